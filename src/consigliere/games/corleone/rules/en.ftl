### The rules of The Godfather: Corleone's Empire in English. All texts are our own words; no sentence is taken from a rulebook.
### Ids: chapter-CE-5 is chapter CE-5, rule-CE-5-35 is rule CE-5.35, ruling-RU-7 is ruling RU-7, ruling-RC-1 is a decision between two sources. Ids are stable.
### One line is one paragraph.

game-title = The Godfather: Corleone's Empire

## CE-1

chapter-CE-1 = Components and aim
rule-CE-1-1 = 2 to 5 players lead rival families through four acts. The family that is richest after the end bonuses wins (CE-11.4).
rule-CE-1-2 = Contents: 120 money cards ($1, $2, $3, $5), 32 goods cards (gun, blood money, booze, narcotics), 12 business tiles (blue and red), 44 job cards (yellow, blue, green, grey), 18 ally cards (6 for each of Acts I–III), 5 suitcases, 34 figures, 45 control tokens (9 per family), police car (phase marker), Horse Head (first-player marker).
rule-CE-1-3 = Each family has 3 family members (Don, Consigliere, Heir), figures with a round base that go on family spaces, and 3 thugs, figures with a square base that go on the thug space of a business. Neutral figures: Mayor, Union Boss, Police Chief. "Figure" means any of these, "family figure" a player's own thug or family member, "unplayed" one that is still in front of its owner. Don Corleone's figure only marks the act. An opponent is another player, never a neutral figure.
rule-CE-1-4 = A player's cards are in one of three places: the hand (hidden), the suitcase (hidden; money and completed jobs), or in front of the player (allies played this act, open). A player owns no other cards. What goes to the box is out of the game for good.

## CE-2

chapter-CE-2 = Setup
rule-CE-2-1 = Don Corleone's figure starts on Act I of the act track, the police car on the first phase.
rule-CE-2-2 = Money cards sorted by value and goods cards sorted by type form open piles, the supply.
rule-CE-2-3 = Shuffle the business tiles into two face-down stacks, one blue and one red.
rule-CE-2-4 = 4 players: draw one blue tile onto the empty slot of territory 1 (Wall Street). 5 players: draw three blue tiles onto territories 1, 2, 3 (Wall Street, Brooklyn, Upper East Side). 2 or 3 players: none. These are in addition to the tile of Act I (CE-4.1).
rule-CE-2-5 = Shuffle the jobs into a face-down deck; reveal open jobs: 2 players 2, 3 or 4 players 3, 5 players 4.
rule-CE-2-6 = Shuffle the six Act I allies and lay out face up: 2 players 1, 3 players 2, 4 players 3, 5 players 4 (always one fewer than players). The others of that act go to the box.
rule-CE-2-7 = Each player takes a family: suitcase, 9 control tokens, 2 thugs (3 thugs in a 2-player game) and the Don. The Consigliere waits at Act II, the Heir at Act IV of the act track. Unused figures go to the box.
rule-CE-2-8 = The three neutral figures stand beside the board.
rule-CE-2-9 = Each player's starting hand: one $1, one $2, one $3 and two random jobs.
rule-CE-2-10 = One player gets the Horse Head and is the first player; the engine picks at random.
rule-CE-2-11 = Order of the random draws in the engine: blue stack, red stack, job deck, allies of Act I, first player; then the setup tiles (in territory order), the open jobs (place 1 first), then two jobs to each seat in seat order. In an Entr'acte: first the open jobs of CE-10.5 (d) with any reshuffle they need, then the allies of (e) (RU-1).
rule-CE-2-12 = In a 2-player game the six family spaces marked 3+ do not exist for any purpose.

## CE-3

chapter-CE-3 = Structure of an act
rule-CE-3-1 = Every act runs through five phases in this order: Open New Business, Family Business, Turf War, Bribery, Tribute to the Don. After Acts I–III an Entr'acte follows.
rule-CE-3-2 = Act IV has no Bribery phase.
rule-CE-3-3 = The act track gives the colour of the tile, the hand limit at the end of the act and the new family member at its start. Act I: blue, 5, none. Act II: blue, 4, Consigliere. Act III: red, 3, none. Act IV: red, 2, Heir. The limits of Acts I to III are remembered, not confirmed (RU-2).
rule-CE-3-4 = Turn order means, at any moment: the holder of the Horse Head first, then clockwise, that is to the left. Seat numbers rise clockwise: the left neighbour of seat i is seat i+1, that of the last seat is seat 0.
rule-CE-3-5 = The Horse Head moves only when an ability says so; it is not passed on between acts (RU-3).
rule-CE-3-6 = The police car moves to the next phase when a phase ends and back to the first at each new act; it and Don Corleone's figure only show where the game is.

## CE-4

chapter-CE-4 = Phase: Open New Business
rule-CE-4-1 = At the start of each act, Act I included, take the top tile of the stack of the act's colour and put it face up on the empty tile slot of the lowest-numbered territory that still has one.
rule-CE-4-2 = The board has seven numbered territories and Central Park; "area" means either. Each territory has exactly one start business, printed on the board, and one slot for a tile. Central Park has one business and no slot (RU-4). The lower half of a business is its front (legal, used by thugs), the upper half its back (illegal, used by family members); using either by placing a figure is a shakedown.
rule-CE-4-3 = Resulting territories by act: 2–3 players 1, 2, 3, 4; 4 players 2, 3, 4, 5; 5 players 4, 5, 6, 7.
rule-CE-4-4 = If no territory has an empty slot, or the stack is empty, no tile is placed. With the tiles of our pack this cannot happen: at most 5 of 8 blue and 2 of 4 red tiles are drawn.

## CE-5

chapter-CE-5 = Phase: Family Business
rule-CE-5-1 = Starting with the first player and going clockwise, each player takes one action per turn: play a thug, play a family member, complete a job, or play an ally.
rule-CE-5-2 = Passing is not allowed: a player with at least one unplayed family figure must take one of the actions that are legal (what counts as legal: RU-6c).
rule-CE-5-3 = A player without unplayed thugs and family members is out of this phase: the turn is skipped even if allies or completable jobs are in hand.
rule-CE-5-4 = The phase ends when no player has an unplayed family figure.
rule-CE-5-5 = A player who has at least one unplayed family figure but no legal action is skipped for this turn and stays in the phase; if in one full round every remaining player is skipped this way, the phase ends and the figures still unplayed count nowhere in the Turf War (RU-5).
rule-CE-5-6 = Being out (CE-5.3) only removes turns. The player still benefits as a controller (CE-5.12), can be a target, and takes part in all later phases (RU-6).
rule-CE-5-7 = Put one of your unplayed thugs on the thug space of any business on the board whose thug space is empty. Each business has one thug space, except the one in Central Park, which has none (CE-5.16).
rule-CE-5-8 = Immediately use all abilities of that business's front, in the order you choose (procedure: CE-5.35; RU-7).
rule-CE-5-9 = A thug shakes down only the one business it stands on.
rule-CE-5-10 = Each act a player has 2 thugs (3 with two players), however many were shot before.
rule-CE-5-11 = The controller of a territory is the owner of the top token of its stack; tokens below do not count for control. Without tokens there is no controller.
rule-CE-5-12 = When a player uses a front on a territory controlled by another player, that controller may also use all abilities of that front. This holds for a thug, for the Union Boss (CE-8.3) and for any card that lets a player use a front (RU-8).
rule-CE-5-13 = The player whose turn it is decides who resolves first, the player or the controller. The question is asked whenever another player controls the territory, before anything is resolved. Each of the two resolves all own abilities of that front before the other one starts (RU-9).
rule-CE-5-14 = A player who uses a front on a territory under the player's own control uses it once; nobody else benefits.
rule-CE-5-15 = Controllers never benefit from backs.
rule-CE-5-16 = Central Park can never be controlled, has no turf war and no front; its back is the suitcase ability. Wherever a rule or card says "territory", Central Park is excluded unless named (RU-10).
rule-CE-5-17 = Put one of your unplayed family members on any empty family space. Don, Consigliere and Heir work the same.
rule-CE-5-18 = Immediately use all abilities on the backs of all businesses in the two or three areas the space touches, in any order you choose, also going back and forth between businesses (procedure: CE-5.35).
rule-CE-5-19 = A figure on a family space counts as being in every area the space touches. A thug (or the Union Boss) is in the territory of its business, the Police Chief in the territory where he stands; none of these is ever in Central Park. Two figures are in the same territory if at least one numbered territory holds both; meeting only in Central Park is not enough (RU-10).
rule-CE-5-20 = Complete one job from your hand or one open job.
rule-CE-5-21 = Discard from your hand exactly the goods shown, to the supply. Each narcotics card may replace one gun, booze or blood money (RU-11).
rule-CE-5-22 = Then take the job's money, exactly the cards shown, into your hand, and use the job's ability; you choose which comes first. An ability of several parts is one block: parts in the printed order, the money before or after the whole block, never in between (RU-12a).
rule-CE-5-23 = Then the job card goes into your suitcase. It has no further effect until the end bonuses.
rule-CE-5-24 = An open job that was completed is not replaced during the act.
rule-CE-5-25 = A job may be completed even if its ability can do nothing. Every part of the ability that is not a gain may be declined; gains follow CE-5.32 here too (RU-12).
rule-CE-5-26 = Only a player with an unplayed family figure can complete a job (CE-5.3). The job itself uses no figure.
rule-CE-5-27 = Put an ally card from your hand face up in front of you and use its abilities in any order; each part that is not a gain may be declined (RU-13; procedure: CE-5.35).
rule-CE-5-28 = Each ally card can be played once per act. It is not lost: it returns to hand at the Tribute phase (CE-10.1).
rule-CE-5-29 = Only a player with an unplayed family figure can play an ally (CE-5.3).
rule-CE-5-30 = An ally may be played even if no part of it can have an effect (RU-13).
rule-CE-5-31 = The icons: take a money card of the shown value; take a goods card of the shown type; discard 2 cards and take $5; discard 1 card and take $5; show one money card from hand and put it into the suitcase; look at the top two jobs, keep one and discard the other; take the Horse Head; discard 1 card and take a booze, gun or blood money; discard 3 cards and take $3 and $5. An icon shown several times may be used that many times.
rule-CE-5-32 = Gains cannot be declined, wherever they stand: front, back, job or ally. A gain is an ability that only gives cards: gain_money, gain_good, gain_good_choice and stash_money. A gain with a choice must be chosen as long as one of its piles has a card. Every other ability may be declined (RU-14).
rule-CE-5-33 = Where cards are discarded from hand, the player chooses them freely among all kinds of cards. Money and goods go to the supply, jobs face up to the job discard pile, allies to the box. A discard ability needs the full number of cards; otherwise it cannot be used. Not in hand and so never available: the job being completed, allies in front (RU-15).
rule-CE-5-34 = Taking the Horse Head makes you first player from that moment. The running round of turns is not rearranged: the next turn still goes to the left neighbour of the player who just acted (RU-3).
rule-CE-5-35 = Procedure for a set of abilities (one front, all backs used by one placement or card, or the parts of an ally), also for a sharing controller: the player picks any unresolved ability of the set that can be used now, resolves it completely, and repeats. An ability that cannot be used yet (too few cards, nothing to launder, a gain whose pile is empty) stays in the set and may become usable: money taken first can then be laundered. At any pick the player may stop instead. On stopping, or when nothing usable is left, the gains still unresolved happen in listed order and the rest of the set is lost (RU-7, RU-14).

## CE-6

chapter-CE-6 = Money, goods, decks
rule-CE-6-1 = No change: money cards are never exchanged between hand, suitcase and supply, in any combination.
rule-CE-6-2 = A goods pile that is empty gives nothing.
rule-CE-6-3 = If a money value is empty, the player takes, for each missing card, one card of the nearest lower value that is available; if none is lower, nothing. The difference is not made up. Several cards of one reward are taken in listed order (RU-16a).
rule-CE-6-4 = If the job deck is empty at the moment a job must be drawn (not earlier), shuffle the job discard pile into a new deck; if there is no discard pile, no job is drawn (RU-40).
rule-CE-6-5 = Drawing two jobs: if only one can be had, it is kept; if none, nothing happens. Reshuffle between the first and second card if needed (RU-16).
rule-CE-6-6 = There is no hand limit and no suitcase limit outside the Tribute phase.

## CE-7

chapter-CE-7 = Shooting
rule-CE-7-1 = A shot figure leaves its place and goes to the Hudson, the river at the edge of the board, where it stays until the Entr'acte. Nothing can bring it back earlier.
rule-CE-7-2 = Its space becomes empty and can be used again. The figure counts nowhere in the Turf War. Abilities already gained by it stay gained (RU-17).
rule-CE-7-3 = Only figures on the board can be shot; unplayed figures, figures in the Hudson and figures waiting on the act track cannot (RU-17).

## CE-8

chapter-CE-8 = Neutral figures
rule-CE-8-1 = Some allies let a player place a neutral figure from beside the board, or move it if it is on the board. The Union Boss goes on a thug space, the Mayor on a family space, the Police Chief in a territory without using a space.
rule-CE-8-2 = The destination must be an empty space (for the Police Chief: any territory), different from where it stands. Without a legal destination it is not placed (RU-18).
rule-CE-8-3 = While a player plays it, the figure counts as one of that player's own figures until the end of that turn. So placing the Union Boss shakes down the front and placing the Mayor shakes down the backs.
rule-CE-8-4 = After that turn it is neutral: it belongs to nobody, still occupies its space, and counts for the neutral side in the Turf War.
rule-CE-8-5 = There is one figure of each; several ally cards of the same person may use it in the same act, each moving it.
rule-CE-8-6 = A neutral figure in the Hudson cannot be placed or moved this act (RU-18).
rule-CE-8-7 = For cards that name a kind: the Union Boss is a thug, the Mayor is a family member, the Police Chief is neither (RU-19).

## CE-9

chapter-CE-9 = Phases: Turf War and Bribery
rule-CE-9-1 = Resolve territories 1 to 7 in order. For each, every family's influence is the number of its figures in the territory (CE-5.19); all neutral figures there together form one neutral side, one point each.
rule-CE-9-2 = If exactly one side has the highest influence and it is a family, that family puts one control token on top of the territory's stack, also if its own token is already on top.
rule-CE-9-3 = On any tie for the highest, or if the neutral side is highest or tied for it, or if no figure is there, nothing is placed; tokens already there stay.
rule-CE-9-4 = A figure on a family space counts in each territory it touches.
rule-CE-9-5 = A family that wins a territory without tokens left may take one of its own tokens from anywhere on the board and put it on top of that stack; or decline, then nothing is placed. The territory it came from may so change controller at once (RU-20).
rule-CE-9-6 = Each player secretly sets aside any money cards from the suitcase as a bribe, possibly none. All bribes are revealed at once. Money in hand cannot be used.
rule-CE-9-7 = Rank players with a bribe above $0 by the total, ties by turn order (CE-3.4). In this order, each in turn chooses one of the remaining face-up allies, takes it into hand and discards the whole bribe to the supply, until allies run out (RU-21).
rule-CE-9-8 = A player who gets no ally puts the bribe back into the suitcase.
rule-CE-9-9 = A player who bribed $0 gets no ally, even if allies are left.
rule-CE-9-10 = Allies in hand count for the hand limit.

## CE-10

chapter-CE-10 = Phases: Tribute to the Don, Entr'acte
rule-CE-10-1 = First, every player takes the allies played this act back into hand.
rule-CE-10-2 = Then each player with more cards in hand than the act's limit discards down to exactly the limit, choosing freely. All choose in secret and reveal together (RU-22).
rule-CE-10-3 = Where discards go: CE-5.33.
rule-CE-10-4 = After Act IV the game ends as in chapter CE-11; otherwise comes the Entr'acte.
rule-CE-10-5 = Entr'acte, in this order: (a) all figures leave the board and the Hudson, family figures to their owners as unplayed, neutral figures beside the board; (b) move Don Corleone to the next act; (c) before Act II everyone gets the Consigliere, before Act IV the Heir; (d) fill the empty open-job places up to the number for the player count, old ones stay; (e) unclaimed allies go to the box; before Acts II and III shuffle that act's six allies and lay out as in CE-2.6, the rest to the box; no allies before Act IV.
rule-CE-10-6 = Control tokens, tiles, hands, suitcases and the Horse Head stay.

## CE-11

chapter-CE-11 = End of the game
rule-CE-11-1 = After the Tribute of Act IV, money cards still in hand (at most 2 cards are left) go into the suitcase; other cards are discarded. A job left in hand costs and counts nothing (RU-24b).
rule-CE-11-2 = Territory bonus: $5 for each territory to the player with the most control tokens in its stack; on a tie, to the tied player whose token lies highest. No tokens: no bonus.
rule-CE-11-3 = Job bonus: for each of the four colours, $5 to the player with the most completed jobs of it; tied players all get $5. A colour nobody completed gives nothing (RU-23).
rule-CE-11-4 = Final wealth is the money in the suitcase plus the bonuses. The highest wins.
rule-CE-11-5 = Tie: the player with the most territory bonuses wins. Still tied: shared victory (RU-24).

## CE-12

chapter-CE-12 = Information
rule-CE-12-1 = Hidden: the faces of cards in hands and in suitcases, the order of the job deck and of the tile stacks, bribes and other simultaneous choices until they are revealed, the card kept of a job draw, the cards moved by steal_random and collect (these are known only to the two players concerned; RU-25).
rule-CE-12-2 = Public: the board, the sizes of the supply piles, the job discard pile, the open jobs, the allies on display and in front of players, the number of cards in each hand, unplayed figures, tokens, every card gained from or returned to an open pile, every laundered card (it is shown), every completed job and who completed it, also later, every discard, and whether an opponent had money when offer or audit asked. What a suitcase holds in money is not drawn on the table, not even the number of cards, unless the option open_books is on; but it can be deduced (RU-25).

## CE-13

chapter-CE-13 = What abilities do: the operations of jobs, allies and businesses
rule-CE-13-1 = gain_money, with a value: take one money card of that value into hand (CE-6.3). A gain.
rule-CE-13-2 = gain_good, with a good: take one card of that good into hand (CE-6.2). A gain.
rule-CE-13-3 = gain_good_choice: take one gun, booze or blood money of your choice, from a pile that is not empty; nothing if all three are empty. A gain.
rule-CE-13-4 = trade, with a number of cards and a list of money: discard exactly that number of cards from hand, then take the listed money cards. Optional.
rule-CE-13-5 = trade_good: discard exactly 1 card, then take one gun, booze or blood money of your choice. Optional. A discard is legal only if one of the three piles has a card after it (discarding the last gun and taking it back is legal, if pointless).
rule-CE-13-6 = launder, with a count: up to that many times, move one money card from hand to suitcase and show it. Optional.
rule-CE-13-7 = draw_jobs, with a number to draw and a number to keep: look at that many top jobs, keep the number to keep in hand, discard the others face up. Optional before looking; once the cards are seen, one must be kept.
rule-CE-13-8 = take_horse: take the Horse Head (CE-5.34). Optional. No effect if you hold it already.
rule-CE-13-9 = stash_money, with a value: one money card of that value goes from the supply straight into your suitcase (CE-6.3 applies). A gain.
rule-CE-13-10 = shoot, with a count, a kind, an owner and a place: shoot up to that many figures (chapter CE-7).
    Kind: thug, family, any (CE-8.7). Owner: opponent, figures of other players only; any, also your own and neutral ones.
    Place: anywhere. with_own_figure: the target shares a territory with a figure of yours (CE-5.19, CE-13.27). one_territory: choose a territory, then targets there. one_territory_all: choose a territory; every figure there that fits kind and owner is shot, without picking, and the count is not used. one_territory_thug_and_family: in one territory, at most one thug and at most one family member; the Police Chief cannot be chosen. each_opponent: up to one figure of each other player, anywhere, asked clockwise from you. chief_territory: in the Police Chief's territory, not the Chief himself, and only if this card placed or moved him (RU-13).
rule-CE-13-11 = move_figure, with a kind, an owner, a count and a shakedown: move up to that many different figures on the board, each to another empty space of its own kind (thug to thug space, family member to family space; CE-2.12 holds). A space left by the first figure is free for the second.
    Owner: own, yours; opponent, those of other players. Neutral figures and figures in the Hudson cannot be chosen.
    Shakedown: none; full, as if just played there (fronts share with the controller, CE-5.12); one_area, then use the backs of all businesses in one area the new space touches, Central Park allowed. Only own figures shake down.
rule-CE-13-12 = place_control, with a count and a place: put one of your tokens from your supply on top of the stack of each of up to that many different territories. Place: any; with_own_figure; uncontrolled, that is no token lies there. The territory is chosen first, then, if you are out of tokens, the token to move as in CE-9.5. Control changes at once.
rule-CE-13-13 = remove_control, with a place: take the top token of a territory, if it is an opponent's, off the board; it returns to its owner.
rule-CE-13-14 = replace_control, with a place: as remove_control, then place one of your tokens on top there (out of tokens: as CE-9.5; the opponent's token is gone either way).
rule-CE-13-15 = swap_control: choose two territories with at least one token each; exchange their top tokens. Whose they are does not matter.
rule-CE-13-16 = reorder_control: choose a territory with at least two tokens; exchange the top two. Whose they are does not matter.
rule-CE-13-17 = use_front, with a count and a place: use the fronts of up to that many different businesses without placing a figure, occupied or not; the controller shares (CE-5.12). Each front is chosen and fully resolved, sharing included, before the next is chosen. Central Park has no front. Place: any; controlled, on a territory you control; opponent_thug, another player's thug stands on it.
rule-CE-13-18 = use_back, with a number of areas: use the backs of all businesses in that many areas (Central Park allowed).
rule-CE-13-19 = steal_random, with a count: choose an opponent with cards in hand; take that many random cards of that hand (any kind; all if there are fewer) into yours. Only the two players see them.
rule-CE-13-20 = collect, with a count: each opponent with cards in hand must choose that many cards of it, any kind, and give them to you (all if there are fewer). Chosen in secret, handed over together; only giver and taker see them.
rule-CE-13-21 = offer: each opponent with money in hand must secretly choose one money card from hand; reveal together; one card of the highest value goes into your suitcase, all others to the supply. Opponents without money give nothing.
rule-CE-13-22 = audit: choose an opponent with money in the suitcase; that opponent takes one money card of his own choice from suitcase to hand and shows it.
rule-CE-13-23 = take_open_job, with a count: take up to that many open jobs into hand; their places stay empty (CE-5.24).
rule-CE-13-24 = extra_action: when this job is finished (money taken, card in the suitcase), you may take one more action of CE-5.1 at once, in the same turn; nothing happens if you have no unplayed family figure or no legal action.
rule-CE-13-25 = place_neutral, with a figure, the spaces and a shakedown: CE-8.1 to CE-8.6. Spaces two_way: only family spaces touching exactly two areas (Central Park counts as one). Shakedown full: placing the figure shakes down as a thug or family member of yours would; none (Police Chief): nothing.
rule-CE-13-26 = chief_push: if the Police Chief was placed or moved by this card: move one thug (any owner, Union Boss included) from his territory to any empty thug space, also one in the same territory; no shakedown.
rule-CE-13-27 = "Where you have a figure" counts your family figures on the board and, during your turn, a neutral figure you just played (CE-8.3).
rule-CE-13-28 = Abilities used inside a shakedown that a card causes are resolved completely before the card's next part.
    For all operations: "may" and "up to" are the acting player's choice unless another is named; every operation that is not a gain is optional (CE-5.32). The choices of one operation are made one after the other, each seeing the result of the one before. A territory, figure, player or business can be chosen only if the operation has a legal target there; if there is none at all, the operation does nothing.

## RC: where the sources contradict each other. Each: question, ruling, reason.

chapter-RC = Contradictions between the sources
ruling-RC-1 =
    Job money: hand or suitcase?
    Ruling: hand. The chapter on jobs says so; the one-page summary at the end puts the benefits of a job into the suitcase.
    Reason: the chapter is specific and stresses the exact cards taken; laundering would lose its point otherwise; the Extortion example agrees. The sentence of the summary reads like a slip about the job card itself, which does go into the suitcase (CE-5.22, CE-5.23).
ruling-RC-2 =
    Do allies count for the hand limit?
    Ruling: yes (CE-9.10).
    Reason: the rulebook says so twice; a slide deck made by fans says no, and the rulebook wins.
ruling-RC-3 =
    What does the controller get when another player uses a front?
    Ruling: the front (CE-5.12), never the back (CE-5.15).
    Reason: the rulebook says so; one report of a first game says the back.
ruling-RC-4 =
    Control won in the round before?
    Ruling: the top token decides, however old it is (CE-5.11).
    Reason: the section on thugs describes a controlled territory as one won in the Turf War of the round before; the section on control says that the top token counts, and it is the general one.
ruling-RC-5 =
    Five or six phases?
    Ruling: five phases per act; the Entr'acte is a step between acts (CE-3.1). The engine has a separate step for it.
    Reason: the rulebook counts so; one review counts six.

## RU: our decisions where the rulebook is silent or unclear, and what we reconstructed.

chapter-RU = Rulings: our decisions where the rulebook is silent or unclear
ruling-RU-1 =
    Order of random events (CE-2.11).
    The rulebook does not care. It is fixed, so that a seed reproduces a game. The open jobs are dealt before the hands because the rulebook lists them earlier. Later random events happen when the rules reach them: reshuffles, allies in the Entr'acte, random steals.
ruling-RU-2 =
    Hand limits of Acts I to III (CE-3.3).
    Ruling: 5, 4 and 3, as data that a house table can change.
    Reason: the limits are printed on the board only; the text gives only the 2 of Act IV. 5, 4, 3 is an even slope down to 2 and what we remember of the printed track; no page found confirms it.
ruling-RU-3 =
    Horse Head (CE-3.5, CE-5.34).
    That the taker is first player from then on could be read as changing the running round.
    Ruling: turns keep passing to the left; the Horse Head matters the next time "first player" or "turn order" is asked: ties in this act's Bribery, the start of the next Family Business phase.
    Reason: otherwise a player could gain or lose a turn in the middle of a round.
ruling-RU-4 =
    Central Park has no tile slot (CE-4.2).
    Each of the seven territories has a slot; Central Park is not an ordinary territory and has no number.
ruling-RU-4a =
    Which family a player has.
    Purely cosmetic; no family ability is mentioned anywhere.
ruling-RU-5 =
    Stuck player (CE-5.5).
    The rulebook forbids passing and does not say what happens if nothing is possible.
    Ruling: skip the turn, stay in the phase; if everybody left is stuck, the phase ends. With our data this cannot happen: thug spaces (7 start businesses + tiles) are at least 8/8/9/11 in Act I for 2/3/4/5 players against 6/6/8/10 thugs, and from Act II on there is one more space for the Union Boss; family spaces are 10 with two players (6 members + Mayor) and 16 otherwise (at most 15 members + Mayor). The rule stays as a safety net for changed data.
ruling-RU-6 =
    A player who is out (CE-5.6).
    Only the turns are skipped. Sharing a front is not a turn and needs no figure.
ruling-RU-6a =
    Job or ally as a stalling move.
    Legal and intended: a job or ally uses no figure, so it delays one's own last placement.
ruling-RU-6b =
    Last figure.
    The moment a player has played the last unplayed figure that player is out and cannot complete a job in the same turn.
ruling-RU-6c =
    Legal action means a legal start.
    For a thug: an empty thug space; for a family member: an empty family space; for a job: payable goods; for an ally: the card in hand. Whether the ability then does anything is irrelevant.
ruling-RU-7 =
    Order inside a front (CE-5.8).
    The rulebook gives the free order for backs; we use it for fronts too, since taking $2 and then laundering it is the natural wish. CE-5.35 gives the procedure, so that stopping early never forfeits a plain gain and an ability that is useless at first is not lost.
ruling-RU-8 =
    Union Boss and the controller (CE-5.12).
    The figure counts as the player's own during the turn, so the shakedown is by that player and the controller shares. If that player controls the territory, nobody else shares.
ruling-RU-9 =
    Sharing order (CE-5.13).
    The acting player chooses once per front, before anything is resolved. The first resolves everything, then the second. This matters for: last cards of a pile, the job deck, and the Horse Head (the second one keeps it).
ruling-RU-9a =
    Controller's choice.
    The controller "may" use the abilities. The choice is made ability by ability as by anyone (RU-14); there is no separate question whether to share. The plain gains come without asking.
ruling-RU-10 =
    "Territory" on cards (CE-5.16).
    Only the seven numbered ones. Exceptions are written on the card (Backroom Deal, Private Chauffeur). Consequence: two family members whose spaces meet only in Central Park do not share a territory for cards that need one.
    For it: the rulebook counts seven territories, and nobody can control Central Park. Against it: it calls Central Park not an ordinary territory, which may mean only that it cannot be controlled, and counts it among the two or three territories that a space borders on. The cards concerned are our own, so what is written on them decides.
ruling-RU-11 =
    Paying a job (CE-5.21).
    Exactly the required number of cards; no overpaying. With narcotics in hand the player chooses the combination; the engine lists all distinct payments (as multisets). Narcotics can replace anything, also several units of one job, but a printed good never replaces another.
ruling-RU-12 =
    Ability of a job (CE-5.25).
    The rulebook says that the player uses the ability, in its example of Extortion that he may, and of some jobs that they require a shot. We keep "may", so that nobody has to shoot a figure of their own.
    Optional part by part, except gains and the job's money (CE-5.32): Drug Shipment's narcotics and Insurance Fraud's $3 always come if the pile has them. Goods are paid before anything else. The job card is set aside while resolving: it is neither in hand (cannot be stolen or discarded) nor in the suitcase.
ruling-RU-12a =
    Money first or ability first (CE-5.22).
    One choice per job, made after paying. It is asked exactly for jobs whose effects contain launder, use_front, use_back, offer, stash_money or a move_figure with a shakedown; for all others the money comes first, since the order changes nothing. The money never comes between two parts of the ability.
ruling-RU-12b =
    Extortion and similar.
    No figure is placed; an occupied business may be used; the controller shares.
ruling-RU-13 =
    Allies (CE-5.27, CE-5.30).
    Ruling: parts in any order, as on the backs of businesses (RU-7), each optional except gains (CE-5.32); but a part that refers to the figure (push, shoot there, shakedown) needs the figure to have been placed or moved by this card now. A part begins with its own first choice (a place, a territory, a card to launder) and is resolved completely before the next; who stops still gets what the card only gives.
    Reason: the rulebook treats the icons alike and names no order.
ruling-RU-13a =
    Can an ally be played again in a later act?
    Ruling: yes, in each following act, as long as it is kept in hand at the Tribute (CE-5.28, CE-10.1).
ruling-RU-14 =
    Mandatory or optional (CE-5.32).
    The icon page speaks of abilities one "may" use, the placement text of using all abilities.
    Ruling: plain gains happen by themselves (refusing hardly ever helps and would only slow the game); everything that costs a card, reveals a card, draws or moves the Horse Head may be declined.
ruling-RU-15 =
    Discarding for an ability (CE-5.33).
    Any card from hand, allies included. First all discards, then the gain. A money card discarded to a pile may be taken back by the same ability if that is what it grants. Discards are face up, hence public.
ruling-RU-15a =
    Discarded allies.
    They go to the box for good, also when discarded for a trade.
ruling-RU-16 =
    Small job deck (CE-6.5).
    Draw as many as possible. The discarded job lands on top of the face-up pile after the choice, so it is never reshuffled into the same draw.
ruling-RU-16a =
    Money value run out (CE-6.3).
    The text lets players take the nearest lower cards instead and could be read as making up the sum with several cards.
    Ruling: one card for one card.
    Reason: the shown number of cards is what is granted, there is no change (CE-6.1), and a short supply must not become shorter. Permission in the text, automatic here.
ruling-RU-17 =
    Shot figures (CE-7.2, CE-7.3).
    Shooting is about presence: the space opens, influence is lost. Gains are never undone. Own figures may be shot only by cards that say any owner.
ruling-RU-18 =
    Neutral figures (CE-8.2, CE-8.6).
    They must really move; a space left behind is empty at once. In the Hudson: unavailable until the Entr'acte, since nothing may bring a shot figure back. The ally may still be played for its other parts.
ruling-RU-18a =
    Mayor and 3+ spaces.
    With two players they are not available to the Mayor either (CE-2.12).
ruling-RU-19 =
    Kind of neutral figures (CE-8.7).
    They are what their space is. The Police Chief stands in the open and is hit only by "any figure".
ruling-RU-19a =
    Neutral figures as "opponent's".
    No. Cards with owner opponent cannot touch them.
ruling-RU-19b =
    Moving a figure by a card (CE-13.11).
    Needs an empty space of the same kind other than its own; a moved opponent figure gives nobody anything.
ruling-RU-20 =
    Out of control tokens (CE-9.5).
    Optional. Any own token may be taken, also from the middle of a stack and from the same territory; the tokens above it drop down in order. Several wins in one Turf War without tokens: each asked in territory order; a token placed earlier in the same Turf War may be taken again.
ruling-RU-20a =
    Are 9 tokens enough?
    Usually; but seven wins per act over four acts are possible, so the case is real.
ruling-RU-21 =
    Winning a bribe (CE-9.7).
    Taking an ally is mandatory when your positive bribe reaches one; you cannot take the money back because the wanted ally is gone.
    Reason: the text says the player discards the money and takes a card.
ruling-RU-21a =
    What can be bid.
    Whole cards only, no change, overbidding is lost. The number of cards does not matter.
ruling-RU-21b =
    Bids as decisions.
    All owe the choice at once; nobody sees a commitment before all are in. After the reveal the picks are sequential and public.
ruling-RU-21c =
    Bribery with equal totals.
    Turn order at the moment of reveal (Horse Head of now).
ruling-RU-21d =
    Is a bribe of a player with no money possible?
    Only $0. The engine skips the question.
ruling-RU-22 =
    Tribute (CE-10.2).
    Exactly down to the limit, not below: the text only demands giving up surplus. Simultaneous and secret, then public, since discards go to open piles. Allies played this act are back in hand before counting.
ruling-RU-22a =
    Order of jobs discarded together.
    They lie on the pile in turn order of their owners, then by card id. It matters only for replaying a game.
ruling-RU-23 =
    Nobody has a colour (CE-11.3).
    Literally everyone ties at zero and would get $5; that changes no ranking. We give nothing, so that reported wealth is not inflated.
ruling-RU-24 =
    Last tie (CE-11.5).
    The rulebook stops after territory bonuses. Ruling: shared victory; where a game gives a payoff, it is split equally.
ruling-RU-24a =
    Bonus dollars.
    They are points, not cards; the supply does not matter.
ruling-RU-24b =
    Two cards at the end.
    After Tribute IV at most 2 cards are in hand; money among them is stashed automatically (nobody would refuse).
ruling-RU-24c =
    Territory bonus and the neutral side.
    Neutral figures never own tokens.
ruling-RU-25 =
    What an observer sees (CE-12.2).
    The backs of all cards are the same, so an opponent's hand shows only its size. But almost every card of a hand comes from an open pile, and laundered cards, bribes and completed jobs are shown. So the money in suitcases follows from the public log; drawn jobs, stolen and given cards do not.
    Ruling: what a perfect memory knows is in the view, suitcase money included; the client draws suitcase money only with the option open_books (off by default); completed jobs are always listed per player. A list of legal moves (for audit, or a player who is not asked for a bribe) may follow from the contents of suitcases, since these can be deduced.
ruling-RU-26 =
    Secret simultaneous decisions.
    Bribes, tribute discards, collect, offer. Each is a set of hidden commitments revealed together. Where players are asked one by one, they are asked in turn order, and nobody is shown an earlier answer.
ruling-RU-27 =
    Decisions by a player who is not on turn.
    The controller's use of a front (job draws and discards included), collect, offer, audit, token moves in the Turf War, bribes and ally picks, tribute. The player who decides is therefore kept apart from the player on turn.
ruling-RU-28 =
    No take-backs inside an action.
    Once a job draw or steal has shown hidden cards, the action cannot be undone; before that it may be taken back.
ruling-RU-29 =
    Size of choices.
    Cards of equal kind and value are interchangeable: bribes, payments and discards are multisets, chosen kind by kind in a fixed order, not subsets of card ids. Different things (figures to shoot, money cards to launder, cards to give, jobs to keep, territories, tokens) are picked one by one in any order; nothing is lost by the order, and picks that come to the same lead to the same position. Compound choices (which territory, then which figure) are chains of small decisions, each with a finite list.
ruling-RU-29a =
    Chained effects.
    A front used by a controller does not trigger sharing again. With two fronts from one card the order question is asked for each front. A neutral figure stays "own" until the end of the turn, an extra action included.
ruling-RU-29b =
    Termination.
    Every turn plays a figure, moves a job card into a suitcase for good, or turns an ally face up for the act; so each Family Business phase is finite.
ruling-RU-29c =
    Cards that change a hand during Bribery or Tribute.
    There are none; abilities exist only in the Family Business phase.
ruling-RU-30 =
    Family spaces.
    Known: each touches two or three areas; six carry 3+; Chelsea+Midtown+Central Park, Midtown+Queens, Chelsea+Midtown+Wall Street exist. The Turf War example needs at least five spaces at Midtown, four at Chelsea, one at Chelsea but not Midtown, and, if it plays in Act II or III, three that touch both. Our 16 spaces satisfy all of this.
ruling-RU-31 =
    Start businesses.
    The family-member example yields launder, job draw, gun, blood money from Chelsea, Midtown and Wall Street. Our Exchange Bank (launder), Penn Central (jobs), Grand Hotel (blood money) and the Gun Shop tile on Wall Street (gun) give exactly this. Penn Central's front is as printed.
ruling-RU-32 =
    Job deck.
    11 per colour keeps the four $5 bonuses alike. Costs: eight of 1 good, sixteen of 2, fourteen of 3, six of 4. Money follows the one known card, Extortion: three goods, $5 and a front; strong abilities pay less (Car Bomb). Demand per type is even (36 gun, 33 blood money, 37 booze).
ruling-RU-33 =
    Allies.
    One card of each figure ally per act (that several acts have one is stated); later acts are stronger since they are used in fewer acts.
ruling-RU-34 =
    Money and goods piles.
    24 cards of $1, 36 of $2, 30 of $3, 30 of $5; 9 guns, 9 booze, 9 blood money, 5 narcotics. The totals are the rulebook's, the split is ours. Most $2, because fronts and small jobs pay $2. Narcotics are rare and come mainly through red tiles in Acts III and IV.
    Two rough simulations of our own (300 games per player count; random players and greedy ones) are a check of sanity and no proof of balance: nobody was ever stuck, all 44 jobs get completed, and with greedy players each pile is short less than once per player and game; final wealth averages about $79, $65, $59, $59 for 2, 3, 4, 5 greedy players. Random players with five seats run out of blood money about 1.5 times each.
ruling-RU-35 =
    Everything reconstructed is data.
    The engine reads the pack; no value that is reconstructed or remembered stands in code.
ruling-RU-36 =
    Car Bomb.
    Ruling: all opponents' figures in one chosen territory; neutral and own ones are spared. Cost and money are ours; the money is $3 because the ability is strong.
    Reason: one review says it wipes out all enemies in a single area, another only that it removes several figures; we follow the first.
ruling-RU-37 =
    What needs no question.
    Ruling: when only plain gains are left in a set of abilities, they happen by themselves in listed order. The Horse Head one holds already, and suitcase icons of a player who has no money and can get none in this set, drop out of it. A part of a card without any possible choice is passed over.
    Reason: the order of plain gains changes nothing, and a question with one answer only holds up the game.
ruling-RU-38 =
    Questions about hands that nobody knows any more.
    Ruling: once a card has gone from hand to hand in secret, a player with a suitcase ability is asked even without money in hand, one who may trade a card for a good even if the three piles are empty and no gun, booze or blood money is in hand to give back, and an offer may be begun even if no opponent has money. An extra action is offered to whoever holds a card that not everybody knows, even if no action is possible.
    Reason: whether the question comes would tell the others what the hand holds, which CE-12.1 keeps hidden. Only when the offers are made it shows who has money (CE-12.2).
ruling-RU-39 =
    Bribery without allies.
    Ruling: if no ally lies on display, nobody is asked for a bribe. Not reachable with our data.
    Reason: every bribe would go back into the suitcase.
ruling-RU-40 =
    When is the job deck shuffled anew (CE-6.4)? The rulebook says when the deck runs out, but not whether at once or when the next card is needed.
    Ruling: when the next card is needed.
    Reason: jobs that are discarded in between are shuffled in as well.
ruling-RU-41 =
    Where do narcotics come from? The rulebook lets them come into play through some red businesses and calls them a new good there; it does not say that nothing else gives them.
    Ruling: our job jy09 of Act I and our ally al_iii_6 give them too. This is doubtful and may change with the next pack; it is data only.
    Reason: no sentence of the rulebook excludes it.
