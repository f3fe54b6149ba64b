### Co jest nie tak z pozycją tej gry, którą ktoś napisał.

mistake-la-famiglia-playing = { $where }: rodzina { $name } nie gra
mistake-la-famiglia-colour = { $where }: oczekiwano koloru rodziny, znaleziono „{ $name }”
mistake-la-famiglia-seat = { $where }.seat: oczekiwano wolnego miejsca od 0 do 3, znaleziono { $seat }
mistake-la-famiglia-mat = { $where }.mat.{ $row }: oczekiwano od 0 do { $size } znaczników, znaleziono { $left }
mistake-la-famiglia-columns = sheets.columns: oczekiwana liczba kolumn to { $columns }
mistake-la-famiglia-space = sheets.spaces: arkusz { $round } nie ma pola { $name }
mistake-la-famiglia-labs = { $where }.labs: laboratoriów może być najwyżej { $most } (LF-1.8), znaleziono { $found }
mistake-la-famiglia-side = { $where }: soldati lub samochody muszą mieć stronę
mistake-la-famiglia-token = { $where }: znacznik musi mieć kolor albo „neutral”
mistake-la-famiglia-team = marked.{ $tile }.{ $side }: { $colour } należy do drugiej drużyny
mistake-la-famiglia-pieces = families.{ $colour }: { $kind } o { $n } więcej, niż ma rodzina (LF-1.6)
mistake-la-famiglia-influence = families.{ $colour }: więcej znaczników wpływu, niż ma rodzina (LF-1.6)
mistake-la-famiglia-neutral = neutral: { $kind } o { $n } więcej, niż jest (LF-1.6)
mistake-la-famiglia-lab-pool = labs: o { $n } więcej, niż jest (LF-1.6)
mistake-la-famiglia-orders = position.areas.{ $name }.orders: możliwe są najwyżej dwa rozkazy (LF-4.25)
mistake-la-famiglia-order-family = position.areas.{ $name }.orders: { $order } nie należy do rodziny, która trzyma obszar
mistake-la-famiglia-order-twice = position.areas.{ $name }.orders: { $order } leży już gdzie indziej
mistake-la-famiglia-own = position.own.{ $colour }: ta rodzina nie gra
mistake-la-famiglia-headquarters = position.own.{ $colour }.orders: { $order } nie może być w tej siedzibie
mistake-la-famiglia-round = position.round: oczekiwano rundy od 1 do { $rounds }, znaleziono { $round }
mistake-la-famiglia-soldato = position.areas.{ $area }: strona musi mieć tam co najmniej jednego soldato (LF-1.9)
mistake-la-famiglia-boats = position.seas.{ $sea }: na obszarze morskim zostaje motorówek najwyżej { $most } (LF-4.28)
mistake-la-famiglia-one-token = position.sheets.spaces.{ $space }: to pole mieści jeden znacznik (LF-4.6)
mistake-la-famiglia-bust = position: znacznik ostatniej akcji stoi obok znacznika, a na polu { $space } żadnego nie ma (LF-4.33)
mistake-la-famiglia-tiles = position.tiles: kafelków w grze jest { $wanted } (LF-2.4), znaleziono { $found }
mistake-la-famiglia-supply = position.families.{ $colour }.supply.{ $key }: z liczenia wychodzi { $counted }, znaleziono { $value }
mistake-la-famiglia-lab-count = position.lab_pool: z liczenia wychodzi { $counted }
mistake-la-famiglia-neutral-count = position.neutral.{ $key }: z liczenia wychodzi { $counted }, znaleziono { $value }
mistake-la-famiglia-phase = position.phase: at = "{ $at }" to faza { $phase }, znaleziono { $found }
mistake-la-famiglia-first = position.first: at = "{ $at }" zaczyna ten, kto ma znacznik »Primo Giocatore«, jak mówi primo (LF-3.2)

## Zestawy elementów

wanted-la-famiglia-spaces = pola w liczbie { $count } (LF-1.6)
wanted-la-famiglia-columns = kolumny A, B, C od lewej do prawej (LF-4.38)
wanted-la-famiglia-orders = rozkazy { $kind } w liczbie { $count } (LF-1.6)
wanted-la-famiglia-opened = { $colour }.{ $name }, który otwiera planszetka (LF-4.38)
wanted-la-famiglia-letter = litera, którą otwiera pole rzędu { $row } (LF-4.38)
wanted-la-famiglia-pentito = liczby dla najwyżej { $most } obszarów (LF-8.6)
wanted-la-famiglia-not-supply = nic z tego na rozkazie zaopatrzenia (LF-6.7)
wanted-la-famiglia-attack = symbol ataku na rozkazie ataku (LF-7, LF-8)
wanted-la-famiglia-special = efekt specjalny dla kind = { $kind } (LF-9)
wanted-la-famiglia-shotguns = co najmniej 1 przy efekcie specjalnym { $special } (LF-7.6)
wanted-la-famiglia-entries = wpisy w liczbie { $count } (LF-1.2)
wanted-la-famiglia-id = małe litery, cyfry i łączniki
wanted-la-famiglia-label = co najmniej jeden wiersz
wanted-la-famiglia-way = droga lądem do każdego innego obszaru
wanted-la-famiglia-neighbour = także { $name }, którego jest sąsiadem (LF-1.3)
wanted-la-famiglia-two-seas = najwyżej 2 obszary morskie (LF-1.3)
wanted-la-famiglia-coast = także { $name }, które wymienia je jako swój brzeg lub morze (LF-1.3)
wanted-la-famiglia-size = obszary w liczbie { $count } (LF-1.2)
wanted-la-famiglia-together = obszary połączone lądem (LF-1.2)
wanted-la-famiglia-marker-sea = morze, którego dotyka jeden z jego obszarów
wanted-la-famiglia-teams = { $teams } jako a i b (LF-2.3)
wanted-la-famiglia-start-areas = obszary w liczbie { $count } (LF-2.8)
wanted-la-famiglia-every-area = każdy obszar, w którym nie zaczyna żadne miejsce (LF-2.8)
wanted-la-famiglia-soldati = soldati razem w liczbie { $count } (LF-1.6, LF-2.8)
wanted-la-famiglia-area = identyfikator obszaru
wanted-la-famiglia-other-side = obszar, w którym nie zaczyna inna strona (LF-2.8)
wanted-la-famiglia-marker = punkt w { $sea }
wanted-la-famiglia-three-points = co najmniej 3 punkty
wanted-la-famiglia-canvas = punkty na płótnie { $width } na { $height }
wanted-la-famiglia-ring = pierścień, który się nie przecina
wanted-la-famiglia-inside = punkt wewnątrz wielokąta
wanted-la-famiglia-circle = koło wewnątrz wielokąta, więc najwyżej { $free }
wanted-la-famiglia-paid = więcej niż free_place (LF-10.7)
wanted-la-famiglia-characters = wpisy w liczbie { $count } (LF-2.10)
wanted-la-famiglia-labs = najwyżej { $pool } laboratoriów na dowolnych { $players } kartach (LF-1.6)
wanted-la-famiglia-own-column = własna kolumna
wanted-la-famiglia-sheets = arkusze od 0 do { $last } w tej kolejności (LF-2.1)
wanted-la-famiglia-cost = koszt każdej z { $columns } kolumn (LF-4.13)
wanted-la-famiglia-neutral-start = { $columns } liczb o sumie { $tokens } (LF-1.6, LF-2.13)
wanted-la-famiglia-room = miejsce na znaczniki: neutralne { $tokens } i inne { $players } (LF-2.13)
wanted-la-famiglia-row = { $row }, następny rząd kolumny { $column }
wanted-la-famiglia-infinite = pole z infinite = true i money co najmniej 0 (Q-10)
wanted-la-famiglia-final = ostatnia akcja sama na polu na jeden znacznik (LF-4.33)
wanted-la-famiglia-first-game = first_game = true dla tylu rodzin: { $count } (LF-2.5)
wanted-la-famiglia-why-next = następne pole rzędu { $row }
wanted-la-famiglia-why-opens = pierwsze pole kolumny otwiera jej rozkaz, LF-4.38
wanted-la-famiglia-why-basic = kolor, basic i numer
wanted-la-famiglia-why-advanced = kolor, rząd i litera
wanted-la-famiglia-why-none = podstawowy rozkaz go nie ma
wanted-la-famiglia-why-space = arkusz, kolumna i rząd
wanted-la-famiglia-why-down = kierunek rysunku
wanted-la-famiglia-no-order = nie ma takiego rozkazu
wanted-la-famiglia-no-way = brak drogi do { $area }
wanted-la-famiglia-no-area = brak { $area }
wanted-la-famiglia-fewer = mniej niż { $needed } obszary jednego mandamento (LF-5.1)
wanted-la-famiglia-held = { $mandamento }: { $count }
wanted-la-famiglia-areas = obszary mapy
wanted-la-famiglia-seas = obszary morskie mapy
wanted-la-famiglia-other-areas = inne obszary
wanted-la-famiglia-other-seas = inne obszary morskie
wanted-la-famiglia-border = granica z { $place }, jak mówi { $key } (LF-1.3)
wanted-la-famiglia-no-border = brak granicy z { $place }, jak mówi { $key } (LF-1.3)
wanted-la-famiglia-otherwise = inaczej
wanted-la-famiglia-crossing = przecięcie w pobliżu [{ $x }, { $y }]
wanted-la-famiglia-parts = części w liczbie { $count } przy join = "{ $join }" (LF-4.9)

## Co wykrywa kontrola elementów

audit-la-famiglia-soldati = soldati miejsca { $seat }
audit-la-famiglia-cars = samochody miejsca { $seat }
audit-la-famiglia-boats = motorówki miejsca { $seat }
audit-la-famiglia-tokens = znaczniki wpływu miejsca { $seat }
audit-la-famiglia-labs = laboratoria
audit-la-famiglia-neutral-soldati = neutralni soldati
audit-la-famiglia-neutral-tokens = neutralne znaczniki wpływu
audit-la-famiglia-tiles = kafelki kontroli w grze
audit-la-famiglia-no-side = obszar { $area } należy do { $side }, a to nie jest strona
audit-la-famiglia-held = obszar { $area } należy do strony { $side }, liczba soldati: { $n }
audit-la-famiglia-car = obszar { $area } nie należy do żadnej rodziny, liczba samochodów: { $n }
audit-la-famiglia-area-labs = laboratoria w obszarze { $area }: { $n }, może być najwyżej { $most }
audit-la-famiglia-order-lies = { $order }: na planszy { $n }, a jako miejsce podano { $place }
audit-la-famiglia-order-place = { $order }: jako miejsce podano { $place }, a rodzina ma miejsce przy stole { $seat }
audit-la-famiglia-order-trace = w obszarze { $area } został ślad po rozkazie, którego już nie ma
audit-la-famiglia-order-area = rozkaz { $order } leży w obszarze { $area }, który nie należy do jego rodziny
audit-la-famiglia-sheet = znacznik leży na polu { $space }, którego arkusz { $sheet } nie ma
audit-la-famiglia-room = znaczniki na polu { $space }: { $n }, a mieści się jeden
audit-la-famiglia-bust = znacznik ostatniej akcji miejsca { $seat } stoi na polu { $space } bez znacznika wpływu
audit-la-famiglia-bust-space = znacznik ostatniej akcji miejsca { $seat } stoi na { $space }, a to nie jest pole
audit-la-famiglia-tile-team = kafelek { $tile } drużyny { $team } oznacza { $seat }
audit-la-famiglia-tile-out = kafelek { $tile } jest oznaczony, a nie ma go w grze
audit-la-famiglia-control = znacznik kontroli należy do { $seat }, a to nie jest miejsce przy stole
audit-la-famiglia-sea = motorówki na obszarze morskim { $sea }: { $n }, może być najwyżej { $most }
audit-la-famiglia-marching = strona { $side } jest w ruchu: soldati { $soldati }, samochody { $cars }
audit-la-famiglia-committed = tajne wybory { $choices } nie należą do żadnego otwartego pytania
audit-la-famiglia-over = gra jest zakończona, a otwarte kroki to { $n }
audit-la-famiglia-not-over = gra nie jest zakończona, a otwarte kroki to { $n }
