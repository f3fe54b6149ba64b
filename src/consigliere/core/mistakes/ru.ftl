### Что не так с тем, что дано ядру: файлы, ходы, позиции, записи и сценарии.

mistake-chance-different = chance: для «{ $label }» нужно разных результатов: { $k }, список даёт { $given }
mistake-chance-none = chance: здесь нужен результат «{ $label }», а в списке больше ничего нет
mistake-chance-other = chance: здесь нужен результат «{ $label }», список даёт «{ $found }»
mistake-chance-pool = chance: для «{ $label }» нужно результатов: { $k } из { $pool }, список даёт { $given }
mistake-chance-kind = chance: для «{ $label }» нужны имена или числа, найдено { $value }
mistake-chance-result = chance: «{ $unknown }» — не результат «{ $label }» (возможны: { $names })
mistake-seats = { $game }: игроков может быть { $counts }, а не { $seats }
mistake-option = { $game }: опции «{ $name }» нет (есть: { $options })
mistake-position-format = это не позиция игры { $game } в формате { $format }
mistake-position-key = в этой позиции нет «{ $key }»
mistake-position-pack = позиция создана с набором { $made }, у этой игры { $here }
mistake-position-pieces = в этой позиции среди фигур нет «{ $key }»
mistake-view = это не вид игры { $game } с набором { $pack }
mistake-undo-nothing = месту { $seat } нечего брать назад: перед этим — рубеж или ход другого игрока
mistake-undo-count = вернуть можно ходов: от 1 до { $most }, а не { $n }
mistake-move-number = хода { $move } нет; ходы идут от 0 до { $last }
mistake-move-verb = «{ $text }» — не ход: он не начинается ни с одного из глаголов { $verbs }
mistake-move-form = «{ $text }» — не ход: должно быть «{ $wanted }»
mistake-move-word = «{ $text }» — не ход: «{ $word }» — это не { $slot } (возможны: { $names })
mistake-toml = { $path }: ожидается TOML, найдено: { $problem }
mistake-json-file = { $path }: ожидается JSON, найдено: { $problem }
mistake-file = { $path } не читается: { $problem }
mistake-file-name = у файла не может быть такого имени
mistake-file-large = { $path }: файл может быть не больше { $most } МиБ
mistake-file-text = { $path } не читается: это не UTF-8 ({ $problem }, байт { $byte })
mistake-file-deep = { $path }: таблиц или списков друг в друге может быть не больше { $most }
mistake-file-number = { $path }: в числе может быть не больше { $most } цифр
mistake-file-control = { $path }: ожидается текст без управляющих символов, найден U+{ $code }
mistake-name = { $where }: «{ $name }» здесь неизвестно (возможны: { $names })
mistake-number-from = { $where }.{ $key }: ожидается число от 0, найдено { $value }
mistake-table = { $where }: ожидается таблица, найдено { $found }
mistake-key = { $where }: ключ «{ $key }» неизвестен (возможны: { $known })
mistake-players = { $where }: играть могут { $seats }, найдено { $found }
mistake-table-of = { $where }.{ $name }: ожидается таблица, найдено { $found }
mistake-free-seat = { $where }.{ $name }.seat: ожидается свободное место от 0 до { $last }, найдено { $seat }
mistake-scenario-stop = { $where }: stop = true бывает только в последней записи
mistake-key-missing = { $where }: нет ключа «{ $key }»
mistake-scenario-seat = «{ $name }» — не место в этой игре
mistake-scenario-sees = sees: ключ «{ $key }» неизвестен (возможны: { $known })
mistake-scenario-expect = expect: ключ «{ $key }» неизвестен (возможны: { $known })
mistake-no-game = игры «{ $name }» нет (есть { $games })
mistake-worded = { $sentence }
mistake-where = { $where }: { $problem }
mistake-illegal = «{ $move }» не разрешено: { $rule } ({ $why })
mistake-other-rules = { $what } — по правилам версии { $rules }, эта версия — { $here }
mistake-of-position = позиция
mistake-of-view = вид
mistake-found-digits = число из слишком многих цифр
mistake-found-deep = слишком много таблиц или списков друг в друге

## Записи партий

mistake-replay = запись нельзя воспроизвести: { $problem }
mistake-record-format = ожидается формат { $wanted }, найдено { $found }
mistake-record-rules = правила записи — версии { $rules }; эта версия Consigliere читает записи начиная с 0.1.0 (правила версии { $here })
mistake-record-pack = играли с другим набором ({ $name })
mistake-record-moves = нет списка ходов (запись одного места нельзя воспроизвести)
mistake-record-options = опции должны быть именами с true или false
mistake-record-seats = seats должно быть числом, найдено { $found }
mistake-where-opening = начало записи
mistake-where-move = ход { $number } записи ({ $move })
mistake-record-line = ход { $number } записи: ожидаются место (число) и ход (текст): { $line }
mistake-record-luck = { $where }: ожидается список результатов вроде {"{"}'first': [2]{"}"}, найдено { $found }
mistake-record-chance = { $where }: результаты случая — { $found }, а должны быть { $wanted }
mistake-record-forced = { $where }: вынужденные ходы — { $found }, а должны быть { $wanted }
mistake-record-check = { $where }: это возможно, но сыграно было не это: check должно быть { $check }
mistake-record-result = запись кончается ходом { $last } и результатом { $result }; по ходам результат там — { $played }

## Сценарии

mistake-kind = { $where }: { $key }: ожидается { $kinds }, найдено { $found }
mistake-kind-text = текст
mistake-kind-whole = целое число
mistake-kind-list = список
mistake-kind-table = таблица
mistake-kind-true = true
mistake-list-text = { $where }: ожидается список текстов, найдено { $found }
mistake-list-table = { $where }: ожидается список таблиц, найдено { $found }
differs-value = { $path } должно быть { $wanted }, а там { $now }
differs-change = { $path } должно измениться на { $wanted }, а меняется на { $by }, до { $now }
differs-view = вид { $viewer }: { $problem }
differs-known = { $path } не должно быть известно, а там { $value }
differs-event = должно было произойти { $event }; произошло: { $happened }
differs-legal = «{ $move }» должно быть разрешено
differs-not-legal = «{ $move }» не должно быть разрешено
differs-allowed = «{ $move }» должно быть отклонено: { $rule }, а оно разрешено
differs-forbidden = «{ $move }» должно быть отклонено: { $rule }, а запрещает его { $other } ({ $why })
differs-a-rule = какое-то правило
differs-only-because = «{ $move }» отклоняет не правило, а только { $why }; если так задумано, укажите это в why
differs-refused = «{ $move }» места { $seat } отклоняет { $by }; открыто: { $asked }; разрешено: { $legal }
differs-asked = { $question } для { $seats }
differs-over = игра окончена
differs-nothing = ничего
mistake-kind-truth = true или false
mistake-kind-number = число
mistake-kind-list-of = список: { $kinds }
mistake-kinds-text = тексты
mistake-kinds-whole = целые числа
mistake-kinds-number = числа
mistake-kinds-list = списки
mistake-kinds-table = таблицы
mistake-kinds-truth = true или false

## Наборы компонентов

mistake-pack-found = { $where }: ожидается { $expected }, найдено { $found }.
mistake-pack-file = { $problem }.
wanted-plain = только тексты, числа, true и false
wanted-one-entry = одна запись с этим ключом
wanted-not-in-turn = набор, который сам не расширяет этот
wanted-name = имя игры или путь к набору
wanted-folder = файлы TOML в этой папке
wanted-pack = набор
wanted-one-file = этот ключ только в одном файле (он есть в { $file })
wanted-keys-there = ключи, которые там есть
wanted-table-with = таблица с ключами { $keys }
wanted-entry-there = запись, которая там есть
wanted-given = указание этого ключа
wanted-no-key-but = никаких ключей, кроме { $known }
wanted-fixed = { $value } ({ $why })
wanted-number = число от { $low } до { $high }
wanted-texts = список текстов
wanted-ids = идентификаторы: { $what }
wanted-once = каждый идентификатор один раз
wanted-point = точка [x, y]
wanted-points = список точек [x, y]
wanted-tables = список таблиц
wanted-own-id = собственный идентификатор
wanted-entry = запись { $name }
wanted-only = только { $wanted }
wanted-nothing = ничего
wanted-none = нет
wanted-two = две
wanted-again = он снова
wanted-times = { $value }, раз: { $count }
wanted-twice = { $value } дважды
wanted-empty-table = пустая таблица
wanted-one-of = одно из: { $words }
wanted-the-whole = целое число { $low }
wanted-whole = целое число от { $low } до { $high }
wanted-wholes-of = список из целого числа { $low }
wanted-wholes = список целых чисел от { $low } до { $high }
wanted-provenance = буквы из { $letters }, соединённые знаком "+"
wanted-why-format = формат, который читает эта версия
wanted-why-game = игра, которая его проверяет

## Что находит проверка компонентов

audit-count = { $what }: { $found }, должно быть { $wanted }
audit-money = деньги места { $seat }: { $found }; раньше { $before }, по событиям должно быть { $wanted }
audit-negative = в { $name } есть число меньше нуля: { $numbers }
