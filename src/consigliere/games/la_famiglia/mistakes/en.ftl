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
