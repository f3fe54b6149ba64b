### Что не так с позицией этой игры, которую кто-то написал.

mistake-signorie-number = { $where }: ожидается целое число от { $low } до { $high }, найдено { $value }
mistake-signorie-playing = { $where }: «{ $name }» не играет (возможны: { $playing })
mistake-signorie-player-twice = { $where }: игрок назван дважды
mistake-signorie-players = players: игроков должно быть { $seats }, найдено { $found }
mistake-signorie-seat = players.{ $name }.seat: место { $seat } занято
mistake-signorie-order = order: ожидаются все игроки ({ $seats })
mistake-signorie-disc = initiative.{ $name }: диск игрока { $colour } назван дважды
mistake-signorie-city-pawns = { $where }.pawns: мест { $spaces } (SI-7.9), найдено фигурок: { $found }
mistake-signorie-tile = { $where }: жетон { $name } уже лежит в другом месте
mistake-signorie-helper = { $where }.helpers: { $name } назван дважды, а на его месте помещается один диск (SI-5.1)
mistake-signorie-pawns = players.{ $colour }: фигурок больше, чем есть ({ $total }) (SI-1.4)
mistake-signorie-dice = dice.{ $die }: кубиков { $lying } — больше, чем есть (SI-2.3)
mistake-signorie-discs = helpers: дисков больше, чем есть ({ $discs }) (SI-2.9)
mistake-signorie-face-down = position: лицом вниз лежит жетонов на { $n } больше, чем есть (SI-2.7)
mistake-signorie-closed = position.cities: закрытых городов должно быть { $closed } (SI-2.8), найдено { $found }
mistake-signorie-closed-city = position.cities.{ $city }: в закрытом городе ничего нет (SI-2.8)
mistake-signorie-reward = position.rewards.{ $place }: этот жетон не может там лежать (SI-2.6, SI-11.15)
mistake-signorie-tile-twice = position.{ $what }: жетон назван дважды
mistake-signorie-taken = { $where }: кубиков берут не больше { $most } (SI-4.3), найдено { $taken }
mistake-signorie-plan = { $where }: жетоны дома { $house } ({ $up }) не подходят к этому плану (SI-9.3)
mistake-signorie-count = position.{ $key }: по подсчёту — { $counted }, найдено { $found }
mistake-signorie-count-of = position.{ $key }.{ $name }: по подсчёту — { $counted }, найдено { $found }
mistake-signorie-player-count = position.players.{ $name }.{ $key }: по подсчёту — { $counted }, найдено { $found }
mistake-signorie-reserve = position.players.{ $name }.reserve.{ $key }: по подсчёту — { $counted }, найдено { $found }
mistake-signorie-lowest = position.cities.{ $name }.lowest: по подсчёту — { $counted }
mistake-signorie-phase = position.phase: at = "{ $at }" — это фаза { $phase }, найдено { $found }
mistake-signorie-entitled-yet = position.entitled: при at = "{ $at }" права ещё ни у кого нет (SI-11.4)
mistake-signorie-entitled = position.entitled: по кубикам и фигуркам в зоне порога это [{ $names }] (SI-11.4)
mistake-signorie-stack = position.stack: по подсчёту — { $counted }, найдено { $found }; жетоны вне игры назовите в removed_tiles
mistake-signorie-stack-removed = position.stack: по подсчёту — { $counted }, найдено { $found }; см. removed_tiles

## Наборы компонентов

wanted-signorie-track = хотя бы одна шкала
wanted-signorie-bonus = бонус рядом с этим
wanted-signorie-list = { $wanted } ({ $rule })
wanted-signorie-bonus-rounds = раунды от 1 до 5 (SI-2.6)
wanted-signorie-vp-rounds = все раунды, которые не раунды бонусов (SI-11.13)
wanted-signorie-faces = все грани, которые не женские (SI-7.6)
wanted-signorie-setup = запись для 2, 3 и 4 игроков (SI-1.1)
wanted-signorie-florins = чисел: { $players }, по одному на место в порядке хода (SI-2.4)
wanted-signorie-die = от 1 до 6 (SI-4.6)
wanted-signorie-houses = домов: { $count } (SI-9.2)
wanted-signorie-tiles = жетонов каждого дома: { $count } (SI-2.7)
wanted-signorie-four-shields = четыре щита: один дом дважды, два других по разу (SI-9.2)
wanted-signorie-shields = по одному щиту каждого дома (SI-9.2)
wanted-signorie-column = другой столбец (SI-5.2, RU-20)
wanted-signorie-slots = места от 1 до { $last } (SI-11.6)
wanted-signorie-helpers = по одному помощнику на каждом месте помощника (SI-10.3)
wanted-signorie-career = от 2 до { $last } ступеней
wanted-signorie-initiative = от 2 до { $last } ступеней
wanted-signorie-cities = городов: { $count }, у каждого своё место в порядке (RU-08)
wanted-signorie-values = возрастающих значений: { $count } (SI-7.9)
wanted-signorie-tasks = жетонов: { $count } (SI-2.10)
wanted-signorie-pawns = несколько чисел фигурок ровно тогда, когда эффект считается за фигурку (SI-6.2)
wanted-signorie-rewards = жетонов: { $count } (SI-2.6)
wanted-signorie-reward-kinds = хотя бы 5 жетонов бонусов и 2 жетона ПО (SI-2.6)
wanted-signorie-of-tracks = шкалы
wanted-signorie-others = другие
wanted-signorie-two = двое на одном месте
wanted-signorie-why-men = все остальные мужчины, SI-2.1
wanted-signorie-why-women = все остальные женщины, SI-2.1
wanted-signorie-why-tiles = столько, сколько перечислено в alliance_tile
wanted-signorie-why-left = слева направо
wanted-signorie-why-head = только глава рода (SI-7.6)
wanted-signorie-why-bottom = нумерация снизу
wanted-signorie-why-lowest = нумерация снизу, самое нижнее — 0
wanted-signorie-why-half = половина vp с округлением вниз (SI-12.1)
wanted-signorie-why-id = его идентификатор

## Что находит проверка компонентов

audit-signorie-men = мужчины места { $seat }
audit-signorie-women = женщины места { $seat }
audit-signorie-career = мужчина места { $seat } стоит на ступени { $space } карьеры { $career }
audit-signorie-row = ряд { $row } места { $seat } подсчитан неверно: { $found }, по жетонам — { $wanted }
audit-signorie-shields = в ряду { $row } места { $seat } жетонов одного дома больше, чем щитов
audit-signorie-dice = кубики цвета { $die }
audit-signorie-dice-taken = кубики на планшете места { $seat }: { $n }, может быть не больше { $most }
audit-signorie-die = кубик показывает больше шести
audit-signorie-unseen = жетоны, которых никто не видел: { $unseen }; в стопке и закрытые: { $hidden }
audit-signorie-removed = жетоны дома { $house } вне игры
audit-signorie-city-tile = жетон { $tile } города { $city }: место указано { $place }
audit-signorie-city-tiles = жетоны, которые должны лежать в городах
audit-signorie-closed = закрытые города
audit-signorie-city-pawns = город { $city } заполнен не снизу: фигурки { $pawns }, по подсчёту { $n }
audit-signorie-closed-city = город { $city } закрыт, а в нём что-то есть
audit-signorie-discs = диски в общем запасе: { $discs }, помощники: { $helpers }; вместе должно быть { $total }
audit-signorie-helper = помощник стоит там, где стоять не может
audit-signorie-brides = слишком много невест: { $brides }
audit-signorie-tasks = такими жетоны заданий быть не могут: { $tiles }
audit-signorie-rewards = такими жетоны наград быть не могут: { $tiles }
audit-signorie-reward = в раунде { $round } жетоном награды раунда { $of } не может быть { $tile }
audit-signorie-order = порядок хода — { $order }; диски пришли в порядке { $arrivals }
audit-signorie-colours = у двух игроков один цвет: { $colours }
audit-signorie-disc = диск выше шкалы: { $discs }
