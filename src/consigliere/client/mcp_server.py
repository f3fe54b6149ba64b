"""The Model Context Protocol over stdio: a model's own client sits down at one seat. Needs the extra `mcp`."""

import functools
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations

from consigliere.client.tools import Tools
from consigliere.core.errors import Mistake
from consigliere.words import say

READING = ToolAnnotations(read_only_hint=True)
ACTING = ToolAnnotations(read_only_hint=False, destructive_hint=False)


def make(tools: Tools, chat: bool = False) -> MCPServer[Any]:
    """The server with the tools of one seat; writing chat is one of them only where that is wanted."""
    server: MCPServer[Any] = MCPServer(
        "consigliere", instructions=say("mcp-instructions"), version=version("consigliere"), log_level="WARNING"
    )
    offered: list[tuple[str, Callable[..., str], ToolAnnotations]] = [
        ("look", tools.look, READING),
        ("choices", tools.choices, READING),
        ("why", tools.why, READING),
        ("rules", tools.rules, READING),
        ("play", tools.play, ACTING),
    ]
    if chat:
        offered.append(("chat", tools.chat, ACTING))
    for name, tool, annotations in offered:
        about = say(f"mcp-{name}")
        server.add_tool(explained(tool), name, description=about, annotations=annotations, structured_output=False)
    return server


def explained(tool: Callable[..., str]) -> Callable[..., str]:
    """A tool whose mistakes arrive as sentences."""

    @functools.wraps(tool)
    def call(*args: Any, **named: Any) -> str:
        try:
            return tool(*args, **named)
        except Mistake as mistake:
            raise ToolError(mistake.say()) from None

    return call
