### The words of La Famiglia in English: questions, refusals, log lines, names, the vocabulary of scenarios.
###
### Arguments are what the engine says. Seats, families, areas, seas, orders, tiles, rows, cards, characters and Mandamenti
### may be given as their ids or, for a person, as their names; names of places, families and characters stand in the pack
### and are not translated. The neutral side is always "neutral", a list without anything and an absent value are "none".

## The game in short, for who has never played it

game-in-short =
    Four families fight for Sicily, two against two: partners win together and know each other's secrets. The island has 12 Mandamenti of 3 areas each; who has Soldati in 2 of the 3 controls the Mandamento.
    There are at most 4 rounds. A round has a planning phase and an encounter phase, each followed by management.
    Planning: in turn, everybody moves one influence token from the top sheet to an action space of the bottom sheet and does what that space says, or pays to gain influence in a whole column, which improves the family for good and may issue an order. Nobody may pass; it ends when the top sheet is empty. Moving a token of another player costs 1 money, paid to that player.
    Actions recruit Soldati (supply to headquarters), place them (headquarters to the board), build cars, boats and drug labs, launder money, and issue orders: tokens laid face down in own areas.
    Encounter: all orders are turned up and carried out, first supply orders, then attack orders, each kind by rising initiative. An attack moves Soldati into a neighbouring area, or over sea with boats; skulls and cars are the attack, labs and vests the defence, and the difference removes defenders. If some are left, the attacker fights on by brute force or by finesse, a duel with secret cards.
    Management: every Mandamento a family controls gives it one of its team's control tiles, which make it stronger.
    A team wins at the end of a round if one of its players controls 5 Mandamenti or both together 6; after round 4 the team with more wins, in a tie the one that controls Bronte.

## Options of a match

option-first-game = First game: black and white stay in the box, the four other families are dealt at random, one per player.
option-identical-cards-once = Of two identical conflict cards in front of one side only one is applied.
option-agitate-requires-attack = Agitate may be used only after a part of the same order's attack.
option-open-books = The money and Soldati in every headquarters are drawn, although one could count them only with a perfect memory.

## Names

seat-name = Seat { $seat }

# Who is not known by a name yet; other languages put it behind words such as family or player.
seat-number = Seat { $seat }

team-a = Team A, seats 1 and 3
team-b = Team B, seats 2 and 4
side-black = Black
side-blue = Blue
side-green = Green
side-red = Red
side-white = White
side-yellow = Yellow
side-neutral = Neutrals
phase-setup = Set-up
phase-planning = Planning phase
phase-management = Management
phase-encounter = Encounter phase
row-justice = justice
row-police = police
row-economy = economy
row-church = church
card-turncoat = Turncoat
card-coward-1 = Coward 1
card-coward-2 = Coward 2

## Control tiles: their names, and what they do with the numbers of the pack

tile-influence = Influence
tile-influence-text = Before the planning phase you may send 1 Soldato from your headquarters back to your supply and replace 1 neutral token of the top sheet by your own.
tile-meeting = Meeting
tile-meeting-text =
    Once in each of your planning turns you may pay { $cost } money and recruit up to { $recruit ->
        [one] { $recruit } Soldato
       *[other] { $recruit } Soldati
    }.
tile-reinforcements = Reinforcements
tile-reinforcements-text =
    Once in each of your planning turns you may pay { $cost } money and place up to { $place ->
        [one] { $place } Soldato
       *[other] { $place } Soldati
    } in one area with your Soldati.
tile-cars = Cars
tile-cars-text = Once in each of your planning turns you may pay { $cost } money and place 1 car in an area with your Soldati.
tile-chain-of-command = Chain of Command
tile-chain-of-command-text = Up to { $orders_per_area } of your orders may lie in one area.
tile-speedboats = Speedboats
tile-speedboats-text = Once in each of your planning turns you may pay { $cost } money and place 1 speedboat.
tile-recruitment = Recruitment
tile-recruitment-text =
    After taking an area you may bring { $free_place ->
        [one] { $free_place } Soldato
       *[other] { $free_place } Soldati
    } from your headquarters there for nothing, or { $paid_place ->
        [one] { $paid_place } Soldato
       *[other] { $paid_place } Soldati
    } for { $paid_cost } money.
tile-allies = Allies
tile-allies-text = In a movement by land you may pay { $cost } money to pass through an empty or neutral area to an area behind it.
tile-bribery = Bribery
tile-bribery-text =
    Before an attack you may pay { $cost } money to replace { $replace_defender ->
        [one] { $replace_defender } defending Soldato
       *[other] { $replace_defender } defending Soldati
    } by your own from supply.
tile-delay-detonator = Delay Detonator
tile-delay-detonator-text = Your car bombs reach areas up to { $car_bomb_distance } land borders away.
tile-miniguns = Miniguns
tile-miniguns-text = Your attacks by sea get an attack bonus of { $sea_attack_bonus }.

## Endings

ending-five-alone = One player alone controls enough Mandamenti to win for the team.
ending-six-together = The two players of a team together control enough Mandamenti to win.
ending-more-mandamenti = The team with more Mandamenti wins.
ending-bronte = Both teams have equally many Mandamenti, and the team that holds Bronte wins.
ending-draw = Both teams have equally many Mandamenti and neither holds Bronte: the game is a draw.

## Statistics of many games

statistics-families = Families
statistics-characters = Characters
statistics-columns = Columns of the top sheet
statistics-spaces = Spaces of the action sheets
statistics-orders = Orders
statistics-tiles = Control tiles
statistics-cards = Conflict cards revealed
statistics-mandamenti = Mandamenti
statistics-deeds = What else was done
statistics-column-1 = 1 starting player
statistics-column-2 = 2 justice
statistics-column-3 = 3 police
statistics-column-4 = 4 economy
statistics-column-5 = 5 church
statistics-column-6 = 6 two institutions
statistics-space = round { $round }, space { $space }
statistics-order = { $family }: { $name }
measure-gained = gained
measure-sold = sold
measure-drawn = drawn
measure-marked = marked
measure-lost = lost
measure-held = held at the end
statistics-deed-brute-force = conflicts by brute force
statistics-deed-finesse = conflicts by finesse
statistics-deed-strike = strikes
statistics-deed-car-bomb = car bombs
statistics-deed-pentito = pentiti
statistics-deed-agitated = agitations
statistics-deed-swapped = Soldati swapped
statistics-deed-invited = invitations
statistics-deed-neutrals = neutral Soldati placed
statistics-deed-sailed = speedboats sailed
statistics-deed-sunk = speedboats sunk
statistics-deed-fetched = Soldati fetched
statistics-deed-bust = busts placed
statistics-deed-given = money given to the partner
statistics-deed-primo = starting piece taken

## Questions of the set-up

ask-choose-families = Choose two of the three families dealt to your team: the one you lead and the one your partner leads.
ask-extra-units =
    { $unit ->
        [cars] Place the cars of your character card in areas with your Soldati, in any order; { $left } left.
        [boats] Place the speedboats of your character card in sea areas next to your Soldati; { $left } left.
       *[soldati] Place the Soldati of your character card in areas with your Soldati, in any order; { $left } left.
    }
ask-extra-labs = Place the labs of your character card in areas with your Soldati; { $left } left.
ask-start-tokens = Lay an influence token from your supply in a column of the top sheet, on an empty space for players.

## Questions of the planning phase

ask-influence-tile = Influence tile: give up 1 Soldato of your headquarters to replace 1 neutral token of the top sheet by your own, or go on.
ask-planning-turn =
    { $acted ->
        [1] You have acted; use a control tile that works once per turn, or end your turn.
       *[0]
            { $must_sell ->
                [1] Nothing can be paid; sell an order from your headquarters.
               *[0]
                    { $free ->
                        [1] Nothing can be paid and there is nothing to sell; choose a token of the top sheet, it goes to an ∞ space free of charge.
                       *[0] Move a token of the top sheet to an action space, or gain influence in one of its columns.
                    }
            }
    }
ask-ask-gift = Your partner cannot pay for a turn; give 1 money and pay the supply its share, or decline.
ask-choose-space =
    { $fee ->
        [0] Move the token from column { $column } to an empty action space of the bottom sheet; it costs nothing to move.
       *[other] Move the token from column { $column } to an empty action space of the bottom sheet; its owner gets { $fee } money from you first.
    }
ask-move-tokens = Move the tokens of column { $column } to empty spaces of the bottom sheet, one owner after the other; the actions there are not performed. { $left } left.
ask-gain-influence =
    { $acted ->
        [1]
            { $ordered ->
                [1] Column { $column }: action and order are done; use a control tile that works once per turn, or go on.
               *[0] Column { $column }: the action is done; issue 1 order that comes with it, or go on.
            }
       *[0]
            { $ordered ->
                [1] Column { $column }: the order is issued; perform the action above the column.
               *[0] Column { $column }: perform the action above it; before or after it you may issue 1 order.
            }
    }
ask-action-parts =
    { $done ->
        [0] Space { $space }: choose the part to perform.
       *[other] Space { $space }: perform the part that is left, or go on without it.
    }
ask-final-action = Final action (Ultima Azione): move the token beside your bust to another empty action space and perform it, or leave it where it is.
ask-recruit =
    Recruit up to { $most ->
        [one] { $most } Soldato
       *[other] { $most } Soldati
    } from your supply to your headquarters.
ask-place-where =
    { $empty ->
        [1] Place up to { $most ->
            [one] { $most } Soldato
           *[other] { $most } Soldati
        } from your headquarters in one area: yours, or an empty one.
       *[0] Place up to { $most ->
           [one] { $most } Soldato
          *[other] { $most } Soldati
       } from your headquarters in one area where you have Soldati already.
    }
ask-place-how-many =
    Place up to { $most ->
        [one] { $most } Soldato
       *[other] { $most } Soldati
    } from your headquarters in { $area }.
ask-order-where =
    { $two_in_one ->
        [1] Choose an area with your Soldati and without any order for up to two orders.
       *[0]
            { $left ->
                [one] Choose an area for an order: with your Soldati, and with room for it.
               *[other] Choose an area for the first of { $left } orders: with your Soldati, and with room for it.
            }
    }
ask-order-which =
    { $more ->
        [1] Choose a second order from your headquarters for { $area }, or go on.
       *[0] Choose the order from your headquarters that goes face down to { $area }.
    }
ask-equipment =
    { $optional ->
        [1]
            { $offered ->
                [1] You may place 1 car in an area with your Soldati.
                [2] You may place 1 speedboat in a sea area next to your Soldati.
                [4] You may place 1 lab in an area with your Soldati and room for it.
               *[other] You may place 1 car, 1 speedboat or 1 lab.
            }
       *[0]
            { $offered ->
                [1] Place 1 car in an area with your Soldati.
                [2] Place 1 speedboat in a sea area next to your Soldati.
                [4] Place 1 lab in an area with your Soldati and room for it.
               *[other] Place 1 car, 1 speedboat or 1 lab.
            }
    }
ask-sail-on = The new speedboat lies in { $sea }; sail on to one sea area next to it, or stay.
ask-sink-other = { $sea } holds one boat too many; your new one goes, choose the other that goes with it.
ask-gather-where = Choose the area where your Soldati and cars from the areas around it gather.
ask-fetch = Bring any number of your Soldati and cars over land to { $area }, one area after the other.
ask-choose-row =
    { $two ->
        [1]
            { $removed ->
                [0] Take two tokens off your mat, the leftmost of a row each; choose the row of the first.
               *[other] Choose the row of the second token that you take off your mat.
            }
       *[0] Take the leftmost token of one row off your mat.
    }
ask-lay-token =
    { $optional ->
        [1] Lay your token in a column of the top sheet that holds another one, or on an empty space of the bottom sheet, where the action is not performed; or leave it in your supply.
       *[0] Lay your token in a column of the top sheet that holds another one, or on an empty space of the bottom sheet, where the action is not performed.
    }

## Questions of the management

ask-management =
    { $clear ->
        [1] Take your token off a control tile: { $marked ->
            [one] { $marked } tile carries
           *[other] { $marked } tiles carry
        } your token, and you control { $mandamenti ->
            [one] { $mandamenti } Mandamento
           *[other] { $mandamenti } Mandamenti
        }.
       *[0] Put a token on a control tile that is free in your team: { $marked ->
           [one] { $marked } tile carries
          *[other] { $marked } tiles carry
       } your token, and you control { $mandamenti ->
           [one] { $mandamenti } Mandamento
          *[other] { $mandamenti } Mandamenti
       }.
    }

## Questions of the encounter phase

ask-next-order = Several of your orders are next with the same initiative; choose the one to execute now.
ask-execute-order = Execute { $order } in { $area }: choose its next part, or finish the order; every part is optional.
ask-second-target = Second movement: choose where Soldati from { $area } go.
ask-send =
    Send up to { $most ->
        [one] { $most } Soldato
       *[other] { $most } Soldati
    } from { $area } to { $target }.
ask-garrison = You have taken { $area }; bring Soldati from your headquarters there with the Recruitment tile, or go on.
ask-second-movement = A second movement may follow, from the area of the order or from where the first one went.
ask-before-attack = Attack on { $target }, { $attackers } against { $defenders }: turn or remove defenders first, or go on.
ask-approach = Attack on { $target }, { $attackers } against { $defenders }: choose finesse, with conflict cards, or brute force, which costs you Soldati.
ask-name-defender = Neutrals defend { $target }, { $attackers } against { $defenders }: choose which family of your team plays their card.
ask-commit-card = Conflict in { $target }, { $attackers } against { $defenders }: choose your card; it stays face down until both have decided what to take.
ask-attacker-takes = Conflict in { $target }, { $attackers } against { $defenders }: take the defender's card without seeing it, or leave it.
ask-defender-takes =
    { $attacker_took ->
        [1] Conflict in { $target }, { $attackers } against { $defenders }: your card has been taken; take the attacker's, or leave it.
       *[0] Conflict in { $target }, { $attackers } against { $defenders }: your card has been left; take the attacker's as well, or leave it.
    }
ask-second-strike = A second Strike may follow at once, at the same area or another one.
ask-pentito =
    { $removed ->
        [none] Pentito in { $area }: remove Soldati from areas next to it, from each area as many as one of these numbers says: { $pattern }.
       *[other] Pentito in { $area }: remove Soldati from areas next to it, from each area as many as one of these numbers says: { $pattern }; removed so far: { $removed }.
    }
ask-agitate-target = Choose where the neutral Soldati of { $area } go: an area next to it that your team does not hold.
ask-agitate-send =
    Send up to { $most ->
        [one] { $most } neutral Soldato
       *[other] { $most } neutral Soldati
    } from { $area } to { $target }.
ask-swap-enemies =
    Replace up to { $left ->
        [one] { $left } enemy or neutral Soldato
       *[other] { $left } enemy or neutral Soldati
    } in areas next to { $area } by your own, which move to { $area }.
ask-guard-labs = Bring Soldati from your headquarters to your labs, up to one for each.
ask-support-areas =
    Place up to { $most ->
        [one] { $most } Soldato
       *[other] { $most } Soldati
    } in { $area } and in each chosen area next to it: yours, a neutral one, or your partner's by invitation.
ask-invited-partner =
    Your partner's order invites you to place up to { $most ->
        [one] { $most } Soldato
       *[other] { $most } Soldati
    } from your headquarters in { $area }.

## The same questions for those who are not asked: what somebody else is doing

doing-choose-families = Choosing the families of the team.
doing-extra-units =
    { $unit ->
        [cars] Placing the cars of the character card; { $left } left.
        [boats] Placing the speedboats of the character card; { $left } left.
       *[soldati] Placing the Soldati of the character card; { $left } left.
    }
doing-extra-labs = Placing the labs of the character card; { $left } left.
doing-start-tokens = Laying an influence token in a column of the top sheet.
doing-influence-tile = Replacing a neutral token with the Influence tile, or not.
doing-planning-turn =
    { $acted ->
        [1] Using a control tile, or ending the turn.
       *[0]
            { $must_sell ->
                [1] Selling an order, as nothing can be paid.
               *[0] Moving a token to an action space, or gaining influence.
            }
    }
doing-ask-gift = Giving the partner 1 money for a turn, or not.
doing-choose-space =
    { $side ->
        [neutral] Finding an action space for the neutral token from column { $column }.
       *[other] Finding an action space for the token of { $side } from column { $column }.
    }
doing-move-tokens =
    { $left ->
        [one] Clearing column { $column } of the top sheet, { $left } token left.
       *[other] Clearing column { $column } of the top sheet, { $left } tokens left.
    }
doing-gain-influence = Performing the action of column { $column } and issuing an order.
doing-action-parts = Performing the action of space { $space }.
doing-final-action = Using the final action, or not.
doing-recruit =
    Recruiting up to { $most ->
        [one] { $most } Soldato.
       *[other] { $most } Soldati.
    }
doing-place-where =
    Placing up to { $most ->
        [one] { $most } Soldato.
       *[other] { $most } Soldati.
    }
doing-place-how-many =
    Placing up to { $most ->
        [one] { $most } Soldato
       *[other] { $most } Soldati
    } in { $area }.
doing-order-where = Finding an area for an order.
doing-order-which = Choosing an order for { $area }.
doing-equipment = Placing a piece of equipment.
doing-sail-on = Sailing on from { $sea }, or staying.
doing-sink-other = Removing a second boat from { $sea }.
doing-gather-where = Choosing where Soldati gather.
doing-fetch = Bringing Soldati and cars to { $area }.
doing-choose-row = Taking a token off the mat.
doing-lay-token = Laying a token of the mat on a sheet.
doing-management =
    { $clear ->
        [1] Taking a token off a control tile.
       *[0] Putting a token on a control tile.
    }
doing-next-order = Choosing which of several orders with the same initiative comes first.
doing-execute-order = Executing { $order } in { $area }.
doing-second-target = Choosing where the second movement from { $area } goes.
doing-send = Sending Soldati from { $area } to { $target }.
doing-garrison = Bringing Soldati from headquarters to { $area }, or not.
doing-second-movement = Making a second movement, or not.
doing-before-attack = Preparing the attack on { $target }.
doing-approach = Choosing between finesse and brute force in { $target }.
doing-name-defender = Choosing who plays the card of the neutrals in { $target }.
doing-commit-card = Choosing a conflict card for { $target }.
doing-attacker-takes = Taking the card of the defender in { $target }, or leaving it.
doing-defender-takes = Taking the card of the attacker in { $target }, or leaving it.
doing-second-strike = Making a second Strike, or not.
doing-pentito = Removing Soldati next to { $area } with a Pentito.
doing-agitate-target = Choosing where the neutral Soldati of { $area } go.
doing-agitate-send = Sending neutral Soldati from { $area } to { $target }.
doing-swap-enemies = Replacing Soldati in areas next to { $area }.
doing-guard-labs = Bringing Soldati to labs.
doing-support-areas = Placing Soldati in { $area } and around it.
doing-invited-partner = Placing Soldati in { $area }, as the partner's order allows.

## Refusals: why something is not possible

why-action-first = The column's action comes first, only the order beside it is optional.
why-agitate-after-attack = In this match Agitate follows only after a part of the same order's attack, and none has been carried out.
why-agitate-no-target = The neutrals of { $area } have nowhere to go, as your team holds every area around it.
why-agitate-own-team = { $area } is held by your team, and agitated neutrals never turn against it.
why-agitate-range = { $area } is out of reach of this order's Agitate, which counts land borders from where the order lies.
why-allies-not-yours = The way through allies to { $area } needs your token on the Allies tile.
why-allies-no-way = No empty or neutral area leads from here to { $area }.
why-allies-own-area = { $area } is yours already, and Allies lead only to areas that your team does not hold.
why-allies-too-dear = Allies are paid before the movement, and your headquarters hold too little money for them.
why-already-acted = This turn's action has been done, and a turn has only one.
why-area-named = { $area } has been named already, and its number is final.
why-area-fixed = { $area } is not where the order lies, and the pieces of an order go nowhere else.
why-area-not-yours = There are no Soldati of yours in { $area }, and the units of your card go to areas with your Soldati.
why-block-closed = The attack of this order ended when a supply part followed it.
why-block-runs = The attack of this order is not interrupted, so supply parts come before or after it.
why-bomb-far = { $area } is out of reach, even for a car bomb with Delay Detonator.
why-bribe-too-dear = Bribery costs more money than your headquarters hold.
why-bust-placed = Your bust stands on a space already, and you have only one.
why-buy-too-dear =
    Removing { $n ->
        [one] { $n } defender
       *[other] { $n } defenders
    } costs more money than your headquarters hold.
why-card-committed = Nothing is sold or given between choosing a conflict card and revealing it.
why-car-not-by-sea = Speedboats carry no car.
why-chain-limit = { $area } holds as many orders as even Chain of Command allows.
why-colour-not-dealt = A team leads only families that were dealt to it.
why-column-empty = Column { $column } of the top sheet holds no token.
why-column-too-dear = Column { $column } costs more money than your headquarters hold: its price, a fee for each token, and a fee to the owner of each token that is not yours.
why-effect-first = At least one part must have an effect before you go on.
why-effect-not-yours = Neither this order nor a control tile of yours has this effect.
why-effect-too-many = { $n } is more than this order can take, or more than defend the area.
why-effect-used = This effect has been used, and it works once in a movement.
why-fetch-first = Once begun, at least one Soldato or car must come.
why-fetch-named =
    { $verb ->
        [fetch-cars] Cars of { $area } have been fetched already.
       *[fetch] Soldati of { $area } have been fetched already.
    }
why-fetch-not-adjacent = { $area } does not border by land on the area where the pieces gather.
why-final-same-space = The final action moves the token, and { $space } is where it stands.
why-garrison-number = Recruitment brings one of its two fixed numbers, and { $n } is neither.
why-garrison-short =
    Your headquarters hold fewer than { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } to bring.
why-garrison-too-dear =
    Bringing { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } costs more money than your headquarters hold.
why-gather-not-adjacent =
    { $verb ->
        [part] Nowhere do two areas with your Soldati share a land border, so nothing can gather.
       *[other] No area with your Soldati borders by land on { $area }, so nothing can gather there.
    }
why-gift-too-dear = A gift costs 1 money for your partner and the supply's share, and your headquarters hold less.
why-grey-full = Column { $column } of sheet 0 has no empty space without a grey circle.
why-guard-labs-only =
    This order brings Soldati only to your labs, and { $area } has too few of them for { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    }.
why-hq-short = The headquarters hold too few Soldati for it.
why-inland = The order lies in an area without a coast, so no speedboat can be placed.
why-institutions-column-empty = Column { $column } of the top sheet holds no other token beside which this one could lie.
why-institutions-column-full = Column { $column } of the top sheet has no empty space.
why-invite-teammate = Only an area of your partner next to the order can be offered, and { $area } is not one.
why-labs-full = { $area } would hold more labs than an area may.
why-labs-full-here =
    { $verb ->
        [part] The area of the order holds as many labs as an area may.
       *[other] { $area } holds as many labs as an area may.
    }
why-lab-area-not-yours = There are no Soldati of yours in { $area }, and the labs of your card go to areas with your Soldati.
why-meeting-limit = { $n } is more than a Meeting recruits.
why-must-act = No turn is passed: use an action space or gain influence.
why-must-be-done = This cannot be declined while a piece can be placed.
why-must-lay-token = This token must go on one of the two sheets.
why-neutrals-only = There are no neutral Soldati in { $area } to agitate.
why-neutral-supply-short =
    The neutral supply holds fewer than { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    }.
why-nothing-taken = This order has taken no area from which a Strike could start.
why-nothing-to-rally = No Soldati of yours stand next to the area of the order.
why-not-by-boat = No chain of your team's speedboats leads to { $area }.
why-not-in-hq = Only orders in your headquarters can be sold, and { $order } is not there.
why-not-next = { $order } is not next: supply orders come before attack orders, then the lower initiative, then the order of play.
why-not-next-door = { $area } does not border by land on where the Soldati start.
why-not-offered-here = This kind of equipment is not offered here.
why-not-on-order = The order does not show this.
why-not-your-team = { $colour } is not of your team, which chooses among its own families who plays for the neutrals.
why-no-boat-left = All your speedboats are on the board.
why-no-car-for-bomb = A car bomb needs a car of yours where the Strike starts.
why-no-car-here = There is no car of yours where the Soldati start.
why-no-car-left = All your cars are on the board.
why-no-effect = Space { $space } could do nothing for you now, and a final action must have an effect.
why-no-effect-only-if-nothing-else = A space without any effect may be used only if nothing else can be paid.
why-no-equipment = No car, speedboat or lab could be placed now.
why-no-extra-boat = Your character card has no speedboat left to place.
why-no-labs = There are no labs in your areas, so there is nothing to launder.
why-no-lab-left = All labs are on the board.
why-no-neutral-token = Column { $column } of the top sheet holds no neutral token.
why-no-order-in-hq = There is no order in your headquarters that could be issued, or no area with room for it.
why-no-shotgun = The order shows no shotgun, so it moves no Soldati.
why-no-soldato-here = There are no Soldati of yours left in the area of the order.
why-no-such-space = The bottom sheet has no space { $space }.
why-no-target = No area can be reached from { $area }.
why-one-car = Only one car comes along with an order, and another one has moved.
why-one-order = One order comes with gaining influence, and it has been issued.
why-only-infinite = A token that moves free of charge goes to an ∞ space, and { $space } is not one.
why-only-in-phases = Orders are sold and money is given only in the planning and the encounter phase.
why-order-area-not-yours = There are no Soldati of yours in { $area }, and orders are issued only where they are.
why-order-limit = { $area } holds an order already.
why-order-limit-place = { $n } is more than this order places.
why-order-limit-recruit = { $n } is more than this order recruits.
why-order-not-in-hq = { $order } is not in your headquarters.
why-other-area = The second order goes to another area than { $area }.
why-other-row = The second token comes from another row than { $row }.
why-part-area-left = The area of the order is no longer yours, so this part has nowhere to go.
why-part-done = Part { $n } has been done, or an equal part comes before it.
why-pentito-far = { $area } does not border by land on the area of the order.
why-pentito-no-enemy = There are no enemy or neutral Soldati in { $area }.
why-pentito-pattern =
    The order's numbers leave no room for { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } from { $area }, as each of them serves one area.
why-piece-area-not-yours =
    { $verb ->
        [part] There are no Soldati of yours in the area of the order.
       *[other] There are no Soldati of yours in { $area }.
    }
why-place-area =
    { $verb ->
        [part] There is neither an empty area nor one with your Soldati.
       *[other] { $area } is held by another side, and Soldati are placed in areas of yours or in empty ones.
    }
why-place-limit = { $n } is more than the base value of the police row and the bonus of the space allow.
why-place-own-limit = { $n } is more than the base value of the police row and the bonus of the space allow.
why-place-own-only = { $area } is empty, and this space places Soldati only beside others of yours.
why-rally-first = Rally comes before everything else of the attack.
why-rally-once = This order has rallied, and it does so once.
why-recruit-limit = { $n } is more than the base value of the church row and the bonus of the space allow.
why-reinforce-area = { $area } is empty, and Reinforcements go only to areas with your Soldati.
why-reinforce-limit = { $n } is more than Reinforcements place.
why-replacement-supply = Your supply holds too few Soldati to take the place of defenders.
why-row-empty =
    { $verb ->
        [part] There is no influence token left on your mat.
       *[other] There is no token left in the { $row } row of your mat.
    }
why-sail-not-adjacent = { $sea } does not border on the boat's sea area.
why-same-area = { $area } is where the Soldati start.
why-same-colour = Partners lead two different families.
why-same-row = Both tokens come from one row, and the first was not from { $row }.
why-sea-full-at-setup = { $sea } is full, and no boat is removed in the set-up.
why-sea-not-adjacent = { $sea } touches no area with your Soldati.
why-sea-not-at-order = { $sea } does not touch the area of the order.
why-sea-same-area = { $area } is where the Soldati start, so no boat brings them there.
why-second-bomb = A second car bomb needs a second car of yours in the area of the order.
why-second-from = { $area } is neither the area of the order nor where its first movement went.
why-second-no-soldato = There are no Soldati of yours in { $area } for a second movement.
why-sell-first = Nothing can be paid before you sell an order or your partner gives money.
why-setup-sea = { $sea } touches no area with your Soldati.
why-sink-none = There is no other boat of { $colour } in this sea area.
why-space-full = Space { $space } holds a token, and only ∞ spaces hold more than one.
why-space-too-dear = Space { $space } and the owner of the token cost more money than your headquarters hold.
why-special-useless = The special part of this order could do nothing now.
why-strike-far = { $area } does not border by land on where the Strike starts.
why-strike-no-enemy = There are no enemy or neutral Soldati in { $area }.
why-supply-short =
    { $verb ->
        [part] There are no Soldati in your supply to recruit.
       *[other] Your supply holds fewer than { $n ->
           [one] { $n } Soldato
          *[other] { $n } Soldati
       }.
    }
why-support-area = { $area } is neither where the order lies nor an area of yours or of the neutrals next to it.
why-support-too-many = { $n } is more than this order places in one area.
why-support-two-areas = This order has reached as many other areas as it can, so { $area } is one too many.
why-swap-far = { $area } does not border by land on the area of the order.
why-swap-no-enemy = There are no enemy or neutral Soldati in { $area }.
why-swap-supply =
    Your supply holds fewer than { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } to take their place.
why-swap-too-many = { $n } more would be too many for this order.
why-teammate-there = { $area } is your partner's, and partners never share or take each other's areas.
why-tile-not-in-final = Control tiles that work once per turn belong to a turn, and a final action is not one.
why-tile-not-in-play = { $tile } is not among the control tiles of this match.
why-tile-not-marked = Your token does not lie on { $tile }.
why-tile-not-yours = { $tile } cannot be used now, as only a once-per-turn tile with your token on it can.
why-tile-taken = A token of your team lies on { $tile } already.
why-tile-too-dear = { $tile } costs more money than your headquarters hold.
why-tile-used = { $tile } has been used in this turn.
why-tile-useless = { $tile } could move no piece now.
why-token-not-there =
    { $side ->
        [neutral] Column { $column } of the top sheet holds no neutral token.
       *[other] Column { $column } of the top sheet holds no token of { $side }.
    }
why-token-too-dear = The owner of this token and the cheapest space for it cost more money than your headquarters hold.
why-too-few-cars =
    There are fewer than { $n ->
        [one] { $n } car
       *[other] { $n } cars
    } in { $area }.
why-too-few-soldati =
    There are fewer than { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } there.
why-too-many-placed = { $n } is more than can be placed here.
why-too-many-units = { $n } is more than is left of these units.
why-top-column-empty = Column { $column } of the top sheet holds no other token beside which this one could lie.
why-top-column-full = Column { $column } of the top sheet has no empty space.
why-two-in-one-area =
    { $verb ->
        [part] There is no area with your Soldati and without an order, or no order in your headquarters.
       *[other] { $area } holds an order, and two orders go together only where none lies.
    }
why-two-in-one-same = Both orders go to the same area, so no other one can be chosen.
why-used-up = This part of the order has been used.

## Log lines: what happened. A message with -secret is for those who see the secret parts of the event

event-tiles-drawn = The control tiles of this match: { $tiles }.
event-families-dealt = The families are dealt: { $colours }.
event-first-drawn = { $seat } is the starting player.
event-characters-dealt = The character cards are dealt: { $characters }.
event-families-chosen = { $seat } has chosen the families of the team.
event-families-chosen-secret = { $seat } has chosen { $lower } and, for the partner, { $upper }.
event-leads = { $seat } leads { $colour }.
event-headquarters-filled =
    { $seat } begins with { $money } money and { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } in headquarters.
event-phase =
    { $phase ->
        [planning] Round { $round }: the planning phase begins.
        [management] Round { $round }: management.
        [encounter] Round { $round }: the encounter phase begins, all orders are revealed.
       *[other] Round { $round }: { $phase }.
    }
event-placed =
    { $seat } places { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } in { $area }.
event-car-placed =
    { $seat } places { $n ->
        [one] { $n } car
       *[other] { $n } cars
    } in { $area }.
event-lab-placed =
    { $seat } places { $n ->
        [one] { $n } lab
       *[other] { $n } labs
    } in { $area }.
event-boat-placed = { $seat } places a speedboat in { $sea }.
event-boat-sailed = { $seat } sails on from { $from } to { $sea }.
event-boat-sunk = { $seat } removes a boat of { $side } from { $sea }.
event-token-laid = { $seat } lays an influence token in column { $column }.
event-influence-used = { $seat } gives up 1 Soldato and replaces a neutral token in column { $column }.
event-space-used =
    { $column ->
        [none]
            { $side ->
                [neutral] { $seat } uses the final action: the neutral token goes to space { $space }.
               *[other] { $seat } uses the final action: the token of { $side } goes to space { $space }.
            }
       *[other]
            { $side ->
                [neutral] { $seat } moves a neutral token from column { $column } to space { $space }.
               *[other] { $seat } moves a token of { $side } from column { $column } to space { $space }.
            }
    }
event-influence-gained = { $seat } gains influence in column { $column }.
event-token-moved =
    { $side ->
        [neutral] { $seat } moves a neutral token from column { $column } to space { $space }; its action is not performed.
       *[other] { $seat } moves a token of { $side } from column { $column } to space { $space }; its action is not performed.
    }
event-paid =
    { $to ->
        [-1] { $seat } pays { $n } money to the supply.
       *[other] { $seat } pays { $n } money to { $to }.
    }
event-received = { $seat } receives { $n } money.
event-recruited =
    { $seat } recruits { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    }.
event-order-issued = { $seat } issues an order in { $area }.
event-order-issued-secret = { $seat } issues { $order } in { $area }.
event-fetched =
    { $seat } brings { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } from { $from } to { $area }.
event-cars-fetched =
    { $seat } brings { $n ->
        [one] { $n } car
       *[other] { $n } cars
    } from { $from } to { $area }.
event-mat-token-removed = { $seat } takes the leftmost token off the { $row } row.
event-order-gained = { $seat } gains { $order }.
event-token-to-top = { $seat } lays the token in column { $column } of the top sheet.
event-token-to-bottom = { $seat } lays the token on space { $space }; its action is not performed.
event-starting-piece-taken = { $seat } takes the Primo Giocatore piece.
event-bust-placed = { $seat } puts the bust on space { $space }, for a final action.
event-bust-returned = { $seat } takes the bust back.
event-tile-used = { $seat } uses { $tile }.
event-order-sold = { $seat } sells { $order }, which leaves the game.
event-money-given = { $seat } gives 1 money to { $to } and pays the supply its share.
event-area-lost =
    { $side ->
        [neutral] The neutrals have no Soldati left in { $area }.
       *[other] { $side } has no Soldati left in { $area }.
    }
event-order-returned-unseen = An order of { $seat } goes back from { $area }, unseen.
event-order-returned-unseen-secret = { $order } of { $seat } goes back from { $area }, unseen by the enemies.
event-cars-lost =
    { $seat } loses { $n ->
        [one] { $n } car
       *[other] { $n } cars
    } in { $area }.
event-lab-removed = A lab in { $area } is removed.
event-mandamento-gained = { $seat } now controls { $mandamento }.
event-mandamento-lost = { $seat } no longer controls { $mandamento }.
event-tile-marked = { $seat } puts a token on { $tile }.
event-tile-cleared = { $seat } takes the token off { $tile }.
event-order-revealed = In { $area } lies { $order }.
event-order-executed = { $seat } executes { $order } in { $area }.
event-order-returned = { $order } of { $seat } goes back from { $area } to headquarters.
event-order-stays = { $order } of { $seat } stays in { $area } as a vest.
event-moved =
    { $side ->
        [neutral] Neutrals: { $n ->
            [one] { $n } Soldato moves
           *[other] { $n } Soldati move
        } from { $from } to { $area }.
       *[other]
            { $route ->
                [sea] { $side } sends { $n ->
                    [one] { $n } Soldato
                   *[other] { $n } Soldati
                } by sea from { $from } to { $area }.
                [allies]
                    { $car ->
                        [0] { $side } sends { $n ->
                            [one] { $n } Soldato
                           *[other] { $n } Soldati
                        } through allies from { $from } to { $area }.
                       *[other] { $side } sends { $n ->
                           [one] { $n } Soldato
                          *[other] { $n } Soldati
                       } and a car through allies from { $from } to { $area }.
                    }
               *[land]
                    { $car ->
                        [0] { $side } sends { $n ->
                            [one] { $n } Soldato
                           *[other] { $n } Soldati
                        } from { $from } to { $area }.
                       *[other] { $side } sends { $n ->
                           [one] { $n } Soldato
                          *[other] { $n } Soldati
                       } and a car from { $from } to { $area }.
                    }
            }
    }
event-occupied =
    { $side ->
        [neutral] The neutrals enter { $area }, which was empty, with { $n ->
            [one] { $n } Soldato
           *[other] { $n } Soldati
        }.
       *[other] { $side } enters { $area }, which was empty, with { $n ->
           [one] { $n } Soldato
          *[other] { $n } Soldati
       }.
    }
event-joined =
    { $side ->
        [neutral] Neutrals: { $n ->
            [one] { $n } Soldato joins
           *[other] { $n } Soldati join
        } those in { $area }.
       *[other] { $side }: { $n ->
           [one] { $n } Soldato joins
          *[other] { $n } Soldati join
       } those in { $area }.
    }
event-conquered =
    { $side ->
        [neutral] The neutrals take { $area } with { $n ->
            [one] { $n } Soldato
           *[other] { $n } Soldati
        } left.
       *[other] { $side } takes { $area } with { $n ->
           [one] { $n } Soldato
          *[other] { $n } Soldati
       } left.
    }
event-repelled =
    { $side ->
        [neutral] The neutrals fail to take { $area }.
       *[other] { $side } fails to take { $area }.
    }
event-both-gone = Nobody is left in { $area }.
event-replaced =
    { $side ->
        [neutral] In { $area } { $n ->
            [one] { $n } neutral Soldato changes
           *[other] { $n } neutral Soldati change
        } sides.
       *[other] In { $area } { $n ->
           [one] { $n } Soldato
          *[other] { $n } Soldati
       } of { $side } { $n ->
            [one] changes
           *[other] change
        } sides.
    }
event-removed =
    { $side ->
        [neutral] The neutrals lose { $n ->
            [one] { $n } Soldato
           *[other] { $n } Soldati
        } in { $area }.
       *[other] { $side } loses { $n ->
           [one] { $n } Soldato
          *[other] { $n } Soldati
       } in { $area }.
    }
event-bonuses = Bonuses in { $area }: attack { $attack }, defence { $defence }.
event-brute-force =
    { $side ->
        [neutral] The neutrals use brute force and lose { $n ->
            [one] { $n } Soldato
           *[other] { $n } Soldati
        }.
       *[other] { $side } uses brute force and loses { $n ->
           [one] { $n } Soldato
          *[other] { $n } Soldati
       }.
    }
event-finesse =
    { $side ->
        [neutral] The neutrals choose finesse.
       *[other] { $side } chooses finesse.
    }
event-defender-named = { $seat } plays for the neutrals.
event-card-chosen = { $seat } has chosen a conflict card.
event-card-chosen-secret = { $seat } has chosen { $card }.
event-card-taken = { $seat } takes the other card.
event-card-left = { $seat } leaves the other card.
event-cards-revealed = The attacker's card was { $attacker }, the defender's { $defender }.
event-turncoat =
    { $side ->
        [neutral] Turncoat for the neutrals: { $removed } of the enemy goes, { $added } comes.
       *[other] Turncoat for { $side }: { $removed } of the enemy goes, { $added } comes.
    }
event-coward =
    { $side ->
        [neutral] Coward: { $n ->
            [0] no neutral Soldato runs
            [one] { $n } neutral Soldato runs
           *[other] { $n } neutral Soldati run
        } away.
       *[other] Coward: { $n ->
           [0] no Soldato of { $side } goes
           [one] { $n } Soldato of { $side } goes
          *[other] { $n } Soldati of { $side } go
       } home to headquarters.
    }
event-knockout =
    Knockout in { $area }: each side loses { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    }.
event-compensated =
    { $seat } recruits { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } for neutrals that fell.
event-garrisoned =
    { $seat } brings { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } from headquarters to { $area }.
event-strike = { $seat } strikes { $area }: attack { $attack }, defence { $defence }.
event-car-bomb = { $seat } uses a car of { $area } as a car bomb.
event-pentito = { $seat } gives up 1 Soldato in { $area } as a Pentito.
event-agitated = { $seat } agitates the neutrals of { $area }.
event-swapped =
    { $seat } replaces { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } in { $area } by own ones, which move to the order.
event-invited = { $seat } is invited to place Soldati in { $area }.
event-neutrals-placed =
    { $seat } places { $n ->
        [one] { $n } neutral Soldato
       *[other] { $n } neutral Soldati
    } in { $area }.
event-game-over =
    { $ending ->
        [ending-five-alone] The game is over. { ending-five-alone }
        [ending-six-together] The game is over. { ending-six-together }
        [ending-more-mandamenti] The game is over. { ending-more-mandamenti }
        [ending-bronte] The game is over. { ending-bronte }
        [ending-draw] The game is over. { ending-draw }
       *[other] The game is over: { $ending }.
    }

## Moves: what a button says

move-lead = Lead { $lower }, your partner { $upper }
move-soldati =
    Put { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } in { $area }
move-cars =
    Put { $n ->
        [one] { $n } car
       *[other] { $n } cars
    } in { $area }
move-labs =
    Put { $n ->
        [one] { $n } lab
       *[other] { $n } labs
    } in { $area }
move-token = Lay a token in column { $column }
move-influence = Replace a neutral token in column { $column }
move-use =
    { $side ->
        [neutral] Move a neutral token from column { $column }
       *[other] Move a token of { $side } from column { $column }
    }
move-space = Move it to space { $space }
move-all-space = Move all { $n } to space { $space }, which stays open
move-gain = Gain influence in column { $column }
move-tile = Use { $tile }
move-part = Perform part { $n }
move-action = Perform the action of the column
move-at = Choose { $area }
move-recruit =
    Recruit { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    }
move-place =
    Place { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    }
move-order = Lay { $order }
move-car = Place a car in { $area }
move-lab = Place a lab in { $area }
move-boat = Place a speedboat in { $sea }
move-sail = Sail on to { $sea }
move-sink = Remove the boat of { $colour }
move-fetch =
    Bring { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } from { $area }
move-fetch-cars =
    Bring { $n ->
        [one] { $n } car
       *[other] { $n } cars
    } from { $area }
move-row = Take a token off the { $row } row
move-top = Lay it in column { $column } of the top sheet
move-done = Go on
move-sell = Sell { $order }
move-give = Give your partner 1 money
move-clear = Take your token off { $tile }
move-mark = Put a token on { $tile }
move-execute = Execute { $order }
move-rally = Use the Rally first
move-land = Move to { $area } by land
move-sea = Move to { $area } by sea
move-allies = Move to { $area } through allies
move-send =
    Send { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    }
move-drive =
    Send { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } and a car
move-again = Move again from { $area }
move-strike = Strike { $area }
move-bomb = Strike { $area } with a car bomb
move-strike-on = Strike { $area } from the area just taken
move-bomb-on = Strike { $area } with a car bomb from the area just taken
move-pentito = Use Pentito
move-remove =
    Remove { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } from { $area }
move-special = Use the special part
move-swap =
    Replace { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } of { $area }
move-invite = Offer { $area } to your partner
move-agitate = Agitate the neutrals of { $area }
move-bribe = Use Bribery
move-turn =
    Turn { $n ->
        [one] { $n } defender
       *[other] { $n } defenders
    }
move-buy =
    Pay off { $n ->
        [one] { $n } defender
       *[other] { $n } defenders
    }
move-finesse = Attack with finesse
move-brute = Attack with brute force
move-defend = Let { $colour } play for the neutrals
move-card = Play { $card }
move-take = Take the other card
move-leave = Leave the other card
move-garrison =
    Bring { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } from headquarters

## The vocabulary of scenarios: named moments

vocab-moment-start = The very beginning: control tiles, families, starting player and character cards are drawn; [chance] gives the results.
vocab-moment-setup-families = The teams choose two of the families that the key dealt names for them.
vocab-moment-setup-units = The players place the extra units of their character cards, beginning with the holder of the Primo Giocatore piece.
vocab-moment-setup-labs = The players place the labs of their character cards, in the same order.
vocab-moment-setup-tokens = The players lay their influence tokens on sheet 0, in the same order; the neutral ones lie there already.
vocab-moment-planning = The planning phase begins: owners of the Influence tile first, then the turns.
vocab-moment-planning-turn = The planning phase runs: the family of to_play begins its turn.
vocab-moment-final-action = The top sheet is empty: owners of a bust may use their final action, then management follows.
vocab-moment-management = The management between planning and encounter phase begins.
vocab-moment-encounter = The encounter phase begins: the orders are revealed and executed by kind and initiative.
vocab-moment-round-end = The management after the encounter phase begins, with the check whether the game is over; then the next round.

## The vocabulary of scenarios: what a position says

vocab-key-at = The named moment at which the scenario starts.
vocab-key-to_play = The family whose turn it is at planning-turn; without it the one that began the phase.
vocab-key-clear = true: nothing is on the table but what is named here. Else the plain start line-up, changed by what is named.
vocab-key-round = The round, 1 to 4; the sheet of the round lies at the bottom, the one before it on top.
vocab-key-phase = The phase; in a position it follows from the moment.
vocab-key-primo = The family that holds the Primo Giocatore piece.
vocab-key-first = The family that began this phase, for planning-turn and final-action; without it the holder of the Primo Giocatore piece.
vocab-key-tiles = The control tiles of this match; without it those that are marked and the first of the pack.
vocab-key-dealt-a = The families dealt to team a, seats 0 and 2, for setup-families.
vocab-key-dealt-b = The families dealt to team b, seats 1 and 3, for setup-families.
vocab-key-families-COLOUR-seat = The seat that leads the family; all four seats need one.
vocab-key-families-COLOUR-character = The family's character card.
vocab-key-families-COLOUR-money = The money in headquarters.
vocab-key-families-COLOUR-soldati = The Soldati in headquarters.
vocab-key-families-COLOUR-mat-ROW = How many influence tokens are left in that row of the mat; without it all.
vocab-key-families-COLOUR-sold = The orders that were sold and have left the game.
vocab-key-families-COLOUR-supply-soldati = The Soldati in supply; it follows by counting and is checked if given.
vocab-key-families-COLOUR-supply-cars = The cars in supply; it follows by counting and is checked if given.
vocab-key-families-COLOUR-supply-boats = The speedboats in supply; it follows by counting and is checked if given.
vocab-key-families-COLOUR-supply-tokens = The influence tokens in supply; it follows by counting and is checked if given.
vocab-key-families-COLOUR-bust = The space beside which the family's bust stands.
vocab-key-areas-AREA-side = Who holds the area: a colour or neutral; without it, or "" in expect, nobody.
vocab-key-areas-AREA-soldati = The Soldati in the area.
vocab-key-areas-AREA-cars = The cars in the area, of the side that holds it.
vocab-key-areas-AREA-labs = The labs in the area.
vocab-key-areas-AREA-orders = The orders that lie in the area, by their ids, also while they lie face down.
vocab-key-areas-AREA-executed = Those of the orders there that have been executed and stay as a vest.
vocab-key-seas-SEA-COLOUR = The family's speedboats in the sea area.
vocab-key-sheets-columns = The tokens of the top sheet, column by column: how many of each side.
vocab-key-sheets-spaces-SPACE-SIDE = The tokens of a side on a space of the bottom sheet; a space is named by its column and its row.
vocab-key-marked-TILE-a = The family whose token lies on the control tile of team a, seats 0 and 2.
vocab-key-marked-TILE-b = The family whose token lies on the control tile of team b, seats 1 and 3.
vocab-key-control-MANDAMENTO = The family whose control token lies on the Mandamento since the last management.
vocab-key-lab_pool = The labs in the shared pool; it follows by counting and is checked if given.
vocab-key-neutral-soldati = The neutral Soldati in supply; it follows by counting and is checked if given.
vocab-key-neutral-tokens = The neutral influence tokens out of play; it follows by counting and is checked if given.
vocab-key-own-COLOUR-orders = The orders in headquarters. Given: exactly these. Else: the basic ones and those the mat has opened, as far as they are nowhere else.

## The vocabulary of scenarios: what can be expected besides

vocab-key-families-COLOUR-orders = How many orders are in headquarters.
vocab-key-families-COLOUR-held = The orders in headquarters and on the board together.
vocab-key-families-COLOUR-times-ORDER = A note of the engine: when the order was gained and when it was sold, since all orders were last seen.
vocab-key-families-COLOUR-returned = A note of the engine: when orders that came back unseen were laid and when they came back.
vocab-key-areas-AREA-laid = A note of the engine: when the orders of the area were laid.
vocab-key-sheets-top = The number of the top sheet.
vocab-key-sheets-bottom = The number of the bottom sheet.
vocab-key-mandamenti-COLOUR = How many Mandamenti the family controls now.
vocab-key-marching-side = The side that attacks, while an attack runs.
vocab-key-marching-soldati = Its Soldati on the move.
vocab-key-marching-car = Its car on the move, 0 or 1.
vocab-key-course-clock = A note of the engine: how often orders were laid, gained, sold or returned since all were last seen.
vocab-key-course-effect = A note of the engine: 1 if a part of the action space has had an effect.
vocab-key-course-took = A note of the engine: 1 if the running movement has taken its target.
vocab-key-course-revealed = A note of the engine: 1 while the orders on the board lie face up.
vocab-key-own-COLOUR-laid-AREA = The family's orders in an area.
vocab-key-actors = The families that owe a choice now; before the families are chosen, the seats.
vocab-key-over = Whether the game is over.
vocab-key-result-scores = Each seat's score: the Mandamenti of its team.
vocab-key-result-ranks = Each seat's rank.
vocab-key-result-winners = The seats that have won; none in a draw.
vocab-key-result-draw = Whether the game ended in a draw.
vocab-key-result-ending = How the game ended: ending-five-alone, ending-six-together, ending-more-mandamenti, ending-bronte or ending-draw.
vocab-key-result-payoff = Each seat's payoff: 1 for winning, -1 for losing, 0 for a draw.

## The vocabulary of scenarios: results of chance

vocab-chance-tiles = The control tiles that are drawn.
vocab-chance-families = The families in the order they are dealt: three for team a, three for team b; in the first game one for each seat.
vocab-chance-first = The seat of the starting player.
vocab-chance-characters = The character cards of the four seats.

## The vocabulary of scenarios: moves

vocab-move-lead = Choosing families: the one of the lower seat of the team, then the one of its partner.
vocab-move-soldati = So many Soldati into an area, where several areas get some: in the set-up and with the special orders Yellow B and White A. Areas in the order of the map.
vocab-move-cars = Set-up: so many cars into an area; areas in the order of the map.
vocab-move-labs = Set-up: so many labs into an area; areas in the order of the map.
vocab-move-token = Set-up: an influence token into a column of sheet 0.
vocab-move-influence = Influence tile: the column of the neutral token that is replaced.
vocab-move-use = Option A of a turn: the token of a side in a column of the top sheet; then space.
vocab-move-space = The space of the bottom sheet for a token: after use, for each token after gain, for the final action, for a token of the mat.
vocab-move-gain = Option B of a turn: the column; then a space for each token, owners from black to yellow, neutral last, spaces of one owner in ascending order, ∞ last.
vocab-move-tile = A control tile that works once per turn, before, between or after the parts of a turn.
vocab-move-part = A part of an action space, or a supply part of the order being executed, counted from 1.
vocab-move-action = Option B: the action above the column.
vocab-move-at = The area of what comes next: placing, issuing an order, gathering.
vocab-move-recruit = How many Soldati are recruited.
vocab-move-place = How many Soldati are placed in the area.
vocab-move-order = The order that is issued in the area.
vocab-move-car = A car into an area.
vocab-move-lab = A lab into an area.
vocab-move-boat = A speedboat into a sea area.
vocab-move-sail = The new speedboat sails on to a sea area; done if it stays.
vocab-move-sink = Three boats in a sea area: the owner of the other boat that goes.
vocab-move-fetch = Gathering or Rally: so many Soldati from an area; areas in the order of the map.
vocab-move-fetch-cars = Gathering or Rally: so many cars from an area, after its Soldati.
vocab-move-row = The row of the mat from which the leftmost token is taken.
vocab-move-top = The token of the mat goes into a column of the top sheet.
vocab-move-done = Nothing, or nothing more: decline, finish, end the turn.
vocab-move-sell = At any time: sell an order that is in headquarters.
vocab-move-give = At any time: give the partner 1 money; also the answer to the partner's need.
vocab-move-clear = Management: take the token off a control tile.
vocab-move-mark = Management: put a token on a control tile.
vocab-move-execute = Encounter: which of one's own orders with equal initiative comes first.
vocab-move-rally = Executing an order: Rally; then fetch.
vocab-move-land = Executing an order: a movement by land to an area; then send or drive. Also the target of agitated neutrals.
vocab-move-sea = Executing an order: a movement by sea to an area; then send.
vocab-move-allies = Executing an order: a movement through allies to an area; then send or drive.
vocab-move-send = How many Soldati move.
vocab-move-drive = How many Soldati move, and 1 car with them.
vocab-move-again = The second movement: the area where it starts; then land, sea or allies.
vocab-move-strike = Executing an order: a Strike at an area.
vocab-move-bomb = Executing an order: a Strike with a car bomb.
vocab-move-strike-on = Blue B: a Strike that starts from the area just taken.
vocab-move-bomb-on = Blue B: a Strike with a car bomb that starts from the area just taken.
vocab-move-pentito = Executing an order: Pentito; then remove.
vocab-move-remove = Pentito: so many Soldati from an area; areas in the order of the map.
vocab-move-special = Executing an order: the special part of White A, White B or Yellow B.
vocab-move-swap = White B: so many Soldati of an area are replaced; areas in the order of the map.
vocab-move-invite = White A: an area of the partner, who then answers with place or done.
vocab-move-agitate = Executing an order: Agitate, the area of the neutrals; then land and send.
vocab-move-bribe = Before an attack: Bribery.
vocab-move-turn = Before an attack: so many defenders change sides, with Green A and Black B.
vocab-move-buy = Before an attack: so many defenders are removed for money, with Yellow C.
vocab-move-finesse = Attack: by finesse, with conflict cards.
vocab-move-brute = Attack: by brute force.
vocab-move-defend = Neutrals are attacked by finesse: the family that plays their card.
vocab-move-card = The conflict card, chosen in secret.
vocab-move-take = Take the card of the other side.
vocab-move-leave = Leave the card of the other side.
vocab-move-garrison = Recruitment tile: so many Soldati from headquarters into the area just taken.

## terminal: what is drawn besides questions, moves and log lines. Letters on the board must stay short

draw-legend = c car · l lab · ? order face down · a6 s5 attack, supply, initiative · v1 vest
draw-mark-cars = c{ $n }
draw-mark-cars-one = c
draw-mark-labs = l{ $n }
draw-mark-labs-one = l
draw-mark-order = ?
draw-mark-vest = v{ $n }
draw-order-mark =
    { $kind ->
        [attack] a{ $initiative }
       *[supply] s{ $initiative }
    }
draw-seas = Seas: { $list }
draw-no-boats = no boats
draw-look-area = { $area }, Mandamento { $mandamento }
draw-look-neighbours = Next to it:
draw-look-shut = an order of { $family }, face down
draw-look-executed = { $order }, executed; its vest { $vest } stays
draw-look-which = "{ $wanted }" could be any of these: { $list }.
draw-look-none = There is no area or sea "{ $wanted }". The areas are { $list }.
draw-has-nobody = empty
draw-has-neutrals =
    { $badge } { $n ->
        [one] { $n } neutral Soldato
       *[other] { $n } neutral Soldati
    }
draw-has-soldati =
    { $badge } { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    }
draw-has-cars =
    { $n ->
        [one] { $n } car
       *[other] { $n } cars
    }
draw-has-labs =
    { $n ->
        [one] { $n } lab
       *[other] { $n } labs
    }
draw-has-orders =
    { $n ->
        [one] { $n } order
       *[other] { $n } orders
    }
draw-attackers =
    Attackers: { $side }, { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    }
draw-attackers-car =
    Attackers: { $side }, { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } and a car
draw-defenders = Defenders in { $there }

draw-page-board = board: Sicily, the seas, the families and the control tiles
draw-page-sheets = sheets: both action sheets, with what each column and space does
draw-page-families = families: headquarters, supplies, tokens left on the mats
draw-page-tiles = tiles: the control tiles and what they do
draw-page-mat = mat, mat red, mat all: what the rows of a mat are worth and what the next tokens reveal
draw-page-orders = orders, orders red, orders all: what each order does and where it may be
draw-page-track = track: the orders on the board in the sequence of their execution
draw-page-look = look gela, look mare-licata: one area or sea and what is next to it
draw-round = Round { $round } of { $rounds }
draw-primo = starting player { $family }
draw-team = { $list } = { $total }
draw-against = against
draw-you = ▸ { $family }
draw-other = { "  " }{ $family }
draw-dealt = { $team }: { $list }
draw-tiles = Tiles: { $list }
draw-head-mandamenti = Mand
draw-head-money = HQ:money
draw-head-soldati = Sold
draw-head-orders = orders
draw-head-supply = supply:Sold
draw-head-cars = car
draw-head-boats = boat
draw-head-tokens = tok
draw-head-mat = mat:J P E C
draw-heads = Mand Mandamenti · HQ headquarters: money, Soldati, orders (× shut) · supply: Soldati, cars, boats, influence tokens · mat: tokens left on it, justice, police, economy, church
draw-verdict = { $ending } Rule { $rule }.
draw-result-won = { $team }: won
draw-result-other = { $team }
draw-result-tie =
    { $side ->
        [none] Nobody holds { $area }.
        [neutral] Neutrals hold { $area }.
       *[other] { $area } is held by { $side }.
    }
draw-result-needs =
    A team wins at once with { $alone ->
        [one] { $alone } Mandamento
       *[other] { $alone } Mandamenti
    } of one player or { $together } of both together. Else more Mandamenti win, and if they are equal the team that holds { $area }.

draw-top-sheet = Top sheet { $number }: tokens, and what gaining influence costs and does, with 1 order
draw-bottom-sheet = Bottom sheet { $number }: action spaces
draw-column-priced = { $price }: { $action }
draw-column-price = price { $total } ({ $printed }+{ $moved })
draw-column-price-owners = price { $total } ({ $printed }+{ $moved }, { $owners } to owners)
draw-column-starting-player = take the starting piece, place 1 car, boat or lab
draw-column-row =
    take 2 tokens off { $row ->
        [justice] justice
        [police] police
        [economy] economy
       *[church] church
    }
draw-column-two-institutions = take 1 token off each of 2 rows, one of them to a sheet
draw-moving = Tokens to move, from left to right: { $list }
draw-use-fee = costs { $n } money, to its owner
draw-bust = (bust of { $badge })
draw-join-one = { $first }
draw-join-or = { $first } / { $second }
draw-join-and = { $first } + { $second }
draw-space-pays = { $text }, for { $n } money
draw-space-earns = { $text }, and receive { $n } money
draw-part-recruit =
    { $n ->
        [one] recruit { $n } Soldato
       *[other] recruit { $n } Soldati
    }
draw-part-place =
    { $n ->
        [one] place { $n } Soldato
       *[other] place { $n } Soldati
    }
draw-part-place-own =
    { $n ->
        [one] place { $n } Soldato, not in an empty area
       *[other] place { $n } Soldati, not in an empty area
    }
draw-part-order = issue 1 order
draw-part-order-two-areas = issue 2 orders in 2 areas
draw-part-order-two-in-one = issue 2 orders in 1 area
draw-part-equipment = place a car, boat or lab
draw-part-launder = launder for { $n } money
draw-part-gather = gather Soldati
draw-part-exert-supply = take 1 token off the mat
draw-part-exert-sheet = take 1 token from the mat to a sheet
draw-part-exert-two-one-row = take 2 tokens off one row
draw-part-ultima = put the bust here for a final action

draw-mat-title = { $family }: mat
draw-mat-row = { $value }, { $opened } of { $total } open
draw-mat-next = { $row }; next: { $list }
draw-value-justice = car attack +{ $attack }, car bomb +{ $strike }
draw-value-police = place { $n }
draw-value-economy = instants only
draw-value-church = recruit { $n }
draw-reveal-justice = car +{ $attack }/+{ $strike }
draw-reveal-police = place { $n }
draw-reveal-church = recruit { $n }
draw-reveal-order = { $text } & order { $letter } ({ $mark })
draw-instant-car = 1 car
draw-instant-lab = 1 lab
draw-instant-money = { $n } money
draw-instant-launder = launder

draw-order =
    { $kind ->
        [attack] { $badge } { $name } (attack, initiative { $initiative })
       *[supply] { $badge } { $name } (supply, initiative { $initiative })
    }
draw-order-basic = basic { $number }
draw-order-advanced = { $row } { $letter }
draw-order-there = { $text } · { $area }
draw-track-shut =
    { $n ->
        [one] { $n } order of the enemies lies
       *[other] { $n } orders of the enemies lie
    } face down.
draw-track-empty = No order lies on the board.
draw-look-order = { $order }: { $text }
draw-order-skull = skull { $n }
draw-order-shotguns =
    { $n ->
        [one] shotgun
       *[other] { $n } shotguns
    }
draw-order-bombs =
    { $n ->
        [one] bomb
       *[other] { $n } bombs
    }
draw-order-rally = Rally
draw-order-pentito = Pentito { $list }
draw-order-agitate = Agitate within { $n }
draw-order-vest = vest { $n }
draw-supply-place =
    { $n ->
        [one] place { $n } Soldato
       *[other] place { $n } Soldati
    }
draw-supply-place-base =
    { $n ->
        [one] place { $n } Soldato ({ $base }+{ $bonus })
       *[other] place { $n } Soldati ({ $base }+{ $bonus })
    }
draw-supply-recruit =
    { $n ->
        [one] recruit { $n } Soldato
       *[other] recruit { $n } Soldati
    }
draw-supply-recruit-base =
    { $n ->
        [one] recruit { $n } Soldato ({ $base }+{ $bonus })
       *[other] recruit { $n } Soldati ({ $base }+{ $bonus })
    }
draw-supply-money = receive { $n } money
draw-supply-launder = launder
draw-supply-car = place 1 car
draw-supply-speedboat = place 1 boat
draw-supply-lab = place 1 lab
draw-special-green-justice-a =
    before the attack turn up to { $replace_defenders_max ->
        [one] { $replace_defenders_max } defender
       *[other] { $replace_defenders_max } defenders
    }
draw-special-black-justice-b =
    before the attack turn up to { $replace_defenders_max ->
        [one] { $replace_defenders_max } defender
       *[other] { $replace_defenders_max } defenders
    }
draw-special-yellow-economy-c = before the attack pay off defenders, { $money_per_removed_defender } money each
draw-special-yellow-economy-b =
    place { $cars ->
        [one] { $cars } car
       *[other] { $cars } cars
    }, { $labs ->
        [one] { $labs } lab
       *[other] { $labs } labs
    }, then { $soldati_per_own_lab ->
        [one] { $soldati_per_own_lab } Soldato
       *[other] { $soldati_per_own_lab } Soldati
    } at each own lab
draw-special-white-justice-a =
    place { $soldati_per_area ->
        [one] { $soldati_per_area } Soldato
       *[other] { $soldati_per_area } Soldati
    } here and in up to { $adjacent_areas_max ->
        [one] { $adjacent_areas_max } area
       *[other] { $adjacent_areas_max } areas
    } next to it
draw-special-white-justice-b =
    replace up to { $replace_enemies_max ->
        [one] { $replace_enemies_max } Soldato
       *[other] { $replace_enemies_max } Soldati
    } next to it by own ones, which come here
draw-special-blue-justice-b = Strike and movement in either order
draw-in-hq = In headquarters
draw-on-board = On the board
draw-somewhere = In headquarters, or face down on the board
draw-on-mat = Still on the mat
draw-sold = Sold
draw-ask-choose-space =
    { $side ->
        [neutral] Move the neutral token from column { $column } to an empty action space of the bottom sheet; it costs nothing to move.
       *[other]
            { $fee ->
                [0] Move the token of { $side } from column { $column } to an empty action space of the bottom sheet; it costs nothing to move.
               *[other] Move the token of { $side } from column { $column } to an empty action space of the bottom sheet; you pay { $side } { $fee } money first.
            }
    }
draw-ask-move-tokens =
    { $side ->
        [neutral] Move a neutral token of column { $column } to an empty space of the bottom sheet; the action there is not performed. { $left } left.
       *[other] Move a token of { $side } from column { $column } to an empty space of the bottom sheet; the action there is not performed. { $left } left.
    }
draw-ask-action-parts =
    { $done ->
        [0]
            { $parts ->
                [one] Space { $space }: perform its action.
               *[other] Space { $space }: choose the part to perform.
            }
       *[other] Space { $space }: perform the part that is left, or go on without it.
    }
draw-move-use =
    { $side ->
        [neutral] Move a neutral token from column { $column }, { $name }
       *[other] Move a token of { $side } from column { $column }, { $name }
    }
draw-move-gain = Gain influence in column { $column }, { $name }
draw-move-token = Lay a token in column { $column }, { $name }
draw-move-top = Lay it in column { $column } of the top sheet, { $name }
draw-move-influence = Replace a neutral token in column { $column }, { $name }
draw-gain-price = costs { $n } money
draw-move-at =
    { $ask ->
        [ask-gain-influence] Issue an order in { $area }
        [ask-order-where] Issue an order in { $area }
        [ask-order-which] Issue an order in { $area }
        [ask-place-where] Place Soldati in { $area }
        [ask-gather-where] Gather in { $area }
       *[other] Choose { $area }
    }
draw-move-part = { $text }
draw-move-space =
    { $ask ->
        [ask-move-tokens]
            { $infinite ->
                [1] Move it to space { $space }, which stays open
               *[0] Move it to space { $space } and close it: { $text }
            }
        [ask-lay-token]
            { $infinite ->
                [1] Lay it on space { $space }, which stays open
               *[0] Lay it on space { $space } and close it: { $text }
            }
       *[other] Use space { $space }: { $text }
    }
draw-move-land =
    { $ask ->
        [ask-agitate-target] Send the neutrals to { $area }
       *[other] Move to { $area } by land
    }
draw-move-done =
    { $ask ->
        [ask-planning-turn] End the turn
        [ask-action-parts] Leave the rest of the space
        [ask-gain-influence]
            { $ordered ->
                [1] Go on
               *[0] Issue no order
            }
        [ask-influence-tile] Keep the Soldato and go on
        [ask-ask-gift] Give nothing
        [ask-final-action] Leave the token where it is
        [ask-equipment] Place nothing
        [ask-sail-on] Stay there
        [ask-fetch] Bring nobody else
        [ask-order-where] Issue no other order
        [ask-order-which] Issue no second order
        [ask-choose-row] Take no other token
        [ask-lay-token] Leave it in the supply
        [ask-execute-order] Finish the order
        [ask-garrison] Bring nobody
        [ask-second-movement] Make no second movement
        [ask-before-attack] Go on to the attack
        [ask-second-strike] Make no second Strike
        [ask-pentito] Remove nobody else
        [ask-swap-enemies] Replace nobody else
        [ask-guard-labs] Bring nobody else
        [ask-support-areas] Place nobody else
        [ask-invited-partner] Place nobody
       *[other] Go on
    }
draw-move-special = { $text }
draw-move-order = Issue in { $place }: { $text } (initiative { $initiative })
draw-order-is =
    { $kind ->
        [attack] { $name }, an attack order
       *[supply] { $name }, a supply order
    }
draw-rally-detail = Bring Soldati and cars from the areas around to the area of the order
draw-pentito-detail = Give up 1 Soldato here and remove up to { $list } Soldati from areas next to it, without defence
draw-finesse-detail = Both sides choose a card in secret
draw-brute-detail = You lose Soldati at once, then one falls for one
draw-part-which =
    { $n ->
        [1] the first part
        [2] the second part
       *[other] the third part
    }
draw-unused = unused: { $list }
draw-unused-movement = the movement
draw-unused-strike = the Strike
draw-unused-rally = the Rally
draw-unused-pentito = the Pentito
draw-unused-agitate = Agitate
draw-anytime-sell = sell an order
draw-anytime-give = give your partner money
draw-card-turncoat = one of the other side goes, one of yours comes
draw-card-coward =
    { $n ->
        [one] { $n } of your Soldati there goes home
       *[other] { $n } of your Soldati there go home
    }

draw-brief-families-chosen = has chosen families
draw-brief-placed = { $n } to { $area }
draw-brief-car-placed =
    { $n ->
        [one] car in { $area }
       *[other] { $n } cars in { $area }
    }
draw-brief-lab-placed =
    { $n ->
        [one] lab in { $area }
       *[other] { $n } labs in { $area }
    }
draw-brief-boat-placed = boat in { $sea }
draw-brief-boat-sunk = boat of { $side } sunk in { $sea }
draw-brief-token-laid = token in column { $column }
draw-brief-influence-used = Influence tile in column { $column }
draw-brief-space-used = space { $space }
draw-brief-influence-gained = influence in column { $column }
draw-brief-recruited =
    { $n ->
        [one] recruits { $n } Soldato
       *[other] recruits { $n } Soldati
    }
draw-brief-received = +{ $n } money
draw-brief-order-issued = order in { $area }
draw-brief-fetched = { $n } from { $from } to { $area }
draw-brief-mat-token-removed = { $row } row
draw-brief-starting-piece-taken = starting piece
draw-brief-bust-placed = bust on space { $space }
draw-brief-tile-used = { $tile }
draw-brief-order-sold = an order sold
draw-brief-money-given = 1 money to { $to }
draw-brief-order-executed = order in { $area }
draw-brief-occupied = enters { $area }
draw-brief-conquered = takes { $area }
draw-brief-repelled = fails in { $area }
draw-brief-both-gone = nobody left in { $area }
draw-brief-strike = strikes { $area }
draw-brief-garrisoned = garrison in { $area }
draw-brief-pentito = Pentito in { $area }
draw-brief-agitated = agitates { $area }
draw-brief-neutrals-placed = neutrals in { $area }
draw-brief-mandamento-gained = controls { $mandamento }
draw-brief-mandamento-lost = loses { $mandamento }
draw-scene-phase =
    { $which ->
        [planning] Round { $round }
        [encounter] Encounter
       *[other] {""}
    }
draw-scene-game-over = The end
draw-gist-paid =
    { $to ->
        [-1] −{ $n } money
       *[other] −{ $n } money to { $to }
    }
draw-gist-received = +{ $n } money
draw-gist-compensated = +{ $n } in headquarters
draw-gist-order-gained = gains { $order }
draw-gist-order-sold = { $order } leaves the game
draw-gist-starting-piece-taken = starting piece
draw-gist-lab-removed = a lab in { $area } goes
draw-gist-area-lost =
    { $side ->
        [neutral] neutrals leave { $area }
       *[other] { $side } loses { $area }
    }
draw-gist-cars-lost =
    { $n ->
        [one] { $n } car lost
       *[other] { $n } cars lost
    }
draw-gist-order-returned-unseen = { $order } comes back
draw-gist-bonuses = attack { $attack } against defence { $defence }
draw-gist-removed =
    { $side ->
        [neutral] neutrals lose { $n }
       *[other] { $side } loses { $n }
    }
draw-gist-replaced =
    { $n ->
        [one] { $n } defender turns
       *[other] { $n } defenders turn
    }
draw-gist-brute-force =
    { $n ->
        [one] −{ $n } attacker
       *[other] −{ $n } attackers
    }
draw-gist-knockout = knockout of { $n } each
draw-gist-conquered = takes { $area } with { $n } left
draw-gist-occupied = takes { $area }, empty
draw-gist-repelled = the attack fails
draw-gist-both-gone = nobody left in { $area }
draw-gist-strike = attack { $attack } against defence { $defence }

draw-stock-money = Money
draw-stock-soldati = Soldati in headquarters
draw-stock-orders = Orders in headquarters
draw-stock-supply-soldati = Soldati in the supply
draw-stock-supply-cars = Cars in the supply
draw-stock-supply-boats = Speedboats in the supply
draw-stock-supply-tokens = Influence tokens in the supply

## the board in a browser: what stands on it besides questions, moves and log lines. Room is short; titles may be longer

board-by-round = Mandamenti of each family after each round
board-round-start = Start
board-round-end = After round { $n }
board-sicily = Sicily
board-nobody = nobody
board-nothing = nothing
board-shut = shut
board-tab-table = Table
board-tab-sheets = Sheets
board-tab-family = Family
board-phase-planning = Planning
board-phase-management = Management
board-phase-encounter = Encounter
board-has-nobody = empty
board-has-soldati =
    { $n ->
        [one] { $side }, { $n } Soldato
       *[other] { $side }, { $n } Soldati
    }
board-has-cars =
    { $n ->
        [one] { $n } car
       *[other] { $n } cars
    }
board-has-labs =
    { $n ->
        [one] { $n } lab
       *[other] { $n } labs
    }
board-has-shut = an order of { $family }, face down
board-has-boat = a speedboat of { $family }
board-mandamento-held = Mandamento { $mandamento }: { $family } controls it
board-mandamento-free = Mandamento { $mandamento }: nobody controls it
board-mandamento-soon = at the next management: { $family }

board-order =
    { $kind ->
        [attack] { $family }, { $name }: attack order, initiative { $initiative }. { $list }
       *[supply] { $family }, { $name }: supply order, initiative { $initiative }. { $list }
    }
board-symbol-place =
    { $n ->
        [one] Place up to { $n } Soldato from headquarters
       *[other] Place up to { $n } Soldati from headquarters
    }
board-symbol-place-base =
    Place up to { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } from headquarters ({ $base } + { $bonus })
board-symbol-recruit =
    { $n ->
        [one] Recruit up to { $n } Soldato
       *[other] Recruit up to { $n } Soldati
    }
board-symbol-recruit-base =
    Recruit up to { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } ({ $base } + { $bonus })
board-symbol-money = Receive { $n } money
board-symbol-launder = Launder: 1 money for each lab in your areas
board-symbol-car = Place 1 car
board-symbol-speedboat = Place 1 speedboat in a sea next to the area
board-symbol-lab = Place 1 lab
board-symbol-skull = Attack bonus { $n }
board-symbol-shotgun = Movement (and attack): Soldati go to another area
board-symbol-bomb = Strike at an area next to it: nobody moves
board-symbol-rally = Rally: first bring Soldati and cars from the areas around
board-symbol-pentito = Pentito: give up 1 Soldato, remove up to { $list } from areas around, without defence
board-symbol-agitate =
    { $n ->
        [one] Agitate: at the end, neutrals of an area next to it move or attack
       *[other] Agitate: at the end, neutrals up to { $n } areas away move or attack
    }
board-symbol-vest = Vest: defence bonus { $n } in its area, until the phase ends

board-top-sheet = Top sheet
board-top-note =
    { $n ->
        [one] { $n } token · others’ tokens cost { $fee }, to the owner
       *[other] { $n } tokens · others’ tokens cost { $fee }, to the owner
    }
board-bottom-sheet = Bottom sheet
board-bottom-note =
    { $viewer ->
        [none] base is the family’s own value
       *[seat] 3+2: your own value and the bonus
    }
board-note-base = base
board-note-own = own area
board-cost = −{ $n }
board-column-order = gaining influence: the column’s action, and 1 order
board-column-name-starting-player = First
board-column-name-justice = Justice
board-column-name-police = Police
board-column-name-economy = Economy
board-column-name-church = Church
board-column-name-two-institutions = Two rows
board-column = { $action } May also issue 1 order. Price: { $cost }, and { $each } for each token, to the supply; { $fee } for each token of another player, to its owner.
board-column-starting-player = Take the Primo Giocatore piece; may place 1 car, speedboat or lab.
board-column-row =
    { $row ->
        [justice] Take up to 2 tokens off the justice row of your mat.
        [police] Take up to 2 tokens off the police row of your mat.
        [economy] Take up to 2 tokens off the economy row of your mat.
       *[church] Take up to 2 tokens off the church row of your mat.
    }
board-column-two-institutions = Take 1 token off each of 2 rows of your mat, one of them onto a sheet.
board-token =
    { $whose ->
        [neutral] Neutral token: costs nothing to move
        [own] Your token: costs nothing to move
       *[other] Token of { $side }: costs { $fee } to move, paid to { $side }
    }{ $n ->
        [one] {""}
       *[other] {" "}(there are { $n })
    }
board-note-two-areas = 2 areas
board-note-one-area = 1 area
board-space = Column { $col }, space { $row }.
board-space-pays = Pay { $n } first.
board-space-earns = Receive { $n } money.
board-space-infinite = ∞: always empty.
board-space-holds = Taken by { $list }.
board-join-or = Either: { $first } Or: { $second }
board-join-and = Both, in any order: { $first } { $second }
board-part-recruit =
    { $n ->
        [one] Recruit up to { $n } Soldato ({ $base } + { $bonus }).
       *[other] Recruit up to { $n } Soldati ({ $base } + { $bonus }).
    }
board-part-recruit-open = Recruit Soldati: base value of the church row + { $bonus }.
board-part-place =
    { $n ->
        [one] Place up to { $n } Soldato in one area, yours or empty ({ $base } + { $bonus }).
       *[other] Place up to { $n } Soldati in one area, yours or empty ({ $base } + { $bonus }).
    }
board-part-place-open = Place Soldati in one area, own or empty: base value of the police row + { $bonus }.
board-part-place-own =
    { $n ->
        [one] Place up to { $n } Soldato in one area of yours ({ $base } + { $bonus }).
       *[other] Place up to { $n } Soldati in one area of yours ({ $base } + { $bonus }).
    }
board-part-place-own-open = Place Soldati in one own area: base value of the police row + { $bonus }.
board-part-order = Issue 1 order.
board-part-order-two-areas = Issue up to 2 orders, in 2 areas.
board-part-order-two-in-one = Issue up to 2 orders in 1 area.
board-part-equipment = Place 1 car, speedboat or lab.
board-part-launder =
    { $n ->
        [one] Launder: { $n } money for your lab.
       *[other] Launder: { $n } money, 1 for each lab in your areas.
    }
board-part-launder-open = Launder: 1 money for each lab in own areas.
board-part-gather = Gather Soldati and cars in one area from those around it.
board-part-exert-supply = Take 1 token off your mat.
board-part-exert-sheet = Take 1 token off your mat and lay it on a sheet.
board-part-exert-two-one-row = Take up to 2 tokens off one row of your mat.
board-part-ultima = Ultima Azione: put your bust here for a final action after the last turn.

board-tiles = Control tiles
board-tiles-note = a token for each Mandamento
board-tiles-slots =
    { $viewer ->
        [none] left team A, right team B
       *[seat] left circle: ours, right: theirs
    }
board-tile-held = Tokens: { $list }.
board-tile-influence = turn a neutral token
    .rule = LF-10.1
board-tile-meeting = pay { $cost }: recruit { $recruit }
    .rule = LF-10.2
board-tile-reinforcements = pay { $cost }: place { $place }
    .rule = LF-10.3
board-tile-cars = pay { $cost }: a car
    .rule = LF-10.4
board-tile-chain-of-command =
    { $orders_per_area ->
        [one] { $orders_per_area } order
       *[other] { $orders_per_area } orders
    } in an area
    .rule = LF-10.6
board-tile-speedboats = pay { $cost }: a boat
    .rule = LF-10.5
board-tile-recruitment = taken area: +{ $free_place }
    .rule = LF-10.7
board-tile-allies = pay { $cost }: reach farther
    .rule = LF-10.8
board-tile-bribery = pay { $cost }: turn { $replace_defender }
    .rule = LF-10.9
board-tile-delay-detonator = car bombs reach { $car_bomb_distance }
    .rule = LF-10.10
board-tile-miniguns = by sea: attack +{ $sea_attack_bonus }
    .rule = LF-10.11

board-mat-note = a token covers what it opens
board-mat-whose = Whose mat
board-mat-show = Mat
board-mat-hide = Hide the mat
board-row-justice = Justice
board-row-police = Police
board-row-economy = Economy
board-row-church = Church
board-worth-justice = car { $attack }, bomb { $strike }
board-worth-police = place { $n }
board-worth-economy = instants
board-worth-church = recruit { $n }
board-start-value = began with { $worth }
board-row =
    { $next ->
        [none] { $family }, { $row }: { $worth }. All is open.
       *[other] { $family }, { $row }: { $worth }. The next token reveals: { $next }
    }
board-reveal-justice = a car adds { $attack } to an attack, { $strike } as a car bomb
board-reveal-police = place { $n }
board-reveal-church = recruit { $n }
board-reveal-order = { $text }; and an order. { $order }
board-instant-car = at once 1 car
board-instant-lab = at once 1 lab
board-instant-money = at once { $n } money
board-instant-launder = at once launder
board-headquarters = Headquarters
board-headquarters-of = { $family }
board-only-team = only you and { $family }
board-partners-share = partners share all
board-hq-money = money in headquarters
board-hq-soldati = Soldati in headquarters
board-hq-orders = orders in headquarters
board-character = character card
board-primo = starting player
board-sides = How both teams stand
board-side-enough = enough to win
board-side-missing = { $n } to go
board-side-has = Team { $team } ({ $families }): { $has } of { $needs } Mandamenti.
board-side-whole = Held at { $all } of { $all } areas: { $list }.
board-side-bare = Held at { $n } of { $all } areas: { $list }.
board-side-split = Enough areas, but not of one family: { $list }.
board-side-wins = Enough to win at the end of the round, unless the others have enough, too.
board-side-lacks = Missing to win: { $both ->
    [one] { $both } Mandamento
   *[other] { $both } Mandamenti
} together, or { $alone } of { $family } alone.
board-side-tie = { $area } is theirs: that decides a tie.
board-count-mandamenti = Mandamenti controlled now
board-count-laid = orders on the board
board-count-soldati = Soldati in supply
board-count-cars = cars in supply
board-count-boats = speedboats in supply
board-count-tokens = influence tokens in supply
board-count-house = headquarters: shut behind the screen
board-count-house-open = headquarters: money and Soldati

board-track = Orders by initiative
board-track-supply = Supply orders first
board-track-attack = Attack orders · lowest initiative first, ties in order of play
board-track-stays = vest stays
board-track-none = none
board-track-shut = face down
board-executes = { $family }: order in { $area }
board-order-returns = Every part is optional. Then the token goes back to headquarters.
board-order-stays = Every part is optional. The token stays for its vest until the phase ends.
board-last-attack = The last attack: { $area }
board-last-cards = The last cards: { $area }
board-in-front = Before { $family }
board-took = took the other’s card
board-left = left the other’s card

board-attack-on = Attack on { $area }
board-attack-from =
    { $route ->
        [sea] from { $area }, by sea
        [allies] { $car ->
            [yes] from { $area }, through allies, with a car
           *[no] from { $area }, through allies
        }
       *[land] { $car ->
            [yes] from { $area }, by land, with a car
           *[no] from { $area }, by land
        }
    }
board-step-movement =
    { $n ->
        [one] Movement: { $n } Soldato
       *[other] Movement: { $n } Soldati
    }
board-step-bonuses = Bonuses
board-step-fell =
    { $n ->
        [0] Bonuses: nobody falls
        [one] Bonuses: { $n } falls
       *[other] Bonuses: { $n } fall
    }
board-step-conflict =
    { $how ->
        [finesse] Conflict: finesse
       *[open] Conflict
    }
board-step-knockout = Knockout
board-attacks = attacks
board-defends = defends
board-plays-for = { $family } plays the card
board-source-order = Skulls on the order
board-source-car = Car came along, justice row
board-source-miniguns = Miniguns, by sea
board-source-lab =
    { $n ->
        [one] Lab in { $area }
       *[other] Labs in { $area }
    }
board-source-vest = Vest on the order there
board-source-none = No bonus
board-attack = Attack
board-defence = Defence
board-fell =
    { $n ->
        [0] no defender fell
        [one] { $n } defender fell
       *[other] { $n } defenders fell
    }
board-will-fall =
    { $n ->
        [0] no defender will fall
        [one] { $n } defender will fall
       *[other] { $n } defenders will fall
    }
board-finesse = Finesse
board-finesse-note = Both sides choose a card in secret. The attacker takes the other card or leaves it, then the defender does.
board-brute = Brute force
board-brute-note =
    The attacker loses { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    } at once; then one falls for one.
board-brute-result =
    { $holder ->
        [none] Then nobody is left in { $area }.
       *[some] { $attackers ->
            [0] Then { $side } keeps { $area } with { $defenders }.
           *[other] Then { $side } holds { $area } with { $attackers }.
        }
    }
board-names-defender = The enemies choose who plays for the neutrals.
board-choose-card = Choose your card
board-choose-card-note = It lies face down until both have decided what to take.
board-card = Card
board-your-card = Your team’s card
board-card-of = { $family }’s card
board-card-waits = { $family } still chooses.
board-card-secret = Only your team sees it before the reveal.
board-card-three = Turncoat, Coward 1 or Coward 2. What lies before a side hits that side.
board-card-turncoat = one of theirs goes, one of yours comes
board-card-coward =
    { $n ->
        [one] { $n } of yours goes home
       *[other] { $n } of yours go home
    }
board-card-back = { $family }’s card, face down
board-face-down = face down
board-take = Take it
board-leave = Leave it
board-was-taken = { $family } takes it
board-was-left = { $family } leaves it
board-decides = { $family } decides about it.
board-outlook = What can happen
board-outlook-note = Soldati left to you in { $area }, by what { $family }’s card is
board-outlook-with = with your
board-aid-orders = What they can still issue
board-aid-left = { $family }, orders in headquarters: { $n }
board-aid-orders-sure = surely
board-aid-orders-maybe = perhaps
board-aid-mandamenti = One area from won or lost
board-aid-needs = needs one of: { $areas }
board-aid-rests = rests on: { $areas }
board-aid-keystone = Mandamento { $mandamento }: without this area { $family } loses it
board-aid-swing = with it { $family } wins it
board-aid-attack = If you send them
board-aid-against = Defenders left
board-aid-yours = yours, { $n }
board-aid-theirs = theirs, { $n }
board-aid-empty = empty
board-aid-at-once = yours without a conflict
board-aid-ways = { $won } of { $all }
board-aid-finesse = yours { $won }, theirs { $held }, empty { $empty }
board-aid-attack-note = Finesse: in how many of { $all } ways the cards and answers can fall the area is yours, each way taken as equally likely. Bribery, special orders and Rally are not counted.
board-row-you-take = You take theirs
board-row-you-leave = You leave theirs
board-row-they-take = { $family } takes yours
board-row-they-leave = { $family } leaves yours
board-row-both = { $first }, { $second }
board-cell-left = { $n } left
board-cell-lost = lost
board-cell-theirs = { $n } there
board-cell-both = both gone
board-lab-goes = Whoever takes { $area } removes a lab there.
board-recruitment-after = Recruitment: if { $family } takes the area, Soldati may follow from headquarters.

board-families = Choose your families
board-families-note = Two of three. Nobody sees it before both teams have chosen.
board-families-yours = Dealt to your team
board-families-theirs = Dealt to the enemies
board-families-me = I lead it
board-families-partner = Partner
board-families-first = Choose one for you and one for your partner
board-families-go = Lead { $mine }, partner leads { $partner }
board-families-done = Your team has chosen. The enemies still think.
board-family-black = The fist: hits early and hard, double shotguns, the heaviest single bomb, turns defenders.
board-family-blue = The bombers: car bombs, double Strikes, Strike and storm in one order.
board-family-green = The smugglers: speedboats, Rallies, quick regrouping, one defender turned.
board-family-red = The agitators: neutral crowds, informers, numbers.
board-family-white = The protectors: vests, many Soldati at once, also for the partner; talks enemies over.
board-family-yellow = The chemists: labs, money, buys its way through a conflict.
board-final-won = Won
board-final-lost = Lost
board-final-draw = Draw
board-final-together = Together

## Names of the pack: the pack itself

pack-title = La Famiglia, reconstructed from its rulebooks

## Names of the pack: families, by colour

family-black = Grecco
family-blue = Luppino
family-green = Smeraldi
family-red = Castelli
family-white = Biancardi
family-yellow = Dorati

## Names of the pack: areas

area-acireale = Acireale
area-agrigento = Agrigento
area-alcamo = Alcamo
area-bronte = Bronte
area-caltagirone = Caltagirone
area-caltanissetta = Caltanissetta
area-camastra = Camastra
area-capo-d-orlando = Capo d'Orlando
area-castelvetrano = Castelvetrano
area-catania = Catania
area-cefalu = Cefalù
area-corleone = Corleone
area-enna = Enna
area-gela = Gela
area-licata = Licata
area-marsala = Marsala
area-messina = Messina
area-milazzo = Milazzo
area-mistretta = Mistretta
area-nicosia = Nicosia
area-noto = Noto
area-palagonia = Palagonia
area-palermo = Palermo
area-partinico = Partinico
area-patti = Patti
area-petralia = Petralia
area-piazza-armerina = Piazza Armerina
area-ragusa = Ragusa
area-ribera = Ribera
area-sciacca = Sciacca
area-scordia = Scordia
area-siracusa = Siracusa
area-taormina = Taormina
area-termini-imerese = Termini Imerese
area-trapani = Trapani
area-troina = Troina

## Names of the pack: seas

sea-mare-trapani = Mare Trapani
sea-mare-palermo = Mare Palermo
sea-mare-cefalu = Mare Cefalù
sea-mare-milazzo = Mare Milazzo
sea-mare-catania = Mare Catania
sea-mare-siracusa = Mare Siracusa
sea-mare-licata = Mare Licata
sea-mare-agrigento = Mare Agrigento
sea-mare-mazara = Mare Mazara

## Names of the pack: Mandamenti

mandamento-trapani = Trapani
mandamento-sciacca = Sciacca
mandamento-palermo = Palermo
mandamento-madonie = Madonie
mandamento-agrigento = Agrigento
mandamento-enna = Enna
mandamento-licata = Licata
mandamento-caltagirone = Caltagirone
mandamento-siracusa = Siracusa
mandamento-etna = Etna
mandamento-nebrodi = Nebrodi
mandamento-messina = Messina

## Names of the pack: characters

character-stefano = Stefano
character-lucia = Lucia
character-tommaso = Tommaso
character-rosalia = Rosalia
character-ignazio = Ignazio
character-agata = Agata

## Cards on the page: what things are called that have no name of their own

about-family = Family
    .rule = LF-1.1
about-families = Choosing families
    .rule = LF-2.5
about-area = Area
    .rule = LF-1.9
about-sea = Sea area
    .rule = LF-1.3
about-mandamento = Mandamento
    .rule = LF-5.1
about-control-token = Control token
    .rule = LF-5.2
about-soldato = Soldato
    .rule = LF-1.4
about-soldato-neutral = Neutral Soldati
    .rule = LF-1.13
about-supply = Supply
    .rule = LF-1.4
about-headquarters = Headquarters
    .rule = LF-1.4
about-money = Money
    .rule = LF-1.7
about-character = Character card
    .rule = LF-2.10
about-car = Car
    .rule = LF-7.3
about-car-bomb = Car bomb
    .rule = LF-8.2
about-speedboat = Speedboat
    .rule = LF-4.28
about-drug-lab = Drug lab
    .rule = LF-1.10
about-equipment = Equipment
    .rule = LF-4.26
about-primo-giocatore = Starting player
    .rule = LF-3.2
about-influence-token = Influence token
    .rule = LF-4.5
about-neutral-token = Neutral influence token
    .rule = LF-4.7
about-infinity-space = Space for any number
    .rule = LF-4.6
about-column = Gaining influence
    .rule = LF-4.13
about-space = Action space
    .rule = LF-4.5
about-two-institutions = Two institutions
    .rule = LF-4.18
about-recruit = Recruiting
    .rule = LF-4.20
about-place = Placing Soldati
    .rule = LF-4.21
about-issue-order = Issuing an order
    .rule = LF-4.24
about-two-orders = Two orders
    .rule = LF-4.25
about-launder = Laundering money
    .rule = LF-4.29
about-gather = Gathering
    .rule = LF-4.30
about-exert-influence = Exerting influence
    .rule = LF-4.31
about-exert-sheet = A token from the mat to a sheet
    .rule = LF-4.31
about-bust = Final action
    .rule = LF-4.33
about-mat = Family mat
    .rule = LF-4.35
about-justice = Justice
    .rule = LF-4.36
about-police = Police
    .rule = LF-4.36
about-economy = Economy
    .rule = LF-4.36
about-church = Church
    .rule = LF-4.36
about-tile = Control tile
    .rule = LF-5.5
about-order = Order
    .rule = LF-6.2
about-order-token = Orders
    .rule = LF-4.24
about-order-shut = Order, face down
    .rule = LF-3.5
about-initiative-supply = Supply orders
    .rule = LF-6.2
about-initiative-attack = Attack orders
    .rule = LF-6.2
about-skull = Attack bonus
    .rule = LF-7.10
about-vest = Vest
    .rule = LF-6.6
about-shotgun = Movement (and attack)
    .rule = LF-7.2
about-rally = Rally
    .rule = LF-7.1
about-bomb = Strike
    .rule = LF-8.1
about-pentito = Pentito
    .rule = LF-8.6
about-agitate = Agitating
    .rule = LF-8.8
about-star = Special
    .rule = LF-9
about-conflict = Conflict
    .rule = LF-7.15
about-bonuses = Bonuses
    .rule = LF-7.12
about-finesse = Finesse
    .rule = LF-7.17
about-brute-force = Brute force
    .rule = LF-7.16
about-card = Conflict card
    .rule = LF-7.18
about-turncoat = Turncoat
    .rule = LF-7.21
about-coward-1 = Coward 1
    .rule = LF-7.22
about-coward-2 = Coward 2
    .rule = LF-7.22
about-outlook = What can happen
    .rule = LF-7.20
about-hidden = Hidden from the enemies
    .rule = LF-3.5
about-final = The end
    .rule = LF-11.2
about-tie-break = It decides a tie at the end (LF-11.3).
    .rule = LF-11.3
