### What is wrong with a position of this game that somebody has written.

mistake-la-famiglia-playing = { $where }: the family { $name } does not play
mistake-la-famiglia-colour = { $where }: the colour of a family is expected, found '{ $name }'
mistake-la-famiglia-seat = { $where }.seat: a free seat from 0 to 3 is expected, found { $seat }
mistake-la-famiglia-mat = { $where }.mat.{ $row }: from 0 to { $size } tokens are expected, found { $left }
mistake-la-famiglia-columns = sheets.columns: { $columns } columns are expected
mistake-la-famiglia-space = sheets.spaces: sheet { $round } has no space { $name }
mistake-la-famiglia-labs = { $where }.labs: at most { $most } labs are allowed (LF-1.8), found { $found }
mistake-la-famiglia-side = { $where }: Soldati or cars need a side
mistake-la-famiglia-token = { $where }: a token needs a colour or 'neutral'
mistake-la-famiglia-team = marked.{ $tile }.{ $side }: { $colour } is of the other team
mistake-la-famiglia-pieces = families.{ $colour }: { $n } { $kind } more than the family has (LF-1.6)
mistake-la-famiglia-influence = families.{ $colour }: more influence tokens than the family has (LF-1.6)
mistake-la-famiglia-neutral = neutral: { $n } { $kind } more than there are (LF-1.6)
mistake-la-famiglia-lab-pool = labs: { $n } more than there are (LF-1.6)
mistake-la-famiglia-orders = position.areas.{ $name }.orders: at most two orders are possible (LF-4.25)
mistake-la-famiglia-order-family = position.areas.{ $name }.orders: { $order } is not of the family that holds the area
mistake-la-famiglia-order-twice = position.areas.{ $name }.orders: { $order } lies somewhere else already
mistake-la-famiglia-own = position.own.{ $colour }: the family does not play
mistake-la-famiglia-headquarters = position.own.{ $colour }.orders: { $order } cannot be in these headquarters
mistake-la-famiglia-round = position.round: a round from 1 to { $rounds } is expected, found { $round }
mistake-la-famiglia-soldato = position.areas.{ $area }: a side needs at least one Soldato there (LF-1.9)
mistake-la-famiglia-boats = position.seas.{ $sea }: at most { $most } boats stay in a sea (LF-4.28)
mistake-la-famiglia-one-token = position.sheets.spaces.{ $space }: this space holds one token (LF-4.6)
mistake-la-famiglia-bust = position: a bust stands beside a token, there is none on space { $space } (LF-4.33)
mistake-la-famiglia-tiles = position.tiles: { $wanted } tiles are in play (LF-2.4), found { $found }
mistake-la-famiglia-supply = position.families.{ $colour }.supply.{ $key }: by counting it is { $counted }, found { $value }
mistake-la-famiglia-lab-count = position.lab_pool: by counting it is { $counted }
mistake-la-famiglia-neutral-count = position.neutral.{ $key }: by counting it is { $counted }, found { $value }
mistake-la-famiglia-phase = position.phase: at = "{ $at }" is in the phase { $phase }, found { $found }
mistake-la-famiglia-first = position.first: at = "{ $at }" begins with who holds the piece, as primo says (LF-3.2)

## Packs

wanted-la-famiglia-spaces = { $count } spaces (LF-1.6)
wanted-la-famiglia-columns = the columns A, B, C from left to right (LF-4.38)
wanted-la-famiglia-orders = { $count } { $kind } orders (LF-1.6)
wanted-la-famiglia-opened = { $colour }.{ $name }, which the mat opens (LF-4.38)
wanted-la-famiglia-letter = a letter that a space of the row { $row } opens (LF-4.38)
wanted-la-famiglia-pentito = numbers for at most { $most } areas (LF-8.6)
wanted-la-famiglia-not-supply = none of it on a supply order (LF-6.7)
wanted-la-famiglia-attack = an attack order to show an attack symbol (LF-7, LF-8)
wanted-la-famiglia-special = a special effect for kind = { $kind } (LF-9)
wanted-la-famiglia-shotguns = at least 1 for the special effect { $special } (LF-7.6)
wanted-la-famiglia-entries = { $count } entries (LF-1.2)
wanted-la-famiglia-id = small letters, digits and hyphens
wanted-la-famiglia-label = at least one line
wanted-la-famiglia-way = a way over land to every other area
wanted-la-famiglia-neighbour = { $name } too, whose neighbour it is (LF-1.3)
wanted-la-famiglia-two-seas = at most 2 seas (LF-1.3)
wanted-la-famiglia-coast = { $name } too, which names it as its coast or sea (LF-1.3)
wanted-la-famiglia-size = { $count } areas (LF-1.2)
wanted-la-famiglia-together = areas that hang together over land (LF-1.2)
wanted-la-famiglia-marker-sea = a sea that one of its areas touches
wanted-la-famiglia-teams = { $teams } as a and b (LF-2.3)
wanted-la-famiglia-start-areas = { $count } areas (LF-2.8)
wanted-la-famiglia-every-area = every area that no seat starts in (LF-2.8)
wanted-la-famiglia-soldati = { $count } Soldati in all (LF-1.6, LF-2.8)
wanted-la-famiglia-area = the id of an area
wanted-la-famiglia-other-side = an area that no other side starts in (LF-2.8)
wanted-la-famiglia-marker = a point in { $sea }
wanted-la-famiglia-three-points = at least 3 points
wanted-la-famiglia-canvas = points on the canvas of { $width } by { $height }
wanted-la-famiglia-ring = a ring that does not cross itself
wanted-la-famiglia-inside = a point inside the polygon
wanted-la-famiglia-circle = a circle inside the polygon, so at most { $free }
wanted-la-famiglia-paid = more than free_place (LF-10.7)
wanted-la-famiglia-characters = { $count } entries (LF-2.10)
wanted-la-famiglia-labs = any { $players } cards to show at most { $pool } labs (LF-1.6)
wanted-la-famiglia-own-column = a column of its own
wanted-la-famiglia-sheets = the sheets 0 to { $last } in this order (LF-2.1)
wanted-la-famiglia-cost = a cost for each of the { $columns } columns (LF-4.13)
wanted-la-famiglia-neutral-start = { $columns } numbers with the sum { $tokens } (LF-1.6, LF-2.13)
wanted-la-famiglia-room = room for { $tokens } neutral and { $players } other tokens (LF-2.13)
wanted-la-famiglia-row = { $row }, the next row of column { $column }
wanted-la-famiglia-infinite = a space with infinite = true and money of at least 0 (Q-10)
wanted-la-famiglia-final = the final action alone on a space for one token (LF-4.33)
wanted-la-famiglia-first-game = first_game = true for { $count } families (LF-2.5)
wanted-la-famiglia-why-next = the next space of the row { $row }
wanted-la-famiglia-why-opens = the first space of a column opens its order, LF-4.38
wanted-la-famiglia-why-basic = colour, basic and number
wanted-la-famiglia-why-advanced = colour, row and letter
wanted-la-famiglia-why-none = a basic order has none
wanted-la-famiglia-why-space = sheet, column and row
wanted-la-famiglia-why-down = the direction of the drawing
wanted-la-famiglia-no-order = no such order
wanted-la-famiglia-no-way = none to { $area }
wanted-la-famiglia-no-area = no { $area }
wanted-la-famiglia-fewer = fewer than { $needed } areas of one Mandamento (LF-5.1)
wanted-la-famiglia-held = { $count } of { $mandamento }
wanted-la-famiglia-areas = areas of the map
wanted-la-famiglia-seas = seas of the map
wanted-la-famiglia-other-areas = other areas
wanted-la-famiglia-other-seas = other seas
wanted-la-famiglia-border = a border with { $place }, as { $key } says (LF-1.3)
wanted-la-famiglia-no-border = no border with { $place }, as { $key } says (LF-1.3)
wanted-la-famiglia-otherwise = it otherwise
wanted-la-famiglia-crossing = a crossing near [{ $x }, { $y }]
wanted-la-famiglia-parts =
    { $count ->
        [one] a single part
       *[other] { $count } parts
    } for join = "{ $join }" (LF-4.9)

## What an audit finds

audit-la-famiglia-soldati = Soldati of seat { $seat }
audit-la-famiglia-cars = cars of seat { $seat }
audit-la-famiglia-boats = speedboats of seat { $seat }
audit-la-famiglia-tokens = influence tokens of seat { $seat }
audit-la-famiglia-labs = drug labs
audit-la-famiglia-neutral-soldati = neutral Soldati
audit-la-famiglia-neutral-tokens = neutral influence tokens
audit-la-famiglia-tiles = control tiles in play
audit-la-famiglia-no-side = { $area } is held by { $side }, which is no side
audit-la-famiglia-held = { $area } is held by side { $side }, its Soldati are { $n }
audit-la-famiglia-car = { $area } has no family, its cars are { $n }
audit-la-famiglia-area-labs = labs in { $area }: { $n }, at most { $most } are allowed
audit-la-famiglia-order-lies = { $order }: { $n } on the board, and it is said to be at { $place }
audit-la-famiglia-order-place = { $order } is at { $place }, its family has seat { $seat }
audit-la-famiglia-order-trace = { $area } keeps the traces of an order that is gone
audit-la-famiglia-order-area = { $order } lies in { $area }, which its family does not hold
audit-la-famiglia-sheet = a token lies in { $space }, which sheet { $sheet } has not
audit-la-famiglia-room = tokens in { $space }: { $n }, there is room for one
audit-la-famiglia-bust = the bust of seat { $seat } stands in { $space } without a token
audit-la-famiglia-bust-space = the bust of seat { $seat } stands in { $space }, which is no space
audit-la-famiglia-tile-team = the tile { $tile } of team { $team } is marked by { $seat }
audit-la-famiglia-tile-out = the tile { $tile } is marked and not in play
audit-la-famiglia-control = a control token belongs to { $seat }, which is no seat
audit-la-famiglia-sea = speedboats in { $sea }: { $n }, at most { $most } are allowed
audit-la-famiglia-marching = side { $side } is on the move: Soldati { $soldati }, cars { $cars }
audit-la-famiglia-committed = the secret choices { $choices } belong to no open question
audit-la-famiglia-over = the game is over, and its open steps are { $n }
audit-la-famiglia-not-over = the game is not over, and its open steps are { $n }
