"""What whoever keeps order asks of a server, by the command line or the admin page; and what it answers.

``who`` is the name of an account, or anybody's user id.
"""

from typing import Annotated, Literal

import msgspec

from tamaya.wire.actions import Message, Part

Who = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Why = Annotated[str, msgspec.Meta(max_length=300)]


class FindPerson(Message, frozen=True, tag="find_person"):
    """Who that is. Writes nothing down."""

    who: Who


class CloseTable(Message, frozen=True, tag="close_table"):
    """Close a table for good; a running game ends without counting."""

    table: Who
    reason: Why = ""


class Ban(Message, frozen=True, tag="ban"):
    """Shut a person out, or an address (of IPv6 the network of 64 bits)."""

    whom: Literal["user", "address"]
    who: Who
    reason: Why = ""


class Unban(Message, frozen=True, tag="unban"):
    """Let them in again."""

    whom: Literal["user", "address"]
    who: Who


class Silence(Message, frozen=True, tag="silence"):
    """A person may not talk."""

    who: Who
    reason: Why = ""


class Unsilence(Message, frozen=True, tag="unsilence"):
    """They may again."""

    who: Who


class RenamePerson(Message, frozen=True, tag="rename_person"):
    """Call a person otherwise, wherever they have been."""

    who: Who
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class ResetPassword(Message, frozen=True, tag="reset_password"):
    """The password is worth nothing any more and every device is signed out; the answer has a code for a new one."""

    who: Who


class SetAdmin(Message, frozen=True, tag="set_admin"):
    """Let an account keep order, or no more. From the command line only."""

    who: Who
    admin: bool = True


class ListReports(Message, frozen=True, tag="list_reports"):
    """The newest reports, those that are open or those that are closed."""

    closed: bool = False


class CloseReport(Message, frozen=True, tag="close_report"):
    """A report was dealt with."""

    report: int


class ListSanctions(Message, frozen=True, tag="list_sanctions"):
    """Who is shut out or silenced."""


class ListDeeds(Message, frozen=True, tag="list_deeds"):
    """What was done for order last, and by whom."""


AdminCommand = (
    FindPerson
    | CloseTable
    | Ban
    | Unban
    | Silence
    | Unsilence
    | RenamePerson
    | ResetPassword
    | SetAdmin
    | ListReports
    | CloseReport
    | ListSanctions
    | ListDeeds
)


class AdminDone(Message, frozen=True, tag="admin_done"):
    """It is done and written down. ``code``: for a new password, to be handed to its owner."""

    code: str | None = None


class Person(Message, frozen=True, tag="person"):
    """A person, as far as keeping order goes. ``since``: of the account; ``devices`` are signed in."""

    user: str
    name: str
    claimed: bool = False
    admin: bool = False
    banned: bool = False
    silenced: bool = False
    since: int | None = None
    devices: int = 0


class SaidThen(Part, frozen=True):
    """Something that was said before a report."""

    name: str
    user: str | None = None
    text: str | None = None
    phrase: str | None = None


class ReportRow(Part, frozen=True):
    """A report; times in milliseconds since 1970, ``table`` is its id."""

    id: int
    at: int
    reporter: str
    accused: str
    name: str
    table: str
    reason: str
    context: tuple[SaidThen, ...]
    closed_at: int | None = None


class Reports(Message, frozen=True, tag="reports"):
    """Reports, newest first."""

    reports: tuple[ReportRow, ...]


class SanctionRow(Part, frozen=True):
    """Who is shut out or silenced; ``name`` where it is known."""

    kind: Literal["ban", "mute"]
    whom: Literal["user", "address"]
    who: str
    name: str
    reason: str
    at: int


class Sanctions(Message, frozen=True, tag="sanctions"):
    """All in force, newest first."""

    sanctions: tuple[SanctionRow, ...]


class DeedRow(Part, frozen=True):
    """Something that was done; ``actor`` is a user, or ``console``."""

    at: int
    actor: str
    action: str
    target: str
    detail: str


class Deeds(Message, frozen=True, tag="deeds"):
    """What was done, newest first."""

    deeds: tuple[DeedRow, ...]


AdminAnswer = AdminDone | Person | Reports | Sanctions | Deeds
AdminBody = AdminCommand | AdminAnswer
