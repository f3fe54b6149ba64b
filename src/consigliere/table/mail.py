"""Mail: an SMTP server by its address, addresses that can be one, and what people wrote as it may stand in a mail."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from unicodedata import category, normalize
from urllib.parse import unquote, urlsplit

from consigliere.core.errors import Mistake
from consigliere.table.problem import Problem

ADDRESS = re.compile(r"[^@\s<>\",;:\\]+@[^@\s<>\",;:\\]+\.[^@\s<>\",;:\\]+")
SMTP_SECONDS = 20
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


class Postman:
    """An SMTP server by URL: smtp://user:password@host:port/?from=address, smtps:// for TLS from the start."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps", "smtp+starttls") or not parts.hostname:
            raise Mistake("mistake-mail")
        self.scheme = parts.scheme
        self.host = parts.hostname
        self.port = parts.port or (465 if parts.scheme == "smtps" else 587)
        self.user = unquote(parts.username or "")
        self.password = unquote(parts.password or "")
        self.sender = unquote(parts.path.strip("/")) or self.user or f"consigliere@{self.host}"

    def send(self, to: str, subject: str, text: str) -> None:
        """Sends one mail."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message.set_content(text)
        secure = ssl.create_default_context()
        if self.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=SMTP_SECONDS, context=secure)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=SMTP_SECONDS)
        with server:
            if self.scheme == "smtp+starttls":
                server.starttls(context=secure)
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)
