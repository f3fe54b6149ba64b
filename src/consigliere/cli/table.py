"""A table in a terminal: the match, who plays at its seats, what each party has been told, the file it is kept in."""

import argparse
import json
import os
import secrets
from pathlib import Path
from typing import Any

import consigliere
from consigliere.bots import Bot
from consigliere.bots.opponents import name_for
from consigliere.cli.record import Differs, read, replayed
from consigliere.cli.screen import harmless
from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.core.match import Match
from consigliere.research.data import PLAYERS

LONGEST_MS = 2000
BUDGET: dict[str, int] = {} if consigliere.build == "compiled" else {"ms": LONGEST_MS}  # what a bot takes by itself
HUMAN = "human"
NOTHING_SHOWN = -1  # not even the opening
KEY_LENGTH = 32
View = dict[str, Any]


class Table:
    """A match with people and bots. People of one team share their secrets, so they are one party."""

    def __init__(self, match: Match, players: list[str], seed: int) -> None:
        self.match = match
        self.game: Game = match.game
        self.players = players
        self.bots: dict[int, Bot] = {
            seat: consigliere.bot(name, self.game, seed * len(players) + seat)
            for seat, name in enumerate(players)
            if name != HUMAN
        }
        self.names: list[str] = []  # of the bots; people are asked by their colour
        for seat, player in enumerate(players):
            self.names.append("" if player == HUMAN else name_for(player, seat, self.names))
        self.parties = [team for team in self.game.teams(len(players)) if any(players[s] == HUMAN for s in team)]
        self.entries_shown = [NOTHING_SHOWN] * len(self.parties)  # of the match, by party

    # ---- who

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.state.over

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    def party(self, seat: int) -> int:
        """The party of a person."""
        return next(i for i, team in enumerate(self.parties) if seat in team)

    def view(self, seat: int | None) -> View:
        """What a seat may know."""
        return self.match.state.view(seat)

    # ---- play

    def bot_to_play(self) -> int | None:
        """The seat of a bot that owes a choice; None if only people do."""
        return next((seat for seat in self.match.state.actors if seat in self.bots), None)

    def let_bot_play(self, seat: int) -> None:
        """A bot chooses; it gets a view and nothing else."""
        try:
            self.play(seat, self.bots[seat].choose(self.view(seat), BUDGET))
        except consigliere.IllegalMove as refused:
            raise Mistake("mistake-play-bot", bot=self.players[seat], problem=refused.phrase()) from refused

    def play(self, seat: int, move: int) -> None:
        """Plays a move and tells the bots what they were shown."""
        events = self.match.play(seat, move)
        for other, bot in self.bots.items():
            saw = getattr(bot, "saw", None)
            if saw is not None:
                saw([seen for event in events if (seen := event.seen(other)) is not None])
        self.settle()

    def undo(self, seat: int, n: int) -> int:
        """Takes back up to n moves of the seat, as far as nothing was drawn, shown or decided by others since."""
        done = 0
        while done < n and self.match.can_undo(seat):
            self.match.undo(seat)
            done += 1
        self.settle()
        return done

    def take_back(self, seat: int) -> None:
        """Practice: back to the last move of that seat, past everything that came after it."""
        entries = self.match.entries
        last = next((i for i in range(len(entries) - 1, -1, -1) if entries[i].seat == seat), None)
        if last is None:
            raise Mistake("mistake-play-no-back")
        self.match.take_back(len(entries) - last)
        self.settle()

    def settle(self) -> None:
        """What a match that was taken up from a record needs: its luck so far is replayed, new luck is drawn."""
        entries = self.match.entries
        self.entries_shown = [min(shown, len(entries)) for shown in self.entries_shown]
        chance = self.match.opening.chance
        if chance.script is not None:
            drawn = [event.luck for entry in entries for event in entry.events]
            chance.script = [luck for luck in drawn if luck is not None]
            self.match.state.chance.script = None

    # ---- what is told

    def news(self, seat: int) -> list[dict[str, Any]]:
        """What the seat was shown since its party was last told, the start included."""
        party = self.party(seat)
        events = [] if self.entries_shown[party] > NOTHING_SHOWN else list(self.match.opening.events)
        events += [event for entry in self.match.entries[max(self.entries_shown[party], 0) :] for event in entry.events]
        self.entries_shown[party] = len(self.match.entries)
        return [seen for event in events if (seen := event.seen(seat)) is not None]

    def skip_news(self) -> None:
        """People who take a game up again know what happened before."""
        self.entries_shown = [len(self.match.entries)] * len(self.parties)

    # ---- the file

    def save(self, file: Path) -> None:
        """Writes the match as a record, with who sits where; the old file stays whole until the new one is."""
        text = json.dumps({**self.match.record(), PLAYERS: self.players}, indent=1, ensure_ascii=False) + "\n"
        fresh = Path(f"{file}.new")
        try:
            fresh.write_text(text, encoding="utf-8")
            os.replace(fresh, file)
        except (OSError, ValueError) as error:
            if isinstance(error, OSError) and fresh.parent.is_dir():
                fresh.unlink(missing_ok=True)
            problem = error.strerror if isinstance(error, OSError) else str(error)
            raise Mistake("mistake-play-save", file=harmless(str(file)), problem=str(problem)) from error


def resume(file: str, name: str | None, pack: str | None) -> tuple[Match, list[str]]:
    """The match kept in a file, and who sat where; luck that is still to come is drawn anew."""
    record = read(file)
    if name is not None and record["game"] != name:
        raise Mistake("mistake-play-other-game", file=file, game=record["game"], wanted=name)
    try:
        match = replayed(argparse.Namespace(file=file, pack=pack), record)
    except Differs as differs:
        raise Mistake("record-differs", file=file, problem=differs.mistake) from differs
    match.opening.chance.key = match.state.chance.key = secrets.token_bytes(KEY_LENGTH)
    match.state.chance.script = None
    players = record.get(PLAYERS)
    if not isinstance(players, list) or len(players) != match.state.seats:
        return match, []
    return match, [str(player) for player in players]


def new_file(name: str) -> Path:
    """A file a person names for a game; never one that is there already."""
    file = Path(os.path.expanduser(name))
    if "\0" not in name and os.path.lexists(file):
        raise Mistake("mistake-play-exists", file=harmless(name))
    return file


def free_name(game: str, folder: Path) -> Path:
    """A file that is not there yet: the game with a number behind its name."""
    number = 1
    while (folder / f"{game}-{number}.json").exists():
        number += 1
    return folder / f"{game}-{number}.json"
