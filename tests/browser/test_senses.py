"""WCAG 2.2 where axe can't look: forced colours, zoom, text spacing, shapes, target sizes, focus that something lies over."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations, count
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.looks import sticks_out
from tests.browser.server import Server
from tests.browser.test_screens import PAGES, Open, Visit, address

SHAPES_DIFFER = 0.45
"""Of the ink that either of two suits has, at least so much is not shared, however the two are laid over each other."""
LEAST_TARGET = 24
"""CSS pixels, WCAG 2.5.8."""

SETTLED = 400
"""Milliseconds after which a page that has its heading has the rest too."""

VISITS = count(1)

EVERY_PAGE: dict[str, Open] = {**PAGES, "design": address("/design")}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server into whose data tables are written."""
    own = Server(tmp_path_factory.mktemp("senses"))
    own.start()
    yield own
    own.stop()


@contextmanager
def visiting(browser: Browser, server: Server, language: str = "en", **how: Any) -> Iterator[Visit]:
    """Somebody who comes with another kind of screen, eyes or settings."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", **how)
    context.set_default_timeout(20_000)
    yield Visit(context.new_page(), server, language, mark=str(next(VISITS)))
    context.close()


def found_on(visit: Visit, size: tuple[int, int], look: Callable[[Page], list[str]]) -> dict[str, list[str]]:
    """What is wrong on each page at that size; pages with which nothing is wrong are left out."""
    found = {}
    for name, opening in EVERY_PAGE.items():
        visit.page.set_viewport_size({"width": size[0], "height": size[1]})
        opening(visit)
        visit.page.wait_for_timeout(SETTLED)
        visit.page.evaluate("document.fonts.ready.then(() => null)")
        if bad := look(visit.page):
            found[name] = bad
    return found


# ------------------------------------------------------------------ shapes

INK = """async ([html, size]) => {
  const canvas = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true });
  const black = html.replace(/var\\([^)]*\\)+|currentColor/g, '#000').replace(/ (width|height)="\\d+"/g, ` $1="${size}"`)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const picture = new Image(size, size);
  picture.src = 'data:image/svg+xml,' + encodeURIComponent(black);
  await picture.decode();
  canvas.drawImage(picture, 0, 0, size, size);
  return [...canvas.getImageData(0, 0, size, size).data].filter((_, at) => at % 4 === 3).map((alpha) => alpha > 127);
}"""
"""The pixels that an emblem covers, drawn in black whatever its colours are."""


def shifted(ink: list[bool], size: int, dx: int, dy: int) -> frozenset[tuple[int, int]]:
    return frozenset((at % size + dx, at // size + dy) for at, covered in enumerate(ink) if covered)


def unlike(one: list[bool], other: list[bool], size: int) -> float:
    """The share of ink that two shapes don't have in common, at the best of all shifts by a tenth of their size."""
    still = shifted(one, size, 0, 0)
    most = size // 10
    shifts = [(dx, dy) for dx in range(-most, most + 1) for dy in range(-most, most + 1)]
    return min(len(still ^ moved) / len(still | moved) for moved in (shifted(other, size, *by) for by in shifts))


@pytest.mark.parametrize(("drawn", "size"), [(48, 44), (16, 20)], ids=["44 px", "20 px"])
def test_seven_suits_are_told_apart_by_shape_alone(browser: Browser, server: Server, drawn: int, size: int) -> None:
    with visiting(browser, server) as visit:
        EVERY_PAGE["design"](visit)
        emblems = visit.page.locator(f'[data-emblems="{drawn}"]').first.locator("svg").all()
        pictures = [emblem.evaluate("svg => svg.outerHTML") for emblem in emblems][:7]
        # A page without a policy: pictures made of text are refused on ours.
        visit.page.goto("about:blank")
        inks = [visit.page.evaluate(INK, [picture, size]) for picture in pictures]
    assert len(inks) == 7
    assert all(sum(ink) > size for ink in inks), "an emblem that is hardly there"
    told = {(a, b): unlike(inks[a], inks[b], size) for a, b in combinations(range(7), 2)}
    assert min(told.values()) > SHAPES_DIFFER, sorted(told.items(), key=lambda pair: pair[1])[:3]


# ----------------------------------------------------------- forced colours

UNSEEN = """() => {
  const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest('.unseen');
  const edge = (style) => ['Top', 'Bottom', 'Left', 'Right'].every((side) =>
    style[`border${side}Style`] !== 'none' && parseFloat(style[`border${side}Width`]) >= 1)
    || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1);
  const bad = [];
  for (const e of document.querySelectorAll('button, a[href], input, select, textarea, summary')) {
    const box = e.getBoundingClientRect();
    if (!box.width || !seen(e)) continue;
    const style = getComputedStyle(e);
    const name = `${e.tagName} “${(e.ariaLabel || e.textContent || e.value || '').trim().slice(0, 40)}”`;
    const card = e.matches('[data-card]');
    const written = e.textContent.trim() || e.querySelector('svg');
    const plain = /^(INPUT|SELECT|TEXTAREA)$/.test(e.tagName) && !/checkbox|radio|range/.test(e.type);
    if ((card || plain || !written) && !edge(style) && !/checkbox|radio|range/.test(e.type)) bad.push(`${name} has no edge`);
  }
  // Paper keeps its own colours: black on white is not to be had for half of a picture.
  for (const e of document.querySelectorAll('.face, .back'))
    if (getComputedStyle(e).forcedColorAdjust !== 'none') bad.push('a card lets its colours be forced');
  return [...new Set(bad)];
}"""

TOLD_APART = """([on, off]) => {
  const SHOWN = ['borderTopWidth', 'borderTopStyle', 'outlineStyle', 'outlineWidth', 'fontWeight', 'textDecorationLine', 'transform',
    'forcedColorAdjust'];
  const shown = (e) => SHOWN.map((name) => getComputedStyle(e)[name]).join();
  const [a, b] = [on, off].map((selector) => document.querySelector(selector));
  if (!a || !b) return `${a ? off : on} isn't there`;
  return shown(a) === shown(b) ? `${on} looks like ${off}` : '';
}"""
"""Whether a state shows in more than a background, a shadow or a colour: those are the ones that the visitor's own colours replace."""

STATES = [
    ("fieldset input:checked + span", "fieldset input:not(:checked) + span"),
    (".chip[aria-pressed=true] > span", ".chip:not([aria-pressed]) > span"),
    (".icon-button[aria-pressed=true]", ".icon-button[aria-pressed=false]"),
    (".tray .row [aria-pressed=true]", ".tray .row [aria-pressed=false]"),
    (".seat.turn", ".seat:not(.turn)"),
    (".seat .card.touched", ".seat .card:not(.touched, .picked)"),
    ("[data-own].picked", "[data-own]:not(.picked, .fresh)"),
    ("[data-own].fresh", "[data-own]:not(.picked, .fresh)"),
    (".button:disabled", ".button:not(:disabled)"),
    (".button[data-focus-shown]", ".button:not([data-focus-shown])"),
    (".control[data-focus-shown]", ".control:not([data-focus-shown])"),
]


@pytest.mark.parametrize("light", ["dark", "light"])
def test_everything_is_seen_in_forced_colours(browser: Browser, server: Server, light: str) -> None:
    with visiting(browser, server, forced_colors="active", color_scheme=light) as visit:
        assert found_on(visit, (1280, 800), lambda page: page.evaluate(UNSEEN)) == {}
        EVERY_PAGE["design"](visit)
        assert [told for pair in STATES if (told := visit.page.evaluate(TOLD_APART, list(pair)))] == []


# --------------------------------------------------------- zoom and spacing

TWO_WAYS = """() => [...document.querySelectorAll('body *')].filter((e) => {
  const style = getComputedStyle(e);
  return /auto|scroll/.test(style.overflowX) && e.scrollWidth > e.clientWidth + 1 && e.clientWidth && e.tagName !== 'INPUT';
}).map((e) => `${e.tagName}.${e.className} scrolls sideways`)"""

SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_lost_at_200_percent(browser: Browser, server: Server, language: str) -> None:
    """A window of 1280 × 800 at 200 %."""
    with visiting(browser, server, language, device_scale_factor=2) as visit:
        assert found_on(visit, (640, 400), lambda page: sticks_out(page) + page.evaluate(TWO_WAYS)) == {}


@pytest.mark.parametrize(("size", "language"), [((1280, 800), "de"), ((360, 740), "en")])
def test_nothing_is_lost_with_wide_text(browser: Browser, server: Server, size: tuple[int, int], language: str) -> None:
    """WCAG 1.4.12. Words may break then."""

    def look(page: Page) -> list[str]:
        page.evaluate(SPACED)
        return [told for told in sticks_out(page) if not told.endswith("is broken inside a word")]

    with visiting(browser, server, language) as visit:
        assert found_on(visit, size, look) == {}


# --------------------------------------------------------- targets and focus

SMALL = """(least) => [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter((e) => {
  if (!e.checkVisibility({ visibilityProperty: true }) || e.closest('.unseen') || e.matches('.unseen')) return false;
  // A link within a sentence is as high as its line.
  if (e.tagName === 'A' && getComputedStyle(e).display === 'inline') return false;
  const box = (e.matches('[type=checkbox]') ? e.closest('label') ?? e : e).getBoundingClientRect();
  return box.width && (box.width < least || box.height < least);
}).map((e) => `${e.tagName} “${(e.ariaLabel || e.textContent).trim().slice(0, 40)}” is too small`)"""

HIDDEN = """() => {
  const e = document.activeElement;
  if (!e || e === document.body) return null;
  const box = (e.closest('label') ?? e).getBoundingClientRect();
  const parts = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]];
  const open = parts.some(([x, y]) => {
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return top && (e.contains(top) || top.contains(e) && top !== document.body && top !== document.documentElement
      || e.closest('label')?.contains(top));
  });
  return [open, `${e.tagName} “${(e.ariaLabel || e.textContent).trim().slice(0, 40)}”`];
}"""


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)], ids=["phone", "desktop"])
def test_targets_are_large_enough(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    with visiting(browser, server) as visit:
        assert found_on(visit, size, lambda page: page.evaluate(SMALL, LEAST_TARGET)) == {}


def test_focus_is_never_covered(browser: Browser, server: Server) -> None:
    """WCAG 2.4.11, on a small phone, forwards and backwards: what sticks to an edge must not lie over what has the focus."""

    def walk(page: Page) -> list[str]:
        covered = []
        for key in ["Tab"] * 40 + ["Shift+Tab"] * 40:
            page.keyboard.press(key)
            place = page.evaluate(HIDDEN)
            if place and not place[0]:
                covered.append(f"{place[1]} is covered ({key})")
        return covered

    with visiting(browser, server) as visit:
        assert found_on(visit, (360, 640), walk) == {}
