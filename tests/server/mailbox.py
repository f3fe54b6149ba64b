"""A mail server that keeps what it is sent."""

import email
import email.policy
import io
import re
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


class Mailbox(socketserver.ThreadingTCPServer):
    """A small SMTP server that keeps what it is sent."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Postman)
        self.letters: list[tuple[str, EmailMessage]] = []
        self.refusing = False
        self.secure: ssl.SSLContext | None = None  # then STARTTLS is offered
        self.takes_passwords = False
        self.unknown: set[str] = set()  # addresses it does not take
        self.heard: list[tuple[bool, str]] = []  # every command, and whether it came encrypted


class Postman(socketserver.StreamRequestHandler):
    """One conversation."""

    server: Mailbox

    def say(self, line: str) -> None:
        """One answer."""
        self.wfile.write(line.encode() + b"\r\n")

    def handle(self) -> None:
        """Until it says good-bye."""
        self.say("220 ready")
        self.encrypted = False
        to = ""
        while line := self.rfile.readline():
            verb = line.split()[0].upper() if line.split() else b""
            self.server.heard.append((self.encrypted, line.decode().strip()))
            if verb == b"QUIT":
                self.say("221 bye")
                return
            if verb == b"RCPT":
                to = re.findall(r"<(.*?)>", line.decode())[0]
            if verb == b"EHLO":
                offers = ["STARTTLS"] * (self.server.secure is not None and not self.encrypted)
                offers += ["AUTH PLAIN LOGIN"] * self.server.takes_passwords
                for offer in ["mailbox", *offers]:
                    self.say(f"250-{offer}")
                self.say("250 8BITMIME")
            elif verb == b"STARTTLS" and self.server.secure is not None:
                self.say("220 go on")
                self.encrypt(self.server.secure)
            elif verb == b"AUTH":
                self.say("235 welcome")
            elif verb == b"MAIL" and self.server.refusing:
                self.say("451 4.7.1 <table@example.org>: not now")
            elif verb == b"RCPT" and to in self.server.unknown:
                self.say(f"550 5.1.1 <{to}>: no such person")
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

    def finish(self) -> None:
        """Close what the server does not know of."""
        super().finish()
        if self.encrypted:
            self.request.close()

    def encrypt(self, secure: ssl.SSLContext) -> None:
        """TLS from here on; a client that does not trust the certificate is gone."""
        try:
            self.request = secure.wrap_socket(self.request, server_side=True)
        except OSError:
            self.rfile = io.BytesIO()  # nothing more to read
            return
        self.setup()
        self.encrypted = True


def certificate(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """A certificate for this machine, signed by itself: the file to trust, and a server's context."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "mailbox")])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(datetime.now(UTC) - timedelta(days=1))
        .not_valid_after(datetime.now(UTC) + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    trusted, private = folder / "certificate.pem", folder / "key.pem"
    trusted.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    private.write_bytes(key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain))
    secure = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    secure.load_cert_chain(trusted, private)
    return trusted, secure


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
