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
