### The words of a game told as text (`text.py`), in English.

text-title = { $title }: { $who }
text-you = you are { $who }, seat { $seat }
text-watching = you watch
text-rules = == The rules in short
text-position = == The position
text-happened = == What happened since
text-question = == The question
text-over = == The game is over
text-choices = == Your choices (number, move, what it is; → what it costs and brings; ! cannot be taken back)
text-anytime = Anytime, instead of an answer:
text-choice = { $number }. { $move } – { $words }
text-gist = { $text } → { $gist }
text-final = { $text } !
text-words = { $words } ({ $detail })
text-how = Answer with one number or one move from this list, and nothing else.
text-why = { $sentence } ({ $rule })
mistake-text-page = There is no page "{ $page }"; there is { $pages }.
mistake-text-number = There is no answer { $number }; there are { $count }.
mistake-text-several = That could be several moves: { $list }.
mistake-text-answer = No move was found in "{ $answer }"; answer with a number from 1 to { $count } or with a move from the list.

## What is wrong with a call

mistake-research-needs = batches need { $missing }: pip install { $missing }
mistake-batch-size = a batch has at least one game, not { $n }
mistake-batch-step = step needs { $n } actions, one for each game, not { $shape }
mistake-batch-action = an action is a number from 0 to { $last }
mistake-batch-move = '{ $move }' is not possible in game { $row }: its mask says what is
mistake-batch-closed = this batch is closed
mistake-observer = an observer of { $game } has no parameters, found { $params }
mistake-chance-node = nothing is dealt yet: a chance node comes first
mistake-render = there is no way to render '{ $mode }' (there is { $modes })
mistake-reset = call reset first
mistake-agent = { $agent } owes a choice
mistake-version = there is no { $wanted } here, this is { $here }
mistake-version-game = there is no game '{ $name }' (there is { $games })
