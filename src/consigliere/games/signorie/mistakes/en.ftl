### What is wrong with a position of this game that somebody has written.

mistake-signorie-number = { $where }: a whole number from { $low } to { $high } is expected, found { $value }
mistake-signorie-playing = { $where }: '{ $name }' does not play (one of { $playing })
mistake-signorie-player-twice = { $where }: a player is named twice
mistake-signorie-players = players: { $seats } players are expected, found { $found }
mistake-signorie-seat = players.{ $name }.seat: seat { $seat } is taken
mistake-signorie-order = order: all { $seats } players are expected
mistake-signorie-disc = initiative.{ $name }: the disc of { $colour } is named twice
mistake-signorie-city-pawns = { $where }.pawns: there are { $spaces } spaces (SI-7.9), found { $found } pawns
mistake-signorie-tile = { $where }: the tile { $name } lies somewhere else already
mistake-signorie-helper = { $where }.helpers: { $name } is named twice, its cell holds one disc (SI-5.1)
mistake-signorie-pawns = players.{ $colour }: more pawns than the { $total } there are (SI-1.4)
mistake-signorie-dice = dice.{ $die }: { $lying } dice are more than there are (SI-2.3)
mistake-signorie-discs = helpers: more discs than the { $discs } there are (SI-2.9)
mistake-signorie-face-down = position: { $n } tiles more lie face down than there are (SI-2.7)
mistake-signorie-closed = position.cities: { $closed } closed cities are expected (SI-2.8), found { $found }
mistake-signorie-closed-city = position.cities.{ $city }: a closed city holds nothing (SI-2.8)
mistake-signorie-reward = position.rewards.{ $place }: this tile cannot lie there (SI-2.6, SI-11.15)
mistake-signorie-tile-twice = position.{ $what }: a tile is named twice
mistake-signorie-taken = { $where }: at most { $most } dice are taken (SI-4.3), found { $taken }
mistake-signorie-plan = { $where }: { $up } tiles of { $house } do not fit this plan (SI-9.3)
mistake-signorie-count = position.{ $key }: by counting it is { $counted }, found { $found }
mistake-signorie-count-of = position.{ $key }.{ $name }: by counting it is { $counted }, found { $found }
mistake-signorie-player-count = position.players.{ $name }.{ $key }: by counting it is { $counted }, found { $found }
mistake-signorie-reserve = position.players.{ $name }.reserve.{ $key }: by counting it is { $counted }, found { $found }
mistake-signorie-lowest = position.cities.{ $name }.lowest: by counting it is { $counted }
mistake-signorie-phase = position.phase: at = "{ $at }" is in the phase { $phase }, found { $found }
mistake-signorie-entitled-yet = position.entitled: at = "{ $at }" nobody is entitled yet (SI-11.4)
mistake-signorie-entitled = position.entitled: by dice and pawns in the threshold area it is [{ $names }] (SI-11.4)
mistake-signorie-stack = position.stack: by counting it is { $counted }, found { $found }; name tiles that are out of the game in removed_tiles
mistake-signorie-stack-removed = position.stack: by counting it is { $counted }, found { $found }; see removed_tiles

## Packs

wanted-signorie-track = at least one track
wanted-signorie-bonus = a bonus beside it
wanted-signorie-list = { $wanted } ({ $rule })
wanted-signorie-bonus-rounds = the rounds 1 to 5 (SI-2.6)
wanted-signorie-vp-rounds = all rounds that are no bonus rounds (SI-11.13)
wanted-signorie-faces = all faces that are no woman faces (SI-7.6)
wanted-signorie-setup = an entry for 2, 3 and 4 players (SI-1.1)
wanted-signorie-florins = { $players } numbers, one for each place in the order (SI-2.4)
wanted-signorie-die = 1 to 6 (SI-4.6)
wanted-signorie-houses = { $count } houses (SI-9.2)
wanted-signorie-tiles = { $count } tiles of each house (SI-2.7)
wanted-signorie-four-shields = four shields: one house twice, two others once (SI-9.2)
wanted-signorie-shields = one shield of each house (SI-9.2)
wanted-signorie-column = another column (SI-5.2, RU-20)
wanted-signorie-slots = the slots 1 to { $last } (SI-11.6)
wanted-signorie-helpers = one helper on each cell (SI-10.3)
wanted-signorie-career = 2 to { $last } spaces
wanted-signorie-initiative = 2 to { $last } spaces
wanted-signorie-cities = { $count } cities, each with its own place in the order (RU-08)
wanted-signorie-values = { $count } ascending values (SI-7.9)
wanted-signorie-tasks = { $count } tiles (SI-2.10)
wanted-signorie-pawns = several numbers of pawns exactly if the effect counts per pawn (SI-6.2)
wanted-signorie-rewards = { $count } tiles (SI-2.6)
wanted-signorie-reward-kinds = at least 5 bonus tiles and 2 scoring tiles (SI-2.6)
wanted-signorie-of-tracks = tracks
wanted-signorie-others = others
wanted-signorie-two = two on one cell
wanted-signorie-why-men = all other men, SI-2.1
wanted-signorie-why-women = all other women, SI-2.1
wanted-signorie-why-tiles = as many as alliance_tile lists
wanted-signorie-why-left = left to right
wanted-signorie-why-head = only the head of the family (SI-7.6)
wanted-signorie-why-bottom = numbered from the bottom
wanted-signorie-why-lowest = numbered from the bottom, the lowest is 0
wanted-signorie-why-half = half of vp, rounded down (SI-12.1)
wanted-signorie-why-id = its id

## What an audit finds

audit-signorie-men = men of seat { $seat }
audit-signorie-women = women of seat { $seat }
audit-signorie-career = seat { $seat } has a man on space { $space } of career { $career }
audit-signorie-row = row { $row } of seat { $seat } is counted wrongly: { $found }, by its tiles it is { $wanted }
audit-signorie-shields = row { $row } of seat { $seat } has more tiles of a house than shields
audit-signorie-dice = dice of colour { $die }
audit-signorie-dice-taken = dice on the board of seat { $seat }: { $n }, at most { $most } are allowed
audit-signorie-die = a die shows more than six
audit-signorie-unseen = tiles that nobody has seen: { $unseen }; in the stack and face down: { $hidden }
audit-signorie-removed = tiles of house { $house } out of the game
audit-signorie-city-tile = tile { $tile } of city { $city } is said to lie at { $place }
audit-signorie-city-tiles = tiles said to lie in cities
audit-signorie-closed = closed cities
audit-signorie-city-pawns = city { $city } is not filled from below: pawns { $pawns }, counted { $n }
audit-signorie-closed-city = city { $city } is closed and holds something
audit-signorie-discs = discs in supply: { $discs }, helpers: { $helpers }; together there should be { $total }
audit-signorie-helper = a helper stands where none can stand
audit-signorie-brides = there are too many brides: { $brides }
audit-signorie-tasks = these cannot be the task tiles: { $tiles }
audit-signorie-rewards = these cannot be the reward tiles: { $tiles }
audit-signorie-reward = in round { $round } the reward tile of round { $of } cannot be { $tile }
audit-signorie-order = the order is { $order }; the discs arrived in the order { $arrivals }
audit-signorie-colours = two players have one colour: { $colours }
audit-signorie-disc = a disc is above the track: { $discs }
