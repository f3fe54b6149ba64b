### The words of La Famiglia in English: options, questions, refusals, log lines.

## Options of a match

option-first-game = First game: black and white stay in the box, the four other families are dealt at random, one per player.
option-identical-cards-once = Of two identical conflict cards in front of one side only one is applied.
option-agitate-requires-attack = Agitate may be used only after an attack of the same order.
option-open-books = The money and Soldati in every headquarters are drawn, although one could count them only with a perfect memory.

## How a game ends

ending-five-alone = one family controls enough Mandamenti
ending-six-together = a team controls enough Mandamenti
ending-more-mandamenti = more Mandamenti in the end
ending-bronte = as many Mandamenti, but Soldati in Bronte
ending-draw = a draw
