"""A seat that listens by itself: a thread follows the table, and whoever thinks can wait for what happens."""

import secrets
import threading
import time
from collections.abc import Callable
from typing import Any

from consigliere.client.seat import Lost, Refused, Seat, Stopped
from consigliere.core.errors import Mistake
from consigliere.words import say

PAUSE, LONGEST_PAUSE = 0.5, 30.0
PAUSES = (0.5, 1.0, 2.0)  # between attempts to play a move
ARRIVAL = 15.0  # seconds in which what a move brought about has come by the socket
Entry = dict[str, Any]


class Listener(Seat):
    """One seat with all that it was shown, kept up to date while somebody else thinks."""

    def __init__(self, link: str) -> None:
        super().__init__(link)
        self.changed = threading.Condition(threading.RLock())
        self.entries: list[Entry] = []  # what the seat was shown, move by move
        self.told = 0  # how much of it the reader has been told
        self.taken_back = False  # something the reader was told has been taken back
        self.about: dict[str, Any] = {}
        self.lines: dict[int, dict[str, Any]] = {}  # of the chat, by number
        self.read = 0  # the last one the reader was told
        self.ended = ""  # why nothing more will come
        self.leaving = False

    # ---- the thread

    def start(self) -> None:
        """Follows the table from now on."""
        threading.Thread(target=self.follow, daemon=True).start()
        self.wait_for(lambda: bool(self.about), ARRIVAL)

    def stop(self) -> None:
        """Leaves the table alone; the seat stays ours."""
        self.leaving = True
        if self.socket is not None:
            self.socket.close()

    def follow(self) -> None:
        """Connection after connection, until the table is closed or we leave."""
        pause = PAUSE
        while not self.leaving:
            try:
                with self.connected():
                    while not self.leaving:
                        self.listen()
            except Stopped:
                return self.end(say("guest-closed"))
            except Refused as refused:
                return self.end(say("guest-refused", problem=str(refused)))
            except Lost:
                pause = PAUSE if self.answered else min(pause * 2, LONGEST_PAUSE)
            if not self.leaving:
                time.sleep(pause)

    def end(self, sentence: str) -> None:
        """Nothing more will come."""
        with self.changed:
            self.ended = sentence
            self.changed.notify_all()

    def receive(self, message: dict[str, Any]) -> None:
        """One message of the server: kept, and whoever waits is woken."""
        with self.changed:
            try:
                self.store(message)
                super().receive(message)
            finally:
                self.shown.clear()
                self.changed.notify_all()

    def store(self, message: dict[str, Any]) -> None:
        """What a reader may want to be told later."""
        kind = message["type"]
        if kind == "rewound" or message.get("whole"):
            back = message.get("back", 0)
            if kind == "rewound" and self.told > back:
                self.told, self.taken_back = back, True
            self.entries = [entry for entry in self.entries if entry["at"] <= back]
        self.entries += message.get("log", [])
        if kind == "about" or "about" in message:
            self.about = message.get("about", message)
        for line in [message] if kind == "chat" else message.get("chat") or []:
            self.lines[line["n"]] = line

    # ---- for whoever thinks

    def wait_for(self, true: Callable[[], bool], seconds: float) -> bool:
        """Waits until something is so, or time is up; whether it is so."""
        with self.changed:
            return self.changed.wait_for(lambda: true() or bool(self.ended), seconds) and true()

    def is_asked(self) -> bool:
        """Whether the seat owes a choice, or the game is over."""
        return self.view is not None and (self.view["ask"] is not None or self.view["over"])

    def news(self) -> tuple[bool, list[dict[str, Any]]]:
        """Events the reader has not been told, and whether something it was told has been taken back."""
        with self.changed:
            events = [event for entry in self.entries if entry["at"] > self.told for event in entry["events"]]
            taken_back, self.taken_back = self.taken_back, False
            self.told = self.entries[-1]["at"] if self.entries else 0
            return taken_back, events

    def talk(self, most: int) -> list[dict[str, Any]]:
        """Lines of the chat the reader has not been told, the last of many."""
        with self.changed:
            new_lines = [line for n, line in sorted(self.lines.items()) if n > self.read]
            self.read = max(self.lines, default=0)
            return new_lines[-most:]

    def play(self, ask: int | None, text: str) -> None:
        """Plays a move, once, however often it has to be sent; returns when the view shows what came of it."""
        self.take_back()
        body = {"move": text, "ask": ask, "key": secrets.token_urlsafe(9)}
        at = self.insist("/moves?lang=en", body)["at"]
        self.wait_for(lambda: (self.after or 0) >= at and (self.view is None or self.view["ask"] != ask), ARRIVAL)

    def write(self, text: str) -> None:
        """Writes a line of chat to the table."""
        self.insist("/chat", {"text": text, "scope": "table", "key": secrets.token_urlsafe(9)})

    def insist(self, path: str, content: dict[str, Any]) -> dict[str, Any]:
        """Asks again with the same key while the server does not answer."""
        for pause in (*PAUSES, 0.0):
            try:
                response: dict[str, Any] = self.ask(path, content)
                return response
            except Lost:
                time.sleep(pause)
        raise Mistake("mistake-guest-lost")
