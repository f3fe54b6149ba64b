### The words of the command line, in English. Each command has a section; other languages lie beside this file.

## All commands

help-about =
    Consigliere plays heavy board games about Italian families, completely and by their rules.
    It is an unofficial fan project: all rule texts are our own words, and components the rulebooks do not print are our own design.
help-examples = Examples
help-more = consigliere COMMAND --help tells more about a command.
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-command = COMMAND
help-help = show this help
help-lang = LANG
help-lang-about =
    in which language the terminal is spoken to: { $languages }; it may stand behind the command too. Without it the language of the environment (LANG), or English
help-version = show the version and which build runs: compiled (fast) or pure (plain Python)
help-game = GAME
help-game-about = name of a game, for example { $game }; "consigliere games" lists them
version = consigliere { $version } ({ $build })
interrupted = Interrupted.
mistake = consigliere: { $sentence }
mistake-lang = There are no words in "{ $wanted }"; there are { $languages }.
mistake-usage = { $problem }; "{ $command } --help" shows what is possible.
mistake-game = There is no game "{ $game }"; there is { $games }.

# What counts as yes and as no where somebody is asked, besides y, yes, n and no; blanks between them.
answer-yes = y yes
answer-no = n no

## consigliere games

games-help = which games there are, for how many players and with which options
games-about = Lists every game: how many players it is for, how many different moves it knows, and its options with their defaults and the rule each belongs to.
games-example = consigliere games
games-title = { $name }: { $title }
games-players = { "  " }players: { $counts }
games-moves = { "  " }moves: { $count }
games-options = { "  " }options:
games-no-options = { "  " }options: none
games-option = { "    " }{ $option } = { $default } ({ $rule }): { $about }

## consigliere rules

rules-help = a game's rules in our words, by chapter or by id, and which tests and code carry each rule
rules-about =
    Shows the rules of a game. Without an id: the chapters. With an id: a chapter, one rule, one ruling or all rulings of a kind.
    Rulings are our decisions where the rulebooks are silent or differ; the rules name those that apply to them.
rules-example = consigliere rules { $game }
rules-examples =
    Examples
      consigliere rules { $game }  the chapters, with the ids to ask for
      consigliere rules { $game } ID  one chapter, one rule or one ruling
      consigliere rules { $game } ID --lang pl  the same in Polish
      consigliere rules { $game } --coverage  the tests of each rule, and where the code applies it
rules-id = ID
rules-id-about = a chapter, a rule (also without its letters: 4.16) or a ruling; without it the chapters are listed
rules-lang = LANG
rules-lang-about = the language of the rules: en, pl or ru; without it the language of the environment (LANG), or English
rules-coverage-about = list for each rule the tests that carry its id and the lines of code that apply it; exit code 1 if something is empty that is not explained, or an id does not exist
rules-json-about = print the coverage as JSON
rules-chapter =
    { $id } { $title } ({ $count ->
        [one] { $count } entry
       *[other] { $count } entries
    })
rules-how = "consigliere rules { $game } { $chapter }" shows a chapter, "consigliere rules { $game } { $rule }" a rule.
rules-title = { $id } { $title }
coverage-tests = tests: { $places }
coverage-tests-explained = no test: { $reason }
coverage-tests-empty = NO TEST
coverage-code = code: { $places }
coverage-code-explained = no code: { $reason }
coverage-code-empty = NO CODE
coverage-no-tests = The tests are not part of an installed package, so only the code was looked through; run this from the project's source tree to see them.
coverage-unknown = { $rule } does not exist, but stands in { $places }.
coverage-empty =
    { $count ->
        [one] One entry is
       *[other] { $count } entries are
    } empty and not explained: { $rules }.
coverage-full =
    { $count ->
        [one] One entry
       *[other] { $count } entries
    }: nothing is empty that is not explained.
mistake-rules-lang = There are no rules of { $game } in "{ $wanted }"; there are { $languages }.
mistake-chapter = There is no rule or chapter "{ $chapter }" in { $game }; "consigliere rules { $game }" lists the chapters.
mistake-rule = There is no { $rule } in { $game }; "consigliere rules { $game } { $chapter }" shows what there is from { $first } to { $last }.
mistake-json = --json belongs to --coverage.
mistake-explained = { $file }: the entry "{ $rule }" must be the id of a rule, with a sentence under why, code or tests.
mistake-scenario-rules = { $file }: the key rules must be a list of rule ids.

## consigliere arena

arena-help = which bot is stronger, and how sure that is: duplicate deals, intervals, ratings, a report
arena-about =
    Lets bots play each other and says who is stronger and how sure that is. Every deal is played once for each side, with the bots moved on by one, so that neither luck nor a seat favours one of them.
    Two bots play against each other; with more seats the first plays alone against several of the other, and with as many bots as sides all sit at one table. It stops as soon as the question is answered (--beats), by a test that stays valid although it is looked at after every deal. A bot that crashes, plays what is not legal or takes far too long loses that game and is named.
    "consigliere simulate" is for statistics of a game and for audits; it plays every deal once.
arena-example = consigliere arena { $game } --bots normal,greedy
arena-examples =
    Examples
      consigliere arena { $game } --bots normal,greedy --games 200  up to 200 games
      consigliere arena { $game } --bots hard@40,hard@200,greedy --out ladder  three pairings with budgets in simulations, and a report
      consigliere arena { $game } --bots hard@40,hard@200,greedy --out ladder --resume  goes on where it was stopped
      consigliere arena { $game } --bots my_bot.py:MyBot,greedy --beats 0.6  does my bot win more than 60 %?
      consigliere arena { $game } --bots "command:./my-bot --fast@100ms,greedy"  a program of your own
arena-address = ADDRESS
arena-out = FOLDER
arena-share-name = SHARE
arena-bots-about = the bots with commas between: a name, package.module:Class, file.py:Class or command:PROGRAM, each with @N for N simulations or @Nms for N milliseconds a decision
arena-games-about = at most so many games for each pairing (default 100), in whole deals
arena-simulations-about = simulations a decision, for all bots without a budget of their own; without any each takes what it is made for
arena-ms-about = milliseconds a decision instead; games then differ from machine to machine
arena-beats-about = the question: does the first bot of a pairing win more than this share (default: a fair one, as 0.5 for two)? Games stop once it is answered
arena-every-game-about = play all games, answered or not
arena-seed-about = the seed of the first deal (default 0); the next deal has the next number
arena-patience-about = seconds for a decision without a budget in milliseconds before it is lost (default 120); with one it is five times the budget and a second
arena-workers-about = how many processes play side by side (default 1; 0: in this one)
arena-cluster-about = play on a Ray cluster: "auto" for a node of it on this machine, HOST:PORT or ray://HOST:PORT; needs the extra "ray"
arena-out-about = a folder for the games, the results as JSON and the report page; or the file for the games, NAME.jsonl
arena-resume-about = go on with the games that are there already
arena-progress = { $done } of at most { $all } games, at most { $left } left
arena-seconds = { $count } s
arena-minutes = { $count } min
arena-hours = { $hours } h { $minutes } min
arena-title = { $game }: arena
arena-about-games =
    { $game }, { $seats } seats, { $games ->
        [one] one game
       *[other] { $games } games
    }, deals from seed { $seed }.
arena-about-test = The question is whether the first bot of a pairing wins more than { $bound }. Games stop when a bet against the other answer, placed on every deal, has made 200 out of 1, which happens by chance once in 100 arenas at most, however often one looks. If all planned games are played, their ordinary 96 % interval answers. Together every interval told here holds the truth 95 times in 100.
arena-about-all = All planned games are played. The question is whether the first bot of a pairing wins more than { $bound }; the 95 % interval answers.
arena-duel = { $first } against { $other }, each deal from both seats.
arena-teams = { $first } against { $other }, { $count } seats each as a team, each deal from both sides.
arena-alone = One { $first } against { $others } { $other }, each deal { $turns } times, so that { $first } sits everywhere.
arena-together = { $bots } at one table, each deal { $turns } times, so that everybody sits everywhere.
arena-nothing = No deal has been played from all sides yet.
arena-answer-yes = { $bot } wins more than { $bound }.
arena-answer-no = { $bot } wins less than { $bound }.
arena-answer-open = Whether { $bot } wins more than { $bound } is not known.
arena-stopped = { $sentence } Stopped after { $games } games.
arena-share = { $share } [{ $low } to { $high }]
arena-margin = { $mean } points [{ $low } to { $high }]
arena-margin-one = { $mean } points, one deal only
arena-rating = { $rating } [{ $low } to { $high }]
arena-anchor = { $rating }, by definition
arena-line = { "  " }{ $bot }: won { $wins } of { $games }, share { $share }
arena-line-margin = { "    " }margin a game: { $text }
arena-line-rating = { "  " }{ $bot }: { $text }
arena-line-fault =
    { $bot } { $count ->
        [one] lost a game
       *[other] lost { $count } games
    }, the first of deal { $seed }: { $what }
arena-kept = Report: { $report }; results: { $results }; games: { $games }
arena-versus = { $first } – { $other }
arena-side = side { $number }
arena-by-side = Shares of { $bot } by the side it had: { $list }.
arena-interval-fixed = The interval is for the number of games that was planned (Wilson's, wider if the games of one deal go together). A shared victory is divided, a draw by all.
arena-interval-sequential = The interval is valid although the games were stopped when the question was answered (a confidence sequence over deals). A shared victory is divided, a draw by all.
arena-column-bot = bot
arena-column-wins = won
arena-column-divided = shared or drawn
arena-column-share = share of victories [95 % interval]
arena-column-fault = what happened
arena-column-games = games
arena-column-seed = first deal
arena-column-last = the last moves, each with its seat
arena-plot-shares = Share of victories
arena-plot-all = All pairings: share of the first bot
arena-plot-margins = Points ahead of the best of the others, deals as units (Student's 95 % interval)
arena-plot-moves = Moves in a game
arena-plot-rounds = Rounds in a game
arena-plot-ratings = Ratings
arena-plot-speed = Decisions per second ({ $build } build)
arena-moves = { $shortest } to { $longest } moves, { $mean } on average.
arena-about-ratings = 400 points more are ten times the chance to win (Bradley and Terry's model over all pairings, one drawn game added for every two bots that met). Greedy has 1000; without it the first bot has.
arena-about-speed = Only questions with at least two legal answers count. Times are of the machines the games were played on.
arena-speed = { $rate }/s, { $ms } ms
arena-faults =
    { $count ->
        [one] One game was not played to its end
       *[other] { $count } games were not played to their end
    }
arena-fault-crash = crashed: { $detail }
arena-fault-illegal = chose { $detail }, which is not legal
arena-fault-late = took far too long: { $detail }
arena-fault-ended = ended: { $detail }
arena-fault-answer = did not answer as it should: { $detail }
arena-fault-died = ended the whole process while it thought
arena-fault-endless = the game had no end after { $detail } moves; it counts as a draw
arena-fault-engine = the game itself failed, which counts as a draw: { $detail }
mistake-arena-bot = A bot is NAME, NAME@SIMULATIONS or NAME@MILLISECONDSms, not "{ $bot }".
mistake-arena-two = An arena needs at least two bots, with a comma between.
mistake-arena-beats = --beats must be between 0 and 1, as 0.6.
mistake-arena-exists = { $file } holds games already; --resume goes on with them.
mistake-arena-other = { $file } holds games of another arena: { $what } differ. Take another file, or remove it.
mistake-arena-resume = --resume needs --out with the games to go on with.
mistake-arena-ray = --cluster needs Ray; it comes with the extra: pip install consigliere[ray]
mistake-arena-cluster = The cluster { $address } does not answer: { $problem }
mistake-arena-code = A node of { $address } has another version of the bots, the game or your files; all nodes need the same.
mistake-arena-workers = The processes that play games die without a word; with --workers 0 one sees more.

## consigliere simulate

simulate-help = play games between bots: results, speed, and whether all pieces are still there
simulate-about =
    Plays games between bots and says how they ended, who won and how many decisions were made in a second. Only questions with at least two legal answers count as decisions.
    Game number i is played with the seed S + i, so the same command plays the same games, in the compiled and the pure build and with any number of workers.
    Where all bots are random they are not shown views, for speed; then also seats that owe no choice take an anytime option now and then.
simulate-example = consigliere simulate { $game } -n 100
simulate-examples =
    Examples
      consigliere simulate { $game } -n 1000 --workers 2  a thousand games in two processes
      consigliere simulate { $game } -n 100 --check  count all pieces at every decision
      consigliere simulate { $game } -n 50 --digest --json  the same digest in every build
      consigliere simulate { $game } --bots mine.py:Boss,random,random,random --rotate  one bot against three, at every place
      consigliere simulate { $game } -n 1000 --bots greedy --statistics  what is used, and who wins with it
simulate-number = N
simulate-bots = BOTS
simulate-options = OPTIONS
simulate-n-about = how many games (default 100)
simulate-seats-about = for how many players, where a game leaves the choice
simulate-bots-about = one bot for all seats, or one for each, with commas between: a name (random), package.module:Class, file.py:Class or command:PROGRAM
simulate-rotate-about = seat the bots in turn: from seed to seed each moves on by one seat, so that no place favours one of them
simulate-options-about = options of the game, NAME=true or NAME=false with commas between; "consigliere games" lists them
simulate-seed-about = the seed of the first game (default 0); the next game has the next number
simulate-workers-about = how many processes play side by side (default 1)
simulate-check-about = count all pieces and all money at every decision; the first thing that is wrong ends the series with exit code 2
simulate-digest-about = print a digest of all moves, results of chance and results of all games
simulate-statistics-about = print what the game counts: how often everything was used, and who wins with it
simulate-json-about = print the results as JSON
simulate-progress = { $bar } { $done } of { $total }
simulate-title =
    { $game }: { $count ->
        [one] one game, bots: { $bots }, seed { $first }
       *[other] { $count } games, bots: { $bots }, seeds { $first } to { $last }
    }
simulate-ending = { "  " }{ $count } × { $ending }
simulate-round = { $count } in round { $round }
simulate-rounds = over: { $list }
simulate-moves = moves in a game: { $shortest } to { $longest }, { $average } on average
simulate-share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
simulate-wins =
    { $count ->
        [one] wins of seat { $seats }: { $wins } ({ $share })
       *[other] wins of seats { $seats }: { $wins } ({ $share })
    }
simulate-bot-wins =
    wins of { $bot }: { $wins } of { $games } ({ $share }; true share 95 times in 100: { $low } to { $high }){ $shared ->
        [0] { "" }
       *[other] , { $shared } of them shared
    }
simulate-draws = draws: { $draws }
simulate-speed = decisions: { $decisions } in { $seconds } s, { $speed } per second ({ $build } build)
simulate-widest = most legal moves at once: { $widest }
simulate-checked = all pieces were there at each of { $count } moments
simulate-digest = digest: { $digest }
simulate-title-per-game = { $title }, per game
simulate-title-per-seat = { $title }, per player
simulate-column-games = in games
simulate-column-winners = winners
simulate-column-wins = wins
simulate-average = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-nobody = –
simulate-never = never: { $list }
simulate-always = in every game: { $list }
simulate-no-moves = none
simulate-broken-error = the game failed with { $detail }
simulate-broken-moves = there is no end after { $detail } moves
simulate-broken-pieces = pieces or money are not right: { $detail }
simulate-broken-refused = a chosen move was refused: { $detail }
mistake-simulate-broken = { $game } with seed { $seed } could not be played to its end: { $what }; the last moves, each with its seat, were: { $moves }.
mistake-simulate-workers = A process that played games died without a word; with --workers 1 one sees more.
mistake-simulate-number = { $option } must be a number from 1, not { $value }.
mistake-simulate-bots =
    --bots must name one bot for all seats or one for each of the { $seats }; it names { $found }.
mistake-simulate-option = --options takes name=true or name=false with commas between; "{ $part }" is neither.

## consigliere learn

learn-help = let bots play against themselves, and learn from it what a position is worth
learn-about =
    Bots play a game against themselves, and the weights of its value are learned from how the games ended.
    Each round of games is played with the weights of the one before. The same command gives the same weights.
    Every fifth game is kept apart: it says how much of the final margins the weights foretell (R²).
learn-example = consigliere learn { $game } -n 200 --workers 2
learn-examples =
    Examples
      consigliere learn { $game } -n 200 --workers 2  a few rounds of 200 games in two processes
      consigliere learn { $game } --bots greedy,normal,hard --simulations 30  the last round with search
learn-numbers = N,N
learn-share = SHARE
learn-fixed = NAME=N
learn-seats-about = for how many players, with commas between (default: all that there are)
learn-n-about = how many games in each round (default 200)
learn-bots-about = who plays each round, with commas between (default greedy,normal,normal); levels use what was learned in the round before
learn-simulations-about = how many simulations of a decision, for bots that search (default 20)
learn-explore-about = how often any legal move is played instead of the bot's (default 0.1)
learn-sample-about = the share of decisions that are learned from (default 0.5)
learn-patience-about = how much a sample learns from those long after it, rather than from what is thought of the next one (default 0.95); 1: from the end of the game only
learn-fix-about = weights that are given and not learned, with commas between: points=1
learn-together-about = all numbers of players get the mean of what was learned for each of them: few games mislead less
learn-output-about = where the weights go (default weights.json)
learn-progress = { $seats } players, { $bot }: { $done } of { $total } games, { $left } s left
learn-round = { $seats } players, { $games } games by { $bot }: { $samples } samples, R² { $explained }, error { $error } points, penalty { $penalty }, { $seconds } s
learn-written = the weights stand in { $file }
mistake-learn-share = { $option } must be a share from 0 to 1, not { $value }.
mistake-learn-seats = --seats must be numbers of players with commas between, out of { $list }; "{ $text }" is not.
mistake-learn-fixed = --fix takes name=number with commas between; "{ $part }" is not.
mistake-learn-output = { $file } cannot be written: { $problem }.

## consigliere pack

pack-help = a game's component data: show it with its provenance, check a pack, compare two
pack-about =
    A component pack holds everything that is printed on the components of a game: cards, tokens, boards, the map. The rulebooks print little of it, so each entry says where it comes from.
    Who owns the box can write a pack of their own: a TOML file with extends = "{ $game }" that names only what differs.
pack-example = consigliere pack show { $game } --provenance R
pack-examples =
    Examples
      consigliere pack show { $game }  every entry with its provenance
      consigliere pack show { $game } --provenance R  what is our reconstruction, at least in part
      consigliere pack check mine.toml  whether a pack of one's own can be played
      consigliere pack diff { $game } mine.toml  what it changes
pack-show-help = list the entries of a game's pack and where each comes from
pack-show-about = Lists the entries of a pack by key path, with provenance letters, values and notes.
pack-provenance-about = only entries that carry this letter: S stated by the rulebook, E read off an example, W an outside page, M remembered, R our reconstruction
pack-pack-about = a pack for the game instead of its own
pack-check-help = say whether a pack can be played
pack-check-about = Checks counts, ids, references, numbers and the drawing of the map. Says ok with name, digest and number of entries; the first thing that is wrong is named with its file, its key and what was expected (exit code 2).
pack-diff-help = list what differs between two packs
pack-diff-about = Lists what differs by key path. Entries of lists are compared by their ids, not by their places.
pack-file = FILE
pack-file-about = a TOML file, a folder of TOML files, or the name of a game for its own pack
pack-title =
    { $name }: { $title } ({ $count ->
        [one] { $count } entry
       *[other] { $count } entries
    })
pack-digest = digest { $digest }
pack-letter-S = S stated by the rulebook: { $count }
pack-letter-E = E read off an example: { $count }
pack-letter-W = W an outside page: { $count }
pack-letter-M = M remembered: { $count }
pack-letter-R = R our reconstruction, not the publisher's component: { $count }
pack-entry = { $path } ({ $prov })
pack-note = Note: { $note }
pack-long =
    { $count ->
        [one] a list of { $count } value
       *[other] a list of { $count } values
    }
pack-ok =
    ok: { $name }, a pack for { $game }, digest { $digest }, { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
pack-same = { $left } and { $right } hold the same.
pack-changed = { $path }: { $left } → { $right }
pack-added = { $path }: added { $right }
pack-removed = { $path }: removed { $left }
mistake-pack = There is no pack "{ $pack }"; expected the name of a game ({ $games }) or the path of a pack.

## consigliere export

export-help = records as data: one row for each decision, in Parquet or JSON lines
export-about =
    Plays records again and writes one row for each decision: what the seat could know as named numbers, its legal moves, its move, and how the game ended for it. There is one file for each game and number of players, GAME-SEATS.parquet or GAME-SEATS.jsonl, with GAME-SEATS.schema.json beside it; docs/data.md explains the columns. Rows are written as they come, so any number of records fits into little memory.
    Parquet needs the extra: pip install consigliere[export]
export-example = consigliere export games.jsonl --out data
export-examples =
    Examples
      consigliere record make { $game } --bots normal -n 1000 -o games.jsonl  a thousand records
      consigliere export games.jsonl --out data  as Parquet, in the folder data
      consigliere export records/ more.json --out data --format jsonl --skip  as JSON lines, without those that do not fit
export-files = RECORDS
export-files-about = records: JSON, JSON lines (NAME.jsonl, one on each line), or folders with such files
export-out-about = the folder for the data
export-format-about = parquet (default) or jsonl
export-skip-about = pass over records that cannot be played again, with a sentence for each, instead of stopping
export-file =
    { $file }: { $rows ->
        [one] one row
       *[other] { $rows } rows
    }
export-done =
    { $count ->
        [one] One record
       *[other] { $count } records
    }, { $skipped ->
        [0] all of them exported.
        [one] and one that was passed over.
       *[other] and { $skipped } that were passed over.
    }
export-not-there = there is no such file or folder
mistake-export-extra = Parquet needs the extra: pip install consigliere[export] (or take --format jsonl)
mistake-export-file = { $file } cannot be read: { $problem }
mistake-export-record = { $file } is no record of a game that is known here
mistake-export-replay = { $file }: { $problem }
mistake-export-out = { $folder } cannot be written: { $problem }

## consigliere scenario

scenario-help = play scenario files and say what differs; print the words they are written in
scenario-about =
    A scenario is a small TOML file: a position, what is played from it, what must come of it. It is the way to show a rule, and to test one.
    Exit code 0 if everything is as the files say, 1 if anything differs, 2 if a file is wrong.
scenario-example = consigliere scenario tests/scenarios
scenario-examples =
    Examples
      consigliere scenario mine.toml  play one file
      consigliere scenario tests/scenarios  play all files of a folder
      consigliere scenario mine.toml --pack box.toml  play it with another component pack
      consigliere scenario --vocabulary { $game }  all keys, moments, moves and names, with examples
scenario-file = FILE
scenario-file-about = a scenario, or a folder of scenarios
scenario-vocabulary-about = print everything that a scenario of this game can say: keys, moments, moves, events, names, each with an example
scenario-ok = ok       { $file } ({ $id })
scenario-differs = DIFFERS  { $file } ({ $id })
scenario-difference = { "         " }{ $difference }
scenario-sum =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }: { $ok } ok, { $differ } different, { $wrong } wrong.
scenario-words-file = THE FILE
scenario-words-play = AN ENTRY OF [[play]]
scenario-words-options = OPTIONS
scenario-words-moments = MOMENTS, for position.at
scenario-words-position = KEYS OF [position]; all but at, to_play and clear also of expect
scenario-words-expect = KEYS OF expect ONLY
scenario-words-chance = RESULTS OF [chance]
scenario-words-moves = MOVES
scenario-words-events = EVENTS
scenario-words-names = NAMES, in brackets what a tile is worth
mistake-scenario-key = { $place }: the key '{ $key }' is not known (one of { $known })
mistake-scenario-value = { $place }: { $wanted } is expected, found { $found }
mistake-scenario-what = Name either scenario files (or folders), or --vocabulary with a game.
mistake-scenario-folder = { $folder }: there are no TOML files in this folder.

## consigliere record

record-help = a match on paper: show it in words, check it by playing it again, write one of bots
record-about =
    A record holds a whole match: header, moves in notation with their results of chance, and the result. It is JSON and can be played again without luck.
    The record of one seat lists what that seat was shown instead of the moves; it can be shown, but not played again.
record-example = consigliere record verify match.json
record-examples =
    Examples
      consigliere record make { $game } --seed 7 -o match.json  a match between random players
      consigliere record show match.json  every move and what came of it
      consigliere record show match.json --seat 2  only what seat 2 was shown
      consigliere record verify match.json  whether moves, luck and result fit
record-show-help = tell a match in words
record-show-about = Shows the header, the opening luck, each move in notation with what came of it, the moves that the engine played because they were the only ones, and the result. All secrets are shown unless --seat is given. A record that these rules cannot play again, of an earlier version for instance, is shown as it was written (exit code 1).
record-seat-about = show only what this seat, counted from 1, was shown; moves of other teams then stand without their notation
record-verify-help = play a match again and say whether it fits
record-verify-about = Plays the moves again with the recorded results of chance. Says ok with the number of moves and the result (exit code 0), or what does not fit and at which move (1). A file that is no record, or of another rules version or pack, is a mistake (2).
record-make-help = let bots play a match and write its record
record-make-about = Lets bots play one match and writes its record; the same seed and bots give the same record.
record-make-file-about = where to write the record; several go into a file NAME.jsonl, one on each line
record-make-n-about = how many matches (default 1); the next one has the next seed
record-made-many = { $count } records are in { $file }.
mistake-record-lines = several records go into a file of JSON lines: name it NAME.jsonl, not { $file }
record-seed-about = the seed of the (first) match and of the bots (default 0)
record-file = FILE
record-file-about = a record: JSON, from "consigliere record make", a saved game or a table
record-number-about = which record of a file NAME.jsonl that holds several, counted from 1 (default 1)
record-ok =
    ok: { $file }, { $game }, { $count ->
        [one] one move
       *[other] { $count } moves
    }. { $result }
record-made =
    { $file }: { $count ->
        [one] one move
       *[other] { $count } moves
    }. { $result }
record-differs = { $file } does not fit: { $problem }
record-as-written = Here are its moves as they were written:
record-header = Rules version { $rules }, pack { $pack } ({ $digest })
record-seats = { $seats } players; options: { $options }
record-no-options = none
record-of-seat = What seat { $seat } was shown
record-practice = Practice: moves were taken back although luck, knowledge or other players' moves lay between.
record-opening = Opening
record-move = { $number } { $seat }: { $move }
record-unseen-move = { $number } { $seat }
record-forced = then the only move possible: { $seat }: { $move }
record-event = { $kind } { $parts }
record-unfinished = The match is not over.
record-result =
    { $count ->
        [0] Nobody wins.
        [one] Seat { $winners } wins.
       *[other] Seats { $winners } win.
    } { $ending }
mistake-record-json = { $file } is no record, or one that was cut off: it is not valid JSON at line { $line }, column { $column } ({ $problem }).
mistake-record-what = { $file } is no record: expected a JSON object with game, rules, pack, seats, options, opening, moves and result.
mistake-record-game = { $file } is a record of "{ $game }"; there is only { $games }.
mistake-record-header = { $file } cannot be played again: { $problem }.
mistake-record-other-seat = { $file } is the record of seat { $seat }, not of seat { $wanted }.
mistake-record-no-seat = { $file } has the seats 1 to { $last }, there is no seat { $wanted }.
mistake-record-number =
    { $file } holds { $last ->
        [one] { $last } record
       *[other] { $last } records
    }, there is no number { $wanted }.
mistake-record-make = { $file } could not be written: { $problem }.

## consigliere play

play-help-line = play a game at the terminal, with people and bots
play-about =
    Plays a game at this terminal: the table, the open question, numbered answers with what they cost and give. Type a number, or the move itself; ? shows everything that can be typed, and why something is not possible.
    The game is kept in a file after every move, so nothing is lost when you leave, and --resume takes it up again. Several people can sit at one terminal; what is secret is wiped before the next one looks.
play-example = consigliere play { $game }
play-examples =
    Examples
      consigliere play { $game }  you and bots
      consigliere play { $game } --seats human,hard,human,easy  two people and two bots
      consigliere play { $game } --level hard  you and stronger bots
      consigliere play { $game } --seed 7  with the same luck every time
      consigliere play --resume { $game }-1.json  where you left
play-players = PLAYERS
play-seats-about = who sits where, with commas between: human, or a bot (easy, normal, hard, expert; greedy, random, package.module:Class, file.py:Class); by default one person and bots of the level
play-level-about = how strong the bots are where --seats names none (default normal)
play-seed-about = the seed of the match and of the bots; without it luck is new every time
play-resume-about = take up a game from its record
play-save-about = the file that keeps the game; without it a new one in this folder, or the one that was resumed
play-color-about = colours: always, never, or if the terminal has them and NO_COLOR is not set (auto, the default); nothing is said by colour alone
play-width-about = columns to use instead of the terminal's
play-confirm-about = ask before a move that cannot be taken back
play-welcome =
    { $title }
    The game is kept in { $file }. Type ? for help.
play-bot = { $name } ({ $who })
play-against = { $who }: { $level }. { $about }
play-question = { $who }: { $question } [{ $rule }]
play-choice = { $words } · { $detail }
play-choice-gist = { $text } → { $gist }
play-final-mark = !
play-anytime = Anytime: { $list }
play-anytime-entry = { $words } ({ $numbers })
play-no-anytime = There is nothing you could do besides now.
play-prompt =
    { $count ->
        [1] 1, ? >
       *[other] 1–{ $count }, ? >
    }
play-prompt-undo =
    { $count ->
        [1] 1, undo, ? >
       *[other] 1–{ $count }, undo, ? >
    }
play-more = — more: press Enter, or type a command —
play-changed = What has changed (board: the whole table)
play-early = "{ $typed }" came before the question. If it is your answer, type it again.
play-help =
    A number plays that answer; so does the move in notation, or enough of its words. An answer marked ! is final: luck, knowledge or another player comes after it, and undo stops before it.
    p N or ? MOVE: what an answer does in full, or why a move is not possible, with the rule. rules ID: a rule; rules alone: the one of the open question.
    undo, undo N: take back your moves. back: alone against bots, take back past everything (the record says practice).
    log, log N: what happened. choices: the question again. side: what you may do at any time, s1 plays the first of it.
    save FILE: write the game there too. quit: leave; the game is kept.
    The table:
play-help-examples = For example: { $list }
play-which = "{ $typed }" may be any of these: { $list }.
play-no-number =
    { $count ->
        [1] There is only answer 1, no { $number }.
       *[other] The answers go from 1 to { $count }; there is no { $number }.
    }
play-what = "{ $typed }" is neither a move nor a command; ? shows what can be typed.
play-refused = Not possible: { $why } [{ $rule }]
play-previewed = { $notation }: { $words }
play-why-what = Name a move or the number of an answer, for example: p 1
play-final = Final: it cannot be undone.
play-final-alone = Final: undo stops before it. Alone against bots, back takes it back for practice.
play-not-final = Not final: undo takes it back.
play-confirm = { $words }: final, play it? [y/N]
play-undone =
    { $count ->
        [one] Taken back.
       *[other] { $count } moves are taken back.
    }
play-no-undo = There is nothing to take back: luck, knowledge or another player's move lies between.
play-no-undo-alone = There is nothing to take back: luck, knowledge or another player's move lies between. "back" takes back past it, for practice.
play-no-back = Only a person alone against bots may take back past luck, knowledge and other players.
play-taken-back = Taken back for practice.
play-saved = Written to { $file }.
play-quit = Leave. Keep this game in { $file }? [Y/n]
play-kept = The game is kept in { $file }. To go on: consigliere play --resume { $file }
play-discarded = The game is not kept.
play-thinking = { $who } is thinking …
play-hand-over = Now { $who } chooses. Hand over the keyboard.
play-press-enter = Press Enter when you sit there.
play-winners =
    { $count ->
        [0] Nobody has won: a draw.
        [1] Winner: { $who }
       *[other] Winners: { $who }
    }
play-over = The game is over. Its record is { $file }.
mistake-play-seats = { $game } is for { $seats } players, --seats names { $found }.
mistake-play-level = { $game } does not offer the level { $level } (there is { $levels }).
mistake-play-nobody = --seats must name at least one human; "consigliere simulate" lets bots play alone.
mistake-play-bot = The bot { $bot } cannot go on: { $problem }.
mistake-play-other-game = { $file } is a game of { $game }, not of { $wanted }.
mistake-play-no-back = There is no move of yours yet.
mistake-play-exists = There is a file { $file } already; name another one.
mistake-play-save = { $file } cannot be written: { $problem }; --save names another file.

## consigliere serve

serve-help = the web server: tables for people and bots
serve-about =
    Serves the games to browsers and programs. Everything is kept in one database; nothing that was acknowledged is lost when the server stops, however it stops.
serve-example = consigliere serve --open
serve-examples =
    Examples:
      consigliere serve --open
      consigliere serve --host 0.0.0.0 --port 80 --public-url https://games.example.org
      consigliere serve --database postgresql://user@host/consigliere
serve-text = TEXT
serve-host-about = the address to listen on (default 127.0.0.1: this machine only)
serve-port-about = the port (default 8000; 0: any free one)
serve-database-about = a file for SQLite (default consigliere.db), or the URL of a PostgreSQL database
serve-public-about = where people reach the server behind a proxy: for links, cookies, and to know our own pages
serve-proxy-about = with --public-url: the addresses or networks of the proxies in front, separated by commas (default: this machine)
serve-mail-about = an SMTP server for turn notices: smtp://user:password@host:587/sender@example.org; it must offer STARTTLS if there is a password (smtps: TLS from the start)
serve-guests-about = who may make tables: open (everybody, the default), invited (who has opened a link of "consigliere admin invite"), code (also who types the host's code)
serve-code-about = a file with the code for --guests code; or put it into the variable { $variable }
mistake-guest-code = --guests code needs a code of { $least } to { $most } letters and digits, in the variable { $variable } or in a file (--guest-code-file)
serve-place = HOST:PORT
serve-node-about = the name of this server among several on one PostgreSQL database (docs/host.md)
serve-node-listen-about = where the other nodes reach this one: an address of a private network that is never published
serve-secret-about = a file with the secret that all nodes share; or put it into the variable { $variable }
serve-metrics-about = a token with which /metrics is shown to other machines
serve-limit = close tables nobody has touched for so many days (default 60)
serve-unload-about = keep a table that nobody looks at in memory for so many minutes (default 10)
serve-workers-about = processes in which bots think (default: one less than the machine has cores)
serve-address = ADDRESS
serve-thinkers-about = a Ray cluster on which bots think (HOST:PORT of a node on this machine, or ray://HOST:PORT); without it, and while it is away, they think here
serve-rate-about = requests per second of one address, messages per second of one connection (default 30)
serve-sockets = connections from one address (default 200)
serve-makers-about = tables one address may make in a minute (default 20)
serve-open-tables-about = tables of one person that may wait for players in the lobby (default 5); of one address four times as many
serve-bot-ms-about = milliseconds a bot may think about one decision (default 2000)
serve-build-about = do not compile the engine in the background (only `dev.py serve` does that, where there is a C compiler)
serve-open-about = open the page in the browser
serve-ready = Consigliere answers at { $address }
serve-guessed = If people reach this server at another address, name it with --public-url.
mistake-serve-port = the server cannot listen at { $host } port { $port }: { $problem }
mistake-serve-start = the server could not start; the log says why
mistake-database = the database cannot be opened: { $problem }
mistake-database-url = this is no address of a database: { $url }
mistake-database-kind = the database should be a file, or a URL that begins with sqlite: or postgresql:, not { $kind }:
mistake-database-taken = another server is using this database; stop that one first, or give this one another with --database
mistake-secret = the server's secret in the database is damaged (settings, secret): take the one of a backup, or delete that row, and a new one is made and everybody is signed out
mistake-serve-thinkers = --thinkers needs Ray; it comes with the extra: pip install consigliere[ray]
mistake-node-alone = --node-listen and --cluster-secret-file are for several servers on one database; name this one with --node
mistake-node-called = --node should be a name of at most 63 letters, digits, dots, hyphens and underscores
mistake-node-listen = --node needs --node-listen HOST:PORT with an address at which the other nodes reach this one
mistake-node-no-secret = --node needs the secret that all nodes share, of at least { $least } characters, in the variable { $variable } or in a file (--cluster-secret-file)
mistake-node-database = several nodes need a PostgreSQL database that they share (--database postgresql://…)
mistake-node-name = a node with the name { $node } is there already; give this one another name with --node
mistake-node-schema = this node cannot join: its version of the database is not that of the node { $node }, which is there. Stop all nodes before you start another version
mistake-node-rules = this node cannot join: it plays { $game } by other rules than the node { $node }, which is there, and would close its tables. Stop all nodes before you start another version
mistake-node-packs = this node cannot join: its components of { $game } are not those of the node { $node }, which is there, and it would close its tables. Stop all nodes before you start another version
mistake-node-secret = this node cannot join: its secret is not that of the node { $node }, which is there; all nodes need the same
mistake-database-newer = this database was made by a newer Consigliere; nothing was changed in it
mistake-database-older = this database was made by a version before 0.1.0, which Consigliere no longer reads; nothing was changed in it. Give the server another with --database
mistake-mail = --mail should look like smtp://user:password@host:587/sender@example.org
mistake-serve-proxy = --proxy should be addresses or networks, separated by commas (10.0.0.5,10.1.0.0/16), not { $proxy }
mistake-serve-url = --public-url should begin with http:// or https://, not { $url }

## consigliere bot

bot-help = a bot takes a seat at a table of any server
bot-about =
    Takes a seat by its invitation link and plays it to the end with a bot that runs here: one of ours, a Python class of yours or a program in any language. It comes back by itself when the connection or the server is lost. The server learns nothing but moves, the bot nothing but its view.
    A bot that crashes, chooses what is not legal, or as a program answers nothing in time or nothing that can be read, loses its seat to a bot of the server, and the others play on. The same command with the link for coming back takes the seat again.
bot-example = consigliere bot join "http://127.0.0.1:8000/t/TABLE#seat=TOKEN" --bot hard
bot-examples =
    Examples:
      consigliere bot join "http://127.0.0.1:8000/t/TABLE#seat=TOKEN" --bot hard
      consigliere bot join LINK --bot mybot.py:MyBot --budget 500
      consigliere bot join LINK --bot "command:node bot.mjs"
bot-join-help = take a seat by its invitation link and play
bot-link = LINK
bot-link-about = an invitation link, http://host/t/TABLE#seat=TOKEN, or a link with a token that was claimed already
bot-bot = BOT
bot-bot-about = a level (easy, normal, hard, expert), another name (greedy, random), package.module:Class, file.py:Class or command:PROGRAM (default normal)
bot-budget-about = milliseconds the bot may think about one decision (default 1000; no level takes longer than its own time)
bot-instead-about = the level that plays the seat on if your bot fails (default normal)
bot-seed-about = the seed of the bot (default 0)
bot-joined = Seat { $seat } of table { $table } ({ $game }); the bot is { $bot }. To come back: { $link }
bot-lost = The server does not answer; trying again.
bot-over = The game is over: { $result }.
bot-won = seat { $seat } is among the winners ({ $winners })
bot-not-won = the winners are { $winners }, not seat { $seat }
bot-no-winner = there is no winner
bot-closed = The table was closed.
mistake-bot-link = an invitation link looks like http://host/t/TABLE#seat=TOKEN
mistake-bot-seat = the seat cannot be taken: { $problem }
bot-said = { $what }; what it said is in { $file }
mistake-bot-failed = the bot { $bot } { $what }. Seat { $seat } is played by "{ $instead }" now; joining again takes it back.
mistake-bot-failed-alone = the bot { $bot } { $what }. The server could not be asked to let another bot play seat { $seat }.

## consigliere mcp

mcp-help = a language model's client takes a seat at a table (Model Context Protocol)
mcp-about =
    Serves the tools look, choices, why, rules and play of one seat to a client of the Model Context Protocol, over stdin and stdout only. The client starts it; it is not for typing.
    The link of the seat stands in the file that --link-file names, or in the environment variable { $variable }: never on the command line, where others see it, and never in an answer. An invitation is spent when it is claimed; the way back is then kept in that file, or for a link from the environment below ~/.local/state/consigliere/seats, readable for you alone.
    It talks to that table's server and to nobody else. It needs the extra: pip install consigliere[mcp]
mcp-example = consigliere mcp --link-file seat.txt
mcp-examples =
    Examples (in the settings of the client)
      consigliere mcp --link-file /home/me/seat.txt  the link stands in a file
      consigliere mcp --link-file /home/me/seat.txt --chat  it may also write chat
mcp-link-file-about = a file with the seat's link, http://host/t/TABLE#seat=TOKEN; without it the variable { $variable } is read
mcp-chat-about = offer a tool that writes chat; without this the model can only read it
mistake-mcp-extra = "consigliere mcp" needs the extra: pip install consigliere[mcp]
mistake-mcp-link = the seat's link is needed: name a file that holds it with --link-file, or set { $variable }
mistake-mcp-file = { $file } cannot be read: { $problem }
mistake-mcp-keep = the way back to the seat cannot be kept in { $file }: { $problem }

## consigliere admin

admin-help = tables and backups of a server
admin-about = Works on the storage of a server, also while it runs; the server notices what was closed or deleted within seconds. Never shows tokens or seeds.
admin-example = consigliere admin tables
admin-examples =
    Examples:
      consigliere admin tables
      consigliere admin doctor
      consigliere admin close 519ea5136442dcc5
      consigliere admin backup games.backup
      consigliere admin restore games.backup --database postgresql://user@host/consigliere
admin-tables-help = list all tables
admin-tables-about = Lists the tables, the last touched first: id, status, game, when it was last touched (UTC), who sits there.
admin-close-help = close a table
admin-close-about = Closes a table for moves; its record stays.
admin-delete-help = delete a table
admin-delete-about = Deletes a table with its moves, chat and notes. Nothing brings it back but a backup.
admin-backup-help = write everything to a file
admin-backup-about = Writes everything to a new file, also while the server runs: text, one row a line, for either kind of database. If the file ends in .db it is a copy of the SQLite database instead. It holds all secrets: keep it like one.
admin-restore-help = read a backup into an empty database
admin-restore-about = Reads a backup into an empty database of either kind, all of it or nothing. A copy that ends in .db needs no restoring: start the server with it.
admin-invite-help = make links that let people make tables
admin-invite-about = Prints a link for each person who is to make tables on a server that runs with --guests invited (or code). A link works once, within 30 days.
admin-invite-count-about = how many (default 1)
admin-invite-url-about = where people reach the server (default: as it was last started)
admin-guests-help = list who is invited
admin-guests-about = Lists the people who were invited to make tables: id, since when the server knows them, name.
admin-guests-count = { $people } invited, { $invitations } links not used yet
admin-uninvite-help = withdraw an invitation
admin-uninvite-about = The person makes no more tables; seats they hold stay theirs. Without PERSON all links that nobody has used are void.
admin-person = PERSON
admin-person-about = the id of a person, as "consigliere admin guests" shows it
admin-uninvited = { $person } makes no more tables.
admin-uninvited-open = Links that nobody has used are void.
admin-forget-help = delete a person
admin-forget-about = Deletes a person with their name, email address, links and private notes. Seats and chat lines stay, without a name. Backups made earlier still have the name.
admin-forget-person-about = the id or the name of a person
admin-forget-sure = Delete { $name } ({ $person }) permanently? (yes/no)
admin-forget-kept = { $person } was not deleted.
admin-forgotten = { $person } is deleted.
admin-doctor-help = see whether everything is well
admin-doctor-about = Looks at the storage and says what it finds: the database and its tables, the room left on the disk, the clock, every row, tables that do not go on, and which node has how many tables. It changes nothing and works while the server runs. It fails if something is bad.
doctor-level-good = ok
doctor-level-care = look
doctor-level-bad = BAD
doctor-server = A server is using this database.
doctor-no-server = No server is using this database.
doctor-unreadable = The database cannot be read: { $problem }
doctor-database = { $name } { $version }, { NUMBER($size) } MB
doctor-file = SQLite can read its whole file.
doctor-damaged = The file is damaged: { $problem } Restore a backup.
doctor-not-private = Others on this machine can read { $file }, which holds secrets. Allow it to its owner only.
doctor-room = { NUMBER($size) } MB are free on the disk.
doctor-little-room = Only { NUMBER($size) } MB are free on the disk.
doctor-schema = The tables of the database are those of this version ({ $head }).
doctor-schema-older = The tables of the database are of an earlier version ({ $there }; this one has { $head }). The next start of the server brings them up to date; make a backup before.
doctor-schema-newer = The tables of the database are of a later version ({ $there }; this one has { $head }). Use the later version.
doctor-schema-unreleased = The tables of the database are of a version before 0.1.0 ({ $there }), which Consigliere no longer reads. Give the server another database.
doctor-clock = The clock fits what the database says.
doctor-clock-wrong = The clock of this machine and what the database says are { NUMBER($seconds) } s apart. Set the clock.
doctor-rows = Every row is as a server writes it.
doctor-row = A row is not as a server writes it ({ $table }, row { $row }: { $problem }).
doctor-tables = Tables: { NUMBER($waiting) } waiting, { NUMBER($running) } running, { NUMBER($paused) } paused, { NUMBER($ended) } ended
doctor-other-pack = { $count ->
        [one] { $count } running table was made with other component data and may be closed when somebody opens it: { $tables }
       *[other] { $count } running tables were made with other component data and may be closed when somebody opens them: { $tables }
    }
doctor-stuck = { $count ->
        [one] { $count } table waits for the server, which does nothing there: { $tables } Look into the server's log.
       *[other] { $count } tables wait for the server, which does nothing there: { $tables } Look into the server's log.
    }
doctor-node = { $count ->
        [one] Node { $node } ({ $address }) is there since { $since } UTC and has { $count } table.
       *[other] Node { $node } ({ $address }) is there since { $since } UTC and has { $count } tables.
    }
doctor-node-gone = { $count ->
        [one] Node { $node } ({ $address }) was not stopped, and its lease has ended at { $until } UTC. It had { $count } table that no other node has taken yet.
       *[other] Node { $node } ({ $address }) was not stopped, and its lease has ended at { $until } UTC. It had { $count } tables that no other node has taken yet.
    }
doctor-left = { $count ->
        [one] { $count } running table was with a node that is gone, and waits for another: { $tables }
       *[other] { $count } running tables were with a node that is gone, and wait for another: { $tables }
    }
mistake-admin-person = there is no person { $person }
mistake-admin-people = several people are called { $person }; give the id of one of them: { $ids }
mistake-admin-count = --count should be a number from 1 to { $most }
admin-table = TABLE
admin-table-about = the id of a table, as "consigliere admin tables" shows it
admin-file-about = the backup
admin-yes-about = do not ask
admin-sure = Delete table { $table } for good? (yes/no)
admin-kept = Table { $table } stays.
admin-count =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
admin-closed = Table { $table } is closed.
admin-deleted = Table { $table } is deleted.
admin-copied = The database is copied to { $file }
admin-backed-up = { $count } rows are in { $file }
admin-restored = { $count } rows were restored from { $file }
mistake-admin-nothing = there is no database { $file }
mistake-admin-table = there is no table { $table }
mistake-admin-copy = a copy that ends in .db is for SQLite; give the file another ending
mistake-admin-exists = { $file } is there already
mistake-admin-file = { $file } cannot be used: { $problem }
mistake-admin-backup = this is no backup of Consigliere
mistake-admin-newer = this backup was made by a newer Consigliere
mistake-admin-older = this backup was made by a version before 0.1.0, which Consigliere no longer reads
mistake-admin-full = the database is not empty; nothing was restored
admin-the-backup = the backup
mistake-admin-row = the backup is not as it should be ({ $table }, row { $row }: { $problem }); nothing was restored
mistake-admin-running = a server is using this database; stop it first. Nothing was restored
mistake-admin-cut = the backup is not complete: its end is missing; nothing was restored

## consigliere words

words-help = what a translation lacks, and how a message reads in every language
words-about = Every word a person sees is a message in an .ftl file; a language is one more file in each place. docs/translate.md tells how.
words-example = consigliere words check
words-examples =
    Examples
      consigliere words check pl  what is missing, left over or different in Polish
      consigliere words show interrupted  a message in all languages
words-check-help = what is missing, left over or different in a language
words-check-about = Compares every file of a language with the English one beside it: messages that are missing, unknown, twice or cannot be read, arguments that differ, log lines that do not begin with the player, plural forms, names without a form that sentences need. Exit code 1 if anything is wrong.
words-check-lang-about = the language; without it all of them
words-show-help = a message in all languages
words-show-about = Shows a message as it is written in every language, wherever there is one with this id.
words-show-id-about = the id of a message, for example interrupted
words-place =
    { $file }: { $n ->
        [one] { $n } finding
       *[other] { $n } findings
    }
words-no-file = there is no such file; messages in the English one: { $detail }
words-junk = line { $detail }: this is no Fluent, so it is not there for anybody: { $id }
words-twice = { $id } stands there twice
words-missing = { $id } is missing
words-unused = { $id } is not in English, so nobody says it
words-more-arguments = { $id } uses what English does not: { $detail }
words-fewer-arguments = { $id } does not use { $detail }
words-seat-first = { $id } must begin with the player and a blank, as in English
words-plural = { $id } ends in *[other], which is for fractions in this language: *[{ $detail }]
words-no-form = { $id } asks for .{ $detail }, which no name has
words-form = { $id } has no .{ $detail }, but others of its kind have
words-checked =
    { $languages }: { $n ->
        [0] everything is there.
        [one] { $n } finding.
       *[other] { $n } findings.
    }
words-shown = { $file }: { $id }
words-none = (none)
mistake-words-lang = Nothing is written in "{ $wanted }"; there are { $languages }.
mistake-words-id = No message is called "{ $id }".

## Bots and learning: what is wrong

mistake-learn-feature = there is no feature '{ $feature }' of { $game } (there is { $features })
mistake-bot-load = the bot '{ $name }' cannot be loaded: { $problem }
mistake-bot-read = the bot '{ $command }' cannot be read: { $problem }
mistake-bot-start = the bot '{ $command }' cannot be started: there is no program '{ $program }'
mistake-no-bot = there is no bot '{ $name }' (there is { $bots }, or package.module:Class, file.py:Class or command:PROGRAM)
failure-late = no answer within { $seconds } seconds
failure-ended = the program has ended; what it said is in { $file }
failure-answer = an answer is {"{"}move, key{"}"} in one line of JSON, not { $found }
failure-key = the answer has the key { $found } instead of { $key }
failure-move = { $problem }
failure-kind = a move is a number or its notation, not { $found }

## Rows of a database: what is wrong

mistake-row-address = the address of a server is expected
mistake-row-game = no such game
mistake-row-bot = no such bot
mistake-row-table = no such table
mistake-row-seats = seats are missing
mistake-row-seed = a seed of { $bytes } bytes is expected
mistake-row-secret = a secret of { $bytes } bytes is expected
mistake-row-moves = a number of moves is expected
mistake-row-position = a position cannot be read

## What Python's argparse says by itself: %s and %(name)s stay as they are

argparse-argument = argument %(argument_name)s: %(message)s
argparse-required = the following arguments are required: %s
argparse-unrecognized = unrecognized arguments: %s
argparse-one-required = one of the arguments %s is required
argparse-not-allowed = not allowed with argument %s
argparse-one = expected one argument
argparse-at-most-one = expected at most one argument
argparse-at-least-one = expected at least one argument
argparse-count = expected %s arguments
argparse-explicit = ignored explicit argument %r
argparse-value = invalid %(type)s value: %(value)r
argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-parser = unknown parser %(parser_name)r (choices: %(choices)s)
argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
