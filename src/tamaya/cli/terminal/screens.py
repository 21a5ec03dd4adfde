"""Two ways to show the table: plain lines, and drawn with Rich."""

from typing import TYPE_CHECKING

from tamaya.cli.terminal.sentences import Sentences
from tamaya.view.empathy import possible_by_sight
from tamaya.view.view import View

if TYPE_CHECKING:
    from rich.text import Text

STYLES = {
    "red": "bright_red",
    "yellow": "bright_yellow",
    "green": "bright_green",
    "blue": "bright_blue",
    "white": "bright_white",
    "multicolour": "bright_magenta",
    "black": "grey62",
}
SHAPES = {"red": "✿", "yellow": "★", "green": "♣", "blue": "○", "white": "❋", "multicolour": "◎", "black": "✚"}
"""A shape for every suit: colour is never the only sign."""


class PlainScreen:
    """Sentences, one a line, without any drawing."""

    def line(self, text: str) -> None:
        """Print a sentence."""
        print(text, flush=True)

    def table(self, view: View, sentences: Sentences) -> None:
        """Print the table as sentences."""
        for line in sentences.table(view):
            self.line(line)


class RichScreen:
    """The table drawn."""

    def __init__(self) -> None:
        from rich.console import Console

        self.console = Console(highlight=False)

    def line(self, text: str) -> None:
        """Print a sentence."""
        self.console.print(text, markup=False)

    def table(self, view: View, sentences: Sentences) -> None:
        """Draw figures, fireworks and hands."""
        from rich.columns import Columns
        from rich.panel import Panel
        from rich.table import Table
        from rich.text import Text

        figures, _, *rest = sentences.figures(view)
        sky = []
        for at, suit in enumerate(view.tables.variant.suits):
            height = view.stacks[at]
            climbed = "▮" * height + "▯" * (view.tables.ranks - height)
            sky.append(Text(f"{SHAPES.get(suit.id, '•')} {climbed} {sentences.suit(at)}", STYLES.get(suit.id, "")))
        self.console.print(Panel(Columns(sky, padding=(0, 3)), border_style="grey37"))
        self.line(" ".join((figures, *rest)))
        size = max((len(hand) for hand in view.hands), default=0)
        grid = Table(box=None, pad_edge=False, header_style="grey50")
        grid.add_column("")
        for slot in range(1, size + 1):
            grid.add_column(str(slot))
        for offset in range(1, len(view.hands) + 1):
            seat = (sentences.seat + offset) % len(view.hands)
            grid.add_row(Text(sentences.label(seat), "bold"), *self._hand(view, sentences, seat))
        self.console.print(grid)

    def _hand(self, view: View, sentences: Sentences, seat: int) -> "list[Text]":
        from rich.text import Text

        cells: list[Text] = []
        pairs = list(zip(view.hands[seat], possible_by_sight(view, seat), strict=True))
        for card, possible in reversed(pairs):
            if card.identity is None:
                cells.append(Text(sentences.known(possible, sentences.marks(view, card), short=True), "italic"))
                continue
            suit = view.tables.variant.suits[view.tables.suit_of(card.identity)].id
            cell = Text(
                f"{SHAPES.get(suit, '•')} {sentences.words.card(view.tables, card.identity)}", STYLES.get(suit, "")
            )
            if marks := sentences.marks(view, card):
                cell.append(f"\n[{marks}]", "grey62")
            cells.append(cell)
        return cells
