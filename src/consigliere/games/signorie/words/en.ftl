### The words of Signorie in English: questions, refusals, log lines, names, the vocabulary of scenarios.
###
### Arguments are what the engine says. Seats, players, dice, careers, rows, cities, houses, tiles, helpers, tasks and rewards
### may be given as their ids or, for a person, as their names; names of cities and houses stand in the pack and are not
### translated. A list without anything and an absent value are "none".

## The game in short, for who has never played it

game-in-short =
    Noble families of the Renaissance collect victory points (VP) for exactly 7 rounds; most VP win.
    In the action phase everybody in turn takes a die or passes for the round, at most 4 dice, each colour once. A die lower than its space (yellow 1, red 2, purple 3, grey 4, turquoise 5) costs the difference in florins.
    With a die one does exactly one thing: hire a helper in the column to the left; do one of the two tasks of that colour with men or women from the pool, as the task's space shows; or the management action of the colour: yellow 3 florins, red marriage, purple offspring, grey 4 points on tracks, turquoise mission. Helpers in the same column may be used afterwards.
    Men climb the careers politics, church and military. A mission sends one of them to a city: he brings the VP of the space he leaves, and the city's tile if it fits the row of his career. A marriage sends a woman to a city for a dowry of up to 4 florins: 2 VP for each, and the city's tile for the marriage row.
    In the reward phase the initiative track gives VP and the new order of play. Whoever's dice add up to at most 13 (more with the threshold task) takes the round's bonus or 3 florins and may arrange a wedding; in rounds 6 and 7 the bonus is VP.
    At the end men on careers give half the VP of their spaces, and each row of the plan with at least 3 tiles gives the sum of its tiles. Florins, helpers and pawns give nothing.

## Options of a match

option-optional-city-tile = A city tile that fits may be left where it lies.
option-colours-by-seat = Colours go by seat: yellow, red, purple, blue; else they are drawn.

## Names

seat-name = Seat { $seat }

# Who is not known by a name yet; other languages put it behind words such as family or player.
seat-number = Seat { $seat }

player-yellow = Yellow
player-red = Red
player-purple = Purple
player-blue = Blue
die-yellow = yellow
die-red = red
die-purple = purple
die-grey = grey
die-turquoise = turquoise
career-politics = politics
career-church = church
career-military = military
track-initiative = initiative
row-politics = politics row
row-church = church row
row-military = military row
row-marriage = marriage row
gender-man = man
gender-woman = woman
phase-preparation = Preparation
phase-actions = Actions
phase-rewards = Rewards
management-tracks = tracks
management-mission = mission
management-offspring = offspring
management-florins = florins
management-marriage = marriage
source-initiative = initiative
source-mission = mission
source-marriage = marriage
source-helper = helper
source-wedding = wedding
source-reward = reward
source-florins = florins
source-careers = careers at the end
source-rows = alliance rows at the end

## Helpers: their names, and what they do with the numbers of the pack

helper-offspring-die = Nurse
helper-offspring-die-text = Roll { $dice } offspring die and take that pawn.
helper-die-initiative = Herald
helper-die-initiative-text = Up to as many initiative points as the die shows.
helper-marriage-fd = Matchmaker
helper-marriage-fd-text = A marriage; a face-down tile instead of the city's.
helper-take-pawn = Governess
helper-take-pawn-text =
    Take { $count ->
        [one] { $count } man or woman
       *[other] { $count } men or women
    } from your reserve.
helper-florins3 = Banker
helper-florins3-text =
    Gain { $amount ->
        [one] { $amount } florin
       *[other] { $amount } florins
    }.
helper-die-politics = Chancellor
helper-die-politics-text = Up to as many politics points as the die shows.
helper-tile-fd = Scribe
helper-tile-fd-text = A face-down tile for any row.
helper-task-one = Steward
helper-task-one-text = Any task of any colour with 1 pawn.
helper-career3 = Tutor
helper-career3-text =
    Up to { $max_points ->
        [one] { $max_points } point
       *[other] { $max_points } points
    } on the careers.
helper-vp3 = Poet
helper-vp3-text = { $amount } VP.
helper-die-military = Condottiero
helper-die-military-text = Up to as many military points as the die shows.
helper-mission-fd = Envoy
helper-mission-fd-text = A mission; a face-down tile instead of the city's.
helper-initiative3 = Courier
helper-initiative3-text = Up to { $max_points } initiative points.
helper-vp-men = Chronicler
helper-vp-men-text = { $amount } VP for each of your men in the cities.
helper-die-church = Chaplain
helper-die-church-text = Up to as many church points as the die shows.

## Task tiles

task-task-politics = Politics
task-task-politics-text = { $points_per_pawn } politics points for each pawn.
    .rule = SI-6.5
task-task-church = Church
task-task-church-text = { $points_per_pawn } church points for each pawn.
    .rule = SI-6.5
task-task-military = Military
task-task-military-text = { $points_per_pawn } military points for each pawn.
    .rule = SI-6.5
task-task-initiative = Initiative
task-task-initiative-text = { $points_per_pawn } initiative points for each pawn.
    .rule = SI-6.6
task-task-tile = Face-down tile
task-task-tile-text = A face-down tile for any row.
    .rule = SI-6.7
task-task-threshold = Threshold
task-task-threshold-text = Your threshold rises by { $threshold_per_pawn } for each pawn.
    .rule = SI-6.8
task-task-mission = Mission
task-task-mission-text = A mission.
    .rule = SI-6.9
task-task-marriage = Marriage
task-task-marriage-text = A marriage.
    .rule = SI-6.10
task-task-florins = Florins
task-task-florins-text =
    { $florins_per_pawn ->
        [one] { $florins_per_pawn } florin
       *[other] { $florins_per_pawn } florins
    } for each pawn.
    .rule = SI-6.11
task-task-pawns = Pawns
task-task-pawns-text = As many pawns of your reserve, of either sex.
    .rule = SI-6.12

## Reward tiles

reward-rw-mission = Mission
reward-rw-marriage = Marriage
reward-rw-men = Two men
reward-rw-women = Two women
reward-rw-career = Career points
reward-rw-initiative = Initiative points
reward-rw-tile = Face-down tile
reward-rw-helper = Free helper
reward-rw-action = Extra action
reward-rv-helpers = Points for helpers
reward-rv-city-men = Points for cities with own men
reward-rv-city-women = Points for cities with own women
reward-rv-men = Points for men in cities
reward-rv-women = Points for women in cities

## Endings

ending-most-points = The player with the most points wins.
ending-earlier-in-order = Several players share the most points; of them the one who is earlier in the turn order wins.

## Statistics of many games

statistics-points = Points by source
statistics-helpers = Helpers
statistics-tasks = Tasks
statistics-management = Management actions
statistics-dice = Dice taken
statistics-rewards = Rewards
statistics-threshold = Dice and threshold
statistics-weddings = Weddings by portrait
statistics-cities = Cities
statistics-rows = Rows of the plan
statistics-florins = florins instead
statistics-met = threshold met
statistics-missed = threshold missed
measure-hired = hired
measure-pawns = pawns
measure-florins = florins
measure-laid = laid
measure-taken = taken
measure-missions = missions
measure-marriages = marriages
measure-open = face up
measure-face-down = face down
measure-points = points

## Questions

ask-preparation = The round is prepared.
ask-turn = Take a die, or pass.
ask-main-action = Do one action with the { $die } { $value }: manage, use a task, or hire a helper.
ask-helpers = Let a helper of the { $die } column act, top down, or end your turn.
ask-task-of-helper = Choose a task of any colour for one pawn.
ask-spend-points =
    Spend { $n ->
        [one] the last point
       *[other] up to { $n } points
    } on { $tracks }.
ask-mission = Send a man on a mission: choose him and the city.
ask-marriage = Marry a woman off: choose the city and the dowry.
ask-city-tile = Take { $tile } from { $city } into your { $row }, or leave it there.
ask-plan-row = Choose the row of your plan for a face-down tile.
ask-take-pawns =
    Take { $n ->
        [one] { $n } pawn from your reserve: a man or a woman.
       *[other] { $n } pawns from your reserve: men, women or both.
    }
ask-phase-three = Initiative is scored and the order is set.
ask-reward-round = The rewards are given.
ask-bonus-or-florins = Take the bonus of this round ({ $reward }), or florins instead.
ask-extra-die = Extra action: take one of the dice that are left, for nothing.
ask-free-helper = Place a helper on any empty cell of your board, for nothing.
ask-wedding =
    { $florins ->
        [0] Arrange a wedding, which brings { $n ->
            [0] no VP, but one more die for offspring
           *[other] { $n } VP and one more die for offspring
        }, or leave it.
       *[other] Arrange a wedding, which brings { $n ->
            [0] no VP, but
           *[other] { $n } VP,
        } { $florins ->
            [one] { $florins } florin
           *[other] { $florins } florins
        } and one more die for offspring, or leave it.
    }
ask-five-florins =
    Pay { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } for { $n } VP, or keep them.
ask-end-scoring = The end is scored.

## The same questions for those who are not asked: what somebody else is doing

doing-preparation = The round is prepared.
doing-turn = Taking a die, or passing.
doing-main-action = Choosing an action with the { $die } { $value }.
doing-helpers = Letting helpers of the { $die } column act.
doing-task-of-helper = Choosing a task for one pawn.
doing-spend-points =
    Spending { $n ->
        [one] the last point
       *[other] up to { $n } points
    } on { $tracks }.
doing-mission = Sending a man on a mission.
doing-marriage = Marrying a woman off.
doing-city-tile = Taking { $tile } from { $city }, or leaving it there.
doing-plan-row = Choosing a row for a face-down tile.
doing-take-pawns =
    Taking { $n ->
        [one] { $n } pawn from the reserve.
       *[other] { $n } pawns from the reserve.
    }
doing-phase-three = Initiative is scored and the order is set.
doing-reward-round = The rewards are given.
doing-bonus-or-florins = Choosing between the bonus of this round ({ $reward }) and florins.
doing-extra-die = Taking one of the dice that are left.
doing-free-helper = Placing a helper for nothing.
doing-wedding = Arranging a wedding, or not.
doing-five-florins =
    Paying { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } for { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, or not.
doing-end-scoring = The end is scored.

## Refusals: why something is not possible

why-space-taken = A { $die } die lies on your board already.
why-no-such-die = There is no { $die } { $value } in the dice area.
why-die-too-dear = You cannot pay what the { $die } { $value } lacks to the value of its space.
why-no-main-action = With the { $die } { $value } you could neither hire nor use a task nor manage.
why-four-dice = You have taken as many dice as a round allows.
why-not-left-over = There is no { $die } { $value } among the dice that are left.
why-cell-taken = That cell has a helper already.
why-hire-too-dear = You cannot pay that helper.
why-no-disc = No helper is left in the supply.
why-task-other-colour = The task lies at another colour than your die.
why-task-number = The task tile does not take that number of pawns.
why-task-pawns = You have too few pawns of the right sex.
why-task-no-effect = Once the pawns are discarded, the task could not be carried out.
why-no-step = You have no step to make on any track.
why-no-mission = None of your men has enough rank for a city.
why-no-marriage = You have no woman, or too few florins for a dowry.
why-other-track = These points are not for that track.
why-no-man-there = You have no man on that space.
why-no-man-in-pool = You have no man left who could begin a career.
why-man-on-top = Nobody goes higher than the top space.
why-too-many-points = You do not have so many points.
why-disc-on-top = Your disc cannot go so high.
why-spend-one = At least one point has to be spent.
why-no-such-man = You have no man on that space of that career.
why-rank-too-low = His rank is below the lowest free space of { $city }.
why-city-closed = { $city } is closed in this game.
why-city-full = { $city } is full.
why-dowry-too-low = The dowry is below the lowest free space of { $city }.
why-dowry-too-high = No dowry is so high.
why-dowry-too-dear = You do not have so many florins.
why-take-number = That is not the number of pawns you take.
why-reserve-short = Your reserve does not hold them.
why-not-hired = You have no helper on that cell.
why-helper-order = Helpers act from top to bottom, each once.
why-helper-idle = That helper could do nothing now.
why-one-pawn-only = The helper's task takes exactly one pawn.
why-task-needs-more = That task tile needs more than one pawn.
why-one-pawn-gender = You have no pawn of the right sex for that task.
why-bonus-idle = The bonus could do nothing for you now.
why-free-cell-taken = That cell has a helper already.
why-extra-no-action = With that die you could do nothing.

## Log lines: what happened. A message with -secret is for those who see the secret parts of the event

event-colours-drawn = The colours are drawn: { $colours }.
event-order-drawn = The turn order: { $colours }.
event-rewards-laid = The bonus tiles of rounds 1 to 5: { $rewards }.
event-scoring-laid = The scoring tiles of rounds 6 and 7: { $rewards }.
event-tiles-removed =
    { $n ->
        [one] { $n } tile of { $house } leaves the game unseen.
       *[other] { $n } tiles of { $house } leave the game unseen.
    }
event-tiles-removed-secret = The tiles of { $house } that leave the game: { $tiles }.
event-cities-closed = Closed in this game: { $cities }.
event-round = Round { $round } begins.
event-tiles-drawn = Alliance tiles are turned up: { $tiles }.
event-tile-laid =
    { $space ->
        [marriage] { $tile } lies on the marriage space of { $city }.
       *[other] { $tile } lies on the mission space of { $city }.
    }
event-dice-rolled = The dice are rolled: { $values }.
event-tasks-dealt = The task tiles are dealt: { $tasks }.
event-die-taken =
    { $cost ->
        [0] { $seat } takes the { $die } { $value }.
       *[other] { $seat } takes the { $die } { $value } for { $cost ->
            [one] { $cost } florin
           *[other] { $cost } florins
        }.
    }
event-paid =
    { $seat } pays { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }.
event-received =
    { $seat } gains { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }.
event-scored =
    { $seat } scores { $n } VP ({ $source }).
event-hired = { $seat } hires { $helper }.
event-helper-placed = { $seat } gets { $helper } for nothing.
event-task-used =
    { $seat } uses the task { $task } with { $n ->
        [one] { $n } pawn
       *[other] { $n } pawns
    }.
event-discarded =
    { $gender ->
        [woman] { $seat } sends { $n ->
            [one] { $n } woman
           *[other] { $n } women
        } back to the reserve.
       *[other] { $seat } sends { $n ->
            [one] { $n } man
           *[other] { $n } men
        } back to the reserve.
    }
event-to-threshold =
    { $gender ->
        [woman] { $seat } puts { $n ->
            [one] { $n } woman
           *[other] { $n } women
        } on the threshold area.
       *[other] { $seat } puts { $n ->
            [one] { $n } man
           *[other] { $n } men
        } on the threshold area.
    }
event-managed = { $seat } manages: { $management }.
event-advanced =
    { $space ->
        [1] { $seat } begins a career: { $career }, space { $space }.
       *[other] { $seat } rises to space { $space } of { $career }.
    }
event-initiative-moved = { $seat } reaches space { $space } of the initiative track.
event-sent = { $seat } sends the man of { $career } { $space } to { $city }, space of value { $value }.
event-married =
    { $seat } marries a woman off to { $city }, space of value { $value }, for { $dowry ->
        [one] { $dowry } florin
       *[other] { $dowry } florins
    }.
event-tile-taken = { $seat } takes { $tile } from { $city } into the { $row }.
event-tile-face-down = { $seat } lays a face-down tile in the { $row }.
event-offspring-rolled = { $seat } rolls for offspring: { $values }.
event-pawns-taken =
    { $women ->
        [0] { $seat } takes { $men ->
            [0] nobody
            [one] { $men } man
           *[other] { $men } men
        } from the reserve.
       *[other] { $men ->
            [0] { $seat } takes { $women ->
                [one] { $women } woman
               *[other] { $women } women
            } from the reserve.
           *[other] { $seat } takes { $men ->
                [one] { $men } man
               *[other] { $men } men
            } and { $women ->
                [one] { $women } woman
               *[other] { $women } women
            } from the reserve.
        }
    }
event-helper-used = { $seat } lets { $helper } act.
event-passed = { $seat } passes.
event-order-set = The new turn order: { $colours }.
event-entitled = { $seat } gets the reward: the dice add up to { $sum }, and { $limit } are allowed.
event-not-entitled = { $seat } gets no reward: the dice add up to { $sum }, and only { $limit } are allowed.
event-boards-cleared = All dice are taken off the player boards.
event-bonus-taken = { $seat } takes the bonus: { $reward }.
event-florins-taken = { $seat } takes florins instead of the bonus.
event-wedding = { $seat } arranges the wedding of portrait { $portrait }.
event-five-paid = { $seat } turns florins into points.
event-reward-removed = The reward tile of round { $round } goes: { $reward }.
event-threshold-returned = { $seat } takes pawns from the threshold area to the reserve: men { $men }, women { $women }.
event-row-scored =
    { $seat } has a { $row } worth { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
event-game-over =
    { $ending ->
        [ending-earlier-in-order] The game is over. { ending-earlier-in-order }
       *[other] The game is over. { ending-most-points }
    }

## Moves: what a button says

move-die = Take the { $die } { $value }
move-pass = Pass
move-hire =
    Hire { $helper } for { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
move-task =
    { $gender ->
        [woman] Use the task { $task } with { $n ->
            [one] { $n } woman
           *[other] { $n } women
        }
       *[other] Use the task { $task } with { $n ->
            [one] { $n } man
           *[other] { $n } men
        }
    }
move-manage = Manage: { $management }
move-step =
    { $from ->
        [0] Begin a career in { $career }
       *[other] Rise in { $career } from { $vp } VP to { $next } VP
    }
move-initiative =
    Rise { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } on the initiative track
move-done = Go on
move-done-helpers = Let no other helper act
move-done-spend-points =
    { $n ->
        [one] Leave { $n } point unused
       *[other] Leave { $n } points unused
    }
move-done-city-tile = Leave the tile
move-done-wedding = Arrange no wedding
move-done-five-florins = Keep the florins
move-mission = Send the man on { $career }, { $vp } VP, to { $city }
move-marriage =
    Marry a woman off to { $city } for { $dowry ->
        [one] { $dowry } florin
       *[other] { $dowry } florins
    }
move-tile = Take the tile
move-row = Lay it in the { $row }
move-take =
    { $women ->
        [0] Take { $men ->
            [one] { $men } man
           *[other] { $men } men
        }
       *[other] { $men ->
            [0] Take { $women ->
                [one] { $women } woman
               *[other] { $women } women
            }
           *[other] Take { $men ->
                [one] { $men } man
               *[other] { $men } men
            } and { $women ->
                [one] { $women } woman
               *[other] { $women } women
            }
        }
    }
move-helper =
    { $skipped ->
        [0] Let { $helper } act
       *[other] Let { $helper } act, skipping { $above }
    }
move-bonus = Take the bonus: { $reward }
move-florins =
    Take { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
move-cell = Place { $helper } for nothing
move-wed =
    { $florins ->
        [0] Arrange the wedding and get { $n ->
            [0] no VP
           *[other] { $n } VP
        }
       *[other] Arrange the wedding and get { $n ->
            [0] no VP
           *[other] { $n } VP
        } and { $florins ->
            [one] { $florins } florin
           *[other] { $florins } florins
        }
    }
move-pay =
    Pay { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } for { $n } VP

## The vocabulary of scenarios: named moments

vocab-moment-start = The very beginning: colours, order, rewards, cities and tiles are drawn and round 1 is prepared; [chance] gives the results.
vocab-moment-preparation = Phase 1 of the round begins: tiles, dice and tasks come from [chance].
vocab-moment-actions = Phase 2 runs: the player of to_play has the turn.
vocab-moment-rewards = Phase 3 begins: initiative is scored, the new order is set, then rewards.
vocab-moment-bonuses = Phase 3 is at its last step: who is entitled is settled, then rewards in the order given.
vocab-moment-end = Round 7 is over: the end is scored.

## The vocabulary of scenarios: what a position says

vocab-key-at = The named moment at which the scenario starts.
vocab-key-to_play = The player whose turn it is at actions; without it the first of the order.
vocab-key-clear = true: nothing is on the table but what is named here. Else the plain start, changed by what is named.
vocab-key-round = The round, 1 to 7.
vocab-key-phase = The phase; in a position it follows from the moment.
vocab-key-order = The players in turn order; without it by seat.
vocab-key-passed = The players who have passed in this phase.
vocab-key-entitled = The players who get a reward, while rewards are given.
vocab-key-initiative-DISC_SPACE = The discs on a space of the initiative track, from bottom to top; without any, all lie on space 0.
vocab-key-dice-DIE = The dice in an area, ascending.
vocab-key-aside-DIE = How many dice of a colour are out of reach in this round; it follows by counting and is checked if given.
vocab-key-tasks-TASK_SPACE = The task tile on a task space; spaces without a word get the other tiles in the order of the pack.
vocab-key-rewards-ROUND = The reward tile of a round; rounds without a word get the first tiles of the pack that are left.
vocab-key-stack = How many tiles are in the stack; without it all that are nowhere else.
vocab-key-removed-HOUSE = How many tiles of a house are out of the game.
vocab-key-removed_tiles = The tiles that are out of the game; without it the first unseen ones of each house.
vocab-key-helper_discs = The helper discs in the supply; it follows by counting and is checked if given.
vocab-key-brides = The brides in the supply; it follows by counting and is checked if given.
vocab-key-players-COLOUR-seat = The player's seat; all seats need a player.
vocab-key-players-COLOUR-florins = The player's florins.
vocab-key-players-COLOUR-vp = The player's points.
vocab-key-players-COLOUR-points-SOURCE = How many of the points come from there; in a position only a record, the points themselves are in vp.
vocab-key-players-COLOUR-men = The men in the pool.
vocab-key-players-COLOUR-women = The women in the pool.
vocab-key-players-COLOUR-reserve-men = The men in the reserve; it follows by counting and is checked if given.
vocab-key-players-COLOUR-reserve-women = The women in the reserve; it follows by counting and is checked if given.
vocab-key-players-COLOUR-careers-CAREER = The spaces of the player's men on a career, descending.
vocab-key-players-COLOUR-threshold-men = The men in the threshold area.
vocab-key-players-COLOUR-threshold-women = The women in the threshold area.
vocab-key-players-COLOUR-dice-DIE = The die on the action space of that colour.
vocab-key-players-COLOUR-helpers = The helpers on the player's board.
vocab-key-players-COLOUR-rows-ROW = The face-up tiles of a row, in the order of the pack.
vocab-key-players-COLOUR-face_down-ROW = How many face-down tiles lie in a row.
vocab-key-players-COLOUR-brides = How many weddings the player has arranged, 0 to 4.
vocab-key-cities-CITY-closed = Whether the city is closed; if no city is, the last ones of the pack are.
vocab-key-cities-CITY-pawns = The pawns in the city in the order of its spaces, each a colour and man or woman.
vocab-key-cities-CITY-marriage = The tile on the marriage space.
vocab-key-cities-CITY-mission = The tile on the mission space.

## The vocabulary of scenarios: what can be expected besides

vocab-key-players-COLOUR-sum = The sum of the player's dice.
vocab-key-players-COLOUR-limit = The player's threshold.
vocab-key-players-COLOUR-worth-ROW = What a row would score at the end as it is now.
vocab-key-players-COLOUR-married = How many offspring dice the player rolls, 1 to 5.
vocab-key-cities-CITY-lowest = The value of the lowest free pawn space, 0 if the city is full.
vocab-key-actors = The player who owes a choice now.
vocab-key-over = Whether the game is over.
vocab-key-result-scores = Each seat's points.
vocab-key-result-ranks = Each seat's rank.
vocab-key-result-winners = The seat that has won.
vocab-key-result-draw = Always false: there is one winner.
vocab-key-result-ending = How the game ended: ending-most-points or ending-earlier-in-order.
vocab-key-result-payoff = Each seat's payoff.

## The vocabulary of scenarios: results of chance

vocab-chance-colours = The colours of the seats, unless they go by seat.
vocab-chance-order = The players in turn order.
vocab-chance-rewards = The bonus tiles of rounds 1 to 5.
vocab-chance-scoring = The scoring tiles of rounds 6 and 7.
vocab-chance-removed = With 2 or 3 players: the tiles of one house that leave the game; once for each house.
vocab-chance-closed = With 2 or 3 players: the closed cities.
vocab-chance-tiles = The tiles turned up, in the order of the cities, marriage before mission.
vocab-chance-dice = The faces of all dice, colour by colour from yellow to turquoise.
vocab-chance-tasks = The task tiles, in the order of the task spaces.
vocab-chance-offspring = The faces of the offspring dice.

## The vocabulary of scenarios: moves

vocab-move-die = A turn: the colour and the value of the die that is taken. Also the die of an extra action.
vocab-move-pass = A turn: no more dice in this phase.
vocab-move-hire = Main action: the row of the new helper, 1 at the top.
vocab-move-task = Main action: the task space and the number of pawns. With the helper task_one any space and 1.
vocab-move-manage = Main action: the management action of the space.
vocab-move-step = A point on a career: a man goes up from that space, 0 is the pool. In any order.
vocab-move-initiative = So many points on the initiative track; other points may follow. Where only the disc can move from the outset, it ends the spending.
vocab-move-done = Nothing, or nothing more.
vocab-move-mission = The man on that space of that career goes to the city.
vocab-move-marriage = A woman goes to the city with that dowry.
vocab-move-tile = With optional_city_tile: take the city's tile.
vocab-move-row = The row of a face-down tile.
vocab-move-take = How many men and how many women are taken from the reserve.
vocab-move-helper = The helper in that row of the column acts; rows below it can follow.
vocab-move-bonus = Reward: the bonus of the round's tile.
vocab-move-florins = Reward: florins.
vocab-move-cell = Reward: the cell of the free helper.
vocab-move-wed = Reward: a wedding.
vocab-move-pay = Reward of rounds 6 and 7: florins for points.

## terminal: what is drawn besides questions, moves and log lines. Letters on the board must stay short

draw-page-board = board: the round, the dice, the cities and the players
draw-page-dice = dice: the dice in the areas, with their costs, and the tasks
draw-page-cities = cities: what the pawn spaces are worth, and the tiles that lie there
draw-page-players = players: florins, pawns, careers and points
draw-page-plan = plan, plan red, plan all: the rows of a plan and what they will score
draw-page-helpers = helpers, helpers red, helpers all: the helpers of a board and what they do
draw-page-look = look roma: one city
draw-nothing = –
draw-you = { $player } (you)
draw-round = Round { $round } of { $rounds }
draw-order = order: { $list }
draw-initiative = Initiative, by points: { $list }
draw-rewards = Rewards: { $list }
draw-dice = Dice and tasks
draw-area = { $die } ({ $n }): { $list }
draw-task =
    { $gender ->
        [woman] women: { $task }
       *[other] men: { $task }
    }
draw-task-space =
    { $gender ->
        [woman] the { $die } task for women
       *[other] the { $die } task for men
    }
draw-tile = { $house } { $n }
draw-there-mission = mission tile { $tile }
draw-there-marriage = marriage tile { $tile }
draw-there-no-mission = no mission tile there
draw-there-no-marriage = no marriage tile there
draw-no-tile-left = no tile, the stack is empty
draw-pawn-man = m
draw-pawn-woman = w
draw-cities =
    Cities ({ $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    } in the stack)
draw-city =
    { $n ->
        [0] { $city } is full · marriage { $marriage } · mission { $mission } · { $list }
       *[other] { $city }: free from { $n } · marriage { $marriage } · mission { $mission } · { $list }
    }
draw-head-vp = VP
draw-head-florins = fl
draw-head-men = m
draw-head-women = w
draw-head-reserve = res.
draw-head-dice = dice
draw-head-helpers = help
draw-head-brides = wed
draw-head-careers = pol/chu/mil
draw-head-rows = rows
draw-legend = VP victory points · fl florins · m men · w women · res. men/women in the reserve · dice sum/threshold · help helpers · wed weddings · pol/chu/mil VP of the men in politics/church/military · rows tiles for politics, church, military, marriage
draw-plan-row =
    { $n ->
        [0] { $row } ({ $shields }): { $tiles }
       *[other] { $row } ({ $shields }): { $tiles }, face down { $n }
    }
draw-hired = (hired)
draw-cost =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
draw-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
draw-manage-tracks = Manage: spend points on the tracks
draw-manage-mission = Manage: send a man on a mission
draw-manage-offspring = Manage: roll for offspring
draw-manage-florins = Manage: take florins
draw-manage-marriage = Manage: marry a woman off
draw-wed = one die more for offspring from now on
draw-bonus-points =
    { $n ->
        [one] up to { $n } point
       *[other] up to { $n } points
    }
draw-die-cost =
    { $n ->
        [one] costs { $n } florin
       *[other] costs { $n } florins
    }
draw-event-dice-rolled = The dice are rolled: { $dice }.
draw-event-advanced =
    { $space ->
        [1] { $seat } begins a career in { $career }.
       *[other] { $seat } rises in { $career } to { $vp } VP.
    }
draw-event-initiative-moved =
    { $seat } rises on the initiative track to { $vp } VP.
draw-event-sent = { $seat } sends the man on { $career }, { $vp } VP, to { $city }, on a space of value { $value }.
draw-event-wedding =
    { $seat } arranges a wedding that brings { $vp ->
        [0] no VP.
       *[other] { $vp } VP.
    }
draw-brief-die-taken = { $die } { $value }
draw-brief-scored =
    { $n ->
        [0] {""}
       *[other] +{ $n } VP
    }
draw-brief-hired = hires { $helper }
draw-brief-helper-placed = gets { $helper }
draw-brief-task-used = task { $task }
draw-brief-managed = { $management }
draw-brief-advanced =
    { $space ->
        [1] a man to { $career }
       *[other] up in { $career }
    }
draw-brief-initiative-moved = initiative to { $vp }
draw-brief-sent = a man to { $city }
draw-brief-married = marriage in { $city }
draw-brief-tile-taken = { $tile }
draw-brief-tile-face-down = a face-down tile
draw-brief-pawns-taken =
    { $women ->
        [0] { $men ->
            [0] nobody born
            [one] +{ $men } man
           *[other] +{ $men } men
        }
       *[other] { $men ->
            [0] { $women ->
                [one] +{ $women } woman
               *[other] +{ $women } women
            }
           *[other] { $men ->
                [one] +{ $men } man
               *[other] +{ $men } men
            } and { $women ->
                [one] { $women } woman
               *[other] { $women } women
            }
        }
    }
draw-brief-helper-used = { $helper } acts
draw-brief-passed = passes
draw-brief-entitled = a reward
draw-brief-not-entitled = no reward
draw-brief-bonus-taken = the bonus
draw-brief-florins-taken = florins instead of the bonus
draw-brief-wedding = a wedding
draw-scene-order-set = Rewards
draw-scene-round = Round { $round }
draw-scene-game-over = The end
draw-look = Which city is "{ $wanted }": { $list }?
draw-result =
    { $rank }. { $player }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
draw-verdict = { $ending } Rule { $rule }.
draw-result-tied =
    { $players }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } each. They rank as they stood in the turn order of the last round: rule { $rule }.
draw-result-part = { $source } { $n }
draw-stock-florins = Florins
draw-stock-vp = Victory points
draw-stock-men = Men
draw-stock-women = Women
draw-stock-sum = Sum of your dice
draw-gist-paid =
    −{ $n } { $n ->
        [one] florin
       *[other] florins
    }
draw-gist-received =
    +{ $n } { $n ->
        [one] florin
       *[other] florins
    }
draw-gist-scored =
    { $n ->
        [0] {""}
       *[other] +{ $n } VP
    }

## The board on a page: names of places, numbers, what a die would lead to

board-by-round = Victory points after each round
board-round-start = Start
board-round-end = After round { $n }
board-tab-board = Dice
board-tab-shared = Cities
board-tab-mine = My house
board-order = Order
board-passed = passed
board-score = { $player } { $n }
board-tasks = Tasks
board-of-woman = women
board-of-man = men
board-dice = Dice
board-your-board = Your board
board-board-of = { $player }
board-helpers = Helpers
board-florins =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
board-men =
    { $n ->
        [one] { $n } man
       *[other] { $n } men
    }
board-women =
    { $n ->
        [one] { $n } woman
       *[other] { $n } women
    }
board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-die = { $die } { $n }
board-pay = pay { $n }
board-free = free
board-hire-in = hires in
board-manage = Manage: { $what }
board-manage-florins = +{ $n } florins
board-manage-marriage = Marriage
board-manage-offspring =
    { $n ->
        [one] Offspring, { $n } die
       *[other] Offspring, { $n } dice
    }
board-manage-tracks = Tracks, up to { $n }
board-manage-mission = Mission
board-pawn-man = man of { $player }
board-pawn-woman = woman of { $player }
board-task-label =
    { $gender ->
        [woman] Task for women at { $die }: { $task }
       *[other] Task for men at { $die }: { $task }
    }
board-use-woman =
    { $n ->
        [one] use { $n } woman
       *[other] use { $n } women
    }
board-use-man =
    { $n ->
        [one] use { $n } man
       *[other] use { $n } men
    }
board-task-politics = { $points_per_pawn } per pawn
board-task-church = { $points_per_pawn } per pawn
board-task-military = { $points_per_pawn } per pawn
board-task-initiative = { $points_per_pawn } per pawn
board-task-tile = for any row
board-task-threshold = +{ $threshold_per_pawn } per pawn
board-task-mission = send one man
board-task-marriage = marry one off
board-task-florins = { $florins_per_pawn } per pawn
board-task-pawns = { $pawns_per_pawn } per pawn
board-helper-offspring-die = { $dice } die
board-helper-die-initiative = die value
board-helper-marriage-fd = + tile
board-helper-take-pawn =
    { $count ->
        [one] { $count } pawn
       *[other] { $count } pawns
    }
board-helper-florins3 = +{ $amount }
board-helper-die-politics = die value
board-helper-tile-fd = face down
board-helper-task-one = { $pawns }-pawn task
board-helper-career3 = up to { $max_points }
board-helper-vp3 = +{ $amount } VP
board-helper-die-military = die value
board-helper-mission-fd = + tile
board-helper-initiative3 = up to { $max_points }
board-helper-vp-men = { $amount } per man
board-helper-die-church = die value

## The board on a page: what a die would lead to

board-threshold = Threshold
board-threshold-why =
    { $n ->
        [13] Reward if the dice sum to { $n } or less
       *[other] Reward up to { $n }, { $base } and your pawns
    }
board-sum-of = Dice { $n } of { $limit }
board-aid-dice = Dice you may still take: { $n }
board-aid-room = Left up to your threshold: { $n }
board-aid-over = Above your threshold by: { $n }
board-aid-most = Dice that stay within it, at most: { $n }
board-aid-raise = The threshold task could raise it by: { $n }
board-aid-columns = What the dice allow you
board-aid-taken = has its die
board-aid-none = no die for you
board-aid-manage = manage
board-aid-task = task
board-aid-hire = hire
board-aid-over-die = above your threshold
board-aid-missions = Men who could go on a mission: { $n }
board-aid-marriages = Women who could marry: { $n }
board-aid-rows = Tiles missing before a row scores: { $list }
board-sum-plus = Dice { $before } + { $plus } = { $n } of { $limit }
board-of = { $n } of { $limit }
board-cost = Space { $space }, so pay { $n }
board-no-cost = Nothing to pay
board-placed = Placed on your board
board-point-at-die = Point at or touch a die to see what it costs, what each of its actions would do, and what the helpers of its column would add.
board-no-dice = no dice yet
board-then-action = Then one action
board-then-helpers = Then your helpers, top down
board-no-helpers = none in this column
board-task = Task { $task }:
board-hire = Hire:
board-helper = { $helper }:
board-do-florins = Florins:
board-do-marriage = Marriage:
board-do-offspring = Offspring:
board-do-tracks = Tracks:
board-do-mission = Mission:
board-no-reward = above the threshold, no reward
board-for = { $what } for { $n }
board-with-woman =
    { $n ->
        [one] with { $n } woman
       *[other] with { $n } women
    }
board-with-man =
    { $n ->
        [one] with { $n } man
       *[other] with { $n } men
    }
board-careers = careers
board-brings-florins =
    +{ $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
board-brings-vp = { $n } VP
board-brings-men =
    +{ $n ->
        [one] { $n } man
       *[other] { $n } men
    }
board-brings-women =
    +{ $n ->
        [one] { $n } woman
       *[other] { $n } women
    }
board-brings-dice =
    roll { $n ->
        [one] { $n } offspring die
       *[other] { $n } offspring dice
    }
board-brings-limit = threshold +{ $n }
board-brings-tiles =
    { $n ->
        [one] a face-down tile
       *[other] { $n } face-down tiles
    }
board-brings-pawns =
    { $n ->
        [one] { $n } pawn from the reserve
       *[other] { $n } pawns from the reserve
    }
board-brings-points = up to { $n } { $tracks }
board-brings-any = up to { $n } on any tracks
board-brings-range = { $low } to { $high } VP
board-brings-tile =
    { $n ->
        [one] a tile that fits
       *[other] one of { $n } tiles that fit
    }
board-brings-tasks =
    { $n ->
        [one] { $n } task to choose
       *[other] { $n } tasks to choose from
    }

## The board on a page: careers, cities, rewards

board-careers-title = Careers
board-careers-note = VP when a man leaves on a mission
board-vp = VP
board-rank = rank { $n }
board-start = pool
board-begin = begin
board-career-politics = Politics
board-career-church = Church
board-career-military = Military
board-initiative = Initiative
board-bonus-gain-florins =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } on the way
board-bonus-initiative-step = { $n } initiative on the way
board-space = { $career } { $n }, { $vp } VP, rank { $rank }
board-man-begins = A man begins in { $career }
board-initiative-to =
    { $n ->
        [one] { $n } space up, { $vp } VP
       *[other] { $n } spaces up, { $vp } VP
    }
board-climb = { $career }, man on { $vp } VP
board-climb-new = { $career }, new man
board-climb-to = to { $vp } VP
board-climb-from = now { $vp } VP
board-climb-disc =
    Initiative { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } up
board-cities = Cities
board-marriage-tile = marriage
board-mission-tile = mission
board-closed = closed in this game
board-city-free = { $city }: its next space has the value { $n }, so a man needs at least rank { $n }, a woman a dowry of at least { $n }
board-city-full = { $city }: full, nobody can go there
board-fits-note = fits your plan
board-fits = Fits your { $rows }
board-dowry = Dowry
board-dowry-of =
    { $n ->
        [one] { $n } florin for { $vp } VP
       *[other] { $n } florins for { $vp } VP
    }
board-supply = Supply
board-supply-tiles =
    { $n ->
        [one] tile
       *[other] tiles
    }
board-supply-helpers =
    { $n ->
        [one] helper
       *[other] helpers
    }
board-supply-brides =
    { $n ->
        [one] bride
       *[other] brides
    }
board-rewards = Rewards by round
board-reward-bonus =
    now: { $what } or { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
board-reward-points = now: { $what }
board-rw-mission = Mission
board-rw-mission-text = a mission
    .rule = SI-11.8
board-rw-marriage = Marriage
board-rw-marriage-text = a marriage
    .rule = SI-11.8
board-rw-men = { $count } men
board-rw-men-text =
    { $count ->
        [one] { $count } man
       *[other] { $count } men
    }
    .rule = SI-11.9
board-rw-women = { $count } women
board-rw-women-text =
    { $count ->
        [one] { $count } woman
       *[other] { $count } women
    }
    .rule = SI-11.9
board-rw-career = up to { $max_points }
board-rw-career-text = up to { $max_points } career points
    .rule = SI-11.10
board-rw-initiative = up to { $max_points }
board-rw-initiative-text = up to { $max_points } initiative points
    .rule = SI-11.10
board-rw-tile = Tile
board-rw-tile-text = a face-down tile
    .rule = SI-11.11
board-rw-helper = Helper
board-rw-helper-text = a free helper
    .rule = SI-11.11
board-rw-action = Action
board-rw-action-text = an extra action
    .rule = SI-11.12
board-rv-helpers = { $amount } VP
board-rv-helpers-text = { $amount } VP for each helper
    .rule = SI-11.14
board-rv-city-men = { $amount } VP
board-rv-city-men-text = { $amount } VP for each city with your men
    .rule = SI-11.14
board-rv-city-women = { $amount } VP
board-rv-city-women-text = { $amount } VP for each city with your women
    .rule = SI-11.14
board-rv-men = { $amount } VP
board-rv-men-text = { $amount } VP for each of your men in cities
    .rule = SI-11.14
board-rv-women = { $amount } VP
board-rv-women-text = { $amount } VP for each of your women in cities
    .rule = SI-11.14

## The board on a page: plan and house

board-your-plan = Your plan
board-plan-of = Plan of { $player }
board-plan-note =
    a row scores from { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    } on; strong edge: such a tile lies in a city
board-your-house = Your house
board-house-of = House of { $player }
board-look-at = Whose board to look at
board-look-at-player = Look at the board of { $player }
board-row-politics = Politics
board-row-church = Church
board-row-military = Military
board-row-marriage = Marriage
board-row-worth = { $n } VP
board-row-count = { $n } of { $minimum }
board-row-label = { $row }, { $n } of { $minimum } tiles
board-open-shield = open: { $house }
board-lies-in = open: { $tile } lies in { $city }
board-face-down = { $n } face down
board-reserve = In reserve { $men } men, { $women } women
board-raised =
    { $n ->
        [one] { $n } pawn raises the threshold
       *[other] { $n } pawns raise the threshold
    }
board-weddings-why = A wedding brings its points at once and a die more for offspring
board-wed = Arrange this wedding for { $n } VP
board-signore = Signore
board-offspring =
    { $n ->
        [one] Offspring rolls { $n } die
       *[other] Offspring rolls { $n } dice
    }

## The board on a page: rewards step by step, the final count

board-step-initiative = Initiative scored
board-step-order = New order
board-step-bonus =
    Rewards: { $what } or { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }, then a wedding
board-step-points = Rewards: { $what }
board-above = no reward
board-above-by = { $n } above { $limit }
board-had = done
board-chooses = chooses
board-final = The final count
board-wins = wins
board-source-initiative = Initiative
board-source-mission = Missions
board-source-marriage = Marriages
board-source-helper = Helpers
board-source-wedding = Weddings
board-source-reward = Rewards
board-source-florins = Florins for points
board-source-careers = Men on careers
board-before-end = After round 7
board-total = Total

## Names of the pack: the pack itself

pack-title = Signorie, reconstructed from its rulebook

## Names of the pack: cities

city-milano = Milano
city-venezia = Venezia
city-firenze = Firenze
city-roma = Roma
city-napoli = Napoli

## Names of the pack: houses

house-medici = Medici
house-sforza = Sforza
house-este = Este
house-gonzaga = Gonzaga
house-borgia = Borgia
house-aragona = Aragona

## Cards on the page: what things are called that have no name of their own

about-man = Man
    .rule = SI-1.4
about-woman = Woman
    .rule = SI-1.4
about-player = Player
    .rule = SI-1.1
about-florin = Florins
    .rule = SI-1.6
about-victory-point = Victory points
    .rule = SI-1.7
about-order = Turn order
    .rule = SI-11.2
about-die = Die
    .rule = SI-4.6
about-space = Action space
    .rule = SI-4.8
about-hire = Hiring a helper
    .rule = SI-5.1
about-helper = Helper
    .rule = SI-10.1
about-task = Task
    .rule = SI-6.1
about-mission = Mission
    .rule = SI-7.4
about-marriage = Marriage
    .rule = SI-7.7
about-offspring = Offspring
    .rule = SI-7.6
about-tracks = Points on the tracks
    .rule = SI-7.3
about-career = Career
    .rule = SI-8.2
about-politics = Politics
    .rule = SI-8.2
about-church = Church
    .rule = SI-8.2
about-military = Military
    .rule = SI-8.2
about-career-values = Worth and rank of a space
    .rule = SI-8.4
about-initiative = Initiative
    .rule = SI-8.7
about-city = City
    .rule = SI-7.9
about-alliance = Alliance tile
    .rule = SI-9.3
about-alliance-face-down = Face-down tile
    .rule = SI-9.4
about-plan = Plan
    .rule = SI-9.2
about-house = Pool and reserve
    .rule = SI-1.3
about-supply = Supply
    .rule = SI-2.9
about-reserve = Reserve
    .rule = SI-1.3
about-threshold = Threshold
    .rule = SI-11.4
about-mission-text = On a mission a man leaves his career for a city: the VP of the space he leaves and, if it fits your plan, the city's tile.
about-marriage-text = In a marriage a woman goes to a city with a dowry: 2 VP for each florin and, if it fits your plan, the city's tile.
about-offspring-text = For offspring one die is rolled for each married man: 1 to 3 brings a woman, 4 to 6 a man from the reserve.
about-wedding = Wedding
    .rule = SI-11.6
about-bride = Bride
    .rule = SI-11.6
about-reward = Reward
    .rule = SI-11.5
about-outlook = What can come of a die
    .rule = SI-4.8
about-pass = Passing
    .rule = SI-4.4
about-final = The final count
    .rule = SI-12.4
about-final-careers = Men on careers at the end
    .rule = SI-12.1
about-final-row = Rows of the plan at the end
    .rule = SI-12.2
about-winner = Winner
    .rule = SI-12.4
