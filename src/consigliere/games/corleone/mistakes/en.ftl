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

## Packs

wanted-corleone-territories = the territories 1 to 7 and Central Park as 0 (CE-5.16)
wanted-corleone-corners = at least three corners
wanted-corleone-canvas = points on the canvas of { $width } by { $height }
wanted-corleone-spaces = 1 to { $most } spaces
wanted-corleone-touches = two or three areas (CE-5.18)
wanted-corleone-marked = { $count } spaces marked 3+ (CE-2.12)
wanted-corleone-extra-action = extra_action on a job only (CE-13.24)
wanted-corleone-chief-first = a part that places the Police Chief before one that needs him (RU-13)
wanted-corleone-value = values of money cards
wanted-corleone-keep = not more than are drawn
wanted-corleone-money = four different values (CE-1.2)
wanted-corleone-joker = { $goods } (CE-5.21)
wanted-corleone-cards = { $count } cards (CE-1.2)
wanted-corleone-families = { $count } families (CE-1.2)
wanted-corleone-setup = one entry for each of 2, 3, 4 and 5 players
wanted-corleone-values = values of money cards ({ $values })
wanted-corleone-acts = the acts 1 to 4 in order (CE-1.1)
wanted-corleone-front = at least one ability
wanted-corleone-tiles = { $count } { $colour } tiles (CE-1.2)
wanted-corleone-jobs = { $count } jobs (CE-1.2)
wanted-corleone-requires = one to four of { $goods } (CE-5.21)
wanted-corleone-allies = { $count } allies of act { $act } (CE-1.2)
wanted-corleone-abilities = at most { $most } different abilities
wanted-corleone-of-territories = territories
wanted-corleone-of-areas = areas
wanted-corleone-why-chief = CE-13.25: the Police Chief shakes nothing down
wanted-corleone-why-one-area = CE-13.11: one_area is for family members

## What an audit finds

audit-corleone-pile = { $card }: the number of cards in the pile is { $n }
audit-corleone-seen = seat { $seat }, { $card }: { $n } known in a hand of { $held }
audit-corleone-unseen = seat { $seat }, { $card }: cards in hand are not known though nothing was secret
audit-corleone-suitcase = the number of cards in a suitcase is { $n }
audit-corleone-job = the job { $job } is nowhere
audit-corleone-discards = the discard pile and the places of jobs differ
audit-corleone-open-jobs = the open jobs and the places of jobs differ
audit-corleone-deck = a job of an old deck lies in the deck
audit-corleone-looked-at = jobs are looked at by nobody, or none by somebody
audit-corleone-ally = the ally { $ally } is nowhere
audit-corleone-thugs = thugs of seat { $seat }
audit-corleone-members = family members of seat { $seat }
audit-corleone-business = a thug stands on { $business }, which is not on the board
audit-corleone-space = a family member stands on space { $space }, which does not exist (CE-2.12)
audit-corleone-boss = the Union Boss is not where he stands
audit-corleone-mayor = the Mayor is not where he stands
audit-corleone-chief = the Police Chief is in no territory
audit-corleone-tokens = control tokens of seat { $seat }
audit-corleone-tiles = the tiles and their slots differ
audit-corleone-chosen = seat { $seat }, { $card }: { $n } chosen out of { $held }
audit-corleone-size = seat { $seat }: a choice or hand of impossible size
audit-corleone-ledger-row = the ledger has half a row
audit-corleone-ledger-card = a secret card of the ledger is missing
