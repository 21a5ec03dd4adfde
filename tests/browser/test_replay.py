"""Looking back at finished games: the replay page, what if, records from elsewhere, one's own games."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.finished import finished
from tests.browser.looks import SIZES, close, complaints, sticks_out
from tests.browser.server import Server

from tamaya.l10n.catalogue import text

RECORDS = Path(__file__).resolve().parents[3] / "shared" / "records"
NAMES = ["Mai", "Nami", "Kaze"]


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots answer at once."""
    server = Server(tmp_path_factory.mktemp("replay"))
    server.start()
    yield server.address
    server.stop()


@pytest.fixture
def person(page: Page, quick: str) -> Page:
    """A page whose visitor the server knows."""
    page.goto(quick)
    page.wait_for_load_state("networkidle")
    return page


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def at(page: Page, move: int) -> None:
    """Expect the replay to stand there."""
    expect(page.locator(f"main.replay[data-move='{move}']")).to_be_visible(timeout=30_000)


def test_slider_keys_and_link(person: Page, quick: str) -> None:
    page = person
    page.goto(quick + finished(page, quick))
    at(page, 0)
    # The table's link is an invitation; the game's own opens nothing else.
    expect(page).to_have_url(re.compile(r"/g/[\w-]{16}"))
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    for key, move in [
        ("ArrowRight", 1),
        ("Shift+ArrowRight", 4),
        ("ArrowLeft", 3),
        ("End", last),
        ("Home", 0),
        ("PageDown", 3),
    ]:
        page.keyboard.press(key)
        at(page, move)
    slider = page.get_by_role("slider")
    slider.fill("7")
    at(page, 7)
    slider.focus()
    page.keyboard.press("ArrowRight")
    at(page, 8)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^Move 8 of {last}"))
    page.wait_for_timeout(300)
    link = page.url
    assert "move=8" in link
    page.goto(quick)
    page.goto(link)
    at(page, 8)
    page.locator("body").press(" ")
    expect(page.locator("main.replay[data-move='9']")).to_be_visible()
    page.get_by_role("button", name="Pause").click()


def test_review_shows_the_right_names_and_each_ones_view(person: Page, quick: str) -> None:
    page = person
    page.goto(f"{quick}{finished(page, quick)}?move=5")
    at(page, 5)
    for name in NAMES:
        expect(page.get_by_role("region", name=f"{name}’s hand")).to_be_visible()
        assert page.get_by_role("region", name=f"{name}’s hand").get_by_text(re.compile(f"{name}, 1st card: ")).count()
    assert not page.get_by_text("You told").count()
    page.get_by_label("Whose eyes").select_option(label="Nami’s view")
    own = page.get_by_role("region", name="Nami’s hand")
    assert not own.get_by_text(re.compile("card: ")).count()
    own.locator("[data-card]").first.click()
    expect(page.get_by_role("region", name="What was known of it")).to_contain_text("What Nami could tell of it")
    page.keyboard.press("e")
    assert own.get_by_text(re.compile("card: ")).count()


def test_what_bots_thought_is_told_after_the_game(person: Page, quick: str) -> None:
    page = person
    page.goto(quick + finished(page, quick))
    at(page, 0)
    game = page.url.split("/g/")[1].split("?")[0]
    replay = page.evaluate(f"fetch('/api/games/{game}').then(answer => answer.json())")
    told = [note for note in replay["notes"] if "reason" in note]
    assert len(told) > 10
    seats = {"giver", "seat", "target"}
    # One of each kind that came up; seats are people there.
    for note in {note["reason"]["id"]: note for note in told}.values():
        said = note["reason"].get("arguments", {})
        words = text("en", note["reason"]["id"], **{k: NAMES[v] if k in seats else v for k, v in said.items()})
        page.get_by_role("slider").fill(str(note["move"]))
        at(page, note["move"])
        expect(page.locator(".reason")).to_contain_text(words)


def test_the_log_leads_to_the_move_and_follows(person: Page, quick: str) -> None:
    page = person
    resize(page, "desktop")
    page.goto(f"{quick}{finished(page, quick)}?move=12")
    log = page.get_by_role("list", name="What happened")
    expect(log.locator("[aria-current]").first).to_be_in_viewport()
    log.get_by_role("button", name=re.compile("^4 ")).first.click()
    at(page, 4)
    expect(log.locator("[aria-current]").first).to_be_in_viewport()


def test_no_play_by_accident_from_the_replay_view(person: Page, quick: str) -> None:
    page = person
    sent: list[str] = []
    page.on("request", lambda request: sent.append(f"{request.method} {request.url}"))
    page.goto(f"{quick}{finished(page, quick)}?move=5")
    at(page, 5)
    sent.clear()
    for key in ("p", "d", "c", "Enter", "1", "Enter"):
        page.keyboard.press(key)
    page.locator("[data-card]").first.click()
    for key in ("p", "d", "c", "Enter"):
        page.keyboard.press(key)
    assert not page.locator("[data-action]").count()
    assert [request for request in sent if "/api/" in request or "/ws/" in request] == []
    assert not page.locator("main.what-if").count()


def test_a_branch_is_no_game(person: Page, quick: str) -> None:
    page = person
    page.goto(f"{quick}{finished(page, quick)}?move=1")
    at(page, 1)
    page.get_by_role("button", name="What if…").click()
    expect(page.locator("main.what-if")).to_be_visible()
    expect(page.get_by_text("Not the game: tried from move 1 on.")).to_be_visible()
    page.locator("[data-own]").first.click()
    page.wait_for_timeout(400)
    page.locator('[data-action="play"]').click()
    at(page, 2)
    # By hand for whoever is next, too.
    page.locator("[data-own]").last.click()
    page.wait_for_timeout(400)
    page.locator('[data-action="play"]').click()
    at(page, 3)
    page.get_by_role("button", name="one move").click()
    at(page, 4)
    page.wait_for_timeout(300)
    link = page.url
    assert "after=1" in link
    page.goto(quick)
    page.goto(link)
    at(page, 4)
    expect(page.locator("main.what-if")).to_be_visible()
    page.get_by_role("button", name="to the end", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible(timeout=60_000)
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="to the end", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator("main.what-if")).to_have_count(0)
    at(page, 1)


def test_back_out_of_a_branch_is_the_game_where_it_was_left(person: Page, quick: str) -> None:
    page = person
    resize(page, "phone")
    page.goto(quick)
    page.goto(f"{quick}{finished(page, quick)}?move=3")
    at(page, 3)
    page.get_by_role("button", name="What if…").click()
    page.locator("[data-own]").first.click()
    page.wait_for_timeout(400)
    page.locator(':is([data-action="discard"], [data-action="play"]):enabled').last.click()
    at(page, 4)
    page.locator("[data-own]").first.click()
    expect(page.locator("[data-tray]")).to_be_visible()
    # The card first, then the branch, then the page.
    page.go_back()
    expect(page.locator("[data-tray]")).to_have_count(0)
    expect(page.locator("main.what-if")).to_be_visible()
    page.go_back()
    expect(page.locator("main.what-if")).to_have_count(0)
    at(page, 3)
    page.wait_for_function("() => !location.search.includes('after=') && location.search.includes('move=3')")
    page.go_back()
    expect(page.get_by_test_id("play-now")).to_be_visible()


def test_comments_after_the_end(person: Page, quick: str, browser: Browser) -> None:
    page = person
    resize(page, "desktop")
    page.goto(f"{quick}{finished(page, quick)}?move=3")
    page.get_by_role("button", name="Comments").click()
    page.get_by_label("Your comment on the position after move 3").fill("Why <b>that</b> one?")
    page.get_by_role("button", name="Write it").click()
    expect(page.get_by_text("Why <b>that</b> one?")).to_be_visible()
    context = browser.new_context(locale="en-GB")
    friend = context.new_page()
    friend.goto(page.url.split("?")[0])
    friend.get_by_role("button", name="Comments (1)").click()
    friend.get_by_role("button", name="after move 3").click()
    at(friend, 3)
    expect(friend.get_by_role("button", name="Remove")).to_have_count(0)
    context.close()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("Nobody has written anything yet.")).to_be_visible()


def looks_right(page: Page) -> list[str]:
    """What sticks out and what axe says."""
    return [*sticks_out(page), *complaints(page)]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES)
def test_how_it_looks(person: Page, quick: str, size: str, theme: str) -> None:
    page = person
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    resize(page, size)
    page.goto(f"{quick}{finished(page, quick, 5)}?move=14&view=2")
    at(page, 14)
    assert looks_right(page) == []
    page.locator("[data-card]").nth(3).click()
    expect(page.get_by_role("region", name="What was known of it")).to_be_visible()
    assert looks_right(page) == []
    for part in ("Log", "Analysis", "Comments"):
        page.get_by_role("button", name=part).first.click()
        page.wait_for_timeout(300)
        assert looks_right(page) == []
        if size == "phone":
            page.keyboard.press("Escape")
            page.wait_for_timeout(200)
    page.keyboard.press("w")
    expect(page.locator("main.what-if")).to_be_visible()
    assert looks_right(page) == []
    page.keyboard.press("Escape")
    close(page)
    for path in ("/history", "/replay"):
        page.goto(quick + path)
        page.wait_for_load_state("networkidle")
        assert looks_right(page) == []


@pytest.mark.skipif(not RECORDS.is_dir(), reason="no recorded games here")
def test_a_record_from_elsewhere_is_opened(browser: Browser, quick: str) -> None:
    # A page of its own: what the server refuses stands on the console.
    page = browser.new_page()
    record = min(RECORDS.rglob("hanabi_live_tests/**/*.json"), default=None) or min(RECORDS.rglob("*.json"))
    page.goto(f"{quick}/replay")
    page.get_by_label("A record (JSON)").fill("hello")
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("alert")).to_contain_text("isn’t a record")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator("main.replay")).to_be_visible()
    expect(page.get_by_text("Replay of a game from elsewhere")).to_be_visible()
    names = json.loads(record.read_text("utf-8"))["players"]
    for name in names:
        expect(page.get_by_role("region", name=f"{name}’s hand")).to_be_visible()
    page.close()


def test_what_was_worked_out(person: Page, quick: str) -> None:
    page = person
    resize(page, "desktop")
    page.goto(f"{quick}{finished(page, quick, hasty=True)}?move=2")
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Work it out").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.get_by_role("button", name="Work it out").click()
    expect(page.get_by_text(re.compile("^Everything could still|^Not everything|^Whether it could"))).to_be_visible(
        timeout=120_000
    )
    agreed = page.get_by_text(re.compile(r"Club player would have done the same in \d+ of \d+ moves"))
    expect(agreed.last).to_be_visible()
    assert looks_right(page) == []
    # It is kept: whoever comes later has it at once.
    page.reload()
    page.get_by_role("button", name="Analysis").click()
    expect(page.get_by_text("Club player would:")).to_be_visible()
    # How much it would have been worth, and how sure that is.
    page.get_by_role("button", name="Next difference").click()
    expect(page.get_by_test_id("lead")).to_contain_text(
        re.compile(
            r"^Played to the end \d+ times by Club player, .*: [+−]?\d+\.\d ± \d+\.\d points against what was done\.$"
        )
    )
    way = page.get_by_role("button", name="Show a way to win it")
    if way.count():
        way.click()
        expect(page.locator("main.what-if")).to_be_visible()
        page.keyboard.press("End")
        expect(page.get_by_text("Every firework is complete. What a show!").first).to_be_visible()


def test_who_comes_back_finds_what_is_being_worked_out(person: Page, quick: str) -> None:
    page = person
    resize(page, "desktop")
    page.goto(quick + finished(page, quick, hasty=True))
    page.get_by_role("button", name="Analysis").click()
    page.get_by_label("Which bot").select_option("search")
    page.get_by_role("button", name="Work it out").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Analysis").click()
    expect(page.get_by_label("Which bot")).to_have_value("search")
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    page.evaluate("localStorage.removeItem('tamaya.advisor')")


def test_the_deck_is_played_again(person: Page, quick: str) -> None:
    page = person
    path = finished(page, quick)
    page.goto(quick + path)
    at(page, 0)
    hands = faces(page.locator("[data-card] .spoken").all_text_contents()[5:15])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play this deck").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    expect(page.locator("main.board:not(.replay)")).to_be_visible()
    dealt = faces(page.locator("[data-card]:not([data-own]) .spoken").all_text_contents())
    # Where a bot comes first it may have moved by now: one card of its hand is another then.
    for then, now in ((hands[:5], dealt[:5]), (hands[5:], dealt[5:])):
        assert (Counter(then) & Counter(now)).total() >= 4


def faces(labels: list[str]) -> list[str]:
    """What the cards show, of labels like "Nami, 1st card: green 5"."""
    return [label.split(": ")[1].split(",")[0] for label in labels]


def test_friends_are_invited_to_the_deck(person: Page, quick: str) -> None:
    page = person
    page.goto(quick + finished(page, quick, players=2))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="With friends").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    told = page.get_by_test_id("same-cards")
    expect(told).to_contain_text("The cards of a game that has ended will be dealt here once more.")
    expect(told).to_contain_text("Already seen by Mai.")
    assert looks_right(page) == []
    page.get_by_role("button", name="Add a bot to seat 2").click()
    page.get_by_role("button", name=re.compile("^Beginner")).click()
    page.get_by_test_id("start").click()
    expect(page.locator("main.board:not(.replay)")).to_be_visible()


def test_ones_games_are_found_again(person: Page, quick: str) -> None:
    page = person
    table = finished(page, quick).removesuffix("/g/1")
    page.goto(quick + table)
    page.get_by_role("link", name="Look back").click()
    expect(page.locator("main.replay")).to_be_visible()
    page.goto(quick)
    page.get_by_role("link", name="My games").click()
    page.wait_for_url(re.compile("/history"))
    rows = page.locator("main ol a")
    expect(rows).to_have_count(1)
    expect(rows.first).to_contain_text("Nami (Beginner)")
    page.get_by_label("Who was there").fill("jonas")
    expect(page.get_by_text("None of your games is like that.")).to_be_visible()
    page.get_by_label("Who was there").fill("KAZE nami")
    expect(rows).to_have_count(1)
    # The address says what is looked for.
    expect(page).to_have_url(re.compile(r"/history\?names=KAZE\+nami$"))
    page.reload()
    expect(page.get_by_label("Who was there")).to_have_value("KAZE nami")
    expect(rows).to_have_count(1)
    expect(page.get_by_role("heading", name="By variant")).to_be_visible()
    plots = page.locator("figure")
    expect(plots).to_have_count(2)
    page.get_by_role("button", name="Normal, 3 players").click()
    expect(plots).to_have_count(4)
    page.locator("summary").last.click()
    expect(plots.last.locator("tbody tr")).to_have_count(1)
    assert looks_right(page) == []
    rows.first.click()
    expect(page.locator("main.replay")).to_be_visible()
