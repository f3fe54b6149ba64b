### What the server answers when something is not possible, and what it writes to people.

table-bad-request = This cannot be read: { $detail }.
table-unreadable-name = A name needs letters that can be seen and told apart; this one has some that cannot.
table-damaged-table = What was stored of this table is damaged; the host may have a backup.
table-unknown-table = There is no such table, or it is not open to you.
table-unknown-route = There is nothing here.
table-unknown-game = There is no such game.
table-many-open = Too many of your tables, or of others at your address, wait in the lobby already. Fill or close one of them first.
table-guests-invited = On this server only people whom its host has invited make tables. You can sit down at tables of others.
table-guests-code = To make tables here you need the code that the host of this server gives. You can sit down at tables of others.
table-no-code = This server asks for no code.
table-wrong-code = That is not the code.
table-many-guesses = Too many wrong tries from your address; try again in an hour.
table-many-addresses = Too many mail addresses for one day; try again tomorrow.
table-who = Say who you are: a name for this browser, or the token of a seat.
table-forbidden = This is not yours to do.
table-token = This link is no longer valid.
table-origin = This request comes from another site.
table-taken = This seat is taken.
table-invitation = This is an invitation: take the seat with it, then you can play.
table-seated = You already have a seat at this table.
table-stand-in = A bot plays for you here. Take your seat back first.
table-time-up = Your time is up. The bot answers this question, then you can take your seat back.
table-not-open = This table is not open for everybody.
table-waiting = The game has not begun: not all seats are taken.
table-begun = The game has begun.
table-not-running = The game is not running ({ $state }).
table-not-over = The game goes on: this is told after its end.
table-stale = Your question has been answered or has changed meanwhile.
table-illegal = This move is not possible.
table-nothing-to-undo = There is nothing you can take back: something was drawn, shown or decided by others since.
table-take-back-limit = You have taken back a move at this question { $detail } times; that is as often as is possible. Play on.
table-no-practice = Moves can be taken back so far only when one person plays alone against bots.
table-no-moment = You were never shown exactly so much.
table-too-large = This is too large.
table-too-fast = This is too fast; wait a moment.
table-unavailable = The table cannot store anything right now; nothing has happened, try again in a moment.
table-unknown-bot = There is no bot of that name.
table-no-team = There is nobody to write to but you.
table-not-loopback = Metrics are shown to this machine only, or with their token.
table-bye = Say hello first.
table-unknown-message = There is no such message.
table-crowded = Too many connections from one place.
table-closed-idle = Nobody has played here for a long time.
table-closed-rules = The rules or the pieces have changed since this game began, and it cannot go on; its record stays.
table-closed-host = The table was closed.
table-stopped = The game was stopped by agreement.
table-resigned = The game was given up.

notice-your-turn = Your turn: { $name }
notice-mail-subject = Consigliere: it is your turn
notice-mail-text =
    It is your turn at a table of { $game }.

    { $link }

    One message is sent per turn. Where and when is set on your page.
    Your name there: "{ $person }"
notice-mail-name = The table's name, as its host wrote it: "{ $name }"
notice-mail-last = This is the last message to this address today; the page shows all your turns.
confirm-mail-subject = Do you want turn notices at this address?
confirm-mail-text =
    Somebody at { $server } wants messages about turns in board games to be sent to this address.

    If that was you, open this link within { $days } days and say yes. It works once.
    { $link }

    If it was not you, do nothing: no other message comes.
    The name they wrote there: "{ $person }"
feed-title = Consigliere: turns of { $person }

## Pages where no script runs, and addresses of nothing

page-needs-script = This page needs JavaScript. Switch it on for this site in your browser's settings, then load the page again.
page-plain-note = There is also a plain page, where every move is a button. It needs JavaScript, too, but much less of it:
page-plain = the plain page
page-nothing-title = There is nothing here
page-nothing-why = Maybe the address is not whole, or what stood here is gone.
page-nothing-home = To the first page

## The plain page, which works without anything built

plain-about = A table for heavy board games about Italian families. This is the plain page: every move is a button.
plain-guests-invited = On this server only people whom its host has invited make tables. You can sit down at tables of others.
plain-guests-code = To make tables here, type the code that the host of this server gives, once.
plain-code = The host's code
plain-give = Use it
plain-confirm = Somebody wants messages about turns in board games to come to your mail address. Is that you?
plain-confirm-yes = Yes, send them
plain-confirmed = Your address is confirmed.
plain-name = Your name
plain-guest = Guest
plain-level = Bots:
plain-play-bots = Play against {"{"}n{"}"} bots
plain-play-people = Make a table for {"{"}n{"}"} friends
plain-mine = Your tables
plain-open = Open tables
plain-running = Running tables
plain-your-turn = your turn
plain-join = Sit down
plain-home = All tables
plain-waiting = Waiting until all seats are taken.
plain-undo = Take back
plain-own = Only you see this
plain-table = On the table
plain-seats = Seats
plain-log = What happened
plain-moves = What you can do
plain-side = At any time
plain-free = free
plain-here = here
plain-invite = Send each of these links to one person:
plain-invitation = Invitation to seat {"{"}seat{"}"}
