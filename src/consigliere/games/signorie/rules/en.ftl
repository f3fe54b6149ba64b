### The rules of Signorie in English. All texts are our own words; no sentence is taken from the rulebook.
### Ids: chapter-SI-4 is chapter SI-4, rule-SI-4-6 is rule SI-4.6, ruling-RU-07b is ruling RU-07b. Ids are stable; SI-14.0 and SI-15.0 are the openings of their chapters.
### One line is one paragraph. "Our value" marks a number or a name that no source gives.

game-title = Signorie

## SI-1

chapter-SI-1 = Overview and terms
rule-SI-1-1 = 2 to 4 players lead noble families for exactly 7 rounds. Whoever has the most victory points (VP) after round 7 and the end scoring wins.
rule-SI-1-2 = Each round has three phases, in this order: 1 Preparation, 2 Actions, 3 Rewards.
rule-SI-1-3 = Pool: a player's available men, women and florins, in front of the player. Reserve: the player's own men and women waiting on the main board; no other player ever touches them. Supply: the common stock of florins, helper discs, brides and the stack of alliance tiles.
rule-SI-1-4 = Each player has 12 men and 11 women. A pawn is always in exactly one place: the pool, the reserve, a career track (men only), a city, or the threshold area.
rule-SI-1-5 = Discarding a pawn for a task moves it from the pool to the reserve; for the threshold task it goes to the threshold area instead.
rule-SI-1-6 = Paying moves a player's own florins to the supply, gaining is the reverse. The number of florins is unlimited. Nobody ever has fewer than 0 florins.
rule-SI-1-7 = VP are counted from 0 on a track. There is no upper limit (RU-44) and no rule takes VP away.
rule-SI-1-8 = The colours of the dice (yellow, red, purple, grey, turquoise) have nothing to do with the colours of the players (yellow, red, purple, blue).

## SI-2

chapter-SI-2 = Setup
rule-SI-2-1 = Each player takes a colour with its player board, 5 florins, and 4 men and 3 women in the pool. The other 8 men and 8 women go to the reserve (RU-01).
rule-SI-2-2 = Each player has 3 discs: one on the VP track at 0, one on the turn order track, one on the initiative track.
rule-SI-2-3 = Action dice in use, per colour: 4 with 4 players (20 in all), 3 with 3 players (15), 2 with 2 players (10). The 5 white offspring dice are always in use.
rule-SI-2-4 = The starting turn order is random. Extra florins by place in it: first 1, second 2, third 2, fourth 3, as far as these places exist. So the players begin with 6, 7, 7 and 8 florins.
rule-SI-2-5 = All initiative discs start as one stack on the lowest space: the last player's at the bottom, then upwards in reverse turn order, the first player's on top.
rule-SI-2-6 = The 9 bonus reward tiles and the 5 VP reward tiles are shuffled apart. 5 random bonus tiles lie face up on reward spaces 1 to 5, 2 random VP tiles face up on spaces 6 and 7. The other 7 tiles are out of the game.
rule-SI-2-7 = There are 54 alliance tiles, 9 of each house. With 3 players 1 random tile of each house is removed (48 left), with 2 players 2 of each (42 left). The rest are shuffled into one face-down stack (RU-05, RU-09, RU-82).
rule-SI-2-8 = Cities in use: all 5 with 4 players; with 3 players 1 random city is closed, with 2 players 2 random cities (RU-04). A closed city takes neither tiles nor pawns for the whole game.
rule-SI-2-9 = The supply holds 48 helper discs, 16 brides and the florins.
rule-SI-2-10 = All 10 task tiles are used with any number of players.

## SI-3

chapter-SI-3 = Phase 1: preparation
rule-SI-3-1 = Fill each empty marriage space and each empty mission space of the cities in use with one face-up tile from the alliance stack. Tiles that already lie there stay. Afterwards each of these spaces holds exactly one tile, unless the stack ran out. Spaces are always filled in the order of RU-08 (RU-82).
rule-SI-3-2 = Collect all action dice from the player boards and the main board, roll all of them and sort them by colour into the five dice areas.
rule-SI-3-3 = Collect the 10 task tiles, shuffle them and deal one face up to each of the 10 task spaces; there are two above each dice area.
rule-SI-3-4 = Each task space shows a man or a woman: the gender of the pawns that a task lying there uses. In every area the upper space is female and the lower one male (RU-70).

## SI-4

chapter-SI-4 = Phase 2: turns, dice, passing
rule-SI-4-1 = Beginning with the first player, the players act in turn order, one turn each, round and round, skipping those who have passed, until all have passed. Whoever is the only one left goes on taking turns.
rule-SI-4-2 = On a turn a player either takes a die and performs one action, or passes.
rule-SI-4-3 = A player takes at most 4 dice per round. With 4 dice taken, the player must pass on the next turn; the engine does it without asking.
rule-SI-4-4 = A player who cannot or does not want to take a die passes and is out for the rest of phase 2. The place in the pass area means nothing.
rule-SI-4-5 = Taking a die: choose any die still in a dice area whose colour's action space on the player's own board is empty. An action space holds one die, so each colour can be taken at most once per round.
rule-SI-4-6 = Cost of a die: if its value is lower than the value of the action space, pay the difference in florins; otherwise nothing, and no change is given. A die whose cost cannot be paid may not be taken.
rule-SI-4-7 = Values of the action spaces, from left to right: yellow 1, red 2, purple 3, grey 4, turquoise 5. That purple comes before grey is our value (RU-64).
rule-SI-4-8 = After paying, perform exactly one of the three main actions of that space: hire (SI-5), task (SI-6) or management (SI-7). It must be one the player can carry out completely, that is possible in the sense of SI-15, judged after the die was paid; once chosen it is mandatory. A die may be taken only if at least one main action is possible after paying for it; helpers do not count for this (RU-11).
rule-SI-4-9 = After the main action the player may activate helpers in the same column (SI-10). Taking a die only to use helpers is not allowed.
rule-SI-4-10 = The die stays on the action space until the next phase 1, or until the extra-action reward clears the boards (SI-11.12).
rule-SI-4-11 = Florins gained during a turn can pay for anything later in the same turn, but never for the die itself (RU-10).

## SI-5

chapter-SI-5 = Main action: hire a helper
rule-SI-5-1 = Take a helper disc from the supply, put it on an empty helper cell of the column that the action space names, and pay the cost of that cell.
rule-SI-5-2 = The column is always the next one to the left, wrapping round: the yellow space hires in turquoise, red in yellow, purple in red, grey in purple, turquoise in grey (RU-56).
rule-SI-5-3 = Cost by row: top 2, middle 3, bottom 4 florins. The 3 of the middle yellow cell is known, the others are our values (RU-63).
rule-SI-5-4 = Hiring has no immediate effect. Helpers stay to the end of the game and never move.
rule-SI-5-5 = Hiring is not possible if the column is full, the supply has no disc left, or no empty cell of the column can be paid (RU-40).

## SI-6

chapter-SI-6 = Main action: task
rule-SI-6-1 = Choose one of the two task tiles in the area of the colour of the die just placed, use pawns from the pool of the gender shown at that task space, and perform the effect of the tile (RU-07).
rule-SI-6-2 = A tile marked "..3" takes 1, 2 or 3 pawns, as the player likes, and its effect is multiplied by the number of pawns. The other tiles take their fixed number and act once.
rule-SI-6-3 = Pawns are discarded first, then the effect happens. So a number of pawns is legal only if the effect is still possible after that many have left the pool (RU-24, RU-74).
rule-SI-6-4 = Task tiles stay in place until the next phase 1. Any number of players may use the same tile in a round.
rule-SI-6-5 = Politics, church and military task (three tiles, ..3): 2 points per pawn on the career track shown. Not all points need be used, but at least 1.
rule-SI-6-6 = Initiative task (..3): 2 points per pawn on the initiative track, so 2, 4 or 6 (RU-02).
rule-SI-6-7 = Face-down tile task (1 pawn): draw the top alliance tile unseen and put it face down at any of one's own four rows.
rule-SI-6-8 = Threshold task (..3): put the pawns on the threshold area instead of the reserve. Each raises the player's threshold of this round by 3, so 13 becomes 16, 19 or 22 (RU-03, RU-26).
rule-SI-6-9 = Mission task (2 pawns): perform one diplomatic mission (SI-7.4).
rule-SI-6-10 = Marriage task (2 pawns): perform one marriage (SI-7.7).
rule-SI-6-11 = Florin task (..3): gain 2 florins per pawn, so 2, 4 or 6.
rule-SI-6-12 = Pawn task (..3): take as many pawns as were discarded, each of either gender, from the reserve to the pool (RU-24).

## SI-7

chapter-SI-7 = Main action: management
rule-SI-7-1 = Perform the management action of the action space: yellow florins, red marriage, purple offspring, grey tracks, turquoise mission (RU-65).
rule-SI-7-2 = Florins: gain 3 florins.
rule-SI-7-3 = Tracks: spend at least 1 and at most 4 advancement points, divided freely among the three career tracks, the initiative track and any number of pawns (SI-8).
rule-SI-7-4 = Diplomatic mission: choose one own man on a career track and one city in use with an empty pawn space. He goes to the empty space of lowest value there; of two equal ones the player chooses. His rank on the track must be at least the value of that space.
rule-SI-7-5 = Result of a mission: gain the VP of the career space he left. Then, if the mission space of the city holds a tile that still fits the player's row of that career (SI-9.3), take it face up to that row. If it does not fit or none is there, nothing is taken and the tile stays. A mission needs rank and a free space, never a tile (RU-14).
rule-SI-7-6 = Offspring: roll one white die per married man. The head of the family counts from the start, so it is 1 to 5 dice. Each 1 to 3 brings one woman, each 4 to 6 one man from the reserve to the pool. If the reserve has too few of a gender, take as many as there are (RU-28).
rule-SI-7-7 = Marriage: choose one own woman in the pool and one city in use with an empty pawn space. She goes to the empty space of lowest value. Pay a dowry of at least that value and at most 4 florins, as the player likes, and gain 2 VP per florin paid.
rule-SI-7-8 = Result of a marriage: if the marriage space of the city holds a tile that still fits the player's marriage row (SI-9.3, its house is not yet face up there), take it face up to that row; otherwise it stays. A marriage needs a woman, a free space and the dowry, never a tile (RU-14).
rule-SI-7-9 = Each city has 8 pawn spaces of the values 1, 1, 2, 2, 3, 3, 4, 4, used in common by the men and women of all players (RU-12). A player may have any number of pawns in a city. Pawns in cities stay there to the end. A full city cannot be chosen.

## SI-8

chapter-SI-8 = Career tracks and initiative track
rule-SI-8-1 = There are three careers: politics, church and military. Each track has 7 spaces, the bottom one is 1, the top one 7. The number of spaces is our value (RU-60).
rule-SI-8-2 = One point on a career track either puts a man from the pool on space 1 or moves an own man on that track up one space. Nothing moves down or sideways; a man leaves a track only by a mission.
rule-SI-8-3 = Any number of men may share a space. A man on the top space cannot move.
rule-SI-8-4 = VP of the career spaces 1 to 7: 1, 3, 5, 7, 9, 11, 13. The range and the values 9 and 13 are known, the rest are our values (RU-60).
rule-SI-8-5 = Rank of the career spaces 1 to 7: 1, 1, 2, 3, 4, 4, 4. These are our values; known is only that the space worth 9 has rank 4 or more (RU-61).
rule-SI-8-6 = Each time a man enters space 4 of a career track, his owner gains 2 florins; each time a man enters space 6, his owner moves up 1 on the initiative track. The bonus comes at once, also if the man moves on, and is the same whatever gave the points: management, task, helper or reward. It costs no point (RU-18, RU-57).
rule-SI-8-7 = One point on the initiative track moves the player's disc up one space. A disc entering a space with other discs goes on top of them. The top space cannot be left.
rule-SI-8-8 = The 8 initiative spaces, numbered 0 to 7 from the bottom, are worth 0, 0, 1, 2, 3, 4, 6, 9 VP. The values 0, 4 and 9 are known, their places, the other values and the number of spaces are ours (RU-62).
rule-SI-8-9 = Points may be split between pawns and tracks as far as their source allows several tracks. Whenever points are to be spent, at least 1 must be spent; unused points are lost (RU-17, RU-80).

## SI-9

chapter-SI-9 = Alliance tiles and plans
rule-SI-9-1 = The front of an alliance tile shows a house and 2 to 5 VP, the back is neutral and worth 1 VP.
rule-SI-9-2 = Each plan has three career rows with 4 shields of 3 houses (one house twice, two houses once) and a marriage row with 6 shields, one per house. The four plans differ; which houses they show is our design (RU-67).
rule-SI-9-3 = A face-up tile fits a row if the player's face-up tiles of its house in that row are fewer than the shields of that house in that row.
rule-SI-9-4 = Face-down tiles need no shield, use up no shield, and are unlimited in every row.
rule-SI-9-5 = Placed tiles are never moved, turned, exchanged or removed.
rule-SI-9-6 = A tile taken from a city leaves its space empty until the next phase 1.

## SI-10

chapter-SI-10 = Helpers
rule-SI-10-1 = After the main action the player may activate any of their helpers in the column of the die, each once, in order from top to bottom (RU-81).
rule-SI-10-2 = A helper may be activated only if its effect is possible (SI-15) at the moment its turn comes; otherwise it is skipped without asking (RU-21, RU-73).
rule-SI-10-3 =
    The effects by cell; costs are in SI-5.3. The kinds of effect are known; which cell holds which, and the track of each track helper, are our values except for military in the grey column (RU-63).
    Yellow 1, offspring_die: roll exactly 1 offspring die and take that pawn (SI-7.6).
    Yellow 2, die_initiative: up to as many initiative points as the die placed shows.
    Yellow 3, marriage_fd: a marriage; instead of the city tile draw a face-down tile for the marriage row.
    Red 1, take_pawn: take 1 man or woman from the reserve to the pool.
    Red 2, florins3: gain 3 florins.
    Red 3, die_politics: up to as many politics points as the die shows.
    Purple 1, tile_fd: draw a face-down tile for any row.
    Purple 2, task_one: perform any task tile of any colour with exactly 1 pawn.
    Purple 3, career3: up to 3 points on the career tracks, freely split.
    Grey 1, vp3: gain 3 VP.
    Grey 2, die_military: up to as many military points as the die shows.
    Grey 3, mission_fd: a mission; instead of the city tile draw a face-down tile for the row of that career.
    Turquoise 1, initiative3: up to 3 initiative points.
    Turquoise 2, vp_men: 1 VP per own man in the cities.
    Turquoise 3, die_church: up to as many church points as the die shows.
rule-SI-10-4 = marriage_fd and mission_fd: all rules of the action apply (rank, dowry, VP, lowest space). The city tile is not taken even if it would fit. The drawn tile is not looked at.
rule-SI-10-5 = task_one: the pawn has the gender of that task space. Tiles that need 2 pawns are excluded. A "..3" tile counts as used with 1 pawn.
rule-SI-10-6 = Helpers with die points: the value is that of the die just placed, not its cost.

## SI-11

chapter-SI-11 = Phase 3: rewards
rule-SI-11-1 = Step 1, initiative VP: each player gains the VP of the initiative space of their disc. Each step of this phase is done for all players before the next one begins.
rule-SI-11-2 = Step 2, new turn order: by initiative, highest first; of discs on the same space the one higher in the stack comes first. This order holds until the same step of the next round (RU-07c).
rule-SI-11-3 = Then all initiative discs go back to the lowest space, stacked with the new last player at the bottom and the new first player on top.
rule-SI-11-4 = Step 3, rewards: a player is entitled if the values of their dice add up to at most 13 plus 3 per own pawn in the threshold area. A player without dice has the sum 0 and is entitled. This is settled for all players at the start of the step (RU-31, RU-32).
rule-SI-11-5 = Rounds 1 to 5: each entitled player, in the new turn order, takes either the bonus of this round's tile, if it is possible (SI-15) when this player's turn comes, or 3 florins. One of the two is always taken. Each player finishes bonus and wedding before the next begins (RU-33, RU-37, RU-75).
rule-SI-11-6 = After that the same player, whichever of the two was taken, may arrange one wedding: take a bride to the topmost empty portrait, gain the VP of that portrait at once and, in rounds 2 to 5, also 2 florins. A player can have four weddings at most (RU-33, RU-34).
rule-SI-11-7 = VP of the four wedding portraits from the top: 0, 1, 3, 5. These are our values (RU-69).
rule-SI-11-8 = Bonus mission or marriage: one such action with all its rules, city tile included.
rule-SI-11-9 = Bonus 2 men or 2 women: take 2 pawns of that gender from the reserve, or as many as there are (RU-37).
rule-SI-11-10 = Bonus career points (3, on any careers) or initiative points (3): spend at least 1. The threes are our values (RU-71). Initiative steps made in this step of the phase, also the one earned on career space 6, count for the next round, because the discs have been reset already (RU-57).
rule-SI-11-11 = Bonus face-down tile: as SI-6.7. Bonus helper: put 1 disc from the supply on any empty own helper cell, free of charge.
rule-SI-11-12 = Bonus extra action: once it is settled who is entitled, and before the first player chooses, all dice are taken off all player boards, also those of players who are not entitled, and set aside; they cannot be taken again. A player who chooses the bonus takes one die among those still in the dice areas, of any colour, places it free of charge whatever its value, performs one main action with all its own costs, and may activate helpers of that column. The die is then out of reach for the players after (RU-36).
rule-SI-11-13 = Rounds 6 and 7: each entitled player gains the VP of the tile and may then pay exactly 5 florins for 5 more VP, once. There are no 3 florins and no wedding (RU-38).
rule-SI-11-14 = VP tiles: 2 VP per own helper on the board; 4 VP per different city with at least one own man (one tile) or woman (another tile); 2 VP per own man (one tile) or woman (another tile) in the cities.
rule-SI-11-15 = At the end of the phase this round's reward tile is removed and all pawns of the threshold area return to the reserves.

## SI-12

chapter-SI-12 = End of the game
rule-SI-12-1 = After phase 3 of round 7 each man still on a career track gives half the VP of his space, rounded down for each man: 0, 1, 2, 3, 4, 5, 6 for the spaces 1 to 7.
rule-SI-12-2 = Each row (three careers, marriage) with at least 3 tiles, face up and face down together, gives the sum of its tiles: the front value if face up, 1 if face down. Rows with fewer than 3 tiles give nothing.
rule-SI-12-3 = Florins, pawns in the pool, the reserve or the cities, and helpers give nothing at the end.
rule-SI-12-4 = Most VP wins. Of tied players the one earlier in the turn order set in round 7 wins, so there is always one winner; the lower ranks are separated in the same way (RU-76).

## SI-13

chapter-SI-13 = Randomness and hidden information
rule-SI-13-1 = Random events: start order, reward tiles, closed cities, removed alliance tiles, order of the alliance stack, action dice, placing of the task tiles, offspring dice. All come from one seedable generator.
rule-SI-13-2 = Public: everything on all boards, florins, dice, the number of face-down tiles per row, the size of the stack. Hidden from all players: order and identity of the stack, identity of face-down tiles, values of removed tiles. Nobody has private information (RU-45).
rule-SI-13-3 = Face-down tiles are never revealed, not even at the end.

## SI-14

chapter-SI-14 = Decision points
rule-SI-14-0 = The player named in a step decides alone; nobody else ever has a choice at the same time. Only possible answers (SI-15) are offered. Choices with only one legal answer are taken automatically; as everything is public, this tells nobody anything. The two city spaces of equal value are interchangeable: the engine uses city track 1 first (RU-13).
rule-SI-14-1 = Phase 2, the player whose turn it is: take a die of some colour and value, or pass. Equal dice of one colour are one choice.
rule-SI-14-2 = The main action: hire in some row, a task on some space with some number of pawns, or management.
rule-SI-14-3 =
    Then what the effect asks for, one thing after another:
    Track points: one after another, in any order (RU-80), a step of a man, a new one or one on the track, or steps of the initiative disc as a number. After each the player may stop. It ends by itself when the points are used up or no step is possible; where from the outset only the disc can move, the number of its steps is the whole answer.
    Mission: career, space and city; men of one player on the same career space are interchangeable.
    Marriage: city and dowry.
    Face-down tile: one of the four rows, chosen before the draw, which shows nothing; not asked for marriage_fd and mission_fd, where the row is fixed.
    Taking pawns of either gender: how many men and how many women, in one answer, among those in the reserve.
    City tile that fits, only with the option optional_city_tile: take it or leave it (RU-14).
    task_one: the task space (with 1 pawn), then what that task asks for.
    Free helper: the cell.
rule-SI-14-4 = Which of the player's helpers in the column of the die that are possible now acts next, or none any more (RU-81); then what its effect asks for, and the question again for those below it.
rule-SI-14-5 = Phase 3, rounds 1 to 5, each entitled player in the new order: bonus or florins, then what the bonus asks for (extra action: a die, then SI-14.2 to SI-14.4; passing is not offered); then, while a portrait is empty, wed or not.
rule-SI-14-6 = Phase 3, rounds 6 and 7, each entitled player in the new order with 5 florins or more: pay 5 florins or not.

## SI-15

chapter-SI-15 = When an effect is possible
rule-SI-15-0 =
    Whether an effect is possible is judged at the moment of the choice, after everything that comes before it: die paid, pawns discarded, upper helpers resolved. Effects without choices run by themselves. The names are the effect values of the pack (RU-11, RU-73).
    hire (main action only; choice: row): the disc supply is not empty and the column named by the space has an empty cell whose cost the player can pay.
    task (main action only; choices: space of the colour, number of pawns): that many pawns of the gender are in the pool, the tile allows that number, and its effect is possible after they were discarded.
    gain_florins, gain_vp (no choice): always.
    track_points, track_points_die (choices: steps): at least 1 step can be made on the tracks allowed: on initiative if the player's disc is below the top space; on a career if a man is in the pool or an own man on it is below the top space.
    mission (choices: man, city): some own man on a career has a rank of at least the lowest empty value of some city in use that is not full.
    marriage (choices: city, dowry): a woman is in the pool and the lowest empty value of some city in use that is not full is at most the player's florins.
    offspring (no choice): as management action always, even with an empty reserve; as helper if the reserve holds at least 1 pawn.
    face_down_tile (choice: row): the stack is not empty.
    take_pawns (choice: gender of each, if either is allowed): the reserve holds at least 1 pawn of an allowed gender; fewer than the number are taken if there are fewer.
    threshold (no choice): always.
    task_one_pawn (choice: space): some task tile that allows 1 pawn lies on a space of a gender present in the pool, and its effect is possible after 1 such pawn was discarded.
    vp_per_man_in_cities (no choice): at least 1 own man is in a city.
    place_helper_free (choice: cell): the disc supply is not empty and some own cell is empty.
    extra_action (choices: die, then as in phase 2): with some die left in the dice areas at least one main action is possible.
    vp_per_helper, vp_per_city, vp_per_pawn_in_cities (no choice): always; the result may be 0.
rule-SI-15-1 = marriage_fd and mission_fd are possible under the same conditions as marriage and mission. An empty stack does not forbid them; then no tile is placed (RU-53).
rule-SI-15-2 = A city tile that cannot be taken, points that cannot all be used and pawns missing in the reserve never make an effect impossible as long as its condition in SI-15.0 holds.

## RU

chapter-RU = Rulings: our decisions where the rulebook is silent, unclear or contradicts itself
ruling-RU-01 =
    How many pawns does a player start with? The rulebook says 4 men and 3 women; one review has it the other way round.
    Ruling: 4 men, 3 women.
    Reason: 12 less 4 and 11 less 3 both give the stated reserve of 8; other pages agree.
ruling-RU-02 =
    How many points does the initiative task give? The text prints 2, 3 or 6 for 1, 2 or 3 pawns.
    Ruling: 2, 4, 6.
    Reason: "..3" tiles repeat their effect for each pawn, and the worked example gives 6 for 3 pawns.
ruling-RU-03 =
    How much does the threshold task raise the threshold? The text prints 3, 4 or 9.
    Ruling: 3, 6, 9.
    Reason: the effect is repeated per pawn, and 13 + 9 is the stated raised value of 22.
ruling-RU-04 =
    How many cities are closed with 2 players? The text says 3 cities are used but speaks of one closed city.
    Ruling: two random cities are closed.
    Reason: 5 less 3 is 2, and a page gives 6, 8 and 10 tiles per round for 2, 3 and 4 players. One page lets the players pick the cities; we follow the rulebook, which draws them.
ruling-RU-05 =
    What are the 1 or 2 pieces of each family that are removed with fewer players?
    Ruling: alliance tiles, per house.
    Reason: an outside page says so, and nothing else comes in families.
ruling-RU-06 =
    Which management action gives a face-down tile? The text counts one, but none does.
    Ruling: the task tile with that effect is meant.
    Reason: the player aid lists it among the tasks; 3 helpers, 1 reward and 1 task are the full list.
ruling-RU-07 =
    One task or two? A reminder in the player aid can be read as one or two.
    Ruling: exactly one of the two tiles.
    Reason: the main text and both examples.
ruling-RU-07b =
    Does the helper with an offspring action roll for all married men?
    Ruling: exactly one white die, whatever the number of married men.
    Reason: the sentence says that one die is rolled.
ruling-RU-07c =
    How long does the new turn order hold? The text speaks of the rest of the current turn.
    Ruling: from step 2 of phase 3 to step 2 of the next round.
    Reason: the second half of the same sentence.
ruling-RU-08 =
    What if the alliance stack runs out in phase 1? Not covered; with 4 players up to 10 of 54 tiles are laid out each round.
    Ruling: always, not only with a short stack, the cities are filled in the order Milano, Venezia, Firenze, Roma, Napoli (closed ones skipped), marriage space before mission space in each city, until the stack is empty. The other spaces stay empty for the rest of the game. Taken tiles never come back.
    Reason: simple and without chance, and the rules know empty spaces anyway.
ruling-RU-09 =
    Which tiles are removed with 2 or 3 players?
    Ruling: random ones of each house. Their values are unknown to all; only the number per house is public.
    Reason: the text says at random, and so less is given away.
ruling-RU-10 =
    In which order is paid?
    Ruling: the die first, then the cost of the main action, then helpers. Florins gained in the turn cannot pay for the die.
    Reason: the stated order of the steps.
ruling-RU-11 =
    What does it mean that an action can be carried out completely?
    Ruling: every mandatory element can be done; SI-15.0 is the binding form. Hire: an empty cell in the column, a disc, the cost. Task: the fixed or chosen number of pawns of the right gender and an effect that is possible. Tracks: at least 1 point can be spent. Mission: a man with enough rank for some open city. Marriage: a woman and the smallest dowry of some open city. Florins and offspring: always, offspring even with an empty reserve. A city tile that cannot be taken does not make a mission or a marriage incomplete.
    Reason: the text tells the player to take what can be taken, and allows missions and marriages without a tile.
ruling-RU-12 =
    Do men and women share the pawn spaces of a city? One report describes two tracks of four spaces, which could mean one per gender.
    Ruling: there are eight common spaces.
    Reason: an example counts one free 3 and two free 4s for a mission, and both actions foresee two equal lowest spaces; with a track per gender neither could happen.
ruling-RU-13 =
    Which of two equal spaces is used?
    Ruling: it is not asked; city track 1 first.
    Reason: the choice has no effect.
ruling-RU-14 =
    May a player leave a city tile that fits, to wait for a better one of the same house?
    Ruling: no, taking it is mandatory.
    Reason: the text says that it is taken if it fits, without leave to decline, and leaves a tile only where it cannot be taken; the face-down versions are described as different. The option optional_city_tile allows it.
ruling-RU-15 =
    To which row does a mission tile go?
    Ruling: always the row of the career from which the man came; he cannot feed another row. Face-down tiles in the row do not count against its shields.
    Reason: stated, and shown by an example.
ruling-RU-16 =
    Which dowries are possible?
    Ruling: any whole number from the value of the space to 4, limited by the florins left after the die was paid; 2 VP per florin.
    Reason: stated.
ruling-RU-17 =
    Must all points be used? Stated only for career tasks (at least 1) and the tracks action (1 to 4). The initiative task says that they must be spent, the reward that they are spent, which could mean all that the track allows.
    Ruling: the same for the initiative task, helpers and rewards: at least 1 point must be usable and used, the rest may be dropped.
    Reason: one rule for all sources of points; the stricter reading would hardly change anything.
ruling-RU-18 =
    When do the bonus spaces of the career tracks act?
    Ruling: each entry of a man into space 4 or 6 triggers them, also when he moves on in the same action. Men only go up and leave a track only for a city, where they stay, so one man triggers each bonus once; several men trigger it one by one. The initiative step is lost if the disc is on the top space.
    Reason: every point is a move of one space.
ruling-RU-19 =
    When do the 2 florins of career space 4 come?
    Ruling: at once; later helpers of the same turn can use them.
    Reason: the bonus belongs to the move.
ruling-RU-20 =
    Can a helper act in the turn in which it is hired?
    Ruling: no.
    Reason: it is hired into another column.
ruling-RU-21 =
    How are helpers activated?
    Ruling: each at most once per die placed, from top to bottom; any may be skipped; about a lower one the player decides after the upper ones are resolved. Only a helper whose effect is possible (SI-15) may be activated: vp_men without a man in the cities, offspring_die and take_pawn with an empty reserve are not offered.
    Reason: the order is stated; what is certain to change nothing costs nobody anything.
ruling-RU-22 =
    How many points do helpers with die points give?
    Ruling: up to the face value, 1 to 6. In the extra action the value of that die counts too.
    Reason: stated.
ruling-RU-23 =
    Which tasks can the task_one helper perform?
    Ruling: any of the 10 tiles except the two that take 2 pawns, whatever the colour of the die, with one pawn of the gender of that space. It may repeat the tile just used as main action.
    Reason: the player aid allows any colour and excludes only tasks of more than one pawn.
ruling-RU-24 =
    Do pawns leave the pool before or after the effect of a task?
    Ruling: before. So a marriage task on a female space needs 3 women in all. For the pawn task the discarded pawns are already in the reserve and may be taken back; the genders of the pawns taken are free one by one.
    Reason: the order of the sentences.
ruling-RU-25 =
    May more pawns be spent on a task than are useful?
    Ruling: yes, as long as at least 1 point can be used and is used (disc near the top, careers full); the other points are lost and all chosen pawns are spent.
    Reason: not all points need be used.
ruling-RU-26 =
    Can the threshold rise above 22? A second use by task_one would give 13 + 12 = 25; the text only mentions 22.
    Ruling: there is no cap; 3 for each own pawn in the area.
    Reason: the area counts pawns. A cap at 22 could be defended as well; it would matter only for sums of 23 and 24.
ruling-RU-27 =
    What happens to threshold pawns?
    Ruling: they count only for their owner and only in this round, and go to the reserve at the end of phase 3, not to the pool.
    Reason: stated.
ruling-RU-28 =
    What if the reserve lacks a gender at offspring?
    Ruling: a missing gender is not replaced by the other. All dice are rolled together.
    Reason: the text says to take as many as possible.
ruling-RU-29 =
    Who counts as a married man?
    Ruling: the head of the family and one man per own bride, 1 to 5. Women married off do not count.
    Reason: the dice are counted by the brides drawn or standing on the player board.
ruling-RU-30 =
    Who passes after the fourth die?
    Ruling: the engine, as soon as the player's next turn comes. A player for whom no die is legal is passed in the same way.
    Reason: passing is the only choice left.
ruling-RU-31 =
    Is a player without dice entitled to the reward?
    Ruling: yes, with the sum 0.
    Reason: 0 is not above the threshold.
ruling-RU-32 =
    When is the sum of the dice checked?
    Ruling: once, for all, at the start of step 3. The extra action changes nothing about it; a threshold task used in it is legal and useless.
    Reason: the check opens the step.
ruling-RU-33 =
    Bonus or wedding first?
    Ruling: the bonus or the 3 florins, then the wedding, then the next player; the wedding does not depend on which of the two was taken. So an offspring roll in the extra action still uses the old number of married men, and the 2 florins of the wedding cannot pay a dowry of the marriage bonus.
    Reason: the text names the bonus first, and the offspring section puts weddings at the end of the phase.
ruling-RU-34 =
    Whom do the 2 florins of rounds 2 to 5 belong to?
    Ruling: to the wedding: no wedding, no florins, and none in round 1.
    Reason: they stand with the wedding in the text.
ruling-RU-35 =
    Can there be a fifth wedding?
    Ruling: no. A player with four weddings in rounds 1 to 4 cannot wed in round 5.
    Reason: there are four free portraits.
ruling-RU-36 =
    Which dice does the extra action use?
    Ruling: only those left in the dice areas; the dice of the player boards are set aside and cannot be taken again. There are always enough: 20 less 16, 15 less 12, 10 less 8. Colours used earlier in the round are allowed because the boards are empty, and the limit of 4 dice does not apply. The boards are cleared in that round in any case, also if nobody chooses the bonus. A die with which no main action is possible cannot be taken; if there is no other, only the 3 florins remain. Each die taken is gone for the players after.
    Reason: the player aid clears the boards first and lets players choose among the dice left over.
ruling-RU-37 =
    May a bonus be chosen that does nothing?
    Ruling: only a bonus that is possible in the sense of SI-15 (at least one pawn, point, tile or cell) when the player's turn comes; otherwise the player takes 3 florins.
    Reason: the same measure as for actions.
ruling-RU-38 =
    What is automatic in rounds 6 and 7?
    Ruling: the VP of the tile for entitled players. The 5 florins for 5 VP are optional, exactly once per round, only for entitled players.
    Reason: the text says "may" only of the payment.
ruling-RU-39 =
    Where may the free helper go?
    Ruling: on any empty cell of any column.
    Reason: stated.
ruling-RU-40 =
    Can helper discs run out? There are 48 for 60 cells with 4 players.
    Ruling: yes; with none left hiring and the free helper are impossible.
    Reason: only florins are called unlimited.
ruling-RU-41 =
    How do discs move between stacks of the initiative track?
    Ruling: a disc that moves leaves its stack without changing the others and lands on top. Several steps in a row are the same as one long move. A disc that cannot move keeps its place in the stack.
    Reason: a disc entering a space goes on top.
ruling-RU-42 =
    Turn order and initiative with fewer players?
    Ruling: they work with the discs there are.
    Reason: nothing in them depends on the number.
ruling-RU-43 =
    Which turn order breaks ties?
    Ruling: the one set in step 2 of round 7.
    Reason: it is the current one when the game ends.
ruling-RU-44 =
    What happens beyond the end of the VP track?
    Ruling: laps are counted; the engine keeps a whole number.
    Reason: scores above 200 are reported.
ruling-RU-45 =
    What is hidden?
    Ruling: see SI-13.2. There is no private knowledge: what the players see differs only by the seat. Hidden are the order of the stack, the identity of removed and face-down tiles, and future dice. The multiset of unseen tiles is public: 54 less all tiles ever seen face up. With 4 players the unseen tiles are exchangeable between the stack and the face-down places. With 2 or 3 players exactly 2 or 1 of the unseen tiles of each house are the removed ones: who imagines the hidden part draws those first, house by house, and then deals the rest at random.
    Reason: face-down tiles are drawn unseen, and everything else lies open.
ruling-RU-46 =
    Who rolls the dice?
    Ruling: it has no effect. The action dice are rolled in phase 1, offspring dice at the moment of the roll, both by the seeded generator.
    Reason: a seed reproduces a game.
ruling-RU-47 =
    How do colours and plans come to the players?
    Ruling: colours by seat option or at random; the plan belongs to the colour. The plans are our data and can be replaced.
    Reason: players pick colours freely.
ruling-RU-48 =
    One stack or several face-down piles?
    Ruling: one stack.
    Reason: several piles are only for comfort; unseen tiles are all alike.
ruling-RU-49 =
    Is change given for a die of higher value?
    Ruling: no.
    Reason: only a lower value is mentioned.
ruling-RU-50 =
    Do missions and marriages differ by their source?
    Ruling: no: by management, task, reward or helper the same rules hold, except that helpers replace the city tile by a face-down tile.
    Reason: the aid refers to the same actions.
ruling-RU-51 =
    Is the space in a city free to choose?
    Ruling: the city is, the space is not: always the lowest empty value.
    Reason: stated.
ruling-RU-52 =
    VP or tile first?
    Ruling: the VP, then the tile.
    Reason: the order of the text; nothing depends on it.
ruling-RU-53 =
    May a helper's mission or marriage be done with an empty stack?
    Ruling: yes, without a tile.
    Reason: the pawn and the VP are the main part.
ruling-RU-54 =
    May a task, helper or reward that only gives a face-down tile be chosen with an empty stack?
    Ruling: no.
    Reason: RU-11.
ruling-RU-55 =
    Do helpers work only with management, or must all be used? Two reviews read like that.
    Ruling: they may be activated after any of the three main actions, and none must.
    Reason: the rulebook's example activates two of three helpers after a task.
ruling-RU-56 =
    In which column does an action space hire? Only red to yellow is shown.
    Ruling: always in the column to the left; yellow wraps to turquoise.
    Reason: three outside pages describe it so.
ruling-RU-57 =
    What becomes of initiative steps made in phase 3?
    Ruling: the discs have been reset, so they are a head start for the next round; of two on a space the later mover is on top. The same holds for the step earned on career space 6 by the career bonus or in the extra action. In round 5 it still matters for round 6.
    Reason: the reset belongs to step 2, the rewards to step 3.
ruling-RU-58 =
    Is half the VP rounded per man or in all?
    Ruling: rounded down for each man.
    Reason: the example adds 3 + 1.
ruling-RU-59 =
    Seven rounds or eight? One page mentions both.
    Ruling: 7.
    Reason: the rulebook says so.
ruling-RU-60 =
    What do the career spaces look like?
    Ruling: 7 spaces worth 1, 3, 5, 7, 9, 11, 13 VP, our values.
    Reason: known are the range 1 to 13, spaces worth 9 and 13, the end values 4, 3, 1, 6 (halves of 8 or 9, 6 or 7, 2 or 3, 12 or 13), and bonuses on the 4th and 6th space, where the 6th is not called the top. The odd numbers give 0 to 6 when halved. Other series fit as well, for example 1, 2, 4, 6, 9, 13 with the 6th space as the top; so number, values and ranks are data.
ruling-RU-61 =
    Which ranks do the career spaces have?
    Ruling: 1, 1, 2, 3, 4, 4, 4, our values: the space less 1, between 1 and 4.
    Reason: the space worth 9 has rank 4 or more, and city values are 1 to 4. One tracks action brings a new man to rank 3, so rank 4 needs preparation.
ruling-RU-62 =
    What are the initiative spaces worth?
    Ruling: 8 spaces worth 0, 0, 1, 2, 3, 4, 6, 9 VP, our values.
    Reason: 0, 4 and 9 occur, and 6 points can be gained at once. Of four series tried in simulated games this one left initiative the smallest share of the score; weak evidence, so it is data.
ruling-RU-63 =
    Which helper stands on which cell, at what cost?
    Ruling: as in SI-5.3 and SI-10.3, our values; each of the 15 effects occurs once.
    Reason: the player aid gives nine single effects and two kinds of track helper, which leave six cells; that each occurs once is our assumption. The text allows careers and initiative for both kinds of track helper; ours are 3 points on initiative, 3 on careers, and the value of the die on each of the four tracks. Only military in grey and the 3 florins of the middle yellow cell are known. Three rows are certain only for yellow and turquoise, and 48 discs are 12 for each player, a weak hint at 12 cells instead of 15. Rows are ordered by strength and price; columns so that the main action feeds the helpers.
ruling-RU-64 =
    What are the values of the action spaces?
    Ruling: 1 to 5 from left to right, yellow, red, purple, grey, turquoise.
    Reason: turquoise 5 is shown, red 2 and the order from left to right come from outside pages, yellow is left of red. Only purple and grey could be exchanged.
ruling-RU-65 =
    Which action space has which management action?
    Ruling: yellow florins, red marriage, purple offspring, grey tracks, turquoise mission.
    Reason: red is stated, three come from an outside page, mission is left for turquoise.
ruling-RU-66 =
    Which values do the alliance tiles have?
    Ruling: per house 2, 2, 2, 3, 3, 3, 4, 4, 5, our values.
    Reason: 9 tiles and the range 2 to 5 are known.
ruling-RU-67 =
    Which houses stand on the plans?
    Ruling: a balanced design of ours: each house twice in the career rows of each plan.
    Reason: known are 2 equal and 2 other shields per row.
ruling-RU-68 =
    What are the houses called?
    Ruling: names and colours are ours.
    Reason: the rulebook names none; it has no effect on play.
ruling-RU-69 =
    What are the wedding portraits worth?
    Ruling: 0, 1, 3, 5 VP, our values.
    Reason: known is that some may show none.
ruling-RU-70 =
    Which gender does each task space show?
    Ruling: one of each per colour, the female one above.
    Reason: so it is in turquoise, and a male space exists in purple; the rest are our values.
ruling-RU-71 =
    How many points do the career and initiative rewards give, and on which track?
    Ruling: 3, our value; those of the career tile may be split over the three careers.
    Reason: known is that the tiles show a number. The text speaks of one right track, so the split is our reading.
ruling-RU-72 =
    Which tiles are there?
    Ruling: 10 tasks: 3 careers, initiative, face-down tile, threshold, mission, marriage, florins, pawns. 9 bonus rewards: mission, marriage, 2 men, 2 women, careers, initiative, face-down tile, helper, extra action. 5 VP rewards: helpers, cities of men, cities of women, men, women.
    Reason: these counts fit the stated totals exactly.
ruling-RU-73 =
    Where does "possible" hold? The text demands it only for the main action.
    Ruling: SI-15.0 holds for main actions, helpers, task_one and rewards alike. The single difference is offspring: always as management action, as a helper only with a pawn in the reserve.
    Reason: one meaning for one word.
ruling-RU-74 =
    Can a career task on a male space spend the last man?
    Ruling: with no own man on that career below its top space, at least one more man than is spent must be in the pool.
    Reason: the men spent are gone before the points are used, as in RU-24.
ruling-RU-75 =
    May a reward be declined?
    Ruling: one of bonus and 3 florins is taken; declining both is not offered. The wedding and the 5 florins for 5 VP are real options.
    Reason: 3 florins never hurt.
ruling-RU-76 =
    How are the ranks below the winner settled?
    Ruling: by VP, then by the turn order of round 7, for all places.
    Reason: the same rule as for the winner.
ruling-RU-77 =
    How are the spaces of a city numbered?
    Ruling: the pack lists their values in filling order; of the two spaces of value v the earlier one belongs to city track 1, the later to track 2. A pawn always goes to the first empty one.
    Reason: it has no effect on play.
ruling-RU-78 =
    What if nobody is entitled?
    Ruling: nothing happens in step 3; the tile is removed all the same.
    Reason: the end of the phase does not depend on the rewards.
ruling-RU-79 =
    Who gets the last helper discs and brides?
    Ruling: brides cannot run out (16 = 4 x 4). Discs are taken in turn order; in the reward step a player for whom none is left takes 3 florins.
    Reason: rewards are taken one player after the other.
ruling-RU-80 =
    In which order are the points of one source spent?
    Ruling: in any order the player likes, also back and forth between tracks and men; each point must be possible when it is spent.
    Reason: the text divides them freely and its own example begins with initiative. The same steps come to the same whatever their order: the florins and steps of bonus spaces are earned once for each man, and a disc never passes the top space.
ruling-RU-81 =
    How is a player asked about the helpers of a column?
    Ruling: which of those that are possible now acts next, or none any more. The order from top to bottom is a rule (SI-10.1), so naming a lower one skips those above it.
    Reason: the same choices as asking about each from top to bottom, with fewer questions.
ruling-RU-82 =
    When is it settled which tile a face-down tile is, and which lies next in the stack?
    Ruling: never and when it is turned up: a tile to be turned up is drawn from all unseen tiles that are not out of the game.
    Reason: nobody ever learns the difference, and it is just as likely as with a shuffled stack.
