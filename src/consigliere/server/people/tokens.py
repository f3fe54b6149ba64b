"""Secrets people hold: tokens of 128 bits, of which only hashes are kept, and cookies that are signed."""

import hmac
import secrets
from hashlib import sha256

BYTES = 16
_SEPARATOR = "."


def new_token() -> str:
    """128 random bits, as text for a link."""
    return secrets.token_urlsafe(BYTES)


def new_id() -> str:
    """A name for a table or a person; no secret."""
    return secrets.token_hex(8)


def hash_of(token: str) -> str:
    """What is kept of a token. It has 128 bits of its own, so it needs no salt."""
    return sha256(b"consigliere token " + token.encode()).hexdigest()


def fits(token: str, kept: str | None) -> bool:
    """Whether a token is the one whose hash was kept."""
    return kept is not None and hmac.compare_digest(hash_of(token), kept)


def short(kept: str) -> str:
    """A public name for an invitation, by which who holds it finds its seat; it tells nothing of the token."""
    return sha256(b"consigliere invitation " + kept.encode()).hexdigest()[:8]


def digest(secret: bytes, text: str) -> str:
    """A name for something that is not to be kept itself: the same for the same text, on this server only."""
    return hmac.new(secret, b"digest " + text.encode(), sha256).hexdigest()[:32]


def sign(secret: bytes, person: str, generation: int) -> str:
    """A cookie: who, which generation, and the server's signature."""
    text = f"{person}{_SEPARATOR}{generation}"
    return f"{text}{_SEPARATOR}{_signature(secret, text)}"


def signed(secret: bytes, cookie: str) -> tuple[str, int] | None:
    """Person and generation of a cookie we signed; None for any other text."""
    text, _, signature = cookie.rpartition(_SEPARATOR)
    person, _, generation = text.rpartition(_SEPARATOR)
    if (
        not person
        or not generation.isdecimal()
        or not hmac.compare_digest(_signature(secret, text).encode(), signature.encode())
    ):
        return None
    return person, int(generation)


def _signature(secret: bytes, text: str) -> str:
    return hmac.new(secret, text.encode(), sha256).hexdigest()[:32]
