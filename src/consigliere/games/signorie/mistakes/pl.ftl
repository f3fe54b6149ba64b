### Co jest nie tak z pozycją tej gry, którą ktoś napisał.

mistake-signorie-number = { $where }: oczekiwano liczby całkowitej od { $low } do { $high }, znaleziono { $value }
mistake-signorie-playing = { $where }: „{ $name }” nie gra (możliwe: { $playing })
mistake-signorie-player-twice = { $where }: gracz jest wymieniony dwa razy
mistake-signorie-players = players: oczekiwana liczba graczy to { $seats }, znaleziono { $found }
mistake-signorie-seat = players.{ $name }.seat: miejsce { $seat } jest zajęte
mistake-signorie-order = order: oczekiwano wszystkich graczy ({ $seats })
mistake-signorie-disc = initiative.{ $name }: dysk gracza { $colour } jest wymieniony dwa razy
mistake-signorie-city-pawns = { $where }.pawns: miejsc jest { $spaces } (SI-7.9), znaleziono pionków: { $found }
mistake-signorie-tile = { $where }: żeton { $name } leży już gdzie indziej
mistake-signorie-helper = { $where }.helpers: { $name } jest wymieniony dwa razy, a jego pole mieści jeden dysk (SI-5.1)
mistake-signorie-pawns = players.{ $colour }: więcej pionków niż { $total }, które są (SI-1.4)
mistake-signorie-dice = dice.{ $die }: kości w liczbie { $lying } to więcej, niż ich jest (SI-2.3)
mistake-signorie-discs = helpers: więcej dysków niż { $discs }, które są (SI-2.9)
mistake-signorie-face-down = position: zakryte leżą o { $n } żetonów więcej, niż ich jest (SI-2.7)
mistake-signorie-closed = position.cities: oczekiwana liczba zamkniętych miast to { $closed } (SI-2.8), znaleziono { $found }
mistake-signorie-closed-city = position.cities.{ $city }: w zamkniętym mieście niczego nie ma (SI-2.8)
mistake-signorie-reward = position.rewards.{ $place }: ten żeton nie może tam leżeć (SI-2.6, SI-11.15)
mistake-signorie-tile-twice = position.{ $what }: żeton jest wymieniony dwa razy
mistake-signorie-taken = { $where }: bierze się najwyżej { $most } kości (SI-4.3), znaleziono { $taken }
mistake-signorie-plan = { $where }: { $up } żetonów Domu { $house } nie pasuje do tego planu (SI-9.3)
mistake-signorie-count = position.{ $key }: z liczenia wychodzi { $counted }, znaleziono { $found }
mistake-signorie-count-of = position.{ $key }.{ $name }: z liczenia wychodzi { $counted }, znaleziono { $found }
mistake-signorie-player-count = position.players.{ $name }.{ $key }: z liczenia wychodzi { $counted }, znaleziono { $found }
mistake-signorie-reserve = position.players.{ $name }.reserve.{ $key }: z liczenia wychodzi { $counted }, znaleziono { $found }
mistake-signorie-lowest = position.cities.{ $name }.lowest: z liczenia wychodzi { $counted }
mistake-signorie-phase = position.phase: at = "{ $at }" to faza { $phase }, znaleziono { $found }
mistake-signorie-entitled-yet = position.entitled: przy at = "{ $at }" nikt nie jest jeszcze uprawniony (SI-11.4)
mistake-signorie-entitled = position.entitled: według kości i pionków w obszarze progu jest to [{ $names }] (SI-11.4)
mistake-signorie-stack = position.stack: z liczenia wychodzi { $counted }, znaleziono { $found }; żetony poza grą wymień w removed_tiles
mistake-signorie-stack-removed = position.stack: z liczenia wychodzi { $counted }, znaleziono { $found }; patrz removed_tiles
