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
