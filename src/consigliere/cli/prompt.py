"""A person's turn at the terminal: what happened, the question, the choices, and everything that can be typed."""

from collections.abc import Callable
from pathlib import Path

from consigliere.cli.choices import Choices
from consigliere.cli.screen import Screen, harmless, is_answer
from consigliere.cli.table import Table, new_file
from consigliere.core.errors import Mistake
from consigliere.equivalent_moves import all_the_same
from consigliere.games import Drawing
from consigliere.move_input import whole
from consigliere.rulebook import Rulebook, rules_language
from consigliere.terminal_style import Part, changed, plain, tied, whole_table
from consigliere.words import game_say, say

LOG_LINES = 20
RECALLED = 8  # lines of the log for who comes back


class Left(Exception):
    """The person has left the table; `discard` if the game need not be kept."""

    def __init__(self, discard: bool = False) -> None:
        super().__init__()
        self.discard = discard


class Prompt:
    """Asks one person until a move is played or taken back."""

    def __init__(self, table: Table, screen: Screen, drawing: Drawing, file: Path) -> None:
        self.table = table
        self.screen = screen
        self.drawing = drawing
        self.file = file
        self.confirm = False
        self.resumed = False
        self.board_seen: dict[int, int] = {}  # per seat: how much it had been shown when it last saw the table
        self.answered: set[int] = set()  # moves played before each question that was answered without asking
        self.table_seen: dict[int, list[Part]] = {}  # per seat: the table as it was drawn then
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "why": self.why,
            "p": self.why,
            "rules": self.rules,
            "log": self.log,
            "look": self.look,
            "choices": self.list_choices,
            "side": self.list_side_moves,
            "save": self.save,
            "quit": self.leave,
            "exit": self.leave,
            "q": self.leave,
        }

    # ---- a turn

    def ask(self, seat: int) -> None:
        """One decision of a person: a move, or moves taken back."""
        self.screen.measure()
        self.seat = seat
        self.view = self.table.view(seat)
        if self.needs_no_answer():
            self.table.play(seat, self.view["moves"][0])
            self.table.save(self.file)
            return
        self.choices = Choices(self.table.game, self.drawing, self.screen.ink, self.view)
        taken_up = seat not in self.board_seen and self.resumed
        if taken_up:
            self.log(str(RECALLED))
        self.screen.show(self.news())
        if taken_up or (self.drawing.wants_board(self.view) and self.others_acted()):
            self.board_seen[seat] = len(self.table.match.entries)
            self.show_table()
        while early := self.screen.typed_early():
            self.before_the_question(early)
        self.question(self.drawing.context(self.view))
        while not self.answer():
            pass

    def needs_no_answer(self) -> bool:
        """Whether all answers come to the same; who takes one back is asked, and so are people among others."""
        before = len(self.table.match.entries)
        if len(self.table.people()) > 1 or before in self.answered or not all_the_same(self.table.game, self.view):
            return False
        self.answered.add(before)
        return True

    def news(self) -> list[str]:
        """What happened since this party was last told."""
        return self.drawing.log(self.view, self.table.news(self.seat))

    def show_table(self) -> None:
        """The whole table the first time; later what has changed since this person last saw it."""
        before, now = self.table_seen.get(self.seat), self.drawing.board(self.view)
        self.table_seen[self.seat] = now
        if before is None:
            self.screen.show(["", *whole_table(now)])
        elif lines := changed(before, now):
            self.screen.show(["", *self.screen.ink.title(say("play-changed"), "quiet"), *lines])

    def forget_the_table(self) -> None:
        """The terminal was wiped: whoever comes sees the whole table again."""
        self.table_seen.clear()

    def before_the_question(self, typed: str) -> None:
        """What was typed before the question came: one may look around, but not answer what one has not read."""
        word = "?" if typed.startswith("?") else typed.partition(" ")[0].lower()
        if word in self.commands or word in self.drawing.pages:
            self.screen.tell(f"> {harmless(typed)}")
            self.obey(typed)
        else:
            self.screen.say("play-early", typed=harmless(typed))

    def others_acted(self) -> bool:
        """Whether somebody else has moved since this person last saw the whole table."""
        entries = self.table.match.entries
        seen = self.board_seen.get(self.seat)
        return seen is None or any(entry.seat != self.seat for entry in entries[seen:])

    def question(self, context: list[str]) -> None:
        """The question in words, and the numbered answers."""
        self.screen.show(["", *context, ""] if context else [""])
        who = plain(self.drawing.who(self.view, self.seat))
        text = say("play-question", who=who, question=self.drawing.question(self.view), rule=self.view["step"]["rule"])
        self.screen.show(self.screen.ink.title(text))
        self.screen.show(self.choices.lines())
        self.screen.show(self.choices.side_line())

    def answer(self) -> bool:
        """Reads a line; True if the question is no longer the same."""
        hint = "play-prompt-undo" if self.table.match.can_undo(self.seat) else "play-prompt"
        typed = self.screen.ask(say(hint, count=len(self.view["moves"])) + " ")
        if typed is None:
            raise Left
        return self.obey(typed)

    def obey(self, typed: str) -> bool:
        """Does what was typed, or says what is wrong with it; True if the question is no longer the same."""
        try:
            return self.understand(typed)
        except Mistake as mistake:
            self.screen.tell(*self.screen.ink.wrap(harmless_sentence(mistake.say())))
            return False

    def understand(self, typed: str) -> bool:
        """Does what was typed."""
        word, _, rest = typed.partition(" ")
        word, rest = word.lower(), rest.strip()
        if typed.startswith("?") and len(word) > 1:
            word, rest = "?", typed[1:].strip()
        if not typed:
            self.list_choices("")
        elif typed.lower() in self.choices.texts or self.choices.numbered(typed.lower()) is not None:
            return self.play(typed)
        elif word in ("undo", "back"):
            return self.undo(rest) if word == "undo" else self.take_back()
        elif word in self.commands:
            self.commands[word](rest)
        elif word in self.drawing.pages:
            if word == self.drawing.pages[0]:
                self.table_seen[self.seat] = self.drawing.board(self.view)
            self.screen.show(self.drawing.page(word, self.view, rest))
        else:
            return self.play(typed)
        return False

    def finish(self, seat: int) -> None:
        """The end of the game: what happened last, what that changed, who has won and why."""
        self.seat = seat
        self.view = self.table.view(seat)
        self.screen.show(self.news())
        self.show_table()
        self.screen.typed_early()  # there is no question any more
        self.screen.show(["", *self.winners(), *self.drawing.result(self.view)])
        self.table.save(self.file)
        self.screen.say("play-over", file=str(self.file))

    def winners(self) -> list[str]:
        """Who has won; nobody in a draw."""
        who = [self.drawing.who(self.view, seat) for seat in self.view["result"]["winners"]]
        return self.screen.ink.title(say("play-winners", count=len(who), who=who))

    # ---- moves

    def found(self, typed: str) -> int | None:
        """The one legal move that is meant; if there is none or more, says so."""
        number = self.choices.numbered(typed.lower())
        if number is not None:
            return number
        moves = self.choices.matching(typed) or self.choices.worded(typed)
        if len(moves) == 1:
            return moves[0]
        if moves:
            texts = [self.choices.written(move) for move in moves[:LOG_LINES]]
            self.screen.say("play-which", typed=harmless(typed), list=", ".join(texts))
        elif whole(typed) is not None:
            self.screen.say("play-no-number", number=harmless(typed), count=len(self.view["moves"]))
        else:
            self.refuse(typed)
        return None

    def play(self, typed: str) -> bool:
        """Plays the move that was typed, by number, notation or some words of it."""
        move = self.found(typed)
        if move is None or (self.confirm and not self.confirmed(move)):
            return False
        self.table.play(self.seat, move)
        self.table.save(self.file)
        return True

    def confirmed(self, move: int) -> bool:
        """Asks before a move that cannot be taken back."""
        if not self.choices.preview(move)["final"]:
            return True
        words = plain(self.drawing.move(self.view, self.table.game.slots(move)))
        answer = self.screen.ask(say("play-confirm", words=words) + " ")
        return answer is not None and is_answer(answer, "yes")

    def refuse(self, typed: str) -> None:
        """Says why a move is not possible, and by which rule."""
        move = self.choices.impossible(typed)
        if move is None:
            self.screen.say("play-what", typed=harmless(typed))
            return
        refusal = self.table.match.state.refusal(self.seat, move)
        if refusal is not None:
            why = self.drawing.refusal(self.view, refusal.to_json())
            self.screen.say("play-refused", why=why, rule=refusal.rule)

    def undo(self, rest: str) -> bool:
        """Takes back moves, as far as they are this person's own and nothing was drawn or shown since."""
        count = self.table.undo(self.seat, (whole(rest) or 0) if rest else 1)
        if not count:
            self.screen.say("play-no-undo-alone" if len(self.table.people()) == 1 else "play-no-undo")
            return False
        self.table.save(self.file)
        self.screen.say("play-undone", count=count)
        return True

    def take_back(self) -> bool:
        """Practice, for a person alone against bots: back past everything to the last own move."""
        if len(self.table.people()) > 1:
            self.screen.say("play-no-back")
            return False
        self.table.take_back(self.seat)
        self.table.save(self.file)
        self.screen.say("play-taken-back")
        return True

    # ---- what a person may ask

    def help(self, rest: str) -> None:
        """What can be typed; with a move: what it does, or why it is not possible."""
        if rest:
            self.why(rest)
            return
        self.screen.say("play-help")
        for page in self.drawing.pages:
            text = game_say(self.table.game.name, f"draw-page-{page}")
            self.screen.tell(*self.screen.ink.wrap(text, "  ", " " * 4))
        self.screen.tell(*self.screen.ink.wrap(game_say(self.table.game.name, "draw-page-look"), "  ", " " * 4))
        move, rule = self.choices.written(self.view["moves"][0]), self.view["step"]["rule"]
        examples = [move, f"? {move}", f"rules {rule}", f"log {RECALLED}"]
        self.screen.say("play-help-examples", list=" · ".join(map(tied, examples)))

    def why(self, rest: str) -> None:
        """What a move would do, or why it is not possible."""
        if not rest:
            self.screen.say("play-why-what")
            return
        move = self.found(rest)
        if move is None:
            return
        preview = self.choices.preview(move)
        words = self.choices.words(self.table.game.slots(move))
        notation = self.table.game.text(move)
        text = words if "_" in notation else say("play-previewed", notation=notation, words=words)
        self.screen.tell(*self.screen.ink.wrap(text))
        self.screen.tell(*self.drawing.log(self.view, preview["events"]))
        final = "play-final-alone" if len(self.table.people()) == 1 else "play-final"
        self.screen.say(final if preview["final"] else "play-not-final")

    def rules(self, rest: str) -> None:
        """A rule, a ruling or a chapter; without an id the rule of the open question."""
        book = Rulebook(self.table.game.name, rules_language(self.table.game.name))
        chapter = book.find(rest or self.view["step"]["rule"])
        lines = [say("rules-title", id=chapter.id, title=chapter.title)]
        for rule in chapter.rules:
            lines.append(self.screen.ink.paint(rule, "strong"))
            lines += [line for part in book.text(rule).splitlines() for line in self.screen.ink.wrap(part, "  ")]
        self.screen.show(lines)

    def log(self, rest: str) -> None:
        """The last lines of the log, as this person has seen the game."""
        lines = self.drawing.log(self.view, self.table.match.shown(self.seat))
        self.screen.show(lines[-(whole(rest) or LOG_LINES) :])

    def look(self, rest: str) -> None:
        """A place and what is around it."""
        self.screen.show(self.drawing.look(self.view, rest))

    def list_choices(self, rest: str) -> None:
        """The question and its answers again."""
        self.question([])

    def list_side_moves(self, rest: str) -> None:
        """The anytime options one by one."""
        self.screen.show(self.choices.side_lines() or [say("play-no-anytime")])

    def save(self, rest: str) -> None:
        """Writes the match to another file."""
        file = new_file(rest) if rest and rest != str(self.file) else self.file
        self.table.save(file)
        self.screen.say("play-saved", file=str(file))

    def leave(self, rest: str) -> None:
        """Ends the session; the game is kept unless the person does not want it."""
        answer = self.screen.ask(say("play-quit", file=str(self.file)) + " ")
        raise Left(discard=answer is not None and is_answer(answer, "no"))


def harmless_sentence(text: str) -> str:
    """A message that may quote what was typed, safe to be printed."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
