### The rules of La Famiglia in English. All texts are our own words; no sentence is taken from a rulebook.
### Ids: chapter-LF-4 is chapter LF-4, rule-LF-4-24 is rule LF-4.24, ruling-Q-10 is ruling Q-10. Ids are stable; gaps in the numbering are intended.
### One line is one paragraph.

game-title = La Famiglia: The Great Mafia War

## LF-1

chapter-LF-1 = Board, pieces, places
rule-LF-1-1 = Exactly 4 players in 2 teams of 2. A team wins or loses together; each player leads one family. "Team" means the two allied players, "enemy" a player of the other team, "opposing side of an area" whoever controls it. Numbers of Soldati are always whole and never negative.
rule-LF-1-2 = Sicily has 12 Mandamenti of 3 areas each (36 areas) and is surrounded by 9 sea areas.
rule-LF-1-3 = Two areas are adjacent if they share a border of any length. Two sea areas are adjacent if they share a sea border. Each coastal area touches 1 or 2 sea areas. The colours of Mandamenti have no further meaning.
rule-LF-1-4 = Places of a family's pieces. Supply: the open box in front of the screen, public. Headquarters (HQ): behind the screen, hidden from enemies; it holds money, recruited Soldati and available order tokens. Family mat, public: influence tokens and advanced orders not yet gained. Board, action sheets and control tiles, public; order tokens on the board lie face down until LF-6.1, then face up. Box, or removed from the game: never comes back.
rule-LF-1-5 = Vocabulary. Recruit: Soldati go from the player's own supply to their own HQ. Place Soldati: from the player's own HQ to the board. Place a car or a speedboat: from the player's own supply. Place a drug lab: from the shared pool of 30. A removed Soldato, car or speedboat goes to its owner's supply, a removed neutral Soldato to the neutral supply, a removed lab to the shared pool.
rule-LF-1-6 = All pieces except money are limited. Per family: 50 Soldati, 4 speedboats, 5 cars, 25 influence tokens (17 for the mat, 8 for the supply), 6 control tokens, 1 bust, 13 orders, 3 conflict cards. Shared: 30 labs, 30 neutral Soldati, 8 neutral influence tokens. Who is entitled to a piece of which none is left gets nothing instead.
rule-LF-1-7 = Money is unlimited. It is never negative and cannot be borrowed (Q-9).
rule-LF-1-8 = An area never holds more than 2 drug labs.
rule-LF-1-9 = A side (a family or the neutrals) controls an area if it has at least 1 Soldato there. Outside a running conflict an area never holds Soldati of two sides; teammates never share an area. An area without Soldati is empty.
rule-LF-1-10 = Labs belong to the family that controls the area. Labs in an empty or neutral area belong to nobody; they still defend neutral Soldati (Q-35).
rule-LF-1-11 = Whenever a side takes control of an area it did not control just before, by winning it or by entering an empty area with Movement (and Attack), with agitated neutrals or with placed Soldati, exactly 1 lab there is removed, if there is any. It does not matter who held the area earlier: a family that returns to an area it had left empty also loses 1 lab there (Q-82).
rule-LF-1-12 = Loss of an area. As soon as a family has no Soldati left in an area (outside the middle of a conflict, see LF-7.31), all its order tokens there go back to its HQ unexecuted (in the planning phase still face down, unseen by enemies) and all its cars there go to its supply. Labs and speedboats are unaffected. The one exception is the order being executed right then (Q-68). An area left by Rally, gather or Movement is checked as soon as the Soldati have left it, that is before step 2 of the attack. The rulebooks name conflict, Strike and Rally; the general form is Q-34.
rule-LF-1-13 = Compensation for neutrals. When a player's attack step, conflict, Strike or Pentito removes neutral Soldati, that player moves the same number of own Soldati from supply to HQ, as far as the supply reaches. It is automatic. Own Soldati that the same step sends to supply (a knockout pair, brute force before it) arrive there first and can be taken (Q-75). Replacing a neutral Soldato by an own one gives no compensation (Q-30).

## LF-2

chapter-LF-2 = Setup, in this order
rule-LF-2-1 = Lay out the board. Action sheet 1 lies in the lower place under sheet 0, which is printed on the board; sheets 2 to 4 wait.
rule-LF-2-2 = Form 2 teams. Teammates sit side by side, so each player has one corner of the board.
rule-LF-2-3 = Order of play. Each corner has an arrow to the next player, who is always an enemy sitting opposite or diagonally. The order is therefore a fixed cycle of four seats that alternates teams: A1, B1, A2, B2, and again A1. The seats 1, 2, 3, 4 of the map are A1, B1, A2, B2 (team a has seats 1 and 3, team b seats 2 and 4); the seat number is the place in this cycle, not the place at the table, and the labels are our own. The engine counts seats from 0: seat number minus 1, so the teams are 0 and 2 against 1 and 3.
rule-LF-2-4 = Draw 7 of the 11 control tiles at random; both teams use the same 7, each from its own set. They are public. The other 4 go to the box.
rule-LF-2-5 = Deal 3 of the 6 colours at random to each team. Knowing the tiles, the team picks which 2 it plays and who leads which; the third goes to the box. When and how the choice is made: Q-1. First-game variant (option first_game): leave out black and white and deal the 4 other families at random, one per player.
rule-LF-2-6 = Each player takes the family's pieces: 5 basic orders to HQ; 8 advanced orders on the mat, by row symbol and letter (A leftmost, B middle, C right); 1 influence token on each of the 17 mat spaces; everything else to supply. Anyone may look under mat tokens at any time.
rule-LF-2-7 = Each team gets the order charts of the two enemy families: the full list of their orders is open information.
rule-LF-2-8 = Start line-up. Each corner shows a symbol. The player puts 1 Soldato from supply in an area for each printing of that symbol: 2 or 3 Soldati in each of 6 areas. Areas with 2 or 3 grey figures get that many neutral Soldati. Every area then holds 2 or 3 Soldati. The layout of the map is our reconstruction; it uses all 30 neutral Soldati, so the neutral supply starts at 0.
rule-LF-2-9 = A random player becomes starting player and takes the Primo Giocatore piece.
rule-LF-2-10 = Shuffle the 6 character cards and deal 1 at random to each player, face up (Q-2). Each player puts the shown money and Soldati (from supply) in HQ. Then the starting player gives 1 money from HQ to the last player of the order of play, an enemy.
rule-LF-2-11 = From the starting player in order of play, each player places all extra units of the card from supply, seeing what the players before did: Soldati and cars in any areas with own Soldati (each unit may go to a different area), a speedboat in a sea area adjacent to an area with own Soldati. No follow-up move of the boat and no third boat in a sea area: Q-3.
rule-LF-2-12 = In the same order each player places the shown number of labs in areas with own Soldati, at most 2 per area.
rule-LF-2-13 = Put a neutral influence token on each grey-circle space of sheet 0. Then, from the starting player in order of play, each player puts 1 own influence token from supply on an empty space of sheet 0 that has no grey circle; repeat once, so that each has 2 tokens there. Both own tokens may go into the same column.

## LF-3

chapter-LF-3 = Round, turns, general permissions
rule-LF-3-1 = At most 4 rounds. Each round: planning phase, management, encounter phase, management with end-of-game check.
rule-LF-3-2 = In each phase the order of play starts with the player who held the Primo Giocatore piece when the phase began. Taking the piece during planning changes the order from the next phase on, which is the encounter phase of the same round.
rule-LF-3-3 = Anytime options, on any player's turn. Sell an order: remove 1 order token that is in the player's own HQ from the game, visible to all, and take 1 money into HQ. Give money: give 1 money to the teammate and pay 1 more to the supply (2 spent, 1 received); this can be repeated. When the engine offers them: Q-8.
rule-LF-3-4 = Teammates may talk freely and show each other everything hidden. They share speedboats for movement. They may not have Soldati in the same area, move through or take each other's areas, issue orders there, or control a Mandamento jointly. Money passes between them only by LF-3.3 and as payment for an influence token (LF-4.7, LF-4.13).
rule-LF-3-5 = Hidden from the enemy team: the content of HQ (money, Soldati, orders), the face of order tokens on the board until the encounter phase, the chosen conflict card until it is revealed. Hidden from nobody: everything else. Inside a team nothing is hidden. Details: Q-61, Q-62, Q-63, Q-64.
rule-LF-3-6 = A player may look at own face-down orders and show them to the teammate at any time, but may not move, swap or take them back.

## LF-4

chapter-LF-4 = Planning phase
rule-LF-4-1 = Before the first turn, owners of the Influence tile may use it (LF-10.1). Then players take turns in order of play until no influence token is left on the top sheet.
rule-LF-4-2 = On a turn the player must do exactly one of two things: A, use an action space (LF-4.5), or B, gain influence (LF-4.13). Passing is not allowed.
rule-LF-4-3 = If the player cannot pay for a possible move, money must first be raised through LF-3.3: an own sale, or a gift if the teammate agrees. The whole price of a move must be in HQ before the move begins. The exact list of legal moves and the deadlock rule: Q-10.
rule-LF-4-4 = Once-per-turn control tiles (LF-10.2–10.5) may be used once each during the owner's planning turn, before or after option A or B or between two parts of it. The exact moment: Q-42.
rule-LF-4-5 = A, using an action space: choose any influence token on the top sheet (own, neutral, or of any other player) and an empty action space in any column of the bottom sheet. Move the token there and perform the space's action.
rule-LF-4-6 = A large space with ∞ always counts as empty and holds any number of tokens; every other space holds 1.
rule-LF-4-7 = Moving a token of another player, teammate included, costs 1 money, paid to that player before any money of the space is received. Own and neutral tokens cost nothing.
rule-LF-4-8 = A number in the corner of the space is money: positive is received in addition to the action, negative is paid to the supply before the action. Sequence: pay the owner, pay the space's price, move the token, receive the space's money, perform the parts (Q-12).
rule-LF-4-9 = Parts joined by "/": choose exactly one. Parts joined by "+": perform both in an order of own choice, each once. Each part may be done to any extent or skipped (Q-67), but not all parts may be skipped: at least one must have an effect (Q-84). Q-11 says what counts as an effect and names the exception.
rule-LF-4-10 = After the action the turn passes on. A vacated space on the top sheet stays empty.
rule-LF-4-13 = B, gaining influence: choose a column of the top sheet with at least 1 token. Pay, in full and before anything else: the printed column cost to the supply; 1 per moved token to the supply, whoever owns it, neutral too; 1 per moved token of another player to its owner.
rule-LF-4-14 = Move all tokens of the column (∞ space included) to empty spaces of the bottom sheet, any columns, chosen by the player; at most 1 per normal space, any number on ∞ spaces. The actions of those spaces are not performed. Which column an ∞ space belongs to: Q-13.
rule-LF-4-15 = Then perform the action printed above the column (LF-4.16–4.18); it is not optional except where it says "may" (Q-77). Additionally the player may issue 1 order (LF-4.24), before or after that action as a whole, including an order gained by it. Sequence: pay, move the tokens, then action and order in either order.
rule-LF-4-16 = Starting player and equipment: take the Primo Giocatore piece (effect LF-3.2); the player may place 1 car or 1 speedboat or 1 lab (LF-4.26–4.28).
rule-LF-4-17 = Influence one institution (4 columns, one per row): remove the 2 leftmost tokens of that row of the player's own mat, one after the other (LF-4.39), to supply. With 1 left remove 1, with 0 none; no other row instead. The column may be chosen even with 0 left, for the extra order or to move tokens (Q-17).
rule-LF-4-18 = Influence two institutions: remove the leftmost token of each of 2 different rows of own choice. Return one to supply; put the other either on an empty space of the top sheet in a column with at least 1 other token, or on an empty space of the bottom sheet (its action is not performed). The two tokens look alike, so only the two rows (one after the other, LF-4.39) and the one place are chosen. The place must be taken; an ∞ space of the bottom sheet is always possible. Fewer than 2 rows with tokens left: Q-17. When a column counts as available: Q-15.
rule-LF-4-20 = Recruit: up to base value (rightmost visible number of the church row) + bonus Soldati from supply to HQ.
rule-LF-4-21 = Place Soldati: up to base value (rightmost visible number of the police row) + bonus Soldati from HQ, all in 1 area: one with own Soldati, or any empty area of the map. In the empty case remove 1 lab there, if there is any.
rule-LF-4-22 = Place base + 4: as LF-4.21 with bonus 4, but only in an area with at least 1 own Soldato, not in an empty one.
rule-LF-4-24 = Issue order: put 1 order token from HQ face down in an area with at least 1 own Soldato and no order token.
rule-LF-4-25 = Two orders, two areas: LF-4.24 in each of up to 2 different areas. Two orders, one area: put up to 2 orders from HQ in one area with own Soldati and no order token; the Chain of Command tile is not needed; there are never more than 2 orders in an area.
rule-LF-4-26 = Organize equipment: place 1 car, or 1 speedboat, or 1 lab.
rule-LF-4-27 = Car: an area with at least 1 own Soldato. Lab: an area with at least 1 own Soldato and at most 1 lab.
rule-LF-4-28 = Speedboat: a sea area adjacent to an area with at least 1 own Soldato; then it may move to one adjacent sea area. If after that (moved or not) its sea area holds exactly 3 speedboats of any owners, the new boat and 1 other of the two, chosen by the acting player (own, teammate's or enemy's), are removed. Only the sea area where the boat ends is checked.
rule-LF-4-29 = Launder money: 1 money per lab in areas with own Soldati.
rule-LF-4-30 = Launder and gather: LF-4.29, and choose an area with own Soldati: any number of own Soldati and cars move there from land-adjacent areas, not by speedboat; cars may move without Soldati. These are two parts, in either order, and each may be skipped (LF-4.9). LF-1.12 applies to areas left empty.
rule-LF-4-31 = Exert influence, of two kinds: remove the leftmost token of any one row of the player's own mat. Kind 1: to supply. Kind 2: to an empty space of the top sheet in a column with at least 1 other token, or to an empty space of the bottom sheet (action not performed). Which spaces count as empty: Q-14. When the column is checked: Q-15.
rule-LF-4-32 = Remove two: remove the 2 leftmost tokens of one row of own choice, to supply (Q-6).
rule-LF-4-33 = Final action (Ultima Azione): put the bust next to the token in this space. When the top sheet is empty, the player may move that token to another empty action space of the bottom sheet and perform it under LF-4.5–4.9, but pays nothing for the token's owner; a negative space number is still paid. The bust returns to supply in any case. A player who declines leaves the token where it is. A token put on this space by B or by exert influence gives nobody a final action (Q-19). Details: Q-20, Q-21.
rule-LF-4-35 = The family mat has four rows, top to bottom: justice, police, economy, church. Removing a token reveals its space. Base-value spaces replace the row's previous value for the rest of the game; instant spaces act once, at once.
rule-LF-4-36 = Justice alternates car instants and pairs of car values (top half: bonus for attack with a car; bottom half: bonus for a Strike with a car bomb). Police holds values for placing, church values for recruiting. Economy holds only instants: money, 1 lab (area with own Soldati and fewer than 2 labs), or launder.
rule-LF-4-37 = An instant car goes to an area with at least 1 own Soldato. Instants follow the rules of the matching action; the player chooses the place and may decline a car or lab (Q-77); an impossible or declined one is lost. Money is received automatically.
rule-LF-4-38 = The spaces of a row are divided into columns A, B, C. When the first (leftmost) token of a column of a row is removed, the player takes the advanced order of that row and letter from the mat into HQ.
rule-LF-4-39 = When two tokens are removed, the first is resolved completely (order gained, instant) before the second (Q-16).
rule-LF-4-40 = The phase ends when the top sheet is empty, wherever the turn order stands, and final actions are done. Then comes management (LF-5).

## LF-5

chapter-LF-5 = Management
rule-LF-5-1 = A family controls a Mandamento if it controls at least 2 of its 3 areas. Two teammates with 1 area each do not control it.
rule-LF-5-2 = Put a control token (crest up) on each newly controlled Mandamento, remove tokens from lost ones. Tokens placed face down during phases are only a reminder and have no effect. More Mandamenti than control tokens: Q-22.
rule-LF-5-3 = Only then compare for each player the number of controlled Mandamenti with the number of own influence tokens on the team's control tiles. More Mandamenti: put tokens from supply on empty tiles of the player's own team until equal. Fewer: take tokens off until equal, player's choice, to supply. Equal: change nothing. Tokens never move from tile to tile. Each tile holds 1 token, so it serves 1 family.
rule-LF-5-4 = In a team, all removals come before all placements. Order among players: Q-24.
rule-LF-5-5 = A tile works for the family whose token lies on it, from that moment until the token is removed in a later management, even if the Mandamento changes hands in between (Q-25).
rule-LF-5-6 = Management after the encounter phase is the same, plus the end-of-game check LF-11. If the game goes on: the old top sheet (if loose) goes to the box, the bottom sheet with its tokens becomes the top sheet (its own column costs now count), the next sheet becomes the bottom sheet.

## LF-6

chapter-LF-6 = Encounter phase
rule-LF-6-1 = Reveal all order tokens on the board.
rule-LF-6-2 = First all supply orders, then all attack orders; within each kind by ascending initiative. Ties: order of play from the current starting player. Several tied orders of one player: Q-26.
rule-LF-6-3 = Executing an order or any part of it is optional.
rule-LF-6-4 = After its execution (or skipping) an order without a protective vest returns to its owner's HQ. An order with a vest stays until the end of the phase and is not executed again. Before management all remaining orders return to HQ.
rule-LF-6-5 = LF-1.12 applies: an order in a lost area returns unexecuted, no part of it takes place.
rule-LF-6-6 = Vest n, on supply or attack orders: while the token lies face up in an area with its owner's Soldati, it gives n defence bonus there against every attack and Strike of this phase, before and after its execution; vests of two orders in one area add up. It acts in its area only (Q-4).
rule-LF-6-7 = Parts of orders follow the planning rules, except: Soldati, cars and labs (Q-5) of an order always go to the area of the order; a speedboat goes to a sea area adjacent to that area (then up to 1 move, LF-4.28); with no adjacent sea there is none.
rule-LF-6-8 = Soldati symbol with a number n: up to n Soldati from HQ. Circled symbol with +n: up to police base + n. Recruit symbols likewise (number n, or church base + n). Coin n: receive n money. Why "up to": Q-76.
rule-LF-6-9 = Parts of a supply order are performed in any order. Attack orders may carry supply parts too. Sequence on an attack order: supply parts before or after the attack block; Rally first within it; Agitate after everything else (Q-27). What is still possible when the area of the order was lost on the way: Q-68.
rule-LF-6-10 = Supply orders are resolved strictly by initiative in the engine (Q-28); the rulebooks allow agreeing on simultaneous execution.

## LF-7

chapter-LF-7 = Movement (and Attack): the shotgun
rule-LF-7-1 = Step 0, Rally. If the order shows Rally: any number of own Soldati and cars may move from land-adjacent areas into the area of the order. Not by speedboat; nothing moves out of the order's area. Once per order, before its first movement. LF-1.12 applies to areas left without own Soldati (cars left there are lost).
rule-LF-7-2 = Step 1, Movement (and Attack), the only way to take control of an area with an order. Move at least 1 and up to all own Soldati from the area of the order to 1 target area. The target may not be controlled by the teammate.
rule-LF-7-3 = By land: the target is adjacent; the player may bring 1 car from the origin area.
rule-LF-7-4 = By sea: the origin must touch a sea area with at least 1 speedboat of the attacker's team; the target must touch a sea area reachable from it through adjacent sea areas that each hold at least 1 speedboat of the attacker's team (one sea area suffices). No car. Boats are not used up. A land-adjacent target may also be attacked by sea. Limits: Q-69.
rule-LF-7-5 = Number of Soldati, route and car are fixed before step 2.
rule-LF-7-6 = Effects between step 1 and 2 (after LF-7.5, only in case c of LF-7.7), in an order chosen by the attacker, each at most once per movement: Bribery (LF-10.9), special orders Green A, Black B, Yellow C (LF-9.1–9.3). A replacement needs a defender and a Soldato in the attacker's own supply. Order and conditions: Q-31.
rule-LF-7-7 = The target is (a) empty: the Soldati stay, 1 lab is removed if there is any, done; (b) controlled by the mover: done; (c) neutral or enemy: attack, go on.
rule-LF-7-8 = If the effects of LF-7.6 leave no defenders, the attack goes on as in LF-7.13 (Q-32).
rule-LF-7-10 = Step 2, bonuses. Attack = skull number of the order + (if a car came along) the car's attack value from the attacker's own justice row (rightmost visible, not a sum) + Miniguns 1 if by sea. Cars of the defender count nothing.
rule-LF-7-11 = Defence = 1 per lab in the target + vest numbers of the defending family's order tokens there.
rule-LF-7-12 = If attack is greater than defence: remove (attack − defence) defenders, at most all; LF-1.13 for neutrals. If attack is not greater than defence: nothing.
rule-LF-7-13 = If no defender is left: the attacker takes control at once, 1 lab is removed if there is any, the defender's cars and orders go (LF-1.12); no conflict. Otherwise step 3.
rule-LF-7-15 = Step 3, conflict. The attacker chooses finesse or brute force.
rule-LF-7-16 = Brute force: remove 2 attacking Soldati (all, if fewer: Q-33) to supply. Then step 4.
rule-LF-7-17 = Finesse: attacker and defender each have their 3 conflict cards (Turncoat, Coward 1, Coward 2: Q-59), all three in every conflict. If the defenders are neutral, the enemy team of the attacker chooses which of its two families plays for them, before any card is chosen (who decides: Q-65); that family uses its own cards, but all effects hit the neutral Soldati as the defending side.
rule-LF-7-18 = Both secretly choose 1 card and put it face down in front of themselves. First the attacker decides: take the defender's card or leave it. Then the defender decides, knowing that decision: take the attacker's original card or leave it. Nobody decides about the card they played. What is seen when: Q-62.
rule-LF-7-19 = Results: none taken, each has their own card; attacker only, the attacker has both; defender only, the defender has both; both, the cards are swapped.
rule-LF-7-20 = Reveal. Each side applies the cards lying in front of it to itself: first all Turncoats, then all Cowards. Every card is applied, even if a side has no Soldati left meanwhile. All effects are forced.
rule-LF-7-21 = Turncoat of side X: remove 1 Soldato of the other side from the contested area (to its supply); add 1 Soldato of X from X's supply to the contested area. Each half is done as far as possible (Q-29). If X is the neutrals, the added Soldato is a neutral one from the neutral supply (none left: none added).
rule-LF-7-22 = Coward n (1 or 2) of side X: return n (or all, if fewer) Soldati of X from the contested area to X's HQ. If X is the neutrals they go to the neutral supply; defending neutrals bring the attacker compensation (LF-1.13), agitated ones the defending family (LF-8.10).
rule-LF-7-23 = Several Turncoats (or Cowards) at once: the attacker's first (Q-29).
rule-LF-7-24 = Optional variant (option identical_cards_once, off by default): if one side has two identical cards in front of it, only one is applied.
rule-LF-7-25 = The cards go back to their owners' hands.
rule-LF-7-28 = Step 4, knockout. Remove 1 attacker and 1 defender at a time until at least one side has none; LF-1.13 for neutrals. Equivalent: both lose the smaller of the two numbers; with none on one side already, nothing is removed.
rule-LF-7-29 = Attackers left, defenders gone: the attacker takes control; 1 lab is removed if there is any. Attackers gone: the attack ends; the defender keeps what is left. Both gone: the area is empty, nobody takes control, no lab is removed (Q-36).
rule-LF-7-30 = A side without Soldati left in the contested area loses all its cars there (the attacker's car that came along, the defender's cars); a beaten defender's orders there return to HQ.
rule-LF-7-31 = Checks of LF-1.12 for the contested area are made only at LF-7.8, LF-7.13 and LF-7.29, not between cards (Q-34).
rule-LF-7-33 = Two shotguns. After the first Movement (and Attack) a second one may follow immediately, from the area of the order or from the area the first one moved to (if own Soldati are there). Same rules; skulls count fully in both. Only 1 car in total may be taken along; it gives its bonus in each movement it makes. LF-7.6, Allies, Miniguns and Recruitment apply to each movement anew; Rally does not. Details: Q-37, Q-38.

## LF-8

chapter-LF-8 = Other attack symbols: Strike, Pentito, Agitate
rule-LF-8-1 = Strike (bomb). Target: an area land-adjacent to the area of the order, with neutral or enemy Soldati (never own or the teammate's: Q-39). Never by speedboat.
rule-LF-8-2 = If the striker has a car in the area of the order, 1 car may be used as car bomb: add the car's strike value of the striker's own justice row (rightmost visible). That car is removed after the Strike, whatever the result.
rule-LF-8-3 = Value = skull of the order (+ car bomb) − (labs + vests) as in LF-7.11. If positive, remove that many Soldati, at most all; excess is lost. LF-1.13 for neutrals. If the area is emptied, LF-1.12: cars and orders there are removed. Labs stay. Control is not taken.
rule-LF-8-4 = Two bombs: a second Strike may follow at once, same or other target; skulls, labs and vests count fully again; a second car bomb needs a second car.
rule-LF-8-6 = Pentito. If used: remove 1 own Soldato from the area of the order (to supply; without one Pentito cannot be used). Then remove up to the shown numbers of neutral or enemy Soldati from land-adjacent areas, chosen by the executing player: each number of the pattern belongs to a different area (for example 2, 2, 1: up to 2 from one, 2 from another, 1 from a third). No defence bonuses. LF-1.13 and LF-1.12 apply. Targets: Q-39.
rule-LF-8-8 = Agitate. Optional, always the last part of an order. Choose an area with neutral Soldati at distance 1 to n from the area of the order (1 = adjacent, 2 = one area between, 3 = two between), counted over land adjacency (Q-44). It may be used after a skipped attack (Q-73).
rule-LF-8-9 = Any number (at least 1) of its neutral Soldati make a Movement (and Attack) to an adjacent area that is not controlled by the agitator's team, like an order with 1 shotgun and nothing else (attack bonus 0). The agitator makes the attacker's choices and plays the attacker's conflict cards for the neutral side (Q-45); the controlling family defends. Nothing else applies: Q-46. Empty or neutral target: Q-47. Targets of the team: Q-83.
rule-LF-8-10 = For every neutral Soldato removed in this attack the defending family may move 1 Soldato from supply to HQ; counted through the attack, taken once at its end, as far as the supply then reaches (Q-45). The agitator gets nothing for them.
rule-LF-8-11 = If the neutrals take control, 1 lab there is removed, if there is any; the area is then neutral. A source area left without neutrals is empty.

## LF-9

chapter-LF-9 = Special orders
rule-LF-9-1 = Green A: shotgun. In LF-7.6 the player may replace 1 defending Soldato by 1 own from supply (it joins the attackers). Its row on the mat: Q-56.
rule-LF-9-2 = Black B: shotgun. In LF-7.6 the player may replace up to 2 defending Soldati likewise (Q-85). Its row on the mat: Q-56.
rule-LF-9-3 = Yellow C: shotgun. In LF-7.6 the player may pay X money to the supply to remove X defending Soldati (X from 1 up to their number and the money in HQ). LF-1.13 applies. Payee and compensation: Q-30, Q-52. Its row on the mat: Q-56.
rule-LF-9-4 = Yellow B: supply. Place 1 car and 1 lab (both in the area of the order, LF-6.7); then put up to 1 Soldato from HQ with each own lab anywhere on the board, the new one included (2 labs in an area: up to 2 Soldati). With too few Soldati the player chooses which labs. Its row on the mat: Q-56.
rule-LF-9-5 = White A: supply. Put up to 2 Soldati from HQ in the area of the order and up to 2 in each of up to 2 land-adjacent areas with own Soldati. An adjacent area may instead be the teammate's: then the teammate may put up to 2 Soldati there from the teammate's HQ (Q-51); or neutral: then up to 2 neutral Soldati from the neutral supply are put there, White deciding (Q-7). Its row on the mat: Q-56.
rule-LF-9-6 = White B: replace up to 3 enemy or neutral Soldati in one or more adjacent areas by own Soldati from supply and move these at once into the area of the order. Replaced Soldati go to their supplies. No defence bonuses; LF-1.12 applies; no lab is removed. Neutrals and labs: Q-50. Its row on the mat: Q-56.
rule-LF-9-7 = Blue B: one Strike and one Movement (and Attack), each optional, in either order. If an area was taken first, the Strike may start from there or from the area of the order. Against the same area labs and vests count fully both times; the order's skull counts in the Strike and in the attack. A car bomb uses a car of the area the Strike starts from. Car and starting area: Q-74. Its row on the mat: Q-56.

## LF-10

chapter-LF-10 = Control tiles
rule-LF-10-1 = Influence (planning): at the start of each planning phase the owner decides whether to discard 1 Soldato from HQ (to supply) to replace 1 neutral influence token by an own one from supply. The token must lie on the top sheet; the neutral one leaves play (Q-41).
rule-LF-10-2 = Meeting (planning): once per own turn pay 1: up to 3 Soldati from supply to HQ, at least 1 (Q-43).
rule-LF-10-3 = Reinforcements (planning): once per own turn pay 2: up to 3 Soldati from HQ into one own area (not an empty one), at least 1 (Q-43).
rule-LF-10-4 = Cars (planning): once per own turn pay 2: 1 car into one own area.
rule-LF-10-5 = Speedboats (planning): once per own turn pay 2: 1 speedboat by LF-4.28.
rule-LF-10-6 = Chain of Command (planning): up to 2 own order tokens per own area; a later order may be added to an area with 1 own order. Scope: Q-40.
rule-LF-10-7 = Recruitment (encounter): after taking over an area (at least 1 own Soldato there after the attack) the owner may put 1 Soldato from HQ there, or pay 1 and put exactly 2. With 1 Soldato in HQ only the free option, with 0 neither is available. Once per area taken. Empty targets: Q-48.
rule-LF-10-8 = Allies (encounter): in any land Movement (and Attack): if an adjacent area that is empty or neutral could be the target, pay 1 to choose instead an area adjacent to it as target. Details: Q-49.
rule-LF-10-9 = Bribery (encounter): in any Movement (and Attack), not Strike, right after choosing the target: pay 2 to replace 1 defending Soldato by 1 own from supply. With two shotguns it is usable in both. The price and the replacement are our reconstruction: Q-53.
rule-LF-10-10 = Delay Detonator (encounter): a Strike with a car bomb may target an area at distance 1 or 2 over land; the area in between does not matter.
rule-LF-10-11 = Miniguns (encounter): +1 attack bonus in any Movement (and Attack) that uses at least 1 speedboat, even if the target is also land-adjacent.

## LF-11

chapter-LF-11 = End of the game
rule-LF-11-1 = Checked only in management after an encounter phase. A team wins if one of its players alone controls at least 5 Mandamenti (what "alone" means: Q-54) or the team together at least 6. If only one team fulfils this, it wins at once, whatever the totals and whoever holds Bronte.
rule-LF-11-2 = After round 4 without such a winner, the team with more Mandamenti wins.
rule-LF-11-3 = Tie (after round 4, or both teams fulfil LF-11.1 with equal numbers): the team that controls the area Bronte wins. If neither does: before round 4 play on; after round 4 the game is a draw. Both teams fulfil LF-11.1 with different numbers: Q-55. What controlling Bronte means: Q-66.

## LF-12

chapter-LF-12 = Decision points (a summary that adds no rule)
rule-LF-12-1 = This chapter lists every choice of the game: who makes it, among what, and who sees it. What is not listed is automatic; all choices are seen by everybody at once unless noted; before any of them the deciding player may use LF-3.3 (Q-8). Setup: each team, at the same time and in secret until both are done: 2 of its 3 colours and who leads which (LF-2.5). Then one player after the other from the starting player: areas and seas for the card's units (LF-2.11), again for labs (LF-2.12), again twice for a token on sheet 0 (LF-2.13).
rule-LF-12-2 = Start of planning. Owners of Influence, in order of play: use it or not, which neutral token (LF-10.1).
rule-LF-12-3 = Planning turn, active player: A (token, space) or B (column, destination of each token); use of once-per-turn tiles; end of turn (LF-4.2–4.15, Q-42).
rule-LF-12-4 = Inside A: which part of "/", sequence of "+", extent of each part (LF-4.9). Inside B: order before or after the action, equipment or not (LF-4.15–4.18).
rule-LF-12-5 = Recruit: number. Place: area, number. Order: area (public), which token (seen by the player's own team only). Equipment: kind, place; boat: sea, move, on a third boat which other one goes. Gather: area, Soldati and cars per origin. Exert influence: row, and for kind 2 the place of the token. Instants: place, or decline (LF-4.20–4.37).
rule-LF-12-6 = Owner of the bust, when the top sheet is empty: decline, or a space and its parts (LF-4.33).
rule-LF-12-7 = Management: each player with too many marked tiles: which to clear; then each player with too few, in turn: which free tile of the team (LF-5.3, LF-5.4, Q-24).
rule-LF-12-8 = Encounter, owner of the order next in line: sequence of own tied orders (Q-26); for each order the sequence of its parts, each part or not (LF-6.3, LF-6.9).
rule-LF-12-9 = Movement: Rally per origin; target, route (land, sea, Allies), number of Soldati, car or none; then uses of LF-7.6, one by one; finesse or brute force; after a takeover Recruitment 0, 1 or 2; second movement: from where, or none (LF-7.1–7.33, LF-10.7).
rule-LF-12-10 = Finesse against neutrals: the enemy next in order of play names the playing family (Q-65). Card: attacker and defender at the same time, in secret. Take or leave: attacker, public; then defender, public; both without having seen the enemy's card. The defender's supply, HQ and cars offer no other choice during an attack (LF-7.17–7.20, Q-62).
rule-LF-12-11 = Strike: target, car bomb or not, starting area for Blue B; second Strike or not. Pentito: used or not, then number per adjacent area. Agitate: source, number, target, then as attacker LF-12.9 (finesse or brute force) and LF-12.10 (LF-8, LF-9.7).
rule-LF-12-12 = Special orders. Yellow B: which labs get a Soldato. White A: the adjacent areas and numbers, the teammate for the teammate's areas. White B: how many from which area (LF-9.4–9.6).
rule-LF-12-13 = Only in cases 3 and 4 of Q-10: the teammate answers once whether to give money (Q-8).

## Q: our decisions where the rulebooks are silent, unclear or differ. Each: question, ruling, reason.

chapter-Q = Rulings: our decisions where the rulebooks are silent, unclear or differ
ruling-Q-1 =
    When and how do teams choose 2 of 3 colours? No edition says.
    Ruling: colours and tiles are open; both teams choose at the same time in secret, then reveal. The lower seat of the team decides for it; partners talk.
    Reason: no order of play exists yet, the starting player is drawn later.
ruling-Q-2 =
    Are character cards open? Not said.
    Ruling: open. What goes into HQ at setup is therefore known; it becomes hidden through play.
    Reason: cards are dealt at random and their board units are public anyway.
ruling-Q-3 =
    Boats at setup: the text only allows an adjacent sea area.
    Ruling: no extra move at setup, and a boat may not go to a sea area that already holds 2 boats; if no legal sea area exists the boat stays in supply.
    Reason: LF-4.28 belongs to the action, and setup should not destroy pieces.
ruling-Q-4 =
    Does a vest protect in its area or in the whole Mandamento? The English edition once says Mandamento, the Russian and the Polish say area.
    Ruling: area.
    Reason: the English edition's own defence step speaks of tokens in the targeted area.
ruling-Q-5 =
    Are labs from orders tied to the order's area? The English edition ties only Soldati and cars, the Russian and the Polish add labs.
    Ruling: labs too.
    Reason: the Russian and Polish texts are later and say more.
ruling-Q-6 =
    Where do the tokens of the "remove two" action go? The English edition says the box, the Russian and the Polish the supply.
    Ruling: supply.
    Reason: the same as all other removals; tokens in supply matter for LF-5.3 and LF-10.1.
ruling-Q-7 =
    White A and neutrals: the English edition names own or the teammate's areas, the Russian and the Polish also neutral areas, with neutral Soldati.
    Ruling: neutral areas too. Mixed choices are allowed (one adjacent area own, the other neutral). Limited by the neutral supply.
    Reason: the Russian and Polish texts are later and say more.
ruling-Q-8 =
    Anytime options in software: "any time" cannot mean interrupting everything.
    Ruling: they are the engine's side moves. Every player, at any open decision of anybody, in planning and encounter phase, may sell an order that is in HQ or give money; not between committing a conflict card and its reveal (for the two who commit). Tokens on the board are never sold. A gift is voluntary. Only in cases 3 and 4 of Q-10 the teammate is asked once whether to give.
    Reason: an open decision is the only moment at which a program waits for anybody.
ruling-Q-9 =
    Can a player go into debt?
    Ruling: no; a move that cannot be paid in full is not legal. Money of the space (LF-4.8) cannot be used for the owner's 1 nor for the space's own price.
    Reason: LF-4.7 and LF-4.8 put the payments before the gains.
ruling-Q-10 =
    Which moves are legal, and what if none is affordable? Passing is forbidden.
    Ruling: let E be the moves (A or B) that are payable in full from HQ now and have an effect (B always counts as having one, Q-17), and N the payable A moves without any effect (Q-11). (1) E not empty: one of E must be made. Raising money first (sale, gift) to reach a dearer move is allowed, never required. (2) E empty, N not: the player makes a move of N or first raises money, as preferred. (3) Both empty: the player must sell an order, or use a gift the teammate offers, until something is payable (one sale always suffices: 1 money moves any token to the ∞ space). (4) As (3), but HQ holds no order and no gift comes: the player moves any 1 token of the top sheet to an ∞ space without paying its owner (who gets nothing), receives the space's money and performs it normally. (4) is offered only when (1) to (3) fail.
    Reason: the phase must end, and every loose sheet has an ∞ space with non-negative money.
ruling-Q-11 =
    What about a space whose parts can have no effect at all, for example recruit with an empty supply?
    Ruling: it may be chosen only by Q-10 (2) or (4); then the token is moved, money of the space is paid or received, nothing else happens. Effects are: at least 1 Soldato recruited or placed, 1 order issued, 1 piece put on the board (a boat removed at once by LF-4.28 counts), 1 money laundered, 1 Soldato or car gathered, 1 mat token removed, the bust placed. Laundering with 0 labs has no effect; receiving the space's own money is not a part. With "+" the last part left may not be declined if it can have an effect and nothing has had one yet.
    Reason: doing nothing at all is forbidden, yet the phase must end.
ruling-Q-12 =
    In which sequence is money handled in option A?
    Ruling: the owner's 1, the space's price, the token moves, the space's money, the parts.
    Reason: LF-4.7 and LF-4.8 fix the payments before the gains.
ruling-Q-13 =
    Does an ∞ space belong to a column?
    Ruling: yes (ours lie in column 1), and its tokens count for that column when the sheet lies on top; B must move all of them and pay for each.
    Reason: every token on the top sheet must be reachable by B.
ruling-Q-14 =
    What is an empty space of the top sheet for exert influence?
    Ruling: any empty space of the column, vacated grey-circle spaces included; an ∞ space of the top sheet counts as empty. In setup (LF-2.13) only spaces without a grey circle.
    Reason: the grey circles matter in setup only.
ruling-Q-15 =
    When is "a column with at least 1 other token" checked?
    Ruling: when the token is placed, that is after the token of this turn has left the column. A column that was just emptied is not available.
    Reason: the literal text.
ruling-Q-16 =
    In which order are several mat tokens removed?
    Ruling: leftmost first, fully resolved (order token, then instant).
    Reason: it could only matter for instants.
ruling-Q-17 =
    Two institutions with tokens in only one row, or none?
    Ruling: remove that one; the player chooses whether it is the returned or the placed one. With an empty mat nothing happens. B stays legal.
    Reason: B still issues an order.
ruling-Q-18 =
    Does adding a token to the top sheet prolong the phase?
    Ruling: yes, each token there is one more move for somebody.
    Reason: it cannot go on for ever, mat tokens are finite (17 per family).
ruling-Q-19 =
    What if the final-action space is filled by B or by exert influence?
    Ruling: no bust, no final action; the space is simply occupied.
    Reason: the actions of spaces filled that way are not performed.
ruling-Q-20 =
    What may a final action do?
    Ruling: with exert influence the removed mat token can only go to the bottom sheet, as the top sheet is empty then; the space the final action's token has just left is empty and may be used. The final action may not be option B. It may use an ∞ space. Using it means moving to another space; declining leaves the token on the final-action space. A negative space number must be payable (orders may be sold for it). Q-10 and Q-11 do not force anything here, but a space without any effect may not be chosen.
    Reason: it is an action under LF-4.5–4.9, but not a turn.
ruling-Q-21 =
    Several final actions in one round?
    Ruling: our sheets have one final-action space each, so there is at most one bust per round; with several, resolve in order of play.
    Reason: order of play settles everything else too.
ruling-Q-22 =
    More than 6 Mandamenti for one family?
    Ruling: control is computed from Soldati, not from tokens; victory counts real control. Tiles are marked for at most 6 (control tokens) and at most the tiles free in the team.
    Reason: pieces are limited (LF-1.6), control is not a piece.
ruling-Q-23 =
    Can control of a Mandamento change in the planning phase? The text says that it is not possible in round 1.
    Ruling: no rule forbids it. In rounds 1 and 2 it does not happen; from round 3 on gathering can leave an area empty in planning, and another player may then place Soldati there.
    Reason: the start layout has no empty areas, so the text's remark holds for the first rounds and is advice, not a rule.
ruling-Q-24 =
    Who goes first in marking tiles?
    Ruling: after all control changes come all removals (each player chooses which own tokens), then placements by order of play from the holder of the starting piece, one token at a time per player until all are done.
    Reason: alternating keeps it fair between teammates; teams do not interfere.
ruling-Q-25 =
    Does a tile work after its Mandamento was lost in mid-phase?
    Ruling: it works until the next management.
    Reason: tiles are adjusted in management only.
ruling-Q-26 =
    Several orders with the same initiative?
    Ruling: by order of play; all tied orders of one player are done in one go, in the sequence that player chooses.
    Reason: the order of play decides between players, the player between own orders.
ruling-Q-27 =
    In which sequence are the parts of an attack order done?
    Ruling: supply parts each before or after the attack block, owner's choice; the block (Rally, moves, Strikes, Pentito) is not interrupted; Agitate last of all. If an order shows both shotgun and Pentito or bomb, the owner chooses the sequence. Rally may be used even if no movement follows.
    Reason: the texts fix only Rally first and Agitate last.
ruling-Q-28 =
    May supply orders be executed at the same time?
    Ruling: never; strict sequence.
    Reason: it costs nothing in software and avoids disputes (boats, labs).
ruling-Q-29 =
    Turncoat with no enemy left, or with an empty supply? In which sequence are the cards applied?
    Ruling: two independent halves: removal if an enemy Soldato is there, addition if the supply has one. So with no enemy left it still adds one, and with an empty supply it still removes one. Sequence: attacker's Turncoats, defender's Turncoats, attacker's Cowards, defender's Cowards.
    Reason: the texts want both cards applied in every case, also when a side is already wiped out.
ruling-Q-30 =
    Which removals of neutrals give compensation? Stated for bonus losses, Coward, Knockout, Strike, Pentito.
    Ruling: also for Yellow C (a plain removal). Not for Turncoat, Green A, Black B, Bribery, White B.
    Reason: with those the family already gets a Soldato from supply on the board.
ruling-Q-31 =
    In which order do the effects between step 1 and 2 come, and what do they need?
    Ruling: in any sequence; each must have a defender to act on. A replacement also needs an own Soldato in supply for each defender replaced (unlike Turncoat, whose halves are forced and independent, Q-29). There is one common window after LF-7.5, so number, route and car are fixed first. Each effect once per movement.
    Reason: the Bribery text speaks of the moment the area is chosen, the orders of the moment number and area are chosen; one window serves both.
ruling-Q-32 =
    No defender left before step 2?
    Ruling: control at once as in LF-7.13, no conflict, 1 lab removed.
    Reason: there is nobody to fight.
ruling-Q-33 =
    Brute force with 1 attacker?
    Ruling: legal; that Soldato is removed and the attack fails without loss for the defender. With exactly 2 likewise.
    Reason: nothing forbids it.
ruling-Q-34 =
    Does the loss rule LF-1.12 hold beyond conflict, Strike and Rally, which the texts name?
    Ruling: always: Pentito on one's own last Soldato, moving everybody out, gather, White B, agitated neutrals. Timing: an area the owner leaves is checked as soon as the Soldati have left; areas hit by a Strike, Pentito or White B when that Strike, Pentito or White B is complete; a contested area only at the end (LF-7.31). So a car that stays behind alone is lost before the attack is fought, and a second order in the area of the executing order returns unexecuted when the first one moves everybody out.
    Reason: an area without Soldati is not controlled, whatever emptied it.
ruling-Q-35 =
    What do labs without a family do?
    Ruling: labs in an area held by neutrals give defence to neutrals; labs in an empty area do nothing. After a Strike has emptied an area its labs stay.
    Reason: labs defend whoever is there, and only taking control removes one.
ruling-Q-36 =
    Both sides wiped out?
    Ruling: the area is empty, labs stay, all cars and orders there go. The mover's origin is unaffected.
    Reason: nobody took control.
ruling-Q-37 =
    Where does the second movement start?
    Ruling: from the order's area (if own Soldati remain there) or from the first target (if own Soldati are there; then all own Soldati there may go on, also those who were there before). "Immediately": nothing in between except LF-10.7.
    Reason: the literal text names both areas and no limit on who moves.
ruling-Q-38 =
    Which is the one car of two movements?
    Ruling: a car may be taken along in the first movement; if the second starts in the first target, the same car may go on; if the second starts in the order's area, no other car may come (unless the first movement had none). Bonus only in a movement in which the car takes part.
    Reason: one car in total, and a car helps where it is.
ruling-Q-39 =
    Which areas may Strike and Pentito hit?
    Ruling: only areas with enemy or neutral Soldati; never own, teammate's or empty areas. A Strike whose value cannot exceed the defence is legal.
    Reason: both are aimed at Soldati of the other side; a wasted Strike hurts nobody.
ruling-Q-40 =
    What exactly does Chain of Command allow? The Russian edition speaks of an order from an earlier turn.
    Ruling: the requirement "no order token in the area" becomes "fewer than 2 own order tokens", for all issuing actions. One issuing action still puts at most one order into one area, except the explicit two-in-one action, which keeps its requirement of 0 tokens. If the tile is lost while an area holds 2 orders, both stay.
    Reason: the Russian wording is met in practice: in one turn B's extra order and nothing else can be issued.
ruling-Q-41 =
    How is the Influence tile used?
    Ruling: at the start of the planning phase, owners in order of play (at most one per team). The neutral token must be on the top sheet, the new token comes from supply; without supply token, neutral token or HQ Soldato it cannot be used. The neutral token goes to the neutral pool and is not used again.
    Reason: only tokens of the top sheet matter in that phase.
ruling-Q-42 =
    When may a once-per-turn tile be used?
    Ruling: at any moment of the owner's own planning turn except in the middle of a part; the turn ends when the player says so after A or B. A tile may be used before A or B even if the player must then raise money for the move. Not during the final action, which is not a turn. Each such tile once per turn, independent of the others.
    Reason: the tiles name the turn and no moment of it.
ruling-Q-43 =
    May Meeting and Reinforcements move fewer than 3?
    Ruling: they move up to 3; the price is not reduced. They need at least 1 Soldato moved.
    Reason: as with every part the extent is free, but nothing is paid for nothing.
ruling-Q-44 =
    How is the distance of Agitate measured?
    Ruling: shortest path over land adjacency, through any areas, not over sea.
    Reason: the text counts areas in between.
ruling-Q-45 =
    Who chooses what in an agitated attack, and when is the defender compensated?
    Ruling: the agitator chooses source, number, target, finesse or brute force, the card and the take or leave decision. Turncoat of the neutral side takes a neutral Soldato from the neutral supply. Coward of the neutral side sends neutrals to the neutral supply. Every neutral lost for any reason (brute force, Turncoat of the defender, Coward, knockout) gives the defender the right of LF-8.10; it is automatic, settled once at the end of the attack (the defender's own losses of the attack are in the supply by then).
    Reason: the attack is fought as if the agitator had ordered it, and taking a Soldato never hurts.
ruling-Q-46 =
    Do tiles or special effects of the agitator apply to the neutrals' attack?
    Ruling: no control tile and no special effect; no speedboats.
    Reason: the text gives one shotgun and no other symbol.
ruling-Q-47 =
    Agitated neutrals into a neutral or empty area?
    Ruling: into a neutral area is allowed, they just join; into an empty area they take it and 1 lab is removed.
    Reason: only areas of the agitator's team are excluded.
ruling-Q-48 =
    Does the Recruitment tile work on empty targets?
    Ruling: yes: an area newly controlled through Movement (and Attack), with or without fight. Not for moves into own areas, nor for placing in planning.
    Reason: taking over means having a Soldato there afterwards.
ruling-Q-49 =
    Details of Allies?
    Ruling: the area passed through must be empty or neutral and land-adjacent to the origin; the final target must be adjacent to it, different from the origin and not controlled by the own team; everything else as a land move (a car may come). Nothing happens in the area passed through: no fight, no lab removed, no control. The 1 money goes to the supply. Not cumulative. Not with Agitate.
    Reason: the text speaks of attacking an area. It calls entering an empty area an attack, but not entering an own one.
ruling-Q-50 =
    Details of White B?
    Ruling: it is an attack order (it hits enemies); "enemy" includes neutrals as in Pentito; up to 3 in total and not more than the player's own supply holds; no moment of control in the other areas, so no lab is lost.
    Reason: the replacing Soldati leave at once.
ruling-Q-51 =
    White A in the teammate's area: who decides?
    Ruling: the teammate decides and uses own HQ Soldati (0 to 2).
    Reason: each player leads their own family.
ruling-Q-52 =
    Details of Yellow C?
    Ruling: money to the supply; X at most the defenders present; before bonuses.
    Reason: no payee is named, and it belongs to LF-7.6.
ruling-Q-53 =
    What does Bribery do and cost? The tile's own text is lost; the appendix says: immediately after choosing the target, one Soldato, goes to the supply, twice with two shotguns.
    Ruling: replace 1 defender by 1 own from supply; price 2 money. Both are our reconstruction; the price is a value of the pack.
    Reason: the Polish edition calls it the swapped Soldato and uses that word only for replacements; the English uses "remove" for replacements too (Black B). The price is twice Yellow C's per Soldato, for twice the swing.
ruling-Q-54 =
    What is "alone at least 5"? The Russian edition can be read as "the only family with 5 or more".
    Ruling: one player without the partner's Mandamenti.
    Reason: the English and Polish editions are clear.
ruling-Q-55 =
    Both teams fulfil a winning condition, for example 6 against one player's 5?
    Ruling: more Mandamenti wins; equal: Bronte; nobody at Bronte: LF-11.3.
    Reason: the same order of tests as at the end of round 4.
ruling-Q-56 =
    To which row does each special order belong? The texts lost the row symbols.
    Ruling: justice for Green A, White A, White B, Black B, Blue B; economy for Yellow B and C.
    Reason: the Russian text has one glyph for the first group and another for the Yellow ones, and Blue's token with initiative 3 and letter B is shown in the justice row of the mat example. Weak evidence; nothing in the rules depends on it except when they are gained.
ruling-Q-57 =
    What are the families called? Stray Polish text has Grecco, Luppino, Castelli without colours.
    Ruling: black Grecco, blue Luppino, red Castelli; the names of green, white and yellow are invented. The engine uses colours as keys; names are labels.
    Reason: the icons the names stand beside.
ruling-Q-58 =
    What does the character Stefano start with? Stray numbers 3, 10, 3, and 3 labs in the text.
    Ruling: 10 money, 3 Soldati, 3 labs.
    Reason: the cost examples (4 and 7 money for one turn) do not fit a start with 3 money; 3 is the lab number.
ruling-Q-59 =
    Which are the three conflict cards?
    Ruling: Turncoat, Coward 1, Coward 2. The match option identical_cards_once implements LF-7.24.
    Reason: the texts know two kinds of card, a Coward of 1 or 2 and sets of three; these three use each value once.
ruling-Q-60 =
    What is on the action sheets? Printed sheets are not in any text.
    Ruling: sheets 1 to 4 of the pack are ours, built around stray fragments, the two described spaces and the five special actions. Every sheet has 1 ∞ space (recruit / place, +1 money) in the cheap column 1, exactly 1 final action, 6 to 11 spaces that issue orders, and rising bonuses.
    Reason: ∞ in column 1 also explains why that column alone costs 1.
ruling-Q-61 =
    What is public?
    Ruling: public: all board pieces, who owns each face-down order, numbers in supplies, mats, sheets, tiles, sold orders (face up), control tokens, initiative and contents of all families' orders (charts). Secret from enemies and not derivable: which order lies face down where, which of the gained orders are still in HQ while others lie face down, the chosen conflict card. Derivable by counting and therefore known and part of the view: HQ money and HQ Soldati (50 − supply − board). These two totals are drawn only with the option open_books (off by default).
    Reason: all flows of money and Soldati are public, so a perfect memory knows them.
ruling-Q-62 =
    Who sees what in a conflict?
    Ruling: card choices are committed simultaneously; the attacker's take or leave is public before the defender decides; cards stay face down until both have decided, then are public.
    Reason: the cards are revealed after both decisions.
ruling-Q-63 =
    What is known of orders after an encounter phase?
    Ruling: all revealed orders are known; returned ones are again in HQ, so the enemy knows the set but not the next placement.
    Reason: they were face up.
ruling-Q-64 =
    May partners be kept from seeing each other's HQ?
    Ruling: 4 players with a shared team observation; a strict mode where a partner's HQ is hidden is not part of the rules.
    Reason: inside a team nothing is hidden (LF-3.5).
ruling-Q-65 =
    Who plays for neutrals?
    Ruling: the enemy player who comes first after the attacker in order of play names the defender (that player or the partner). With brute force nobody is needed.
    Reason: the text leaves it to the enemy team; one of them must say it.
ruling-Q-66 =
    What does controlling Bronte mean?
    Ruling: a team controls it if one of its players has a Soldato there.
    Reason: Bronte is an area (LF-1.9).
ruling-Q-67 =
    To what extent may a part be done?
    Ruling: partly: fewer Soldati than allowed, one of two orders, and so on. A Strike, attack, Pentito or Agitate once begun follows its forced steps.
    Reason: the texts leave the extent of a part to the player.
ruling-Q-68 =
    What happens to the executing order when its own area is left?
    Ruling: execution continues. Distances and adjacency for Strike and Agitate of that order are still measured from the area where it lay. What needs something in that area must find it: a car bomb a car, Pentito and a second movement from there an own Soldato, supply parts that put Soldati, a car, a lab or a speedboat an own Soldato (so no Soldati are put into the area just left); money, launder and recruit parts stay possible. The token returns to HQ when finished, also with a vest: the vest is lost with the area.
    Reason: the text lets the second shotgun start from the new area.
ruling-Q-69 =
    Limits of sea routes?
    Ruling: origin and target are different areas. All boats of both teammates count; enemy boats neither help nor block.
    Reason: teammates share speedboats (LF-3.4); nothing is said about enemy boats.
ruling-Q-70 =
    Further differences between the editions?
    Ruling: destination in any column (Russian, Polish; English silent). No passing (Russian, Polish): LF-4.2. Three-boat check also without moving (Russian): LF-4.28. Remaining orders return before management (Russian, Polish): LF-6.4. Chain of Command "order from an earlier turn" (Russian): Q-40. "Not for Strikes" with Bribery (English only): kept. Knockout in turns (English) or at the same time (Polish): same result. 5 cars, a line missing in the Russian text (English, Polish).
    Reason: the later editions say more; where only one speaks, it is harmless and specific.
ruling-Q-71 =
    The pictured sheet: the English and the Polish edition print different fragments of one picture.
    Ruling: all fragments are taken as one sheet, sheet 1.
    Reason: they do not contradict each other.
ruling-Q-72 =
    What are the values of orders and mats?
    Ruling: everything marked R in the pack is our design.
    Reason: no text lists them; as data they can be exchanged for real values.
ruling-Q-73 =
    Agitate without an attack? The text says it comes only after an attack.
    Ruling: that fixes the sequence, not a condition: an order with Agitate may be used for Agitate alone. The match option agitate_requires_attack (off by default) asks for an executed part of the attack first: Rally, a movement with the shotgun (also into an empty or own area), a Strike, Pentito or White B.
    Reason: every part of an order is optional.
ruling-Q-74 =
    Which car does Blue B's car bomb use, and where does its Strike start?
    Ruling: the car must be in the area the Strike starts from, so after taking an area with a car along, that car can be blown up there. "Taken" means newly controlled through this order's movement, by fight or by entering an empty area; after a move into an area that was already own, or a lost attack, the Strike starts from the order's area.
    Reason: a car bomb starts where its car is.
ruling-Q-75 =
    Compensation with an almost empty supply?
    Ruling: own Soldati removed in the same step reach the supply first: brute force and knockout losses can be taken as compensation, pair by pair. So in a knockout the compensation is never short; it can be short in step 2, Strike, Pentito, Yellow C and Coward. The attacker's Coward Soldati go to HQ, not to supply.
    Reason: the losses come first in the text.
ruling-Q-76 =
    Is the plain number of Soldati on orders an exact amount? The texts contrast it with base + bonus.
    Ruling: it fixes the maximum independently of the base value; as with every part, fewer may be placed (HQ short, or by choice).
    Reason: every part is optional and its extent free.
ruling-Q-77 =
    What does option B force? The examples say Red "may" remove tokens, the rules say "remove".
    Ruling: the column's action is carried out as far as possible (removing mat tokens, taking the starting piece, placing the second token of two institutions); optional are only the equipment, the extra order, and instants that put a car or lab on the board. In option A the extent is free (Q-67): "remove two" may remove 1.
    Reason: the rules are more precise than their examples.
ruling-Q-78 =
    When does an order without a vest return? Polish says after all orders, English and Russian after "the orders".
    Ruling: each one as soon as it has been executed or skipped (LF-6.4); from then on it is in HQ and can be sold.
    Reason: tokens with a vest return at the end of the phase by a sentence of their own, so the others return earlier.
ruling-Q-79 =
    An anytime option makes a choice impossible that was begun (money given away after a token was chosen)?
    Ruling: a token chosen for option A counts only with its space; if no space is payable any more, the player chooses again. A part that has become impossible ends without effect.
    Reason: nothing has been moved or paid before the space is chosen.
ruling-Q-80 =
    A removed mat token that goes on a sheet: before or after what it reveals?
    Ruling: the order is gained and the instant resolved first, then the token is laid on the sheet.
    Reason: the space is revealed by taking the token off.
ruling-Q-81 =
    When is an area lost that Rally or gather empties?
    Ruling: when the whole Rally or gather is finished, so cars can still be fetched after the last Soldato of their area.
    Reason: it is one movement of any number of Soldati and cars.
ruling-Q-82 =
    Does a family lose a lab that comes back to an area it had left empty? The box on labs speaks of a new (Polish: another) family, the rules for moving and placing name no condition.
    Ruling: yes, 1 lab is removed (LF-1.11).
    Reason: the two rules that apply then take the lab whoever comes.
ruling-Q-83 =
    Which areas may agitated neutrals not enter? Polish excludes only those of the ally, English and Russian those of the whole team.
    Ruling: those of the whole team (LF-8.9).
    Reason: two of three editions say so.
ruling-Q-84 =
    May a single part be left out? English forbids only doing nothing at all, Russian and Polish also forgoing an action that could be done.
    Ruling: a part may be left out as long as another one has an effect (LF-4.9).
    Reason: the extent of a part is free (Q-67).
ruling-Q-85 =
    Three things that only some editions say: where Black B's replacement comes from (Polish: the supply); that a teammate's area is not moved onto (Russian) or through (English, Polish); that players may agree to carry out supply orders at once (English, Polish).
    Ruling: from the supply; neither onto nor through; supply orders one by one (Q-28).
    Reason: the first two complete each other, and strict order settles every dispute without asking.
