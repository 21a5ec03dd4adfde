"""Lines of text for a terminal, where a character may be two columns wide and words may stand without spaces between them."""

import re
import unicodedata

HAN = "\u3000-\u30ff\u3400-\u9fff\uff00-\uffef"
OPENING, CLOSING = r"（「『\[", "、。，．：；！？）」』・ー…々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
"""What stands at no line's end, and at no line's start."""
PIECE = re.compile(f"[{OPENING}]*(?:[{HAN}]|[^{HAN}]+)[{CLOSING}]*")
"""What isn't parted: a character, or a word of another script."""


def width(text: str) -> int:
    """How many columns a text takes.

    >>> width("花火 2")
    6
    """
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in text
    )


def wrapped(text: str, columns: int) -> list[str]:
    """A paragraph in lines that are no wider, save for what can't be parted.

    >>> wrapped("Fireworks, together.", 11)
    ['Fireworks,', 'together.']
    >>> wrapped("花火を一緒に。", 12)
    ['花火を一緒', 'に。']
    """
    lines = [""]
    for word in text.split(" "):
        space = " "
        for piece in PIECE.findall(word):
            if not lines[-1]:
                lines[-1] = piece
            elif width(lines[-1] + space + piece) <= columns:
                lines[-1] += space + piece
            else:
                lines.append(piece)
            space = ""
    return lines
