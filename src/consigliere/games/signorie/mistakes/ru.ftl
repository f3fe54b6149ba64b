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
mistake-signorie-helper = { $where }.helpers: { $name } назван дважды, а в его ячейке помещается один диск (SI-5.1)
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
