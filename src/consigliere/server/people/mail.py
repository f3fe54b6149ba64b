"""Mail: an SMTP server by its address, addresses that can be one, and what people wrote as it may stand in a mail."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from unicodedata import category, normalize
from urllib.parse import unquote, urlsplit

from consigliere.core.errors import Mistake
from consigliere.server.protocol.errors import Problem

ADDRESS = re.compile(r"[^@\s<>\",;:\\]+@[^@\s<>\",;:\\]+\.[^@\s<>\",;:\\]+")
ANY_ADDRESS = re.compile(r"[^\s<>]*@[^\s<>]*")  # in what a server answers
SMTP_SECONDS = 20
LONGEST_REPLY = 300
HARMLESS = " -'!?,"  # beside letters and digits; nothing that a reader of mail could take for a link


def checked_address(mail: str | None) -> str | None:
    """A mail address that can be one, and that every mail server takes."""
    if mail is None or mail == "":
        return None
    if not ADDRESS.fullmatch(mail) or not mail.isascii() or not mail.isprintable():
        raise Problem(400, "bad-request", detail="mail")
    return mail


def mailbox_of(address: str) -> str:
    """The mailbox an address leads to: many write "a.b+c@d" and "ab@D" for the same."""
    local, _, domain = normalize("NFKC", address).casefold().rpartition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{domain}"


def harmless(text: str) -> str:
    """What somebody wrote, for a mail to somebody else: letters and digits, no links, one line."""
    kept = (c if c in HARMLESS or c.isalnum() or category(c).startswith("M") else " " for c in normalize("NFKC", text))
    return " ".join("".join(kept).split())


class Unencrypted(smtplib.SMTPException):
    """The server does not offer TLS, and the address of the server asks for it."""


class Mailer:
    """An SMTP server by URL: smtp://user:password@host:port/sender.

    `smtp` encrypts with STARTTLS if the server offers it, and sends no password without; `smtp+starttls` sends nothing
    without; `smtps` is TLS from the start; `smtp+insecure` never encrypts.
    """

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps", "smtp+starttls", "smtp+insecure") or not parts.hostname:
            raise Mistake("mistake-mail")
        self.scheme = parts.scheme
        self.host = parts.hostname
        self.port = parts.port or (465 if parts.scheme == "smtps" else 587)
        self.user = unquote(parts.username or "")
        self.password = unquote(parts.password or "")
        self.sender = unquote(parts.path.strip("/")) or self.user or f"consigliere@{self.host}"

    def send(self, to: str, subject: str, text: str) -> None:
        """Send one mail."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message.set_content(text)
        with self.connect() as server:
            if self.scheme in ("smtp", "smtp+starttls"):
                self.encrypt(server)
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)

    def connect(self) -> smtplib.SMTP:
        """Connect to the server."""
        if self.scheme == "smtps":
            secure = ssl.create_default_context()
            return smtplib.SMTP_SSL(self.host, self.port, timeout=SMTP_SECONDS, context=secure)
        return smtplib.SMTP(self.host, self.port, timeout=SMTP_SECONDS)

    def encrypt(self, server: smtplib.SMTP) -> None:
        """Encrypt the connection, or raise if that is needed and impossible."""
        needed = bool(self.user) or self.scheme == "smtp+starttls"
        server.ehlo_or_helo_if_needed()
        if server.has_extn("starttls"):
            secure = ssl.create_default_context()
            if not needed:  # any certificate is better than no encryption
                secure.check_hostname, secure.verify_mode = False, ssl.CERT_NONE
            server.starttls(context=secure)
        elif needed:
            raise Unencrypted("the server does not offer STARTTLS; nothing was sent")


def reply_of(error: Exception) -> str:
    """Return what the mail server answered, or what else went wrong, for the log: without addresses, on one line."""
    replies: list[tuple[int, bytes | str]] = []
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        replies = [*error.recipients.values()]
    elif isinstance(error, smtplib.SMTPResponseException):
        replies = [(error.smtp_code, error.smtp_error)]
    texts = [f"{code} {said.decode(errors='replace') if isinstance(said, bytes) else said}" for code, said in replies]
    text = "; ".join(texts) or str(error) or type(error).__name__
    return " ".join("".join(c if c.isprintable() else " " for c in ANY_ADDRESS.sub("…", text)).split())[:LONGEST_REPLY]
