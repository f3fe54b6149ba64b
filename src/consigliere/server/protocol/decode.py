"""Reads what clients send; what does not fit is a problem that says where."""

from typing import TypeVar

import msgspec

from consigliere.server.protocol.errors import Problem
from consigliere.server.protocol.requests import Body, Live

T = TypeVar("T", bound=Body)
_live = msgspec.json.Decoder(Live)


def read(body: bytes, kind: type[T]) -> T:
    """A body of a request."""
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Problem(400, "bad-request", detail=str(error)[:200]) from error


def read_live(text: str | bytes) -> Live:
    """A message of the socket."""
    try:
        message: Live = _live.decode(text)
        return message
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Problem(400, "bad-request", detail=str(error)[:200]) from error
