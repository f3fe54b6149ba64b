"""Mail goes only where it is wanted: one to an address until it is confirmed, then so many a day, in our own words."""

import json
import sqlite3
import ssl
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from consigliere.server.people import mail_limits, notices
from consigliere.server.people.mail import Mailer, Unencrypted, harmless, mailbox_of
from consigliere.server.storage.store import now
from tests.server.mailbox import Mailbox, certificate, confirmation
from tests.server.running import Running, running, seated

NEVER = 1e9  # seconds: the tests make the rounds themselves
DAY = mail_limits.DAY


class Time:
    """The time that mails are counted by."""

    def __init__(self) -> None:
        self.later = 0

    def now(self) -> int:
        """Instead of the server's own."""
        return now() + self.later


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """Days that pass when they are told to."""
    found = Time()
    for module in (mail_limits, notices):
        monkeypatch.setattr(module, "now", found.now)
    return found


@pytest.fixture
def server(tmp_path: Path, mailbox: Mailbox) -> Iterator[Running]:
    """A server with mail."""
    with started(tmp_path, mailbox) as found:
        yield found


def started(folder: Path, mailbox: Mailbox, **more: Any) -> Any:
    """The same, with other settings."""
    url = f"smtp://127.0.0.1:{mailbox.server_address[1]}/table@example.org"
    return running(folder, mail=url, notice_wait=0.0, notice_look=NEVER, **more)


def look(server: Running) -> None:
    """One round of what goes on by itself."""
    server.inside(server.app.state.notices.round)


def want(person: httpx.Client, address: str | None, name: str = "Anna") -> dict[str, Any]:
    """Enters an address; returns what the page is told."""
    answer = person.post("/api/me", json={"name": name, "mail": address})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()["me"]
    return found


def confirmed(server: Running, mailbox: Mailbox, name: str, address: str) -> httpx.Client:
    """A person whose address is confirmed."""
    person = server.person(name)
    want(person, address, name)
    look(server)
    to, letter = mailbox.letters.pop()
    assert to == address
    assert server.stranger().post("/api/mail/confirm", json={"token": confirmation(letter)}).status_code == 200
    return person


def new_turn(server: Running, people: list[httpx.Client]) -> None:
    """It is the turn of the first or the second at another table."""
    seated(people, "signorie", name="Sunday")


# ---- confirming


def test_an_address_gets_one_mail_until_it_is_confirmed(server: Running, mailbox: Mailbox, time: Time) -> None:
    anna, bruno = server.person("Anna"), server.person("Bruno")
    assert want(anna, "anna@example.org")["mail_confirmed"] is False
    for _ in range(3):
        new_turn(server, [anna, bruno])
        want(anna, "anna@example.org")
        look(server)
    assert [to for to, _ in mailbox.letters] == ["anna@example.org"]
    for address in ("anna@example.org", "Anna+more@example.org", "an.na@EXAMPLE.org"):
        for n in range(2):  # whoever else names it
            want(server.person("Other"), address, f"Other {n}")
            look(server)
    assert len(mailbox.letters) == 1
    token = confirmation(mailbox.letters[0][1])
    assert anna.get("/api/me").json()["me"]["mail_confirmed"] is False
    assert server.stranger().post("/api/mail/confirm", json={"token": token}).status_code == 200  # on any device
    assert anna.get("/api/me").json()["me"]["mail_confirmed"] is True
    again = server.stranger().post("/api/mail/confirm", json={"token": token})
    assert (again.status_code, again.json()["error"]) == (401, "invalid-token")  # it works once
    want(anna, "anna@example.org")
    look(server)
    assert anna.get("/api/me").json()["me"]["mail_confirmed"] is True
    assert sum(1 for _, letter in mailbox.letters if "confirm" in letter.get_content()) == 1
    with closing(sqlite3.connect(server.settings.database)) as connection:
        assert token not in "\n".join(connection.iterdump())


def test_a_link_is_good_for_a_week_and_another_comes_after_a_month(
    server: Running, mailbox: Mailbox, time: Time
) -> None:
    anna = server.person("Anna")
    want(anna, "anna@example.org")
    look(server)
    first = confirmation(mailbox.letters[0][1])
    time.later = (mail_limits.LINK_DAYS + 1) * DAY
    assert server.stranger().post("/api/mail/confirm", json={"token": first}).status_code == 401
    want(anna, "anna@example.org")
    look(server)
    assert len(mailbox.letters) == 1
    time.later = (mail_limits.ASK_AGAIN_DAYS + 1) * DAY
    want(anna, "anna@example.org")
    look(server)
    assert len(mailbox.letters) == 2
    assert server.stranger().post("/api/mail/confirm", json={"token": first}).status_code == 401
    token = confirmation(mailbox.letters[1][1])
    assert server.stranger().post("/api/mail/confirm", json={"token": token}).status_code == 200


def test_a_link_to_one_address_never_confirms_another(server: Running, mailbox: Mailbox) -> None:
    anna = server.person("Anna")
    want(anna, "anna@example.org")
    look(server)
    token = confirmation(mailbox.letters[0][1])
    want(anna, "victim@example.org")
    assert server.stranger().post("/api/mail/confirm", json={"token": token}).status_code == 401
    limits = server.mail_limits

    async def change_while_it_is_asked() -> str | None:
        (asked,) = await limits.new_addresses()
        await server.people.change(asked, mail="other@example.org")
        return await limits.begin_to_ask(asked)

    late = server.inside(change_while_it_is_asked)
    assert late is not None
    assert server.stranger().post("/api/mail/confirm", json={"token": late}).status_code == 401
    assert anna.get("/api/me").json()["me"]["mail_confirmed"] is False


def test_one_person_has_few_addresses_asked(server: Running, mailbox: Mailbox, time: Time) -> None:
    anna = server.person("Anna")
    codes = []
    for n in range(6):
        codes.append(anna.post("/api/me", json={"name": "Anna", "mail": f"victim{n}@example.org"}).status_code)
        look(server)
    assert codes == [200] * mail_limits.ASKS_PER_DAY + [429] * (6 - mail_limits.ASKS_PER_DAY)
    assert len(mailbox.letters) == mail_limits.ASKS_PER_DAY
    time.later = DAY
    assert anna.post("/api/me", json={"name": "Anna", "mail": "late@example.org"}).status_code == 200


def test_one_network_has_few_addresses_asked_whoever_it_says_it_is(
    tmp_path: Path, mailbox: Mailbox, clock: object
) -> None:
    page = "http://games.example"
    with started(tmp_path, mailbox, public_url=page) as server:
        codes = []
        for n in range(15):
            many = server.person(f"Many {n}", origin=page, **{"x-forwarded-for": "192.0.2.7"})
            codes.append(many.post("/api/me", json={"name": "Many", "mail": f"victim{n}@example.org"}).status_code)
        assert codes == [200] * 10 + [429] * 5


def test_a_mail_that_could_not_be_sent_is_tried_again(server: Running, mailbox: Mailbox) -> None:
    anna = server.person("Anna")
    want(anna, "anna@example.org")
    mailbox.refusing = True
    for _ in range(mail_limits.ASKS_PER_DAY + 2):
        look(server)
    assert mailbox.letters == []
    mailbox.refusing = False
    look(server)
    look(server)
    assert len(mailbox.letters) == 1


def test_an_address_from_before_is_asked_when_there_is_something_to_say(server: Running, mailbox: Mailbox) -> None:
    anna, bruno = server.person("Anna"), server.person("Bruno")
    people = server.people

    async def as_it_was(cookie: str) -> None:
        person = await people.of_cookie(cookie)
        assert person is not None
        await people.change(person, mail="old@example.org", mail_state=None)

    for person in (anna, bruno):
        server.inside(lambda: as_it_was(person.cookies["consigliere"]))  # noqa: B023
    look(server)
    assert mailbox.letters == []
    new_turn(server, [anna, bruno])
    look(server)
    look(server)
    assert [(to, "confirm" in letter["Subject"] or "want" in letter["Subject"]) for to, letter in mailbox.letters] == [
        ("old@example.org", True)
    ]


@pytest.mark.parametrize("wrong", ["anna", "a@b", "à@example.org", "a@b.c,d@e.f", "a@b.c\r\nBcc: d@e.f", "<a@b.c>"])
def test_what_is_no_address_is_refused(server: Running, wrong: str) -> None:
    answer = server.stranger().post("/api/me", json={"name": "Anna", "mail": wrong})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")


def test_who_is_forgotten_gets_no_mail(server: Running, mailbox: Mailbox) -> None:
    anna = server.person("Anna")
    want(anna, "anna@example.org")
    look(server)
    token = confirmation(mailbox.letters[0][1])
    assert anna.delete("/api/me").status_code == 200
    assert server.stranger().post("/api/mail/confirm", json={"token": token}).status_code == 401


# ---- how many, and what they say


def test_an_address_gets_only_so_many_mails_a_day(
    server: Running, mailbox: Mailbox, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert mail_limits.MAILS_PER_DAY <= 30
    monkeypatch.setattr(mail_limits, "MAILS_PER_DAY", 3)
    people = [confirmed(server, mailbox, name, f"{name}@example.org") for name in ("anna", "bruno")]
    for _ in range(12):
        new_turn(server, people)
        look(server)
    by_address = {name: [letter for to, letter in mailbox.letters if to.startswith(name)] for name in ("anna", "bruno")}
    assert sorted(len(letters) for letters in by_address.values())[-1] == 3
    assert all(len(letters) <= 3 for letters in by_address.values())
    full = next(letters for letters in by_address.values() if len(letters) == 3)
    said = ["the last message" in letter.get_content() for letter in full]
    assert said == [False, False, True]
    mailbox.letters.clear()
    time.later = DAY
    look(server)
    assert 1 <= len(mailbox.letters) <= 6  # what still waits comes the next day


SPAM = 'Win at http://evil.example/x now www.evil.example evil。example \u202ebuy@evil.example "quoted"'


def test_what_people_wrote_is_no_subject_and_no_link(server: Running, mailbox: Mailbox) -> None:
    people = [confirmed(server, mailbox, name, f"{name}@example.org") for name in ("anna", "bruno")]
    for person in people:
        assert person.post("/api/me", json={"name": "evil.example/y"}).status_code == 200
    table = seated(people, "signorie", name=SPAM[:78])["table"]
    look(server)
    ((_, letter),) = mailbox.letters
    text = letter.get_content()
    assert letter["Subject"] == "Consigliere: it is your turn"
    assert [word for word in text.split() if "://" in word] == [f"{server.settings.address}/t/{table}"]
    ours = text.replace(server.settings.address, "").replace("Consigliere", "")
    assert "evil.example" not in ours
    assert "@" not in ours
    assert 'as its host wrote it: "Win at http evil example' in text
    assert all(c.isprintable() or c in "\r\n" for c in text)
    stranger = server.person("Spam")
    assert stranger.post("/api/me", json={"name": "evil.example/z", "mail": "victim@example.org"}).status_code == 200
    look(server)
    to, question = mailbox.letters[-1]
    assert to == "victim@example.org"
    assert "evil" not in question["Subject"]
    assert "evil.example" not in question.get_content()
    assert 'The name they wrote there: "evil example z"' in question.get_content()


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        (SPAM, "Win at http evil example x now www evil example evil example buy evil example quoted"),
        ("Zoë's 3rd – ПРИВЕТ!", "Zoë's 3rd ПРИВЕТ!"),
        ("हिन्दी", "हिन्दी"),
        ("a\r\nBcc: b@c.d\x1b[31m", "a Bcc b c d 31m"),
        ("evil．example／x", "evil example x"),
    ],
)
def test_only_letters_and_digits_are_left(written: str, kept: str) -> None:
    assert harmless(written) == kept


def test_different_spellings_lead_to_one_mailbox() -> None:
    assert len({mailbox_of(each) for each in ("a.b+c@d.org", "AB@D.ORG", "ab+x@d.org")}) == 1
    assert mailbox_of("ab@d.org") != mailbox_of("ac@d.org")


def test_nothing_of_it_is_in_the_log(server: Running, mailbox: Mailbox, caplog: pytest.LogCaptureFixture) -> None:
    confirmed(server, mailbox, "anna", "anna@example.org")
    said = json.dumps([record.__dict__ for record in caplog.records], default=str)
    assert "anna@example.org" not in said


# ---- the mail server


@pytest.fixture
def offering(mailbox: Mailbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Mailbox:
    """A mail server that offers STARTTLS and takes passwords; its certificate is trusted."""
    trusted, mailbox.secure = certificate(tmp_path)
    mailbox.takes_passwords = True
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
    return mailbox


def postman(mailbox: Mailbox, scheme: str, user: str = "") -> Mailer:
    """A client of a mail server."""
    return Mailer(f"{scheme}://{user}127.0.0.1:{mailbox.server_address[1]}/table@example.org")


def heard(mailbox: Mailbox, verb: str) -> list[bool]:
    """Whether each command of a kind came encrypted."""
    return [encrypted for encrypted, line in mailbox.heard if line.upper().startswith(verb)]


@pytest.mark.parametrize("user", ["", "anna:secret@"])
@pytest.mark.parametrize("scheme", ["smtp", "smtp+starttls"])
def test_where_starttls_is_offered_mails_and_passwords_are_encrypted(offering: Mailbox, scheme: str, user: str) -> None:
    postman(offering, scheme, user).send("anna@example.org", "Subject", "Text")
    assert [to for to, _ in offering.letters] == ["anna@example.org"]
    assert heard(offering, "AUTH") == [True] * bool(user)
    assert heard(offering, "MAIL") == [True]


@pytest.mark.parametrize("url", [("smtp", "anna:secret@"), ("smtp", "anna@"), ("smtp+starttls", "")])
def test_where_starttls_is_not_offered_no_password_is_sent(mailbox: Mailbox, url: tuple[str, str]) -> None:
    mailbox.takes_passwords = True
    with pytest.raises(Unencrypted, match="does not offer STARTTLS"):
        postman(mailbox, *url).send("anna@example.org", "Subject", "Text")
    assert (heard(mailbox, "AUTH"), heard(mailbox, "MAIL"), mailbox.letters) == ([], [], [])


def test_a_mail_without_a_password_is_sent_where_starttls_is_not_offered(mailbox: Mailbox) -> None:
    postman(mailbox, "smtp").send("anna@example.org", "Subject", "Text")
    assert heard(mailbox, "MAIL") == [False]
    assert len(mailbox.letters) == 1


def test_a_certificate_that_is_not_trusted_gets_no_password_but_is_better_than_none(
    offering: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    with pytest.raises(ssl.SSLCertVerificationError):
        postman(offering, "smtp", "anna:secret@").send("anna@example.org", "Subject", "Text")
    assert heard(offering, "AUTH") == []
    postman(offering, "smtp").send("anna@example.org", "Subject", "Text")
    assert heard(offering, "MAIL") == [True]


def test_a_password_is_sent_in_clear_only_where_the_host_says_so(mailbox: Mailbox) -> None:
    mailbox.takes_passwords = True
    postman(mailbox, "smtp+insecure", "anna:secret@").send("anna@example.org", "Subject", "Text")
    assert heard(mailbox, "AUTH") == [False]


@pytest.mark.parametrize("refusing", [True, False])
def test_the_log_has_the_reply_of_the_mail_server_without_addresses(
    server: Running, mailbox: Mailbox, caplog: pytest.LogCaptureFixture, refusing: bool
) -> None:
    mailbox.refusing, mailbox.unknown = refusing, {"anna@example.org"}
    want(server.person("Anna"), "anna@example.org")
    look(server)
    (said,) = [record.__dict__ for record in caplog.records if "reply" in record.__dict__]
    if refusing:
        assert (said["msg"], said["problem"]) == ("sending an email failed", "SMTPSenderRefused")
        assert said["reply"] == "451 4.7.1 <…>: not now"
    else:
        assert (said["msg"], said["reply"]) == ("email address rejected", "550 5.1.1 <…>: no such person")


def test_the_log_says_why_no_password_was_sent(
    tmp_path: Path, mailbox: Mailbox, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"smtp://anna:secret@127.0.0.1:{mailbox.server_address[1]}/table@example.org"
    with running(tmp_path, mail=url, notice_wait=0.0, notice_look=NEVER) as server:
        want(server.person("Anna"), "anna@example.org")
        look(server)
    (said,) = [record.__dict__ for record in caplog.records if "reply" in record.__dict__]
    assert said["reply"] == "the server does not offer STARTTLS; nothing was sent"
