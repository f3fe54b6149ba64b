### The words that all games share, in English.

## Refusals that every game knows

why-game-over = The game is over.
why-not-your-turn = This choice is not yours now.
why-not-an-answer = This does not answer the open question.
why-no-such-move = There is no such move in this game.
why-no-such-seat = There is no such seat in this match.

## Statistics of many games

statistics-places = Who started where
measure-used = used

## The vocabulary of scenarios: the file

vocab-file-id = The scenario's name, the same as the file's.
vocab-file-rules = The rules it shows, by their ids.
vocab-file-game = The game it plays.
vocab-file-seats = How many players; without it the game's smallest number.
vocab-file-options = Options of the match that differ from their defaults.
vocab-file-about = What it shows, in one sentence.
vocab-file-pack = Entries of the component pack that are added or changed for this scenario only; an entry is named by its key.
vocab-file-position = The position it starts from, and the moment.
vocab-file-chance = The results of chance in the order they are needed.
vocab-file-play = What is played and what must come of it, one [[play]] after the other.

## The vocabulary of scenarios: an entry of [[play]]

vocab-play-seat = Who: a seat by its number, or by what the game calls it.
vocab-play-move = The seat plays this move. A move that the engine has just played by itself, because it was the only one, may stand here or not.
vocab-play-refuse = The move must be refused: by this rule, or with this message (why), or both. That it is not the seat's turn, or no answer to the open question, counts only if why names it: why-not-your-turn, why-not-an-answer.
vocab-play-legal = Exactly these moves must be legal for the seat; anytime options do not count. A question with one answer, which the engine gives by itself, may be stated too.
vocab-play-expect = Parts of the position as they must be now; "+n" and "-n" for a change since the last expect, or since the start. Lists without an order may be written in any.
vocab-play-events = What must have happened in the last move, in this order; other events may lie between.
vocab-play-sees = What a viewer (a seat, or "spectator") knows, and paths it must not know: keys of its view, or of table and own in it.
vocab-play-stop = Only as the last entry: after the move before, nothing is played by itself, and luck that is not given is not needed.
