"""Logs for machines: one JSON object per line, never a token, a cookie, a seed or a view."""

import json
import logging
import sys
from datetime import UTC, datetime

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class AsJson(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, who, what, and what was said beside it."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in _PLAIN},
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a line is about the server: a client that sends what is no text is closed, and that is all."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence")


def set_up(level: str = "info") -> None:
    """Everything to stderr; uvicorn's own lines about requests are off: addresses can hold secrets."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = name != "uvicorn.access"
    logging.getLogger("alembic").setLevel("WARNING")
    logging.getLogger("uvicorn.error").setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(is_ours)
