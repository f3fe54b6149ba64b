### Что не так с позицией этой игры, которую кто-то написал.

mistake-la-famiglia-playing = { $where }: семья { $name } не играет
mistake-la-famiglia-colour = { $where }: ожидается цвет семьи, найдено «{ $name }»
mistake-la-famiglia-seat = { $where }.seat: ожидается свободное место от 0 до 3, найдено { $seat }
mistake-la-famiglia-mat = { $where }.mat.{ $row }: фишек должно быть от 0 до { $size }, найдено { $left }
mistake-la-famiglia-columns = sheets.columns: колонок должно быть { $columns }
mistake-la-famiglia-space = sheets.spaces: в таблице { $round } нет клетки { $name }
mistake-la-famiglia-labs = { $where }.labs: нарколабораторий может быть не больше { $most } (LF-1.8), найдено { $found }
mistake-la-famiglia-side = { $where }: солдатам или автомобилям нужна сторона
mistake-la-famiglia-token = { $where }: фишке нужен цвет или «neutral»
mistake-la-famiglia-team = marked.{ $tile }.{ $side }: { $colour } — из другой команды
mistake-la-famiglia-pieces = families.{ $colour }: { $kind } — на { $n } больше, чем есть у семьи (LF-1.6)
mistake-la-famiglia-influence = families.{ $colour }: фишек влияния больше, чем есть у семьи (LF-1.6)
mistake-la-famiglia-neutral = neutral: { $kind } — на { $n } больше, чем есть (LF-1.6)
mistake-la-famiglia-lab-pool = labs: на { $n } больше, чем есть (LF-1.6)
mistake-la-famiglia-orders = position.areas.{ $name }.orders: приказов может быть не больше двух (LF-4.25)
mistake-la-famiglia-order-family = position.areas.{ $name }.orders: { $order } — не той семьи, что держит территорию
mistake-la-famiglia-order-twice = position.areas.{ $name }.orders: { $order } уже лежит в другом месте
mistake-la-famiglia-own = position.own.{ $colour }: эта семья не играет
mistake-la-famiglia-headquarters = position.own.{ $colour }.orders: { $order } не может быть в этом штабе
mistake-la-famiglia-round = position.round: ожидается раунд от 1 до { $rounds }, найдено { $round }
mistake-la-famiglia-soldato = position.areas.{ $area }: у стороны там должен быть хотя бы один солдат (LF-1.9)
mistake-la-famiglia-boats = position.seas.{ $sea }: на морской территории остаётся катеров не больше { $most } (LF-4.28)
mistake-la-famiglia-one-token = position.sheets.spaces.{ $space }: на этой клетке помещается одна фишка (LF-4.6)
mistake-la-famiglia-bust = position: бюст стоит рядом с фишкой, а на клетке { $space } её нет (LF-4.33)
mistake-la-famiglia-tiles = position.tiles: жетонов в игре — { $wanted } (LF-2.4), найдено { $found }
mistake-la-famiglia-supply = position.families.{ $colour }.supply.{ $key }: по подсчёту — { $counted }, найдено { $value }
mistake-la-famiglia-lab-count = position.lab_pool: по подсчёту — { $counted }
mistake-la-famiglia-neutral-count = position.neutral.{ $key }: по подсчёту — { $counted }, найдено { $value }
mistake-la-famiglia-phase = position.phase: at = "{ $at }" — это фаза { $phase }, найдено { $found }
mistake-la-famiglia-first = position.first: at = "{ $at }" начинает тот, у кого фишка первого игрока, как говорит primo (LF-3.2)

## Наборы компонентов

wanted-la-famiglia-spaces = ячеек: { $count } (LF-1.6)
wanted-la-famiglia-columns = колонки A, B, C слева направо (LF-4.38)
wanted-la-famiglia-orders = приказов { $kind }: { $count } (LF-1.6)
wanted-la-famiglia-opened = { $colour }.{ $name }, который открывает планшет (LF-4.38)
wanted-la-famiglia-letter = буква, которую открывает ячейка ряда { $row } (LF-4.38)
wanted-la-famiglia-pentito = числа не больше чем для { $most } территорий (LF-8.6)
wanted-la-famiglia-not-supply = ничего из этого на приказе снабжения (LF-6.7)
wanted-la-famiglia-attack = символ атаки на приказе атаки (LF-7, LF-8)
wanted-la-famiglia-special = эффект приказа для kind = { $kind } (LF-9)
wanted-la-famiglia-shotguns = хотя бы 1 при эффекте приказа { $special } (LF-7.6)
wanted-la-famiglia-entries = записей: { $count } (LF-1.2)
wanted-la-famiglia-id = строчные буквы, цифры и дефисы
wanted-la-famiglia-label = хотя бы одна строка
wanted-la-famiglia-way = путь по суше до любой другой территории
wanted-la-famiglia-neighbour = также { $name }, чьим соседом она является (LF-1.3)
wanted-la-famiglia-two-seas = не больше 2 морских территорий (LF-1.3)
wanted-la-famiglia-coast = также { $name }, где она названа берегом или морем (LF-1.3)
wanted-la-famiglia-size = территорий: { $count } (LF-1.2)
wanted-la-famiglia-together = территории, связанные по суше (LF-1.2)
wanted-la-famiglia-marker-sea = море, которого касается одна из его территорий
wanted-la-famiglia-teams = { $teams } как a и b (LF-2.3)
wanted-la-famiglia-start-areas = территорий: { $count } (LF-2.8)
wanted-la-famiglia-every-area = каждая территория, где не начинает ни одно место (LF-2.8)
wanted-la-famiglia-soldati = солдат всего: { $count } (LF-1.6, LF-2.8)
wanted-la-famiglia-area = идентификатор территории
wanted-la-famiglia-other-side = территория, где не начинает другая сторона (LF-2.8)
wanted-la-famiglia-marker = точка в { $sea }
wanted-la-famiglia-three-points = хотя бы 3 точки
wanted-la-famiglia-canvas = точки на полотне { $width } на { $height }
wanted-la-famiglia-ring = кольцо, которое себя не пересекает
wanted-la-famiglia-inside = точка внутри многоугольника
wanted-la-famiglia-circle = круг внутри многоугольника, то есть не больше { $free }
wanted-la-famiglia-paid = больше, чем free_place (LF-10.7)
wanted-la-famiglia-characters = записей: { $count } (LF-2.10)
wanted-la-famiglia-labs = не больше { $pool } нарколабораторий на любых { $players } картах (LF-1.6)
wanted-la-famiglia-own-column = собственная колонка
wanted-la-famiglia-sheets = таблицы от 0 до { $last } в этом порядке (LF-2.1)
wanted-la-famiglia-cost = стоимость каждой из { $columns } колонок (LF-4.13)
wanted-la-famiglia-neutral-start = чисел: { $columns }, с суммой { $tokens } (LF-1.6, LF-2.13)
wanted-la-famiglia-room = место для фишек: нейтральных { $tokens } и других { $players } (LF-2.13)
wanted-la-famiglia-row = { $row }, следующий ряд колонки { $column }
wanted-la-famiglia-infinite = клетка с infinite = true и money не меньше 0 (Q-10)
wanted-la-famiglia-final = решающее действие одно на клетке для одной фишки (LF-4.33)
wanted-la-famiglia-first-game = first_game = true у стольких семей: { $count } (LF-2.5)
wanted-la-famiglia-why-next = следующая ячейка ряда { $row }
wanted-la-famiglia-why-opens = первая ячейка колонки открывает её приказ, LF-4.38
wanted-la-famiglia-why-basic = цвет, basic и номер
wanted-la-famiglia-why-advanced = цвет, ряд и буква
wanted-la-famiglia-why-none = у обычного приказа его нет
wanted-la-famiglia-why-space = таблица, колонка и ряд
wanted-la-famiglia-why-down = направление рисунка
wanted-la-famiglia-no-order = такого приказа нет
wanted-la-famiglia-no-way = нет пути до { $area }
wanted-la-famiglia-no-area = нет { $area }
wanted-la-famiglia-fewer = территорий одного округа меньше { $needed } (LF-5.1)
wanted-la-famiglia-held = { $mandamento }: { $count }
wanted-la-famiglia-areas = территории карты
wanted-la-famiglia-seas = морские территории карты
wanted-la-famiglia-other-areas = другие территории
wanted-la-famiglia-other-seas = другие морские территории
wanted-la-famiglia-border = граница с { $place }, как говорит { $key } (LF-1.3)
wanted-la-famiglia-no-border = нет границы с { $place }, как говорит { $key } (LF-1.3)
wanted-la-famiglia-otherwise = иначе
wanted-la-famiglia-crossing = пересечение возле [{ $x }, { $y }]
wanted-la-famiglia-parts = частей: { $count } при join = "{ $join }" (LF-4.9)

## Что находит проверка компонентов

audit-la-famiglia-soldati = солдаты места { $seat }
audit-la-famiglia-cars = автомобили места { $seat }
audit-la-famiglia-boats = катера места { $seat }
audit-la-famiglia-tokens = фишки влияния места { $seat }
audit-la-famiglia-labs = нарколаборатории
audit-la-famiglia-neutral-soldati = нейтральные солдаты
audit-la-famiglia-neutral-tokens = нейтральные фишки влияния
audit-la-famiglia-tiles = жетоны контроля в игре
audit-la-famiglia-no-side = территорию { $area } держит { $side }, а такой стороны нет
audit-la-famiglia-held = территорию { $area } держит сторона { $side }, число солдат: { $n }
audit-la-famiglia-car = территорию { $area } не держит ни одна семья, число автомобилей: { $n }
audit-la-famiglia-area-labs = нарколаборатории на территории { $area }: { $n }, может быть не больше { $most }
audit-la-famiglia-order-lies = { $order }: на поле { $n }, а место указано { $place }
audit-la-famiglia-order-place = { $order }: место указано { $place }, а семья сидит на месте { $seat }
audit-la-famiglia-order-trace = на территории { $area } остался след приказа, которого уже нет
audit-la-famiglia-order-area = приказ { $order } лежит на территории { $area }, которую его семья не держит
audit-la-famiglia-sheet = фишка лежит на клетке { $space }, которой в таблице { $sheet } нет
audit-la-famiglia-room = фишки на клетке { $space }: { $n }, а помещается одна
audit-la-famiglia-bust = бюст места { $seat } стоит на клетке { $space } без фишки
audit-la-famiglia-bust-space = бюст места { $seat } стоит на { $space }, а такой клетки нет
audit-la-famiglia-tile-team = жетон { $tile } команды { $team } отмечен местом { $seat }
audit-la-famiglia-tile-out = жетон { $tile } отмечен, а в игре его нет
audit-la-famiglia-control = фишка контроля принадлежит { $seat }, а такого места нет
audit-la-famiglia-sea = катера на морской территории { $sea }: { $n }, может быть не больше { $most }
audit-la-famiglia-marching = сторона { $side } в пути: солдаты { $soldati }, автомобили { $cars }
audit-la-famiglia-committed = тайные выборы { $choices } не относятся ни к одному открытому вопросу
audit-la-famiglia-over = игра окончена, а открытых шагов — { $n }
audit-la-famiglia-not-over = игра не окончена, а открытых шагов — { $n }
