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
