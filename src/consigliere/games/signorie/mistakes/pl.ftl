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
mistake-signorie-entitled = position.entitled: według kości i pionków na obszarze progu jest to [{ $names }] (SI-11.4)
mistake-signorie-stack = position.stack: z liczenia wychodzi { $counted }, znaleziono { $found }; żetony poza grą wymień w removed_tiles
mistake-signorie-stack-removed = position.stack: z liczenia wychodzi { $counted }, znaleziono { $found }; patrz removed_tiles

## Zestawy elementów

wanted-signorie-track = co najmniej jeden tor
wanted-signorie-bonus = bonus obok tego
wanted-signorie-list = { $wanted } ({ $rule })
wanted-signorie-bonus-rounds = rundy od 1 do 5 (SI-2.6)
wanted-signorie-vp-rounds = wszystkie rundy, które nie są rundami bonusów (SI-11.13)
wanted-signorie-faces = wszystkie ścianki, które nie są kobietami (SI-7.6)
wanted-signorie-setup = wpis dla 2, 3 i 4 graczy (SI-1.1)
wanted-signorie-florins = { $players } liczby, po jednej na każde miejsce w kolejności (SI-2.4)
wanted-signorie-die = od 1 do 6 (SI-4.6)
wanted-signorie-houses = Domy w liczbie { $count } (SI-9.2)
wanted-signorie-tiles = żetony każdego Domu w liczbie { $count } (SI-2.7)
wanted-signorie-four-shields = cztery tarcze: jeden Dom dwa razy, dwa inne raz (SI-9.2)
wanted-signorie-shields = po jednej tarczy każdego Domu (SI-9.2)
wanted-signorie-column = inna kolumna (SI-5.2, RU-20)
wanted-signorie-slots = miejsca od 1 do { $last } (SI-11.6)
wanted-signorie-helpers = po jednym pomocniku na każdym polu pomocnika (SI-10.3)
wanted-signorie-career = pola w liczbie od 2 do { $last }
wanted-signorie-initiative = pola w liczbie od 2 do { $last }
wanted-signorie-cities = miasta w liczbie { $count }, każde z własnym miejscem w kolejności (RU-08)
wanted-signorie-values = wartości rosnące w liczbie { $count } (SI-7.9)
wanted-signorie-tasks = żetony w liczbie { $count } (SI-2.10)
wanted-signorie-pawns = kilka liczb pionków dokładnie wtedy, gdy efekt liczy się za pionek (SI-6.2)
wanted-signorie-rewards = żetony w liczbie { $count } (SI-2.6)
wanted-signorie-reward-kinds = co najmniej 5 żetonów bonusu i 2 żetony PZ (SI-2.6)
wanted-signorie-of-tracks = tory
wanted-signorie-others = inne
wanted-signorie-two = dwóch na jednym polu
wanted-signorie-why-men = wszyscy pozostali mężczyźni, SI-2.1
wanted-signorie-why-women = wszystkie pozostałe kobiety, SI-2.1
wanted-signorie-why-tiles = tyle, ile wymienia alliance_tile
wanted-signorie-why-left = od lewej do prawej
wanted-signorie-why-head = tylko głowa rodziny (SI-7.6)
wanted-signorie-why-bottom = numeracja od dołu
wanted-signorie-why-lowest = numeracja od dołu, najniższe to 0
wanted-signorie-why-half = połowa vp, zaokrąglona w dół (SI-12.1)
wanted-signorie-why-id = jego identyfikator

## Co wykrywa kontrola elementów

audit-signorie-men = mężczyźni miejsca { $seat }
audit-signorie-women = kobiety miejsca { $seat }
audit-signorie-career = mężczyzna miejsca { $seat } stoi na polu { $space } kariery { $career }
audit-signorie-row = rząd { $row } miejsca { $seat } policzono źle: { $found }, z żetonów wychodzi { $wanted }
audit-signorie-shields = w rzędzie { $row } miejsca { $seat } jest więcej żetonów jednego Domu niż tarcz
audit-signorie-dice = kości koloru { $die }
audit-signorie-dice-taken = kości na planszy miejsca { $seat }: { $n }, może być najwyżej { $most }
audit-signorie-die = kość pokazuje więcej niż sześć
audit-signorie-unseen = żetony, których nikt nie widział: { $unseen }; w stosie i zakryte: { $hidden }
audit-signorie-removed = żetony Domu { $house } poza grą
audit-signorie-city-tile = żeton { $tile } z miasta { $city }: jako miejsce podano { $place }
audit-signorie-city-tiles = żetony, które mają leżeć w miastach
audit-signorie-closed = zamknięte miasta
audit-signorie-city-pawns = miasto { $city } nie jest wypełnione od dołu: pionki { $pawns }, z liczenia { $n }
audit-signorie-closed-city = miasto { $city } jest zamknięte, a coś w nim jest
audit-signorie-discs = dyski w puli ogólnej: { $discs }, pomocnicy: { $helpers }; razem powinno być { $total }
audit-signorie-helper = pomocnik stoi tam, gdzie żaden stać nie może
audit-signorie-brides = panien młodych jest za dużo: { $brides }
audit-signorie-tasks = to nie mogą być żetony zadań: { $tiles }
audit-signorie-rewards = to nie mogą być żetony nagród: { $tiles }
audit-signorie-reward = w rundzie { $round } żetonem nagrody rundy { $of } nie może być { $tile }
audit-signorie-order = kolejność graczy to { $order }; kolejność przybycia dysków to { $arrivals }
audit-signorie-colours = dwóch graczy ma ten sam kolor: { $colours }
audit-signorie-disc = dysk jest powyżej toru: { $discs }
