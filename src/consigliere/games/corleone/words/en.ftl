### The words of Corleone's Empire in English: questions, refusals, log lines, names, the vocabulary of scenarios.
###
### Arguments are what the engine says. Seats, families, areas, businesses, family spaces, jobs, allies and cards may be
### given as their ids or, for a person, as their names, which stand in the pack and are not translated. Money cards are
### written with a dollar sign. A list without anything and an absent value are "none".

## The game in short, for who has never played it

game-in-short =
    Rival families make money in New York through four acts; the richest wins. Only money in the suitcase counts, and laundering puts it there from the hand.
    In Family Business everybody takes one action in turn: play a thug on a business and use its front, whose benefits the family that controls the territory gets too; play a family member on a space between territories and use the backs of all businesses it touches; complete a job by paying its goods; or play an ally. Who has figures left cannot pass.
    Goods (guns, booze, blood money, narcotics) pay for jobs. Jobs bring money, shoot figures into the Hudson or do other harm; completed jobs go into the suitcase.
    In the Turf War the family with most figures in a territory puts a control token on top of its stack; a tie changes nothing. The owner of the top token controls the territory.
    In Bribery (Acts I to III) everybody secretly offers money from the suitcase; the highest offers choose an ally and pay, the others keep their money.
    In the Tribute everybody discards down to the hand limit: 5, 4, 3 and 2 cards in Acts I to IV. So launder and spend in time.
    At the end each territory gives $5 to who has most tokens in its stack, and each of the four colours of jobs $5 to who completed most of it.

## Options of a match

option-open-books = The money in every suitcase is drawn, although one could count it only with a perfect memory.

## Names

seat-name = Seat { $seat }

# Who is not known by a name yet; other languages put it behind words such as family or player.
seat-number = Seat { $seat }

side-marzullo = Marzullo
side-matarazzo = Matarazzo
side-vitale = Vitale
side-caccamo = Caccamo
side-pizzino = Pizzino
side-union-boss = Union Boss
side-mayor = Mayor
side-police-chief = Police Chief
phase-setup = Set-up
phase-open-business = Open New Business
phase-family-business = Family Business
phase-turf-war = Turf War
phase-bribery = Bribery
phase-tribute = Tribute to the Don
phase-entracte = Entr'acte
phase-end = End of the game
good-gun = gun
good-booze = booze
good-blood-money = blood money
good-narcotics = narcotics
colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-grey = grey
figure-don = Don
figure-consigliere = Consigliere
figure-heir = Heir

## Endings

ending-richest = The richest family wins.
ending-more-territories = The richest families are equally rich, and the one with more territory bonuses wins.
ending-shared = The richest families have equally much money and equally many territory bonuses: they share the victory.

## Statistics of many games

draw-job-name = { $title } ({ $id })
statistics-wealth = Wealth at the end by where it came from
statistics-colours = Jobs by colour
statistics-allies = Allies
statistics-jobs = Jobs
statistics-businesses = Fronts of businesses
statistics-areas = Areas
statistics-deeds = What else was done
measure-dollars = dollars
measure-bonus = bonus
measure-completed = completed
measure-revealed = revealed
measure-bribed = bribed
measure-played = played
measure-open = open
measure-discarded = discarded
measure-effect = with effect
measure-opened = opened
measure-shared = shared
measure-won = won
statistics-wealth-laundered = laundered
statistics-wealth-stashed = put straight into the suitcase
statistics-wealth-offered = won by an offer
statistics-wealth-last-hand = left in hand at the end
statistics-wealth-withdrawn = lost: taken out by an audit
statistics-wealth-bribes = lost: paid as bribes
statistics-wealth-territories = territory bonuses
statistics-wealth-jobs = job bonuses
statistics-wealth-all = wealth
statistics-deed-shot = figures shot
statistics-deed-moved = figures moved
statistics-deed-boss = Union Boss placed
statistics-deed-mayor = Mayor placed
statistics-deed-chief = Police Chief placed
statistics-deed-control = control tokens placed
statistics-deed-control-removed = control tokens removed
statistics-deed-control-swapped = control tokens swapped
statistics-deed-control-reordered = control tokens put in another order
statistics-deed-token-moved = control tokens moved for want of others
statistics-deed-stolen = cards stolen
statistics-deed-given = cards collected
statistics-deed-offered = cards offered
statistics-deed-withdrawn = suitcases audited
statistics-deed-job-taken = open jobs taken
statistics-deed-horse = Horse Head taken
statistics-deed-bribe-returned = bribes returned
statistics-deed-pile-empty = gains from an empty pile
statistics-deed-reshuffled = job deck shuffled anew
statistics-deed-skipped = turns skipped for want of an action

## Questions: what to do, so that it fits whoever is asked

ask-open-business = A new business opens.
ask-turn =
    { $extra ->
        [1] Take one more action: a thug, a family member, a job or an ally. Or go on.
       *[0] Play a thug or a family member, complete a job, or play an ally.
    }
ask-payment =
    { $need ->
        [1] Pay { $good } for { $job }, or narcotics instead.
       *[other] Pay { $need } × { $good } for { $job }; narcotics may replace any of them.
    }
ask-job-order = { $job } is paid: take its money first, or use its ability first.
ask-card-parts = The card is carried out part by part.
ask-ally-parts = Use the abilities of { $ally } in any order, or finish; what it only gives comes in any case.
ask-sharing = { $controller } controls the territory and shares the front of { $business }: choose who uses it first.
ask-abilities =
    { $launder ->
        [0] Use the abilities in any order, or finish: { $abilities }.
       *[other]
            { $abilities ->
                [none]
                    { $launder ->
                        [one] Launder a money card from the hand into the suitcase, or finish.
                       *[other] Launder up to { $launder } money cards from the hand into the suitcase, or finish.
                    }
               *[other]
                    { $launder ->
                        [one] Use the abilities in any order, or finish: { $abilities }; launder a money card.
                       *[other] Use the abilities in any order, or finish: { $abilities }; launder up to { $launder } money cards.
                    }
            }
    }
ask-trade-discards =
    { $left ->
        [one] Choose a card to discard: { $ability }.
       *[other] Choose { $left } cards to discard: { $ability }.
    }
ask-choose-good = Take a gun, booze or blood money.
ask-keep-job = Keep a job; what is not kept is discarded face up.
ask-launder-cards =
    { $left ->
        [one] Launder a money card from the hand into the suitcase, or go on.
       *[other] Launder up to { $left } money cards from the hand into the suitcase, or go on.
    }
ask-part-jobs = { $ability }, or decline.
ask-part-horse = { $ability }, or decline.
ask-part-trade = { $ability }, or decline.
ask-part-trade-good = { $ability }, or decline.
ask-part-collect = { $ability }, or decline.
ask-part-offer = { $ability }, or decline.
ask-shoot-where = Choose the territory to shoot in, or decline.
ask-shoot-figure =
    { $area ->
        [none]
            { $left ->
                [one] Shoot a figure, or go on.
               *[other] Shoot up to { $left } figures, or go on.
            }
       *[other]
            { $left ->
                [one] Shoot a figure in { $area }, or go on.
               *[other] Shoot up to { $left } figures in { $area }, or go on.
            }
    }
ask-move-which =
    { $left ->
        [one] Choose a figure to move, or go on.
       *[other] Choose a figure to move, up to { $left } in all, or go on.
    }
ask-move-where = Move the figure from { $place } to an empty space of its kind.
ask-place-figure =
    { $two_way ->
        [1] Place or move the { $figure } to an empty space that touches exactly two areas, or decline.
       *[0] Place or move the { $figure }, or decline.
    }
ask-push-which = Choose a thug to move out of the Police Chief's territory, or decline.
ask-use-backs =
    { $left ->
        [one] Choose the area whose backs to use, or decline.
       *[other] Choose an area whose backs to use, up to { $left } in all, or decline.
    }
ask-use-fronts =
    { $left ->
        [one] Choose the business whose front to use, or go on.
       *[other] Choose a business whose front to use, up to { $left } in all, or go on.
    }
ask-place-token =
    { $left ->
        [one] Choose a territory for a control token, or go on.
       *[other] Choose a territory for a control token, up to { $left } in all, or go on.
    }
ask-remove-token = Remove an opponent's token from the top of a stack, or decline.
ask-replace-token = Replace an opponent's token on top of a stack, or decline.
ask-swap-tokens =
    { $area ->
        [none] Choose the first of two territories whose top tokens change places, or decline.
       *[other] Choose the territory whose top token changes places with that of { $area }.
    }
ask-reorder-tokens = Choose a territory whose top two tokens change places, or decline.
ask-which-token = No control token is left in supply: move one from the board to { $area }, or decline.
ask-steal-from = Choose the opponent from whose hand to take at random, or decline.
ask-audit-whom = Choose the opponent who must take money out of the suitcase, or decline.
ask-withdraw-card = Take a money card of your choice out of the suitcase into the hand.
ask-give-cards =
    { $n ->
        [one] Choose a card for { $taker }; nobody sees it before all have chosen.
       *[other] Choose { $n } cards for { $taker }; nobody sees them before all have chosen.
    }
ask-offer-card = Offer { $taker } a money card from the hand; nobody sees it before all have chosen.
ask-take-jobs =
    { $left ->
        [one] Take an open job into the hand, or go on.
       *[other] Take up to { $left } open jobs into the hand, or go on.
    }
ask-turf-war = { $area } is won and no control token is left in supply: move one from the board there, or decline.
ask-set-bribes = Set money from the suitcase aside as a bribe; nobody sees it before all have decided.
ask-pick-ally = Choose an ally for the bribe of ${ $n }.
ask-tribute = Discard down to { $limit } cards; nobody sees which before all have chosen.
ask-entracte = The next act is prepared.
ask-game-end = The game ends.

## The same questions for those who are not asked: what somebody else is doing

doing-open-business = A new business opens.
doing-turn =
    { $extra ->
        [1] Taking one more action, or not.
       *[0] Taking an action: a thug, a family member, a job or an ally.
    }
doing-payment = Paying for { $job }.
doing-job-order = Using { $job }: money or ability first.
doing-card-parts = The card is carried out part by part.
doing-ally-parts = Using the abilities of { $ally }.
doing-sharing = Sharing the front of { $business } with { $controller }: choosing who uses it first.
doing-abilities = Using abilities, in any order.
doing-trade-discards =
    { $left ->
        [one] Choosing a card to discard.
       *[other] Choosing { $left } cards to discard.
    }
doing-choose-good = Taking a gun, booze or blood money.
doing-keep-job = Choosing the job to keep.
doing-launder-cards = Laundering money from the hand.
doing-part-jobs = Looking at jobs, or not.
doing-part-horse = Taking the Horse Head, or not.
doing-part-trade = Trading cards for money, or not.
doing-part-trade-good = Trading a card for a good, or not.
doing-part-collect = Collecting cards from the others, or not.
doing-part-offer = Asking the others for offers, or not.
doing-shoot-where = Choosing a territory to shoot in.
doing-shoot-figure =
    { $area ->
        [none] Choosing whom to shoot.
       *[other] Choosing whom to shoot in { $area }.
    }
doing-move-which = Choosing a figure to move.
doing-move-where = Moving the figure from { $place }.
doing-place-figure = Placing or moving the { $figure }.
doing-push-which = Moving a thug out of the Police Chief's territory.
doing-use-backs = Choosing an area whose backs to use.
doing-use-fronts = Choosing a business whose front to use.
doing-place-token = Choosing a territory for a control token.
doing-remove-token = Removing a control token of an opponent.
doing-replace-token = Replacing a control token of an opponent.
doing-swap-tokens = Exchanging the top tokens of two territories.
doing-reorder-tokens = Exchanging the top two tokens of a territory.
doing-which-token = Moving a control token to { $area }.
doing-steal-from = Choosing from whose hand to take.
doing-audit-whom = Choosing whose suitcase is audited.
doing-withdraw-card = Taking a money card out of the suitcase.
doing-give-cards =
    { $n ->
        [one] Choosing a card for { $taker }, in secret.
       *[other] Choosing { $n } cards for { $taker }, in secret.
    }
doing-offer-card = Choosing an offer for { $taker }, in secret.
doing-take-jobs = Taking open jobs, or not.
doing-turf-war = Moving a control token to { $area }, or not.
doing-set-bribes = Choosing a bribe, in secret.
doing-pick-ally = Choosing an ally for the bribe of ${ $n }.
doing-tribute =
    { $limit ->
        [one] Discarding down to { $limit } card, in secret.
       *[other] Discarding down to { $limit } cards, in secret.
    }
doing-entracte = The next act is prepared.
doing-game-end = The game ends.

## Refusals: why something is not possible

why-ally-not-in-hand = { $ally } is not in your hand.
why-ally-not-shown = { $ally } does not lie on display.
why-area-not-touched = The space you moved to does not touch { $area }.
why-audit-empty = There is no money in the suitcase of { $family }.
why-audit-self = You cannot choose your own family.
why-backs-twice = The backs of { $area } have been used by this card.
why-bribe-order = A bribe is made value by value, from low to high.
why-bribe-too-many = Your suitcase does not hold so many cards of { $money }.
why-business-closed = This business is not on the board.
why-control-has-token = There is a control token on { $area } already.
why-control-no-figure = You have no figure in { $area }.
why-control-twice = You have placed a token on { $area } with this card already.
why-discard-number = So many cards of this kind do not lead to exactly the number that must be discarded.
why-discard-order = Cards are discarded kind by kind in a fixed order.
why-family-absent = { $family } does not play in this match.
why-front-closed = { $business } is not on the board.
why-front-not-controlled = You do not control the territory of { $business }.
why-front-no-thug = No opponent's thug stands on { $business }.
why-front-twice = You have used the front of { $business } with this card already.
why-gain-must = A gain cannot be declined.
why-give-not-in-hand = Not in your hand: { $card }.
why-goods-empty = The pile of this good is empty.
why-good-not-offered = Narcotics cannot be chosen here.
why-horse-held = You hold the Horse Head already.
why-job-not-open = { $job } is no open job.
why-job-not-payable = The goods for { $job } are not in your hand.
why-job-not-there = { $job } is neither in your hand nor open.
why-keep-not-seen = { $job } is not among the jobs you look at.
why-launder-none = There is no { $money } in your hand.
why-member-none = You have no unplayed family member.
why-money-empty = The supply has no such money card and no lower one.
why-move-again = This figure has been moved by this card already.
why-move-kind = The card does not move figures of this kind.
why-move-nobody = Nobody stands there.
why-move-nowhere = There is no empty space of its kind for this figure.
why-move-other-kind = A thug goes to a thug space and a family member to a family space.
why-move-owner = The card does not move figures of this owner.
why-move-same = The figure stands there already.
why-must-act = You have an unplayed figure and an action is possible, so you may not pass.
why-neutral-other-kind = This figure does not go to a space of this kind.
why-neutral-same = The figure stands there already and must move to another place.
why-neutral-shot = This figure is in the Hudson until the Entr'acte.
why-neutral-taken = The space is occupied.
why-neutral-two-way = { $place } does not touch exactly two areas.
why-no-chief = This card has not placed or moved the Police Chief.
why-not-in-hand = Not in your hand: { $card }.
why-not-in-set = This ability is not among those you can still use here.
why-no-goods-after = No gun, booze or blood money would be left to take.
why-no-jobs = There is no job left to draw.
why-offer-none = There is no { $money } in your hand.
why-park-no-front = Central Park has no front and no thug space.
why-park-no-territory = Central Park is not a territory.
why-pay-number = The job cannot be paid with so many cards of this good.
why-pay-other-good = Another good of the job is paid first.
why-push-where = No thug stands there in the Police Chief's territory.
why-remove-none = The top token of { $area } is not an opponent's.
why-remove-no-figure = You have no figure in { $area }.
why-reorder-two = There are fewer than two tokens on { $area }.
why-replace-none = The top token of { $area } is not an opponent's.
why-shoot-kind = The card does not shoot figures of this kind here.
why-shoot-nobody = There is no figure the card can shoot.
why-shoot-owner = The card does not shoot figures of this owner here.
why-shoot-where = The figure does not stand where the card shoots.
why-space-absent = There is no such family space.
why-space-taken = The family space is occupied.
why-space-three = This family space exists only with three or more players.
why-steal-empty = { $family } has no cards in hand.
why-steal-self = You cannot choose your own family.
why-swap-no-token = There is no control token on { $area }.
why-swap-two = Two different territories with control tokens are needed.
why-thug-none = You have no unplayed thug.
why-thug-space-taken = The thug space is occupied.
why-token-not-there = There are not so many tokens on { $area }.
why-token-not-yours = This token is not yours.
why-too-few-cards = You have too few cards in hand.
why-tribute-not-in-hand = Not in your hand: { $card }.
why-tribute-number = So many cards of this kind do not lead to exactly the hand limit.
why-tribute-order = Cards are discarded kind by kind in a fixed order.
why-withdraw-none = There is no { $money } in your suitcase.

## Log lines: what happened. A message with -secret is for those who see the secret parts of the event

event-phase = Act { $act }: { $phase }.
event-first-drawn = { $seat } gets the Horse Head and is first player.
event-allies-revealed = Allies are laid out: { $allies }.
event-tile-opened = { $business } opens in { $area }.
event-open-job = Open job { $place }: { $job }.
event-jobs-dealt =
    { $n ->
        [one] { $seat } gets { $n } job.
       *[other] { $seat } gets { $n } jobs.
    }
event-jobs-dealt-secret =
    { $n ->
        [one] { $seat } gets { $n } job: { $jobs }.
       *[other] { $seat } gets { $n } jobs: { $jobs }.
    }
event-thug-placed = { $seat } places a thug on { $business }.
event-member-placed = { $seat } places a family member between { $space }.
event-job-begun = { $seat } completes { $job }.
event-paid =
    { $n ->
        [1] { $seat } pays { $card }.
       *[other] { $seat } pays { $n } × { $card }.
    }
event-gained = { $seat } takes { $card }.
event-pile-empty = { $seat } gets nothing: there is no { $card } left.
event-laundered = { $seat } launders { $card }.
event-stashed = { $card } goes from the supply into the suitcase of { $seat }.
event-looked = { $seat } looks at a job.
event-looked-secret = { $seat } looks at { $job }.
event-kept = { $seat } keeps a job.
event-kept-secret = { $seat } keeps { $job }.
event-job-discarded = { $seat } discards { $job }.
event-reshuffled = The discarded jobs are shuffled into a new deck of { $n }.
event-horse-taken = { $seat } takes the Horse Head.
event-discarded =
    { $n ->
        [1] { $seat } discards { $card }.
       *[other] { $seat } discards { $n } × { $card }.
    }
event-job-completed = { $job } goes into the suitcase of { $seat }.
event-ally-played = { $seat } plays { $ally }.
event-ally-back = { $ally } returns to the hand of { $seat }.
event-boss-placed = { $seat } places the Union Boss on { $business }.
event-mayor-placed = { $seat } places the Mayor between { $space }.
event-chief-placed = { $seat } places the Police Chief in { $area }.
event-shot = { $seat } shoots { $side }: { $place }.
event-figure-moved = { $seat } moves { $side } from { $from } to { $place }.
event-control-placed = { $seat } puts a control token on { $area }.
event-control-removed = { $seat } removes a control token of { $owner } from { $area }.
event-control-swapped = { $seat } exchanges the top tokens of { $area } and { $other }.
event-control-reordered = { $seat } exchanges the top two tokens of { $area }.
event-token-moved = { $seat } moves a control token from { $from } to { $area }.
event-front-used = { $seat } uses the front of { $business }.
event-front-shared = { $seat } controls the territory and shares the front of { $business }.
event-backs-used = { $seat } uses the backs of { $area }.
event-stolen = { $seat } takes a card from the hand of { $from }.
event-stolen-secret = { $seat } takes { $card } from the hand of { $from }.
event-gift-chosen = { $seat } has chosen what to give.
event-gift-chosen-secret = { $seat } has chosen to give { $cards }.
event-given =
    { $n ->
        [one] { $seat } gives { $to } { $n } card.
       *[other] { $seat } gives { $to } { $n } cards.
    }
event-given-secret =
    { $n ->
        [one] { $seat } gives { $to } { $n } card: { $cards }.
       *[other] { $seat } gives { $to } { $n } cards: { $cards }.
    }
event-offer-chosen = { $seat } has chosen an offer.
event-offer-chosen-secret = { $seat } has chosen to offer { $card }.
event-offered = { $seat } offers { $card }.
event-offer-won = { $card } goes into the suitcase of { $seat }, the other offers to the supply.
event-withdrawn = { $seat } takes { $card } out of the suitcase.
event-turf-won = { $seat } wins { $area } with { $influence } influence.
event-turf-open = Nobody wins { $area }.
event-bribe-set = { $seat } has sealed a bribe.
event-bribe-set-secret =
    { $cards ->
        [none] { $seat } has sealed a bribe of nothing.
       *[other] { $seat } has sealed a bribe: { $cards }.
    }
event-bribe =
    { $n ->
        [0] { $seat } bribes with nothing.
       *[other] { $seat } bribes with ${ $n }, in cards of { $cards }.
    }
event-ally-taken = { $seat } takes { $ally }.
event-bribe-paid = { $seat } pays the bribe of ${ $n }.
event-bribe-returned = { $seat } gets no ally, and the bribe of ${ $n } goes back into the suitcase.
event-tribute-chosen = { $seat } has chosen what to discard.
event-tribute-chosen-secret = { $seat } has chosen to discard { $cards }.
event-open-job-taken = { $seat } takes the open job { $job } into hand.
event-skipped = { $seat } can do nothing and is skipped.
event-new-member = { $seat } gets the { $figure }.
event-allies-gone = Allies nobody has bought go to the box: { $allies }.
event-territory-bonus = { $seat } gets $5 for { $area }.
event-job-bonus = { $seat } gets $5 for the most jobs of one colour: { $colour }.
event-wealth = { $seat } owns ${ $n }.
event-game-over = The game is over. { $ending ->
        [ending-more-territories] { ending-more-territories }
        [ending-shared] { ending-shared }
       *[ending-richest] { ending-richest }
    }

## Moves: what a button says

move-thug = Place a thug on { $business }
move-member = Place a family member between { $space }
move-job = Complete { $job }
move-ally = Play { $ally }
move-pay = Pay { $n } × { $good }, narcotics for the rest
move-money-first = Take the money first
move-ability-first = Use the ability first
move-self-first = Use it first yourself
move-controller-first = Let the controller use it first
move-use = { $ability }
move-launder = Launder { $money }
move-discard =
    { $n ->
        [1] Discard { $card }
       *[other] Discard { $n } × { $card }
    }
move-good = Take { $good }
move-keep = Keep { $job }
move-shoot = Shoot the figure on { $place }
move-move = Move the figure on { $place }
move-to = Move it to { $place }
move-area = Choose { $area }
move-token = Move your token { $n } of { $area }, counted from the bottom
move-front = Use the front of { $business }
move-opponent = Choose { $family }
move-withdraw = Take { $money } out of the suitcase
move-take-job = Take { $job } into your hand
move-give = Give { $card }
move-offer = Offer { $money }
move-bribe =
    { $n ->
        [1] Set { $money } aside
       *[other] Set { $n } × { $money } aside
    }
move-take = Take { $ally }
move-done = Go on

## Moves where the question says what the button does: the name of the question stands at the end

draw-page-board = board: the territories by number with their businesses, tokens and influence, the families, the cards
draw-page-families = families: figures, tokens, cards and suitcases
draw-page-cards = cards: your hand, the open jobs and the allies
draw-page-look = look queens: one territory and what stands there
draw-done-abilities =
    { $gains ->
        [none] Use nothing else
       *[other] Finish, and still { $gains }
    }
draw-done-ally-parts =
    { $gains ->
        [none] Use nothing else
       *[other] Finish, and still { $gains }
    }
draw-done-set-bribes = Seal the bribe
draw-done-part-jobs = Look at no jobs
draw-done-part-horse = Leave the Horse Head
draw-done-part-trade = Discard nothing
draw-done-part-trade-good = Discard nothing
draw-done-part-collect = Collect nothing
draw-done-part-offer = Ask for no offers
draw-done-shoot-where = Shoot nobody
draw-done-place-figure = Leave the figure where it is
draw-done-push-which = Move no thug
draw-done-use-backs = Use no backs
draw-done-remove-token = Remove no token
draw-done-replace-token = Replace no token
draw-done-swap-tokens = Exchange nothing
draw-done-reorder-tokens = Exchange nothing
draw-done-which-token = Move no token
draw-done-turf-war = Move no token
draw-done-steal-from = Take from nobody
draw-done-audit-whom = Audit nobody
draw-area-shoot-where = Shoot in { $area }
draw-area-place-figure = Place the { $figure } in { $area }
draw-area-ally-parts = Place the { $figure } in { $area }
draw-area-use-backs = Use the backs of { $area }
draw-area-place-token = Place a control token on { $area }
draw-area-remove-token = Remove the top token of { $area }
draw-area-replace-token = Replace the top token of { $area }
draw-area-reorder-tokens = Exchange the top two tokens of { $area }
draw-opponent-steal-from = Take from the hand of { $family }
draw-opponent-audit-whom = Audit { $family }
draw-figure-shoot =
    { $what ->
        [thug] Shoot the thug of { $side } on { $place }
        [member] Shoot the family member of { $side } between { $place }
        [mayor] Shoot the { $side } between { $place }
        [police_chief] Shoot the { $side }
       *[boss] Shoot the { $side } on { $place }
    }
draw-figure-move =
    { $what ->
        [thug] Move the thug of { $side } from { $place }
        [member] Move the family member of { $side } from { $place }
       *[other] Move the { $side } from { $place }
    }
draw-ask-payment =
    { $ways ->
        [one]
            { $need ->
                [1] Pay { $good } for { $job }.
               *[other] Pay { $need } × { $good } for { $job }.
            }
       *[other]
            { $need ->
                [1] Pay { $good } for { $job }, or narcotics instead.
               *[other] Pay { $need } × { $good } for { $job }; narcotics may replace any of them.
            }
    }
draw-done-turn = Take no other action
draw-done-launder-cards = Launder nothing else
draw-done-shoot-figure = Shoot nobody else
draw-done-move-which = Move nobody else
draw-done-use-fronts = Use no other front
draw-done-place-token = Place no other token
draw-done-take-jobs = Take no other job
draw-pay-payment = Pay { $cards }
draw-controller-first-sharing = Let { $controller } use it first
draw-to-place-figure =
    { $figure ->
        [mayor] Place the Mayor between { $place }
       *[other] Place the { $name } on { $place }
    }
draw-to-ally-parts =
    { $figure ->
        [mayor] Place the Mayor between { $place }
       *[other] Place the { $name } on { $place }
    }
draw-area-swap-tokens = Exchange the top token of { $area }
draw-event-shot =
    { $what ->
        [thug] { $seat } shoots the thug of { $side } on { $place }.
        [member] { $seat } shoots the family member of { $side } between { $place }.
        [mayor] { $seat } shoots the { $side } between { $place }.
        [police_chief] { $seat } shoots the { $side }.
       *[boss] { $seat } shoots the { $side } on { $place }.
    }
draw-event-figure-moved =
    { $what ->
        [thug] { $seat } moves the thug of { $side } from { $from } to { $place }.
        [member] { $seat } moves the family member of { $side } from { $from } to { $place }.
       *[other] { $seat } moves the { $side } from { $from } to { $place }.
    }
draw-event-bribe =
    { $several ->
        [0] { $n ->
            [0] { $seat } bribes with nothing.
           *[other] { $seat } bribes with ${ $n }.
        }
       *[1] { $seat } bribes with ${ $n }: { $cards }.
    }
draw-brief-thug-placed = thug on { $business }
draw-brief-member-placed = family member between { $space }
draw-brief-job-begun = { $job }
draw-brief-ally-played = { $ally }
draw-brief-gained = +{ $card }
draw-brief-laundered = { $card } laundered
draw-brief-stashed = +{ $card } in the suitcase
draw-brief-kept = keeps a job
draw-brief-discarded =
    { $n ->
        [1] discards { $card }
       *[other] discards { $n } × { $card }
    }
draw-brief-horse-taken = the Horse Head
draw-brief-boss-placed = Union Boss on { $business }
draw-brief-mayor-placed = Mayor between { $space }
draw-brief-chief-placed = Police Chief in { $area }
draw-brief-shot = shoots { $side }
draw-brief-figure-moved = moves { $side } to { $place }
draw-brief-control-placed = token on { $area }
draw-brief-control-removed = token of { $owner } off { $area }
draw-brief-control-swapped = exchanges tokens of { $area } and { $other }
draw-brief-token-moved = token from { $from } to { $area }
draw-brief-front-shared = shares { $business }
draw-brief-stolen = a card of { $from }
draw-brief-open-job-taken = takes { $job }
draw-brief-bribe =
    { $n ->
        [0] no bribe
       *[other] bribe of ${ $n }
    }
draw-brief-ally-taken = takes { $ally }
draw-brief-skipped = is skipped
draw-brief-territory-bonus = $5 for { $area }
draw-brief-job-bonus = $5 for jobs
draw-brief-wealth = ${ $n }
draw-scene-phase =
    { $which ->
        [open-business] Act { $act }
        [turf-war] { $phase }
       *[other] {""}
    }
draw-scene-game-over = The end
draw-job-source =
    { $open ->
        [1] open; { $text }
       *[0] in your hand; { $text }
    }
draw-titled = { $title } ({ $cost })
draw-unused = Unused: { $list }

## The vocabulary of scenarios: named moments

vocab-moment-start = The very beginning: the whole set-up, which draws allies, first player, tiles and jobs; [chance] gives the results.
vocab-moment-open-business = The first phase of the act begins: a tile is drawn.
vocab-moment-family-business = The Family Business phase runs: the family of to_play begins its turn.
vocab-moment-turf-war = The Turf War of the act begins.
vocab-moment-bribery = The Bribery of the act begins.
vocab-moment-tribute = The Tribute to the Don begins: played allies return to hand first.
vocab-moment-entracte = The Entr'acte after the act that is named.
vocab-moment-end = The end of the game, after the Tribute of Act IV.

## The vocabulary of scenarios: what a position says

vocab-key-at = The named moment at which the scenario starts.
vocab-key-to_play = The family whose turn it is at family-business; without it the holder of the Horse Head.
vocab-key-clear = true: hands not named are empty. Else they hold the money cards of the start.
vocab-key-act = The act, 1 to 4.
vocab-key-phase = The phase; in a position it follows from the moment.
vocab-key-horse = The family that holds the Horse Head; without it the one on seat 0.
vocab-key-tiles-AREA = The business tile that lies on the slot of a territory.
vocab-key-thugs-BUSINESS = Whose thug stands on a business: a family or union_boss.
vocab-key-members-SPACE = Whose family member stands on a family space: a family or mayor.
vocab-key-chief = The territory of the Police Chief; without it he stands beside the board.
vocab-key-hudson = The neutral figures that have been shot.
vocab-key-control-AREA = The control tokens of a territory, from bottom to top.
vocab-key-open_jobs = The open jobs by place; an empty text is an empty place.
vocab-key-discard = The job discard pile, the oldest first.
vocab-key-deck = The jobs in the deck, whose order is never stored; without it all jobs that lie nowhere else. Else the other jobs are out of the game.
vocab-key-allies = The allies face up on display.
vocab-key-supply-CARD = The cards of a pile; without it all that are nowhere else. Else missing cards are out of the game.
vocab-key-families-FAMILY-seat = The seat of a family; without it the place in this list.
vocab-key-families-FAMILY-thugs = Unplayed thugs; without it all that are nowhere else. Else missing ones are out of the game.
vocab-key-families-FAMILY-members = Unplayed family members, likewise.
vocab-key-families-FAMILY-hudson-thugs = Thugs in the Hudson.
vocab-key-families-FAMILY-hudson-members = Family members in the Hudson.
vocab-key-families-FAMILY-tokens = Control tokens in supply; without it all that are not on the board. Else missing ones are out of the game.
vocab-key-families-FAMILY-suitcase-money = The money cards in a suitcase.
vocab-key-families-FAMILY-suitcase-jobs = The completed jobs in a suitcase.
vocab-key-families-FAMILY-front = The allies a player has played this act.
vocab-key-own-FAMILY-hand = The cards in a hand, in the fixed order of kinds; jobs count as drawn in secret.

## The vocabulary of scenarios: what can be expected besides

vocab-key-families-FAMILY-hand = How many cards are in a hand.
vocab-key-families-FAMILY-known = The cards of a hand that everybody knows of.
vocab-key-families-FAMILY-drawn = For each job drawn in secret how often the deck had been reshuffled before.
vocab-key-families-FAMILY-bribe = The money cards of a bribe that has been revealed and not yet paid or returned.
vocab-key-families-FAMILY-gone-thugs = Thugs out of the game.
vocab-key-families-FAMILY-gone-members = Family members out of the game.
vocab-key-families-FAMILY-gone-tokens = Control tokens out of the game.
vocab-key-families-FAMILY-bonus-territories = How many territory bonuses a player gets at the end.
vocab-key-families-FAMILY-bonus-jobs = How many job bonuses a player gets at the end.
vocab-key-families-FAMILY-won-territories = The territories whose bonus a player gets at the end.
vocab-key-families-FAMILY-won-colours = The colours of jobs whose bonus a player gets at the end.
vocab-key-families-FAMILY-wealth = What a player owns at the end.
vocab-key-controllers-AREA = The family that controls a territory.
vocab-key-deck_size = How many jobs are in the deck.
vocab-key-stacks-blue = How many blue tiles are left.
vocab-key-stacks-red = How many red tiles are left.
vocab-key-box-allies = Allies out of the game.
vocab-key-box-jobs = Jobs out of the game.
vocab-key-box-cards-CARD = Money and goods cards out of the game.
vocab-key-course-later = The allies of acts to come.
vocab-key-course-in_work = The job that is being completed.
vocab-key-course-borrowed = The neutral figures that count as the player's own this turn, as bits.
vocab-key-course-deck_age = How often the job deck has been reshuffled.
vocab-key-course-ages-JOB = The deck a job was last shuffled into.
vocab-key-course-looker = The seat that is looking at jobs, or -1.
vocab-key-course-looked = For each job looked at the deck it comes from.
vocab-key-course-committed = The seats that have made their secret choice.
vocab-key-ledger = What happened to hands since a card first changed hands in secret: type, seat, number, card.
vocab-key-own-FAMILY-looked = The jobs a player is looking at.
vocab-key-own-FAMILY-ledger-ROW = A secret card of the ledger that the player knows, and the deck it comes from.
vocab-key-actors = The families that owe a choice, in order.
vocab-key-over = Whether the game is over.
vocab-key-result-winners = The seats that have won.
vocab-key-result-scores = The wealth of each seat.
vocab-key-result-ranks = The rank of each seat.
vocab-key-result-draw = Whether nobody has won.
vocab-key-result-ending = How the game ended.
vocab-key-result-payoff = The payoff of each seat.

## The vocabulary of scenarios: results of chance

vocab-chance-allies = The allies laid out for an act.
vocab-chance-first = The first player's seat.
vocab-chance-tile = A business tile drawn.
vocab-chance-open-job = A job for an open place.
vocab-chance-hand-jobs = The jobs dealt to a seat at the start.
vocab-chance-job = A job looked at, one entry for each card.
vocab-chance-stolen = A card taken at random from a hand.

## The vocabulary of scenarios: moves

vocab-move-thug = Turn: a thug on an empty thug space.
vocab-move-member = Turn: a family member on an empty family space.
vocab-move-job = Turn: complete a job from hand or an open one.
vocab-move-ally = Turn: play an ally from hand.
vocab-move-pay = Paying a job: so many real cards of a good, narcotics for the rest.
vocab-move-money-first = A job's money before its ability.
vocab-move-ability-first = A job's ability before its money.
vocab-move-self-first = Sharing a front: the player on turn goes first.
vocab-move-controller-first = Sharing a front: the controller goes first.
vocab-move-use = Use an ability of a front, a back or a card.
vocab-move-launder = Put a money card from hand into the suitcase.
vocab-move-discard = Discard so many cards of a kind; kinds in the fixed order.
vocab-move-good = Take a good of one's choice.
vocab-move-keep = Keep this job of those looked at.
vocab-move-shoot = Shoot the figure that stands there.
vocab-move-move = Choose the figure that stands there, to move it.
vocab-move-to = Move or place the figure there.
vocab-move-area = Choose an area: where to shoot, to control, to use backs, to place the Police Chief.
vocab-move-token = Out of tokens: move the n-th token, counted from the bottom, of that stack.
vocab-move-front = Use the front of that business.
vocab-move-opponent = Choose an opponent to rob or audit.
vocab-move-withdraw = Audited: take this card out of the suitcase.
vocab-move-take-job = Take an open job into hand.
vocab-move-give = Give this card, in secret.
vocab-move-offer = Offer this money card, in secret.
vocab-move-bribe = Set so many cards of a value aside, in secret; values from low to high.
vocab-move-take = Take this ally for one's bribe.
vocab-move-done = Nothing more of this, go on.

## terminal: what is drawn besides questions, moves and log lines. Marks on the board must stay short

draw-mark-union-boss = UB
draw-mark-mayor = My
draw-mark-police-chief = PC
draw-nothing = nothing
draw-several =
    { $n ->
        [1] { $card }
       *[other] { $n } × { $card }
    }
draw-status = Act { $act }, { $phase }. Horse Head: { $horse }. Hand limit { $limit }.
draw-area =
    { $number ->
        [0] { $area }
       *[other] { $number }. { $area }: tokens { $tokens }; influence { $turf }
    }
draw-neutral = neutral { $n }
draw-business = { $who } { $name } – front: { $front } – back: { $back }
draw-spaces = Family spaces
draw-chief = The Police Chief is in { $area }.
draw-hudson = In the Hudson: { $figures }.
draw-family = { $family }: thugs { $thugs }, family members { $members }, tokens { $tokens }, cards { $hand }, suitcase { $suitcase }, jobs { $jobs }
draw-in-front = In front: { $cards }
draw-open-jobs = Open jobs
draw-allies = Allies on display
draw-supply = Supply: { $cards }
draw-hand = In hand: { $cards }
draw-one-gun = a gun
draw-one-booze = booze
draw-one-blood-money = blood money
draw-one-narcotics = narcotics
draw-ally-name =
    { $act ->
        [1] { $name } (I)
        [2] { $name } (II)
       *[3] { $name } (III)
    }
draw-job = { $colour }; costs { $cost }; pays { $money }; { $effect }
draw-verdict = { $ending } Rule { $rule }.
draw-result-tied = { $families }: ${ $wealth } each. Territory bonuses decide: { $counts }. Rule { $rule }.
draw-result-equal =
    { $families }: ${ $wealth } and { $territories ->
        [one] { $territories } territory bonus
       *[other] { $territories } territory bonuses
    } each, so they share their rank. Rule { $rule }.
draw-wealth =
    { $family }: ${ $n }, with { $territories ->
        [one] { $territories } territory bonus
       *[other] { $territories } territory bonuses
    } and { $jobs ->
        [one] { $jobs } job bonus
       *[other] { $jobs } job bonuses
    } of $5
draw-look-which = { $wanted } could be { $list }.
draw-look-none = There is no area { $wanted }; there is { $list }.
draw-stock-money = Dollars in hand
draw-stock-gun = Guns
draw-stock-booze = Booze
draw-stock-blood-money = Blood money
draw-stock-narcotics = Narcotics
draw-stock-jobs = Jobs in hand
draw-stock-suitcase = Money cards in the suitcase
draw-stock-thugs = Thugs
draw-stock-members = Family members
draw-stock-tokens = Control tokens
draw-gist-gained = +{ $card }
draw-gist-paid =
    { $n ->
        [1] −{ $card }
       *[other] −{ $n } × { $card }
    }
draw-gist-laundered = { $card } laundered
draw-gist-stashed = +{ $card } in the suitcase
draw-gist-discarded =
    { $n ->
        [1] −{ $card }
       *[other] −{ $n } × { $card }
    }
draw-figures =
    { $kind ->
        [thug]
            { $owner ->
                [own]
                    { $count ->
                        [one] one of your thugs
                       *[other] up to { $count } of your thugs
                    }
                [opponent]
                    { $count ->
                        [one] an opponent's thug
                       *[other] up to { $count } thugs of opponents
                    }
               *[any]
                    { $count ->
                        [one] a thug of any owner
                       *[other] up to { $count } thugs of any owner
                    }
            }
        [family]
            { $owner ->
                [own]
                    { $count ->
                        [one] one of your family members
                       *[other] up to { $count } of your family members
                    }
                [opponent]
                    { $count ->
                        [one] an opponent's family member
                       *[other] up to { $count } family members of opponents
                    }
               *[any]
                    { $count ->
                        [one] a family member of any owner
                       *[other] up to { $count } family members of any owner
                    }
            }
       *[any]
            { $owner ->
                [own]
                    { $count ->
                        [one] one of your figures
                       *[other] up to { $count } of your figures
                    }
                [opponent]
                    { $count ->
                        [one] an opponent's figure
                       *[other] up to { $count } figures of opponents
                    }
               *[any]
                    { $count ->
                        [one] a figure of any owner
                       *[other] up to { $count } figures of any owner
                    }
            }
    }
draw-op-gain-money = take ${ $value }
draw-op-gain-good = take { $good }
draw-op-gain-good-choice = take a gun, booze or blood money
draw-op-stash-money = put ${ $value } from the supply into the suitcase
draw-op-trade =
    { $discard ->
        [one] discard a card for { $money }
       *[other] discard { $discard } cards for { $money }
    }
draw-op-trade-good =
    { $discard ->
        [one] discard a card for a gun, booze or blood money
       *[other] discard { $discard } cards for a gun, booze or blood money
    }
draw-op-launder =
    { $count ->
        [one] launder a money card
       *[other] launder up to { $count } money cards
    }
draw-op-draw-jobs =
    look at { $draw ->
        [one] { $draw } job
       *[other] { $draw } jobs
    }, keep { $keep }
draw-op-take-horse = take the Horse Head
draw-op-shoot =
    { $where ->
        [with_own_figure] shoot { $figures } in a territory where you have a figure
        [one_territory] shoot { $figures } in one territory
        [one_territory_all]
            { $owner ->
                [opponent] shoot all figures of opponents in one territory
               *[any] shoot all figures in one territory
            }
        [one_territory_thug_and_family] shoot up to one thug and one family member of any owner in one territory
        [each_opponent] shoot up to one figure of each opponent
        [chief_territory] shoot { $figures } in the Police Chief's territory
       *[anywhere] shoot { $figures }
    }
draw-op-move-figure =
    { $shakedown ->
        [full] move { $figures } to an empty space and shake down there
        [one_area] move { $figures } to an empty space and use the backs of one area it touches
       *[none] move { $figures } to an empty space, without a shakedown
    }
draw-op-place-control =
    { $where ->
        [with_own_figure]
            { $count ->
                [one] place a control token where you have a figure
               *[other] place a control token on each of up to { $count } territories where you have a figure
            }
        [uncontrolled]
            { $count ->
                [one] place a control token on a territory without one
               *[other] place a control token on each of up to { $count } territories without one
            }
       *[any]
            { $count ->
                [one] place a control token on any territory
               *[other] place a control token on each of up to { $count } territories
            }
    }
draw-op-remove-control =
    { $where ->
        [with_own_figure] remove an opponent's top token where you have a figure
       *[any] remove an opponent's top token
    }
draw-op-replace-control =
    { $where ->
        [with_own_figure] replace an opponent's top token by yours where you have a figure
       *[any] replace an opponent's top token by yours
    }
draw-op-swap-control = exchange the top tokens of two territories
draw-op-reorder-control = exchange the top two tokens of a territory
draw-op-use-front =
    { $where ->
        [controlled]
            { $count ->
                [one] use the front of a business on a territory you control
               *[other] use up to { $count } fronts on territories you control
            }
        [opponent_thug]
            { $count ->
                [one] use the front of a business with an opponent's thug
               *[other] use up to { $count } fronts of businesses with an opponent's thug
            }
       *[any]
            { $count ->
                [one] use the front of any business
               *[other] use the fronts of up to { $count } businesses
            }
    }
draw-op-use-back =
    { $territories ->
        [one] use all backs of one area, Central Park included
       *[other] use all backs of { $territories } areas, Central Park included
    }
draw-op-steal-random =
    { $count ->
        [one] take a random card from an opponent's hand
       *[other] take { $count } random cards from an opponent's hand
    }
draw-op-collect =
    { $count ->
        [one] get a card of their choice from each opponent
       *[other] get { $count } cards of their choice from each opponent
    }
draw-op-offer = get secret offers of a money card from all opponents; the highest goes into your suitcase
draw-op-audit = make an opponent take a money card out of the suitcase into the hand
draw-op-take-open-job =
    { $count ->
        [one] take an open job into the hand
       *[other] take up to { $count } open jobs into the hand
    }
draw-op-extra-action = take one more action
draw-op-place-neutral =
    { $spaces ->
        [two_way] place or move the { $figure } to a space that touches two areas, and shake down
       *[any]
            { $shakedown ->
                [full] place or move the { $figure } and shake down
               *[none] place or move the { $figure }
            }
    }
draw-op-chief-push = move a thug out of the Police Chief's territory

## page: what the board and the panels beside it say. Column headings and buttons must stay short

board-by-round = Wealth after each act, bonuses counted
board-round-start = Start
board-round-end = After act { $n }
board-new-york = New York
board-hudson = Hudson
board-tab-board = Board
board-tab-shared = Jobs
board-tab-mine = Hand
board-act = Act { $act }: { $title }
board-phase-open-business = New business
board-phase-family-business = Family business
board-phase-turf-war = Turf war
board-phase-bribery = Bribery
board-phase-tribute =
    { $limit ->
        [one] Tribute, { $limit } card
       *[other] Tribute, { $limit } cards
    }
board-front = Front, for a thug: { $what }
board-back = Back, for a family member: { $what }
board-free = free
board-free-title = Nobody controls this territory
board-stack = Control, from the top: { $list }
board-influence = Influence now: { $list }
board-aid-title = Who can still win
board-aid-sure = decided
board-aid-nobody = nobody any more
board-aid-most = { $family }: up to { $n }
board-aid-decided = Decided for { $family }, as far as figures still to be played go
board-aid-note = Counted by the figures still to be played. Jobs and allies that shoot, move or place others can change it.
board-neutral = neutral
board-area-held = { $area }, controlled by { $family }
board-space-held = { $space }: { $who }
board-three = This space exists with three or more players
board-shot = shot this act
board-shot-thug =
    { $n ->
        [one] { $family }: a thug, shot
       *[other] { $family }: { $n } thugs, shot
    }
board-shot-member =
    { $n ->
        [one] { $family }: a family member, shot
       *[other] { $family }: { $n } family members, shot
    }
board-beside = { $figure }: beside the board
board-open-jobs = Open jobs
board-open-jobs-note = for anyone; deck { $n }
board-open-jobs-left = left over
board-job-gone = empty place
board-job-label = { $title }, { $colour }. Costs { $cost }, pays { $money }. { $what }.
board-lacks = Still lacks { $list }.
board-lacks-n = { $n } missing
board-ready = can be done
board-looked = You look at
board-allies = Allies
board-allies-note = to be bribed
board-allies-none = none on display
board-done = Jobs done
board-done-note = most of a colour: $5
board-colour-yellow = Yellow
board-colour-blue = Blue
board-colour-green = Green
board-colour-grey = Grey
board-hand = Your hand
board-hand-note =
    { $n ->
        [one] { $n } card, { $limit } may stay
       *[other] { $n } cards, { $limit } may stay
    }
board-hand-empty = No cards.
board-hand-size =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-only-you = only you see it
board-only-you-short = only you
board-supply = Supply
board-pile = { $n } left in the supply
board-tiles-blue = Blue business tiles left: { $n }
board-tiles-red = Red business tiles left: { $n }
board-figures = Figures
board-members =
    { $n ->
        [one] Don
       *[other] Family members
    }
board-members-left = Family members to play: { $n } of { $all }
board-thugs = Thugs
board-thugs-left = Thugs to play: { $n } of { $all }
board-suitcase = Suitcase
board-suitcase-jobs =
    { $n ->
        [0] no jobs in it
        [one] { $n } job in it
       *[other] { $n } jobs in it
    }
board-shut = shut
board-shut-others = shut
board-seat-hand = Cards in hand: { $n }
board-seat-members = Family members to play: { $n }
board-seat-thugs = Thugs to play: { $n }
board-seat-jobs = Jobs done: { $n }
board-seat-tokens = Territories controlled: { $n }; tokens in supply: { $left }
board-horse = Horse Head: first player
board-in-front = in front: { $list }
board-known = known in hand: { $list }
board-you = you
board-bid = Sealed bid
board-bid-note = suitcase money for allies
board-bid-choose = Choose
board-bid-reveal = Reveal
board-bid-pick = Pick
board-bid-help = The highest bribe picks first. Who picks pays the whole bribe; who gets no ally keeps the money.
board-bids = The bribes were
board-bid-nothing = bid nothing
board-bid-took = took { $ally }
board-bid-back = no ally, money back
board-picks = picks now
board-sealed = sealed
board-sealed-note = revealed together
board-sealed-hint = Choose in your hand.
board-thinking = choosing
board-out = not asked
board-your-bribe = Your bribe
board-bribe-sum = Bribe
board-seal =
    { $n ->
        [0] Bid nothing
       *[other] Seal a bribe of ${ $n }
    }
board-wait = You can take it back until the last one has chosen.
board-no-bid = You have nothing to bid with: only money in the suitcase counts, and laundering puts it there.
board-tribute = Tribute to the Don
board-tribute-note =
    { $limit ->
        [one] { $limit } card stays
       *[other] { $limit } cards stay
    }
board-your-tribute = What you give up
board-tribute-sum = Chosen
board-tribute-of = { $n } of { $all }
board-tribute-help =
    { $n ->
        [one] Choose { $n } card to discard, here or in your hand.
       *[other] Choose { $n } cards to discard, here or in your hand.
    }
board-give =
    { $n ->
        [one] Discard { $n } card
       *[other] Discard { $n } cards
    }
board-no-tribute = You have no card too many.
board-less = less: { $name }
board-more = more: { $name }
board-count = The final count
board-winner = Winner
board-count-territories = Territories: ${ $n } for the most tokens
board-count-jobs = Jobs: ${ $n } for the most of a colour
board-wealth = Wealth
board-count-note = Equal tokens: the highest one in the stack decides. Equal jobs: all get the bonus. Equal wealth: more territories win.

## Names of the pack: the pack itself

pack-title = The Godfather: Corleone's Empire, reconstructed from its rulebook

## Names of the pack: families

family-marzullo = Marzullo
family-matarazzo = Matarazzo
family-vitale = Vitale
family-caccamo = Caccamo
family-pizzino = Pizzino

## Names of the pack: areas

area-wall-street = Wall Street
area-brooklyn = Brooklyn
area-upper-east-side = Upper East Side
area-queens = Queens
area-upper-west-side = Upper West Side
area-midtown = Midtown
area-chelsea = Chelsea
area-central-park = Central Park

## Names of the pack: businesses

business-sb-wall-street = Exchange Bank
business-sb-brooklyn = Waterfront Warehouse
business-sb-upper-east-side = Riding Club
business-sb-queens = Scrapyard
business-sb-upper-west-side = Auction House
business-sb-midtown = Grand Hotel
business-sb-chelsea = Penn Central Railroad
business-sb-central-park = The Bandstand
business-bt-b1 = Gun Shop
business-bt-b2 = Speakeasy
business-bt-b3 = Funeral Parlor
business-bt-b4 = Laundromat
business-bt-b5 = Pawn Shop
business-bt-b6 = Social Club
business-bt-b7 = Betting Parlor
business-bt-b8 = Fish Market
business-bt-r1 = Corner Pharmacy
business-bt-r2 = Nightclub
business-bt-r3 = Private Bank
business-bt-r4 = Import Company

## Names of the pack: jobs

job-jg01 = Warning Shot
job-jg02 = Broken Bottle
job-jg03 = Back-Alley Beating
job-jg04 = Silenced Pistol
job-jg05 = Garrote
job-jg06 = Tommy Gun Burst
job-jg07 = Drive-by Shooting
job-jg08 = Drive-by Shooting
job-jg09 = Sleep with the Fishes
job-jg10 = Car Bomb
job-jg11 = Settle All Scores
job-jb01 = Loose Talk
job-jb02 = New Beat
job-jb03 = Vandalism
job-jb04 = Protection Racket
job-jb05 = Relocation
job-jb06 = Private Chauffeur
job-jb07 = Ballot Stuffing
job-jb08 = Sit-Down
job-jb09 = Eviction Notice
job-jb10 = Hostile Takeover
job-jb11 = Own the Block
job-je01 = Numbers Game
job-je02 = Pickpocket
job-je03 = Counterfeiting
job-je04 = Bookmaking
job-je05 = Insurance Fraud
job-je06 = Loan Sharking
job-je07 = An Offer They Can't Refuse
job-je08 = Bank Heist
job-je09 = Tax Tip-off
job-je10 = Casino Skim
job-je11 = Armored Car
job-jy01 = Errand Boy
job-jy02 = Paid-Off Clerk
job-jy03 = Truck Hijacking
job-jy04 = Smuggling Run
job-jy05 = Shakedown
job-jy06 = Backroom Deal
job-jy07 = Extortion
job-jy08 = Muscle In
job-jy09 = Drug Shipment
job-jy10 = Double Cross
job-jy11 = Citywide Racket

## Names of the pack: allies

ally-al-i-1 = Union Boss
ally-al-i-2 = Mayor
ally-al-i-3 = Police Chief
ally-al-i-4 = Hired Goon
ally-al-i-5 = Small-Time Bookie
ally-al-i-6 = Head of the Evidence Department
ally-al-ii-1 = Union Boss
ally-al-ii-2 = Mayor
ally-al-ii-3 = Police Chief
ally-al-ii-4 = Family Accountant
ally-al-ii-5 = Hollywood Producer
ally-al-ii-6 = Tax Adviser
ally-al-iii-1 = Union Boss
ally-al-iii-2 = Mayor
ally-al-iii-3 = Police Chief
ally-al-iii-4 = Capo
ally-al-iii-5 = Crooked Judge
ally-al-iii-6 = Narcotics Importer

## Cards on the page: what things are called that have no name of their own

about-family = Family
    .rule = CE-1.1
about-don = Family member
    .rule = CE-5.17
about-consigliere = Consigliere
    .rule = CE-5.17
about-heir = Heir
    .rule = CE-5.17
about-figures = Figures
    .rule = CE-1.3
about-thug = Thug
    .rule = CE-5.7
about-money = Money
    .rule = CE-6.1
about-good = Goods
    .rule = CE-5.21
about-gun = Gun
    .rule = CE-5.21
about-booze = Booze
    .rule = CE-5.21
about-blood-money = Blood money
    .rule = CE-5.21
about-narcotics = Narcotics
    .rule = CE-5.21
about-discard = Discarding
    .rule = CE-5.33
about-hand = Hand
    .rule = CE-10.2
about-suitcase = Suitcase
    .rule = CE-13.6
about-supply = Supply
    .rule = CE-2.2
about-job = Job
    .rule = CE-5.20
about-draw-job = Drawing jobs
    .rule = CE-13.7
about-done = Jobs done
    .rule = CE-11.3
about-ally = Ally
    .rule = CE-5.27
about-bribe = Bribe
    .rule = CE-9.7
about-sealed = Chosen in secret
    .rule = CE-12.1
about-tribute = Tribute to the Don
    .rule = CE-10.2
about-hidden = Hidden
    .rule = CE-12.1
about-area = Territory
    .rule = CE-4.2
about-space = Family space
    .rule = CE-5.18
about-business = Business
    .rule = CE-5.8
about-business-front = Front
    .rule = CE-5.8
about-business-back = Back
    .rule = CE-5.18
about-tiles = Business tiles
    .rule = CE-4.1
about-control-token = Control token
    .rule = CE-5.11
about-control = Control
    .rule = CE-5.11
about-influence = Influence
    .rule = CE-9.1
about-horse-head = Horse Head
    .rule = CE-5.34
about-hudson = Hudson
    .rule = CE-7.1
about-shoot = Shot figures
    .rule = CE-7.1
about-neutral = Neutral figure
    .rule = CE-8.1
about-union-boss = Union Boss
    .rule = CE-8.1
about-mayor = Mayor
    .rule = CE-8.1
about-police-chief = Police Chief
    .rule = CE-8.1
about-final = The final count
    .rule = CE-11.4
about-final-territories = Territory bonus
    .rule = CE-11.2
about-winner = Winner
    .rule = CE-11.4

# Words of the cards that their rule does not explain.
about-launder-text = Laundering puts a money card from the hand into the suitcase; only the money there counts at the end.
about-shakedown-text = To shake down is to use what the figure stands at: the front of a thug's business, or the backs of all businesses a family member touches.
