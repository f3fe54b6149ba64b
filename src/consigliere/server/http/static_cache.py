"""What is the same for everybody (pages, packs, words): read and compressed once, and not sent again to who has it."""

import asyncio
import gzip
import mimetypes
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

WORTH = 500  # bytes from which compressing pays
TIGHT = 9  # it is done once, in a thread
PACKED = ("application/json", "text/javascript", "image/svg+xml", "application/manifest+json", "application/xml")
REVALIDATE = "no-cache"
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass(frozen=True)
class Content:
    """Something constant, ready to be sent in every encoding."""

    media: str
    tag: str
    encodings: dict[str, bytes]  # by the name of the encoding; "" is the content itself


def content(body: bytes, media: str, brotli: bytes | None = None) -> Content:
    """Compresses once."""
    encodings = {"": body}
    if len(body) >= WORTH and (media.startswith("text/") or media.partition(";")[0] in PACKED):
        encodings["gzip"] = gzip.compress(body, TIGHT, mtime=0)
        if brotli is not None:
            encodings["br"] = brotli
    return Content(media, f'W/"{sha256(body).hexdigest()[:24]}"', encodings)


def file_content(file: Path) -> Content:
    """A file; what was made beside it when the pages were built is used."""
    packed = file.with_name(f"{file.name}.br")
    media = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if media.startswith("text/"):
        media += "; charset=utf-8"
    return content(file.read_bytes(), media, packed.read_bytes() if packed.is_file() else None)


def stamp(*files: Path) -> Hashable:
    """Changes when one of the files does."""
    stats = [file.stat() for file in files]
    return tuple((each.st_mtime_ns, each.st_size) for each in stats)


class StaticCache:
    """Constant contents by name."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[Hashable, Content]] = {}
        self.making: dict[tuple[str, Hashable], asyncio.Future[Content]] = {}
        self.made = 0

    async def get(self, name: str, stamp: Hashable, make: Callable[[], Content]) -> Content:
        """The content; made in a thread if it is not there or has changed, once for all who ask meanwhile."""
        kept = self.kept.get(name)
        if kept is not None and kept[0] == stamp:
            return kept[1]
        if (name, stamp) not in self.making:
            self.made += 1
            work = asyncio.ensure_future(asyncio.to_thread(make))
            self.making[name, stamp] = work
            work.add_done_callback(lambda _: self.making.pop((name, stamp), None))
        content = await asyncio.shield(self.making[name, stamp])
        self.kept[name] = (stamp, content)
        return content

    async def answer(
        self, request: Request, name: str, stamp: Hashable, make: Callable[[], Content], cache: str = REVALIDATE
    ) -> Response:
        """The content as an answer: in an encoding the requester takes, or only that nothing has changed."""
        content = await self.get(name, stamp, make)
        headers = {"etag": content.tag, "cache-control": cache, "vary": "accept-encoding"}
        if known(request.headers.get("if-none-match", ""), content.tag):
            return Response(status_code=304, headers=headers)
        taken = accepted(request.headers.get("accept-encoding", ""))
        encoding = next((each for each in ("br", "gzip") if each in content.encodings and each in taken), "")
        if encoding:
            headers["content-encoding"] = encoding
        return Response(content.encodings[encoding], 200, headers, content.media)

    async def file(self, request: Request, file: Path, cache: str = REVALIDATE) -> Response:
        """A file as an answer."""
        return await self.answer(request, str(file), stamp(file), lambda: file_content(file), cache)


def known(header: str, tag: str) -> bool:
    """Whether the requester has the content already (If-None-Match)."""
    tags = [each.strip().removeprefix("W/") for each in header.split(",")]
    return "*" in tags or tag.removeprefix("W/") in tags


def accepted(header: str) -> set[str]:
    """The encodings of Accept-Encoding that are not refused."""
    encodings = set()
    for each in header.lower().split(","):
        name, _, quality = each.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            encodings.add(name.strip())
    return encodings
