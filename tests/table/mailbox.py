"""A mail server that keeps what it is sent."""

import email
import email.policy
import re
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage


class Mailbox(socketserver.ThreadingTCPServer):
    """A small SMTP server that keeps what it is sent."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Postman)
        self.letters: list[tuple[str, EmailMessage]] = []
        self.refusing = False


class Postman(socketserver.StreamRequestHandler):
    """One conversation."""

    server: Mailbox

    def say(self, line: str) -> None:
        """One answer."""
        self.wfile.write(line.encode() + b"\r\n")

    def handle(self) -> None:
        """Until it says good-bye."""
        self.say("220 ready")
        to = ""
        while line := self.rfile.readline():
            verb = line.split()[0].upper() if line.split() else b""
            if verb == b"QUIT":
                self.say("221 bye")
                return
            if verb == b"RCPT":
                to = re.findall(r"<(.*?)>", line.decode())[0]
            if verb == b"MAIL" and self.server.refusing:
                self.say("451 not now")
            elif verb == b"DATA":
                self.say("354 go on")
                content = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    content += part
                letter = email.message_from_bytes(content, policy=email.policy.default)
                assert isinstance(letter, EmailMessage)
                self.server.letters.append((to, letter))
                self.say("250 kept")
            else:
                self.say("250 fine")


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    """A mail server on this machine, for a while."""
    server = Mailbox()
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def confirmation(letter: EmailMessage) -> str:
    """The token in a mail that asks whether an address wants more."""
    found = re.search(r"/confirm#confirm=([\w-]+)\s", letter.get_content())
    assert found, letter.get_content()
    return found[1]
