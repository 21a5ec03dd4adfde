"""The client's one page, which names ahead the files that its address and its reader will want: all come in one go, not one after another."""

import json
import re
from dataclasses import dataclass
from pathlib import Path

from tamaya.l10n.catalogue import SOURCE, language_for

MANIFEST = "build.json"
"""What the build says of its files: Vite's manifest."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A page of the client.

    Attributes:
        path: its addresses, without the leading slash.
        module: what shows it, as in ``App.svelte``.
        asks: it asks at once who its reader is.
        words: the part of a catalogue that it needs besides, as in ``App.svelte``.
        talks: it opens a socket, to the table that its address names.
    """

    path: re.Pattern[str]
    module: str
    asks: bool = False
    words: str = ""
    talks: bool = False


ENTRIES = (
    Entry(re.compile(""), "src/pages/Start.svelte", asks=True),
    Entry(re.compile("t/[^/]+"), "src/table/TablePage.svelte", asks=True, talks=True),
    Entry(re.compile(r"g/[^/]+|t/[^/]+/g/\d+"), "src/replay/ReplayPage.svelte", asks=True, words="replay"),
    Entry(re.compile("replay"), "src/replay/BringPage.svelte", asks=True, words="replay"),
    Entry(re.compile("history"), "src/replay/HistoryPage.svelte", asks=True, words="replay"),
    Entry(re.compile("rules"), "src/pages/Rules.svelte", words="rules"),
    Entry(re.compile("admin"), "src/pages/Admin.svelte", asks=True),
    Entry(re.compile("account"), "src/pages/Account.svelte", asks=True),
    Entry(re.compile("daily"), "src/pages/Daily.svelte"),
    Entry(re.compile("learn"), "src/pages/Learn.svelte", asks=True, words="learn"),
    Entry(re.compile("p/[^/]+"), "src/pages/Person.svelte"),
    Entry(re.compile("design"), "src/pages/Design.svelte", words="replay"),
)

AHEAD = "src/net/ahead.ts"
"""What opens a page's socket before anything else of the client is there."""

WHO = '<link rel="preload" as="fetch" crossorigin href="/api/me">'


def entry_of(path: str) -> Entry | None:
    """The page that an address shows.

    >>> entry_of("t/AAAAAAAAAAAAAAAA").module, entry_of("no/such")
    ('src/table/TablePage.svelte', None)
    """
    return next((entry for entry in ENTRIES if entry.path.fullmatch(path)), None)


def language_of(asked: str | None, accepted: str | None) -> str:
    """The language that a page will most likely be shown in: the one in its address, or else the browser's first that there is.

    A choice made before lies in the browser alone; then a file is fetched that nobody reads.

    >>> language_of(None, "xx, de-AT;q=0.5, ja;q=0.8"), language_of("ru", "ja"), language_of(None, None)
    ('ja', 'ru', 'en')
    """
    wishes = [asked] if asked else []
    wishes += sorted((accepted or "").split(","), key=_weight, reverse=True)
    found = (language_for(wish.partition(";")[0].strip()) for wish in wishes)
    return next((language for language in found if language is not None), SOURCE)


def _weight(wish: str) -> float:
    try:
        return float(wish.partition(";q=")[2] or 1)
    except ValueError:
        return 0


class Shell:
    """The page of one build."""

    def __init__(self, folder: Path) -> None:
        """Raises FileNotFoundError: nothing is built there."""
        self._page = (folder / "index.html").read_text("utf-8")
        manifest = folder / MANIFEST
        self._build = json.loads(manifest.read_text("utf-8")) if manifest.is_file() else {}

    def page(self, entry: Entry | None, language: str) -> bytes:
        """The page, with the files of an entry and of a language in its head."""
        scripts: dict[str, None] = {}
        styles: dict[str, None] = {}
        words = f"virtual:catalogue/{language}"
        self._gather(entry.module if entry else None, scripts, styles)
        self._gather(words, scripts, styles)
        if entry and entry.words:
            self._gather(f"{words}/{entry.words}", scripts, styles)
        first = [WHO] if entry and entry.asks else []
        if entry and entry.talks and (ahead := self._build.get(AHEAD)):
            first.append(f'<script type="module" async crossorigin src="/{ahead["file"]}"></script>')
        links = [f'<link rel="modulepreload" crossorigin href="/{file}">' for file in scripts]
        links += [f'<link rel="stylesheet" crossorigin href="/{file}">' for file in styles]
        # What stands before the page's own scripts is fetched before them.
        at = min((self._page.find(tag) for tag in ("<script", "</head>") if tag in self._page), default=None)
        if at is None:
            # A page without a head can name nothing.
            return self._page.encode()
        page = self._page[:at] + self._lines(first) + self._page[at:]
        return page.replace("</head>", self._lines(links) + "</head>").encode()

    def _lines(self, links: list[str]) -> str:
        return "".join(f"  {link}\n  " for link in links if link not in self._page)

    def _gather(self, key: str | None, scripts: dict[str, None], styles: dict[str, None]) -> None:
        """Add a chunk's file and styles, after those of what it imports."""
        chunk = self._build.get(key)
        if chunk is None or chunk["file"] in scripts:
            return
        for other in chunk.get("imports", ()):
            self._gather(other, scripts, styles)
        scripts[chunk["file"]] = None
        styles.update(dict.fromkeys(chunk.get("css", ())))
