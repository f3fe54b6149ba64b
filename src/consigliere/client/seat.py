"""A seat at a table of a server, for programs: claims it, keeps its view, sends moves that are never played twice."""

import json
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from consigliere.core.errors import Mistake

LINK = re.compile(r"(https?://[^#\s]+?)/t/([\w-]+)#seat=([\w-]+)/?")
SECONDS = 20
QUIET_SECONDS = 25.0  # then we ask whether the server is still there
GONE = ("invalid-token", "unknown-table", "forbidden", "seat-taken", "unauthenticated")
STAND_IN = "bot-playing"


class Lost(Exception):
    """The server does not answer; it may later."""


class Refused(Exception):
    """The server answers, and does not want us, or this; the sentence says why, `answer` is all it says."""

    def __init__(self, sentence: str, answer: dict[str, Any] | None = None) -> None:
        super().__init__(sentence)
        self.answer = answer or {}


class Stopped(Exception):
    """The table is closed: nothing more will happen."""


class Seat:
    """One seat; a link with an invitation, or with the token of a seat that was claimed before."""

    def __init__(self, link: str) -> None:
        match = LINK.fullmatch(link.strip())
        if match is None:
            raise Mistake("mistake-bot-link")
        self.server, self.table, self.token = match[1], match[2], match[3]
        self.number = -1
        self.view: dict[str, Any] | None = None
        self.after: int | None = None
        self.mark: str | None = None
        self.shown: list[list[dict[str, Any]]] = []
        self.pending: dict[str, Any] | None = None  # a move whose answer we do not know
        self.answered = False
        self.stood_in = False  # a bot plays for us
        self.socket: Any = None

    def link(self) -> str:
        """How to come back to this seat."""
        return f"{self.server}/t/{self.table}#seat={self.token}"

    # ---- by request

    def ask(self, path: str, content: Any = None, method: str | None = None) -> Any:
        """A request of this seat; a body makes it a POST."""
        body = None if content is None else json.dumps(content).encode()
        headers = {"content-type": "application/json", "authorization": f"Bearer {self.token}"}
        try:
            request = Request(f"{self.server}/api/tables/{self.table}{path}", body, headers, method=method)
            with urlopen(request, timeout=SECONDS) as answer:
                return json.load(answer)
        except HTTPError as error:
            with error:
                text = error.read()
            if error.code in (429, 502, 503, 504):
                raise Lost(str(error.code)) from None
            raise refused(text) from None
        except (URLError, OSError, ValueError) as error:
            raise Lost(str(getattr(error, "reason", error))) from None

    def take(self) -> str:
        """Claims the seat, or finds that it is ours already; returns the name of the game."""
        try:
            claimed = self.ask("/claim", {"token": self.token})
            self.number, self.token = claimed["seat"], claimed["token"]
        except Refused:
            self.number = -1  # perhaps a token that was claimed before
        about = self.ask("/about")
        return str(about["game"])

    def hand_over(self, bot: str) -> None:
        """A bot of the server plays this seat from now on."""
        self.ask("/bot", {"seat": self.number, "bot": bot})

    def take_back(self) -> None:
        """We play again where a bot stands in for us; if our time was up it answers first, then we try again."""
        if self.stood_in:
            with suppress(Refused):
                self.ask("/bot", method="DELETE")
                self.stood_in = False

    # ---- by socket

    @contextmanager
    def connected(self) -> Iterator[None]:
        """The socket, with hello and welcome."""
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        url = f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/live"
        self.answered = False
        try:
            with connect(url, open_timeout=SECONDS, close_timeout=2, max_size=None, compression=None) as self.socket:
                hello: dict[str, Any] = {"type": "hello", "token": self.token}
                if self.after is not None:
                    hello |= {"after": self.after, "mark": self.mark}
                self.send(hello)
                if self.pending is not None:  # played or not? the same key tells
                    self.send(self.pending)
                while not self.answered:
                    self.listen()
                yield
        except (WebSocketException, OSError, EOFError) as error:
            raise Lost(str(error)) from None

    def send(self, message: dict[str, Any]) -> None:
        """One message."""
        self.socket.send(json.dumps(message))

    def send_move(self, text: str) -> None:
        """A move with a key of its own, to be sent again as long as nobody has answered."""
        assert self.view is not None
        key = secrets.token_urlsafe(9)
        self.pending = {"type": "move", "ask": self.view["ask"], "move": text, "key": key}
        self.send(self.pending)

    def to_choose(self) -> bool:
        """Whether we owe a choice, and neither have sent one nor let a bot play for us."""
        return self.view is not None and self.view["ask"] is not None and self.pending is None and not self.stood_in

    def fresh(self) -> Iterator[list[dict[str, Any]]]:
        """What was shown to the seat since the last time, move by move."""
        while self.shown:
            yield self.shown.pop(0)

    def listen(self) -> None:
        """Takes the next message; after a long silence it asks whether anybody is there."""
        try:
            text = self.socket.recv(timeout=QUIET_SECONDS)
        except TimeoutError:
            self.send({"type": "ping"})
            try:
                text = self.socket.recv(timeout=SECONDS)
            except TimeoutError:
                raise Lost("silence") from None
        self.receive(json.loads(text))

    def receive(self, message: dict[str, Any]) -> None:
        """One message of the server."""
        kind = message["type"]
        if kind in ("welcome", "update", "rewound"):
            self.view, self.after, self.mark = message["view"], message["at"], message["mark"]
            self.shown += [entry["events"] for entry in message["log"]]
            if kind == "welcome":
                self.answered = True
                if "you" in message:
                    self.number = message["you"]["seat"]
        elif self.pending is not None and message.get("key") == self.pending["key"]:
            if message.get("error") in ("unavailable", "rate-limited"):
                raise Lost(str(message["error"]))
            self.pending = None
            self.stood_in = self.stood_in or message.get("error") == STAND_IN
        elif kind == "error" and message["code"] in GONE:
            raise Refused(str(message["message"]))
        about = message if kind == "about" else message.get("about")
        if about is not None:
            self.stood_in = bool(about["seats"][self.number].get("standin"))
            if about["status"] == "closed":
                raise Stopped


def refused(text: bytes) -> Refused:
    """An answer that is no success, with its sentence."""
    try:
        answer = json.loads(text)
        return Refused(str(answer["message"]), answer)
    except (ValueError, KeyError, TypeError):
        return Refused(text[:200].decode(errors="replace"))
