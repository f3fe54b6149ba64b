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
