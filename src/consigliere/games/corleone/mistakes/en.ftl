### What is wrong with a position of this game that somebody has written.

mistake-corleone-family = { $where }: '{ $name }' is no family of this game (one of { $names })
mistake-corleone-families = families: { $seats } families are expected, found { $found }
mistake-corleone-seat = families.{ $name }.seat: a free seat from 0 to { $last } is expected, found { $seat }
mistake-corleone-act = act: a number from 1 to 4 is expected, found { $act }
mistake-corleone-tile = tiles.{ $name }: a business tile that lies nowhere else is expected, found { $tile }
mistake-corleone-thug-business = thugs.{ $name }: this business is not on the board
mistake-corleone-thug-park = thugs.{ $name }: Central Park has no thug space (CE-5.16)
mistake-corleone-boss = thugs.{ $name }: there is one Union Boss (CE-8.5), and it is at { $place }
mistake-corleone-space = members.{ $name }: this space does not exist with { $seats } players (CE-2.12)
mistake-corleone-mayor = members.{ $name }: there is one Mayor (CE-8.5), and it is at { $place }
mistake-corleone-hudson = hudson: { $name } is in two places, there is one such figure (CE-8.5)
mistake-corleone-open-jobs = open_jobs: { $wanted } places are expected (CE-2.5), found { $found }
mistake-corleone-twice = { $where }: { $name } lies in two places
mistake-corleone-supply = supply.{ $name }: { $n } cards more than there are (CE-1.2)
mistake-corleone-figures = { $where }.{ $what }: { $n } more than the family has
mistake-corleone-view = the view has more jobs drawn than there are
