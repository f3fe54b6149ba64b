### The words of the table page in English. Ids: web-… is said by the page itself.

## Everywhere

web-skip = Skip to the page
web-site = Consigliere
web-home = Home
web-rules = Rules
web-me = You
web-make = Make a table
web-cancel = Cancel
web-close = Close
web-copy = Copy
web-copied = Copied
web-go = Go
web-play = Play
web-seat = Seat { $n }
web-you = you
web-bot = { $bot } bot
web-bot-named = { $name }, { $level } bot
web-level = How strong the bots are
web-free-seat = free seat
web-guest = Guest
web-your-name = Your name
web-not-loaded = This page could not be loaded.
web-try-again = Try again
web-nothing = There is nothing here
web-nothing-note = Maybe the address is not whole, or what stood here is gone.
web-unreachable = The server cannot be reached. This page tries it again by itself; what you have written stays.
web-title-home = Consigliere: a good table for heavy games
web-title-new = Make a table · Consigliere
web-title-rules = Rules of { $game } · Consigliere
web-title-confirm = Confirm your address · Consigliere
web-title-me = You · Consigliere
web-title-table = { $table } · Consigliere
web-title-turn = Your turn · { $table }
web-language = Language

## Home

web-hero = A good table for three heavy games
web-hero-note = Play with friends or bots, live or over days, on a laptop or a phone. No account: make a table, send the link.
web-play-now = Play now with bots
web-dealing = Dealing …
web-have-link = I have a link
web-guests = Who makes tables here
web-guests-invited = On this server only people whom its host has invited make tables. With a link to a table, or at an open one, you can sit down all the same.
web-guests-code = To make tables here, type the code that the host of this server gives, once. With a link to a table, or at an open one, you can sit down without it.
web-guests-code-label = The host's code
web-guests-code-give = Use it
web-guests-welcome = The host of this server has invited you: you can make tables here now.
web-paste-link = Paste the link you were sent
web-link-elsewhere = That link leads to another site.
web-link-bad = That is no link.
web-turns = { $n ->
    [one] Your turn at a table
   *[other] Your turn at { $n } tables
}
web-your-tables = Your tables
web-next-key = Next:
web-tables-more = { $n ->
    [one] One more table
   *[other] { $n } more tables
}
web-waits-for-you = your turn
web-status-waiting = waiting for players
web-status-running = running
web-status-paused = paused
web-status-over = over
web-status-closed = closed
web-games = Games
web-make-short = set up
web-play-game = Play { $game } with bots
web-players-just = { $n } players
web-players-range = { $least } to { $most } players
web-open-tables = Open tables
web-open-note = Sit down, or watch
web-open-none-guest = No open table right now. Come back later, or ask for an invitation.
web-open-none = No open table right now. Make one and list it here, or play with bots.
web-col-game = Game
web-col-table = Table
web-col-seats = Seats
web-col-pace = Pace
web-col-do = Join or watch
web-join = Join
web-watch = Watch
web-pace-none = No clock
web-pace-live = Live, { $minutes } min each, +{ $increment } s
web-pace-turn = { $hours ->
    [24] A day per turn
   *[other] { $hours } h per turn
}
web-footer = An unofficial fan project, free software. Rules in our own words, art of our own; the games belong to their publishers, who have no part in this.

## Making a table

web-make-note = Send each friend the link of a seat. Seats that stay empty can be given to bots later.
web-which-game = Which game
web-how-many = How many play
web-who-sits = Who sits where
web-who-sits-note = Several people at this device? Take more than one seat here: the table asks to hand it round.
web-seat-kind = Who sits on seat { $n }
web-seat-bot = Which bot sits on seat { $n }
web-seat-name = Name of the person on seat { $n }
web-kind-me = Me
web-kind-me-too = Someone at this device
web-kind-open = A friend, by link
web-kind-bot = A bot
web-length = About { $n } minutes at one sitting. This is our estimate, with about { $choices } choices of each player.
web-length-short = about { $n } min
web-length-ours = Our estimate, for one person and bots
web-first-game = You have not finished a game of { $game } here. For a first game its rules suggest a variant:
web-first-game-take = Play this variant
web-variants = Variants
web-variant-on = on
web-variant-off = off
web-how-fast = How fast
web-clock = Clock
web-clock-live = Minutes for the whole game
web-clock-turn = Hours for each turn
web-minutes = Minutes each
web-increment = Seconds added per move
web-hours = Hours per turn
web-list-it = List the table in the lobby, so that anybody can sit down
web-aids = Planning aids: the page says what looking at the table and counting would tell, the same for everybody
web-aids-off = no planning aids
web-names = Names
web-table-name = Name of the table
web-table-name-any = We find one
# Names for tables nobody named, with a dot between them; invent your own.
web-table-names = Late espresso · Second helping · Sunday lunch · The back room · A quiet corner · Lemons and salt · Cousin Nino's table · The long siesta · Cards after supper · Under the pergola · The third bottle · Rain on the piazza · The good chairs · Before the opera · Aunt Rosa's kitchen · Last ferry home

## The door of a table

web-opening = Opening the table …
web-invited = You are invited
web-invited-to = You are invited to { $table }
web-invited-note = Your seat is kept for you. Say what the others should call you.
web-join-note = Take a free seat.
web-sit-down = Sit down
web-sit-here = Sit here
web-shut-title = This door is shut
web-waiting-title = Waiting for players
web-waiting-missing = Nobody has come to { $seats } yet.
web-waiting-note = The game is dealt as soon as every seat is taken.
web-invite = { $n ->
    [one] One seat is free
   *[other] { $n } seats are free
}
web-invite-note = Each link is one seat. Send it to one person; it works once.
web-invite-wait = Whoever made the table has the links.
web-invite-link = Link to seat { $n }
web-new-link = New link
web-bot-instead = A bot instead

## Teams, invitations and the table that waits

web-team = Team { $name }
# The letters of teams, in their order.
web-team-letters = A B C D E F G H I J
web-teams-note = Seats with the same mark are partners: they win together.
web-partner-is = Your partner is { $name }.
web-your-seat = your seat
web-host = host
web-invited-by = { $host } invites you.
web-invited-as = You sit down as { $name }.
web-duration = Duration
web-variants-none = none, by the rules as they are
web-share = Share
web-share-text = A seat is kept for you: { $table }
web-qr = QR code
web-swap = Change places
web-swap-with = Change places with seat { $n }
web-swap-ask = Ask to change places
web-swap-asked = Asked; take it back
web-swap-agree = Agree to change places
web-move-person = Move
web-moving-note = Choose the seat that changes places with seat { $n }.
web-title-turns = ({ $n }) { $title }

## The table

web-course = Where the game is
web-link-lost = No connection. Trying again …
web-link-connecting = Connecting …
web-watching = You watch
web-settings = Settings
web-table-menu = This table
web-copy-address = Copy the address
web-copy-address-note = It opens this table for you, not for others
web-copy-watch = Copy the link to watch
web-copy-watch-note = Shows what everybody may see
web-practice = Take back further
web-practice-note = For practice, alone against bots; the record says so
web-pause = Pause
web-resume = Go on
web-all-agree = When all agree
web-team-agrees = When your side agrees
web-agreed = { $n ->
    [one] One agrees
   *[other] { $n } agree
}
web-standin = Let a bot play for me
web-standin-end = Take my seat back
web-standin-note = You can come back at any time
web-standing-in = a bot stands in: { $level }
web-has-resigned = has given up; a bot plays on: { $level }
web-one-device = same device
web-away = A bot is playing for you.
web-away-waits = A bot sits in for you, and the game waits.
web-come-back = I am back
web-resign = Give up
web-stop = Stop without a result
web-record = Record
web-record-save = Download the record
web-record-whole = Every move, with the seed
web-record-part = What you have been shown so far
web-commitment = Copy the proof of a fair deal
web-commitment-note = It was fixed before the first move; with the record of the game anybody can check it
web-board = Board
web-shared = Shared
web-mine = Yours
web-players = Players
web-talk = Log and talk
web-parts = Parts of the table
web-sheet-up = Show the choices
web-sheet-down = Hide the choices
web-choices-here = choices here
web-ledger = What you have, before and after
web-choose-above = Choose above, or open the list of choices
web-picker = The open question
web-your-choice = Your choice
web-one-by-one = Or one choice after the other
web-wait = Wait
web-ways = { $n ->
    [one] one way
   *[other] { $n } ways
}
web-your-turn = { $many ->
    [one] Your turn.
   *[other] { $name }:
}
web-their-turn = { $n ->
    [0] Just a moment.
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
web-then = Earlier.
web-then-note = This is how the table looked then.
web-then-keys = Left and right arrow step through the game, End goes back to now.
web-back-to-now = Back to now
web-over = The game is over.
web-closed = This table is closed.
web-reason-closed-idle = Nobody has played here for a long time.
web-reason-closed-rules = The rules or the pieces have changed since this game began, and it cannot go on; its record stays.
web-reason-closed-host = Whoever made it has closed it.
web-reason-stopped = The game was stopped by agreement.
web-reason-resigned = The game was given up.
web-paused = Paused. Clocks stand still.
web-table-paused = Paused
web-paused-note = Nothing can be chosen. “Go on” is in the menu of this table, at the top right.
web-behind = { $n ->
    [one] One more move to show: skip
   *[other] { $n } more moves to show: skip
}
web-anytime = At any time
web-anytime-note = This does not use up your turn
web-rules-here = Rules here
web-fewer = Fewer
web-more = More
web-fewer-of = Fewer: { $name }
web-more-of = More: { $name }
web-all-same = Whichever you choose, it comes to the same.
web-left-over = { $n } left
web-choose-first = Choose how many
web-all-choices = All choices
web-final-note = This cannot be taken back.
web-undo = Take back
web-turn-elsewhere = It is your turn at { $table }, too.
web-stale = The question has changed meanwhile. Look again.
web-here = here
web-not-here = away
web-rank = { $form ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
web-clock-days = { $n } days
web-clock-hours = { $n } h
web-log = What happened
web-log-empty = Nothing has happened yet.
web-log-earlier = { $n ->
    [one] One line before
   *[other] { $n } lines before
}
web-log-later = { $n ->
    [one] One line after
   *[other] { $n } lines after
}
web-go-there = Show that moment
web-tab-log = Log
web-tab-team = Team
web-tab-table = Table
web-tab-notes = Notes
web-tab-plan = Plan
web-plan-none = There is nothing to plan just now.
web-tab-talk = Talk
web-chat-table = Talk at the table
web-chat-team = Talk in the team
web-chat-empty = Nobody has said anything.
web-chat-team-empty = Only you two read this.
web-chat-write = Say something
web-notes = Notes
web-notes-write = What you want to remember
web-notes-only-you = Only you see your notes.
web-notes-keeping = Keeping …
web-to-start = To the start
web-one-back = One move back
web-one-on = One move on
web-moment = Move { $n } of { $of }
web-since-mine = { $n ->
    [one] One move since your last turn
   *[other] { $n } moves since your last turn
}
web-since-turn = Since your last turn
web-times = { $n } ×
web-scene = What has happened
web-go-on = Go on
web-missed = { $n ->
    [one] One thing happened while you were away.
   *[other] { $n } things happened while you were away.
}
web-missed-show = Step through
web-missed-skip = Skip
web-larger = Larger
web-smaller = Smaller
web-whole = The whole board
web-hand-to = Hand the device to { $name }
web-hand-note = Nothing secret is shown until they have it.
web-hand-here = I am { $name }
web-draw = A draw
web-winner = { $n ->
    [one] { $names } wins
   *[other] { $names } win
}
web-rematch = Play again
web-rematch-go = To the next game
web-rematch-waiting = { $n ->
    [one] { $n } of { $of } wants to play again
   *[other] { $n } of { $of } want to play again
}
web-plot-numbers = In numbers
web-plot-who = Who

## A game that is over, move by move

web-replay = Replay
web-replay-note = The game again, move by move
web-replay-title = Replay: { $table }
web-replay-loading = Fetching the moves …
web-replay-running = This game is still going on.
web-replay-begin = The beginning
web-replay-play = Play by itself
web-replay-stop = Stop
web-replay-more = Scores and more
web-replay-link = Copy the link
web-replay-link-open = Everybody with this link can see the game.
web-replay-link-watch = Everybody with this link can see the game as a watcher.
web-replay-link-closed = The table is private: the link shows the game to those who sat here.
web-to-table = To the table

## What a person likes

web-set-theme = Light or dark
web-set-theme-auto = Like the device
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-speed = Moves of others
web-set-slow = Slow
web-set-normal = Normal
web-set-fast = Fast
web-set-instant = At once
web-set-confirm = Ask before a move
web-set-confirm-all = Always
web-set-confirm-final = Only if final
web-set-confirm-none = Never
web-set-sound = Sound
web-set-motion = Pieces move
web-set-aids = Planning aids on the board and in the tab Plan
web-set-notify = Tell me on this device when it is my turn

## Rules

web-rules-choose = Every rule has a number; the table names it when something is not possible.
web-rules-note = In our own words. Refusals and buttons at the table lead here by number.
web-rules-search = Search the rules
web-rules-count = { $n ->
    [one] one rule
   *[other] { $n } rules
}
web-rules-chapters = Chapters
web-rules-languages = Language of the rules

## Myself

web-me-note = No account and no password: this browser knows you. The return link brings you back on another device.
web-finished = Finished games
web-finished-none = No game of yours has ended yet.
web-finished-more = Show more
web-finished-won = won
web-finished-draw = a draw
web-finished-rank = { $form ->
    [one] { $n }st of { $of }
    [two] { $n }nd of { $of }
    [few] { $n }rd of { $of }
   *[other] { $n }th of { $of }
}
web-finished-winner = { $names } won
web-finished-unfinished = without an end
web-who-you-are = Who you are
web-mail = Mail, if you want to be told about your turn
web-mail-note = Used for nothing else. Leave it empty for none.
web-mail-confirmed = This address is confirmed.
web-mail-asked = A mail with a link goes to { $mail }. Once you have opened it your turns are mailed. An address gets one such mail in 30 days.
web-mail-impossible = This server sends no mail at the moment.
web-confirm = Turn notices by mail
web-confirm-note = Somebody wants messages about turns in board games to come to your mail address. Is that you?
web-confirm-yes = Yes, send them
web-confirm-done = Your address is confirmed. You get a mail when it is your turn and you are not at the table.
web-confirm-none = This page is opened by the link in a mail; there is none in its address.
web-quiet = Quiet hours, no mail
web-quiet-from = Quiet from
web-quiet-to = Quiet until
web-keep = Keep
web-kept = Kept.
web-likes = How you like it
web-return = Return link
web-return-note = Whoever has this link is you. Keep it to yourself; making a new one ends the old one.
web-return-make = Make a return link
web-return-made = Made. The old link no longer works.
web-return-revoke = End the link
web-return-gone = The link no longer works.
web-forget = Forget me
web-forget-note = Deletes your name, email address, links and private notes from this server. Your seats and chat lines stay, without your name.
web-forget-sure = Yes, forget me
web-forgotten = Forgotten.
web-feed = Your turns as a feed
web-feed-note = For a feed reader. The address is private: whoever has it sees at which tables you are asked.
web-feed-make = Make an address
web-feed-made = Made. The old address no longer works.

## Examples of the design language

web-gallery = Design language
web-gallery-note = Paper, ink and a little Sicily: everything the pages are made of, alive. Boards with their situations follow at the end.
web-gallery-colours = Colours
web-gallery-type = Type
web-gallery-type-title = Titles, prompts, names of places
web-gallery-type-body = Everything else, with figures that stand in line: 0123456789
web-gallery-seats = Who: colour, shape and letter
web-gallery-buttons = Buttons
web-gallery-plain = Something
web-gallery-act = Place 5
web-gallery-final = End turn
web-gallery-off = Not now
web-gallery-states = What can be done
web-gallery-done = done
web-gallery-hidden = shut, never missing
web-gallery-question = Choose a house, or pass.
web-gallery-house = House { $n }
web-gallery-cost = costs { $n }
web-gallery-pass = Pass
web-gallery-why = Somebody lives there.
web-gallery-stock = Money
web-gallery-icons = Icons
web-gallery-boards = Boards

## Cards, rules and keys at the table

web-explain-picker = The open question
web-explain-picker-text = Everything that can be chosen now. What is final asks before it is played; everything else can be taken back.
web-explain-log = What happened
web-explain-log-text = The moves so far, as you may know them. A click on a line shows that moment.
web-explain-players = Players
web-explain-players-text = Who sits where, and what everybody may know of each.
web-explain-neutral = Neutral
web-explain-now = Now:
web-explain-more = { $n ->
    [one] and one more choice
   *[other] and { $n } more choices
}
web-drawer-close = Close the rules
web-in-short = The game in short
web-in-short-note = What it is about, and what one does in a turn
web-newcomer = New to this game? Read it in short
web-drawer-page = All rules on a page
web-keys = Keys and cards
web-keys-note = What the keys do, and how to ask what something means
web-keys-go = go to what can be chosen
web-keys-choose = choose; what cannot be chosen says why
web-keys-any = go to any thing
web-keys-explain = from thing to thing, each with its card
web-keys-undo = take back
web-keys-past = look back in time
web-keys-let-go = put away the card or the rules, let go, back to now
web-keys-help = these keys
web-keys-point = Point at anything, or press it for a while on a touch screen: a card says what it is, what it does and which rule it follows.
web-explain-ending = The end
web-explain-ending-text = Who has won and why, and where everything counted came from.
