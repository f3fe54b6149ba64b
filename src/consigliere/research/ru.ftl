### Слова партии, рассказанной текстом (`text.py`), по-русски.

text-title = { $title }: { $who }
text-you = вы — { $who }, место { $seat }
text-watching = вы наблюдаете
text-rules = == Правила коротко
text-position = == Позиция
text-happened = == Что произошло с тех пор
text-question = == Вопрос
text-over = == Игра окончена
text-choices = == Ваши варианты (номер, ход, что это; → чего стоит и что даёт; ! вернуть нельзя)
text-anytime = В любой момент, вместо ответа:
text-choice = { $number }. { $move } – { $words }
text-gist = { $text } → { $gist }
text-final = { $text } !
text-words = { $words } ({ $detail })
text-how = Ответьте одним номером или одним ходом из этого списка и больше ничем.
text-why = { $sentence } ({ $rule })
mistake-text-page = Страницы «{ $page }» нет; есть { $pages }.
mistake-text-number = Ответа { $number } нет; всего ответов: { $count }.
mistake-text-several = Это может значить несколько ходов: { $list }.
mistake-text-answer = В «{ $answer }» не найден ход; ответьте номером от 1 до { $count } или ходом из списка.

## Что не так с вызовом

mistake-research-needs = для пачек партий нужен { $missing }: pip install { $missing }
mistake-batch-size = в пачке хотя бы одна партия, а не { $n }
mistake-batch-step = step нужно действий: { $n }, по одному на партию, а не { $shape }
mistake-batch-action = действие — это число от 0 до { $last }
mistake-batch-move = «{ $move }» в партии { $row } невозможно: что возможно, говорит её маска
mistake-batch-closed = эта пачка закрыта
mistake-observer = у наблюдателя игры { $game } нет параметров, найдено { $params }
mistake-chance-node = ещё ничего не раздано: сначала идёт узел случая
mistake-render = показать как «{ $mode }» нельзя (можно: { $modes })
mistake-reset = сначала вызовите reset
mistake-agent = { $agent } ещё должен сделать выбор
mistake-version = { $wanted } здесь нет, есть { $here }
mistake-version-game = игры «{ $name }» нет (есть { $games })
