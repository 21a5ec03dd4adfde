"""`tamaya admin`: keep order at the server that runs on a data folder."""

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

if TYPE_CHECKING:
    from tamaya.wire.admin import AdminAnswer, AdminCommand

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
    help="Keep order at the server that runs on this machine. WHO is the name of an account, or anybody's user id.",
)

Data = Annotated[Path, typer.Option(envvar="TAMAYA_DATA", help="The server's data folder.")]
Who = Annotated[str, typer.Argument(metavar="WHO", help="Name of an account, or a user id.")]
Reason = Annotated[str, typer.Option(help="Why; written down.")]
Address = Annotated[bool, typer.Option("--address", help="WHO is an address.")]

HERE = Path("tamaya-data")

Answer = TypeVar("Answer")


@app.command()
def who(person: Who, data: Data = HERE) -> None:
    """Tell who that is."""
    from tamaya.wire.admin import FindPerson, Person

    found = _ask(data, FindPerson(person), Person)
    about = [
        word for word, true in (("admin", found.admin), ("banned", found.banned), ("silenced", found.silenced)) if true
    ]
    kind = f"account since {_day(found.since)}, {found.devices} signed in" if found.since is not None else "guest"
    print(f"{found.name}: user {found.user}, {', '.join([kind, *about])}")


@app.command()
def close(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="A table's id or link.")],
    reason: Reason = "",
    data: Data = HERE,
) -> None:
    """Close a table for good; a running game ends without counting."""
    from tamaya.wire.admin import CloseTable

    _do(data, CloseTable(table.rstrip("/").rpartition("/")[2], reason), "The table is closed.")


@app.command()
def ban(person: Who, address: Address = False, reason: Reason = "", data: Data = HERE) -> None:
    """Shut a person out, or an address."""
    from tamaya.wire.admin import Ban

    _do(data, Ban("address" if address else "user", person, reason), f"{person} is shut out.")


@app.command()
def unban(person: Who, address: Address = False, data: Data = HERE) -> None:
    """Let them in again."""
    from tamaya.wire.admin import Unban

    _do(data, Unban("address" if address else "user", person), f"{person} may come in again.")


@app.command()
def silence(person: Who, reason: Reason = "", data: Data = HERE) -> None:
    """Let a person talk no more."""
    from tamaya.wire.admin import Silence

    _do(data, Silence(person, reason), f"{person} may not talk.")


@app.command()
def unsilence(person: Who, data: Data = HERE) -> None:
    """Let them talk again."""
    from tamaya.wire.admin import Unsilence

    _do(data, Unsilence(person), f"{person} may talk again.")


@app.command()
def rename(person: Who, name: Annotated[str, typer.Argument(help="The new name.")], data: Data = HERE) -> None:
    """Call a person otherwise, wherever they have been."""
    from tamaya.wire.admin import RenamePerson

    _do(data, RenamePerson(person, name), f"{person} is called {name}.")


@app.command("reset-password")
def reset_password(person: Who, data: Data = HERE) -> None:
    """Make a password worth nothing and print a code for a new one."""
    from tamaya.wire.admin import ResetPassword

    _do(
        data,
        ResetPassword(person),
        f"{person} is signed out everywhere. With this code they come in once and choose a password:",
    )


@app.command()
def grant(person: Who, data: Data = HERE) -> None:
    """Let an account keep order, on the admin page."""
    from tamaya.wire.admin import SetAdmin

    _do(data, SetAdmin(person, True), f"{person} may keep order.")


@app.command()
def revoke(person: Who, data: Data = HERE) -> None:
    """Take that back."""
    from tamaya.wire.admin import SetAdmin

    _do(data, SetAdmin(person, False), f"{person} may not keep order any more.")


@app.command()
def reports(
    closed: Annotated[bool, typer.Option("--closed", help="Those that were dealt with.")] = False, data: Data = HERE
) -> None:
    """List what people complained of, with what was said."""
    from tamaya.wire.admin import ListReports, Reports

    for report in _ask(data, ListReports(closed), Reports).reports:
        print(f"{report.id}. {_time(report.at)}: {report.name} (user {report.accused}), table {report.table}")
        print(f"   by user {report.reporter}: {report.reason}")
        for said in report.context:
            print(f"   > {said.name}: {said.text or said.phrase}")


@app.command("close-report")
def close_report(number: Annotated[int, typer.Argument(help="The report's number.")], data: Data = HERE) -> None:
    """Note that a report was dealt with."""
    from tamaya.wire.admin import CloseReport

    _do(data, CloseReport(number), f"Report {number} is closed.")


@app.command()
def sanctions(data: Data = HERE) -> None:
    """List who is shut out or silenced."""
    from tamaya.wire.admin import ListSanctions, Sanctions

    for row in _ask(data, ListSanctions(), Sanctions).sanctions:
        whom = f"{row.name} (user {row.who})" if row.whom == "user" else row.who
        print(f"{_time(row.at)}: {'ban' if row.kind == 'ban' else 'silence'} {whom} {row.reason}".rstrip())


@app.command()
def log(data: Data = HERE) -> None:
    """List what was done for order, newest first."""
    from tamaya.wire.admin import Deeds, ListDeeds

    for row in _ask(data, ListDeeds(), Deeds).deeds:
        print(f"{_time(row.at)}: {row.actor}: {row.action} {row.target} {row.detail}".rstrip())


def _do(data: Path, command: "AdminCommand", done: str) -> None:
    from tamaya.wire.admin import AdminDone

    answer = _ask(data, command, AdminDone)
    print(done)
    if answer.code is not None:
        print(answer.code)


def _ask(data: Path, command: "AdminCommand", kind: type[Answer]) -> Answer:
    from tamaya.l10n.catalogue import text
    from tamaya.server.console import ask
    from tamaya.wire.http import Problem

    try:
        answer: AdminAnswer | Problem = ask(data, command)
    except OSError:
        typer.echo(f"No server runs on {data}, or it is somebody else's. Choose its folder with --data DIR.", err=True)
        raise typer.Exit(1) from None
    if isinstance(answer, Problem):
        typer.echo(f"{text('en', f'error-{answer.code}')} [{answer.code}]", err=True)
        raise typer.Exit(1)
    assert isinstance(answer, kind)
    return answer


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _day(at: int) -> str:
    return _time(at)[:10]
