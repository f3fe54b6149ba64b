"""Requests that schemathesis makes up, sent by different people to tables that are there."""

from typing import Any

import httpx
import schemathesis
from schemathesis import checks
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from consigliere.server.http import endpoint, openapi

CHECKS = [checks.not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SPARED = (("DELETE", "/api/me"), ("DELETE", "/api/me/return"), ("DELETE", endpoint.TABLE))  # the others are to go on
GAME = "corleone"
Case = schemathesis.Case[Any]


def described() -> schemathesis.schemas.BaseSchema:
    """All routes."""
    return schemathesis.openapi.from_dict(openapi.description(tuple(endpoint.ENDPOINTS), "http://127.0.0.1"))


class Scene:
    """A person at two open tables, and a program at the first of them; they and nobody ask in turn."""

    def __init__(self, address: str) -> None:
        self.address = address
        with httpx.Client(base_url=address, timeout=60) as anna:
            assert anna.post("/api/me", json={"name": "Anna"}).status_code == 200
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = [anna.post("/api/tables", json={"game": GAME, "seats": seats, "open": True}) for _ in range(2)]
            cookie = f"consigliere={anna.cookies['consigliere']}"
        self.tables: list[str] = [answer.json()["table"] for answer in made]
        first, second = (answer.json() for answer in made)
        invitation = {"token": first["seats"][0]["token"]}
        claim = httpx.post(f"{address}/api/tables/{self.tables[0]}/claim", json=invitation, timeout=60)
        token = claim.json()["token"]
        self.who: list[dict[str, str]] = [{}, {"cookie": cookie}, {"authorization": f"Bearer {token}"}]
        self.secrets = [cookie.partition("=")[2], token, invitation["token"], first["watch"], second["watch"]]
        self.secrets.append(second["seats"][0]["token"])
        self.seats = [None, 0, 1]  # of those who ask, at the first table
        self.n = 0

    def ask(self, case: Case) -> tuple[int, Any]:
        """Sends a request as the next one in turn; returns who that was, and the answer."""
        self.n += 1
        if "table" in case.path_parameters and self.n % 4:
            case.path_parameters["table"] = self.tables[self.n % 2]
        who = 0 if (case.method, case.path) in SPARED else self.n % 3
        return who, case.call(base_url=self.address, headers=self.who[who], timeout=300)
