"""The bodies of the HTTP API about people: accounts, sessions, preferences, conduct."""

from typing import Annotated

import msgspec

from tamaya.wire.actions import Message, Part
from tamaya.wire.messages import MAX_NAME

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME)]
# As long as a line in a form; what makes a good one, the server says.
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=128)]
UserId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
PreferenceKey = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
PreferenceValue = Annotated[str, msgspec.Meta(max_length=400)]


class MutedPerson(Part, frozen=True):
    """Somebody whose talk one doesn't want to hear, and what they were called then."""

    user: str
    name: str


class Me(Message, frozen=True, tag="me"):
    """``GET /api/me``: who the visitor is (a guest is made on the first visit); ``PUT /api/me`` takes :class:`NewName`.

    ``claimed``: the name is theirs, with a password. ``preferences``: what they chose, on whatever device.
    """

    user: str
    name: str
    claimed: bool = False
    admin: bool = False
    preferences: dict[str, str] = msgspec.field(default_factory=dict)
    muted: tuple[MutedPerson, ...] = ()


class NewName(Message, frozen=True, tag="new_name"):
    """A person's name from now on, at new tables."""

    name: Name


class Claim(Message, frozen=True, tag="claim"):
    """``POST /api/account``: a guest makes a name theirs. They stay who they are, with all of their seats and games."""

    name: Name
    password: Password


class Claimed(Message, frozen=True, tag="claimed"):
    """What comes of it: ``codes`` are shown this once; each lets one in once without the password."""

    me: Me
    codes: tuple[str, ...]


class Account(Message, frozen=True, tag="account"):
    """``GET /api/account``: one's own account. ``since`` is in milliseconds since 1970; ``devices`` are signed in."""

    name: str
    since: int
    codes: int
    devices: int


class SignIn(Message, frozen=True, tag="sign_in"):
    """``POST /api/session``: be somebody with an account, here too."""

    name: Name
    password: Password


class Recover(Message, frozen=True, tag="recover"):
    """``POST /api/session/recovery``: the same with a code and a new password; every other device is signed out."""

    name: Name
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    password: Password


class SignOut(Message, frozen=True, tag="sign_out"):
    """``POST /api/session/end``: be a new guest here, or ``everywhere``."""

    everywhere: bool = False


class NewPassword(Message, frozen=True, tag="new_password"):
    """``PUT /api/account/password``: every other device is signed out."""

    old: Password
    new: Password


class Confirm(Message, frozen=True, tag="confirm"):
    """``POST /api/account/codes``: fresh codes. ``POST /api/account/removal``: remove the account (a guest has no password)."""

    password: Password | None = None


class Codes(Message, frozen=True, tag="codes"):
    """Fresh recovery codes, shown this once; those from before are worth nothing any more."""

    codes: tuple[str, ...]


class Preferences(Message, frozen=True, tag="preferences"):
    """``PUT /api/me/preferences``: what one chose, learnt or noted in the browser since the last time; what is empty is forgotten."""

    values: Annotated[dict[PreferenceKey, PreferenceValue], msgspec.Meta(max_length=40)]


class Mute(Message, frozen=True, tag="mute"):
    """``PUT /api/me/muted``: hear somebody's talk no more, or again."""

    user: UserId
    muted: bool = True


class Report(Message, frozen=True, tag="report"):
    """``POST /api/reports``: somebody at a table behaves badly. What they said there is kept with it."""

    table: Annotated[str, msgspec.Meta(max_length=64)]
    user: UserId
    reason: Reason


class Ok(Message, frozen=True, tag="ok"):
    """It is done."""


AccountBody = (
    Me
    | NewName
    | Claim
    | Claimed
    | Account
    | SignIn
    | Recover
    | SignOut
    | NewPassword
    | Confirm
    | Codes
    | Preferences
    | Mute
    | Report
    | Ok
)
