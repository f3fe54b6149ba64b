### What is wrong with an input of the core: files, moves, positions, records and scenarios.

mistake-chance-different = chance: '{ $label }' needs { $k } different results, the list gives { $given }
mistake-chance-none = chance: '{ $label }' is needed here and no result is left in the list
mistake-chance-other = chance: '{ $label }' is needed here, the list gives '{ $found }'
mistake-chance-pool = chance: '{ $label }' needs { $k } results out of { $pool }, the list gives { $given }
mistake-chance-kind = chance: '{ $label }' needs names or numbers, found { $value }
mistake-chance-result = chance: '{ $unknown }' is no result of '{ $label }' (one of { $names })
mistake-seats = { $game } is for { $counts } players, not { $seats }
mistake-option = { $game } has no option '{ $name }' (it has { $options })
mistake-position-format = this is no position of { $game } in format { $format }
mistake-position-key = this position has no '{ $key }'
mistake-position-pack = the position was made with pack { $made }, this game has { $here }
mistake-position-pieces = this position has no '{ $key }' among its pieces
mistake-view = this is no view of { $game } with pack { $pack }
mistake-undo-nothing = seat { $seat } has nothing to take back: a barrier or another player's move lies before
mistake-undo-count = between 1 and { $most } moves can be taken back, not { $n }
mistake-move-number = there is no move { $move }; moves go from 0 to { $last }
mistake-move-verb = '{ $text }' is not a move: it begins with none of the verbs { $verbs }
mistake-move-form = '{ $text }' is not a move: it should read '{ $wanted }'
mistake-move-word = '{ $text }' is not a move: '{ $word }' is no { $slot } (one of { $names })
mistake-toml = { $path }: expected TOML, found { $problem }
mistake-json-file = { $path }: expected JSON, found { $problem }
mistake-file = { $path } cannot be read: { $problem }
mistake-file-name = a file cannot have such a name
mistake-file-large = { $path }: a file of at most { $most } MiB is expected
mistake-file-text = { $path } cannot be read: it is not UTF-8 ({ $problem } at byte { $byte })
mistake-file-deep = { $path }: at most { $most } tables or lists in each other are expected
mistake-file-number = { $path }: a number of at most { $most } digits is expected
mistake-file-control = { $path }: expected text without control characters, found U+{ $code }
mistake-name = { $where }: '{ $name }' is not known here (one of { $names })
mistake-number-from = { $where }.{ $key }: a number from 0 is expected, found { $value }
mistake-table = { $where }: a table is expected, found { $found }
mistake-key = { $where }: the key '{ $key }' is not known (one of { $known })
mistake-players = { $where }: { $seats } can play, found { $found }
mistake-table-of = { $where }.{ $name }: a table is expected, found { $found }
mistake-free-seat = { $where }.{ $name }.seat: a free seat from 0 to { $last } is expected, found { $seat }
mistake-scenario-stop = { $where }: stop = true belongs into the last entry
mistake-key-missing = { $where }: the key '{ $key }' is missing
mistake-scenario-seat = '{ $name }' is no seat of this game
mistake-scenario-sees = sees: the key '{ $key }' is not known (one of { $known })
mistake-scenario-expect = expect: the key '{ $key }' is not known (one of { $known })
mistake-no-game = there is no game '{ $name }' (there is { $games })
mistake-worded = { $sentence }
mistake-where = { $where }: { $problem }
mistake-illegal = '{ $move }' is not allowed: { $rule } ({ $why })
mistake-other-rules = this { $what } is of rules version { $rules }, this is { $here }
mistake-of-position = position
mistake-of-view = view
mistake-found-digits = a number of too many digits
mistake-found-deep = too many tables or lists in each other

## Records

mistake-replay = the record cannot be replayed: { $problem }
mistake-record-format = format { $wanted } is expected, found { $found }
mistake-record-rules = it uses rules version { $rules }; this version of Consigliere reads records from 0.1.0 on (rules version { $here })
mistake-record-pack = it was played with another pack ({ $name })
mistake-record-moves = it has no list of moves (a record of one seat cannot be replayed)
mistake-record-options = its options should be names with true or false
mistake-record-seats = its seats should be a number, found { $found }
mistake-where-opening = the opening of the record
mistake-where-move = move { $number } of the record ({ $move })
mistake-record-line = move { $number } of the record: a seat (a number) and a move (a text) are expected: { $line }
mistake-record-luck = { $where }: a list of results like {"{"}'first': [2]{"}"} is expected, found { $found }
mistake-record-chance = { $where }: its results of chance are { $found }, they should be { $wanted }
mistake-record-forced = { $where }: its forced moves are { $found }, they should be { $wanted }
mistake-record-check = { $where }: this is possible, but not what was played here: its check should be { $check }
mistake-record-result = the record ends with move { $last } and the result { $result }; by its moves the result there is { $played }

## Scenarios

mistake-kind = { $where }: { $key }: { $kinds } is expected, found { $found }
mistake-kind-text = a text
mistake-kind-whole = a whole number
mistake-kind-list = a list
mistake-kind-table = a table
mistake-kind-true = true
mistake-list-text = { $where }: a list of texts is expected, found { $found }
mistake-list-table = { $where }: a list of tables is expected, found { $found }
differs-value = { $path } should be { $wanted }, it is { $now }
differs-change = { $path } should change by { $wanted }, it changes by { $by } to { $now }
differs-view = the view of { $viewer }: { $problem }
differs-known = { $path } should not be known, it is { $value }
differs-event = the event { $event } should have happened; what happened: { $happened }
differs-legal = '{ $move }' should be legal
differs-not-legal = '{ $move }' should not be legal
differs-allowed = '{ $move }' should be refused by { $rule }, it is allowed
differs-forbidden = '{ $move }' should be refused by { $rule }, { $other } forbids it ({ $why })
differs-a-rule = a rule
differs-only-because = '{ $move }' is not refused by a rule but only because of { $why }; if meant, say so by why
differs-refused = '{ $move }' of seat { $seat } is refused by { $by }; open: { $asked }; legal: { $legal }
differs-asked = { $question } of { $seats }
differs-over = the game is over
differs-nothing = nothing
mistake-kind-truth = true or false
mistake-kind-number = a number
mistake-kind-list-of = a list of { $kinds }
mistake-kinds-text = texts
mistake-kinds-whole = whole numbers
mistake-kinds-number = numbers
mistake-kinds-list = lists
mistake-kinds-table = tables
mistake-kinds-truth = true or false

## Packs

mistake-pack-found = { $where }: expected { $expected }, found { $found }.
mistake-pack-file = { $problem }.
wanted-plain = texts, numbers, true and false only
wanted-one-entry = one entry of this key
wanted-not-in-turn = a pack that does not extend this one in turn
wanted-name = the name of a game or the path of a pack
wanted-folder = TOML files in this folder
wanted-pack = a pack
wanted-one-file = this key in one file only ({ $file } has it)
wanted-keys-there = keys that are there
wanted-table-with = a table with { $keys }
wanted-entry-there = an entry that is there
wanted-given = this key to be given
wanted-no-key-but = no key but { $known }
wanted-fixed = { $value } ({ $why })
wanted-number = a number from { $low } to { $high }
wanted-texts = a list of texts
wanted-ids = ids of { $what }
wanted-once = every id once
wanted-point = a point [x, y]
wanted-points = a list of points [x, y]
wanted-tables = a list of tables
wanted-own-id = an id of its own
wanted-entry = an entry { $name }
wanted-only = only { $wanted }
wanted-nothing = nothing
wanted-none = none
wanted-two = two
wanted-again = it again
wanted-times = { $value } { $count } times
wanted-twice = { $value } twice
wanted-empty-table = an empty table
wanted-one-of = one of { $words }
wanted-the-whole = the whole number { $low }
wanted-whole = a whole number from { $low } to { $high }
wanted-wholes-of = a list of the whole number { $low }
wanted-wholes = a list of whole numbers from { $low } to { $high }
wanted-provenance = letters out of { $letters } joined by "+"
wanted-why-format = the format this version reads
wanted-why-game = the game that checks it

## What an audit finds

audit-count = { $what }: { $found }, there should be { $wanted }
audit-money = seat { $seat } has { $found } money; it had { $before }, by the events it should have { $wanted }
audit-negative = { $name } holds a number below zero: { $numbers }
