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
