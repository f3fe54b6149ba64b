### The opponents that people choose from, and the yardsticks they are measured by.
### level-X-names: people of our own invention, with a dot between them, one for each seat of a table; no name twice.

# What the language calls itself.
language-name = English

level-easy = easy
level-easy-about = New to the family: plays by feel, and overlooks things.
level-easy-names = Zio Peppino · Marisa Tuttobene · Gaspare Mezzanotte · Nunzia Pappalardo · Fofò Lanterna · Ersilia Buonpane

level-normal = normal
level-normal-about = Knows the trade: weighs every move, but never looks beyond its own turn.
level-normal-names = Tanino Scalzafico · Carmela Ventura · Ruggero Pietrasanta · Agata Finocchio · Sandro Cordovà · Lucrezia Belcolle

level-hard = hard
level-hard-about = Thinks ahead for everybody at the table, a tenth of a second for each choice.
level-hard-names = Donna Assunta · Calogero Spinarossa · Beatrice Altacorte · Leandro Cinquepalmi · Rosalba Nerofumo · Vito Serrafalco

level-expert = expert
level-expert-about = Takes a whole second, and forgets nothing. Bring an espresso.
level-expert-names = Contessa Ortensia · Don Saverio Lunardi · Notaio Brancafiore · Madre Celestina · Professor Quattrocchi · Vedova Sant'Elmo

level-greedy = greedy
level-greedy-about = A yardstick: looks one move ahead, and never learns.
level-random = random
level-random-about = A yardstick: any move is as good as another.

# What a level is measured by: $rating with its 95 % interval from $low to $high.
level-rating = rating { $rating } ({ $low } to { $high })
level-not-measured = not measured yet
level-in-plain-python = The engine runs in plain Python here: until it is compiled, opponents who think ahead play weaker than their ratings say.
