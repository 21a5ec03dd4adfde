"""When two names are the same to a reader: folded case, and letters of other scripts that look alike."""

import re
import unicodedata
from functools import cache

RESERVED = ("admin", "administrator", "anonymous", "moderator", "server", "system", "tamaya")
"""Names that would speak for the house; nobody has them for good."""

_GUEST = re.compile(r"guest\s*\d*")


def folded(name: str) -> str:
    """The name as it is looked up: compatibility forms and upper case make no difference, nor does space.

    >>> folded("ＭＡＩ  Lan"), folded("Straße")
    ('mailan', 'strasse')
    """
    normal = unicodedata.normalize("NFKC", name).casefold()
    return "".join(unicodedata.normalize("NFKC", normal).split())


def skeleton(name: str) -> str:
    """What two names share that look the same: Unicode's confusable characters are one, and so are their cases and accents' forms.

    >>> skeleton("pаypаl") == skeleton("paypal"), skeleton("MaI") == skeleton("Mal"), skeleton("Mai") == skeleton("Mal")
    (True, True, False)
    """
    alike = _alike()
    normal = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    return "".join("".join(alike.get(letter, letter) for letter in normal).casefold().split())


def reserved(name: str) -> bool:
    """Whether the name speaks for the house, or is one that guests are given.

    >>> reserved("Аdmin"), reserved("Guest 362"), reserved("Mai")
    (True, True, False)
    """
    looks = skeleton(name)
    return looks in _reserved() or _GUEST.fullmatch(folded(name)) is not None


@cache
def _reserved() -> frozenset[str]:
    return frozenset(skeleton(form) for name in RESERVED for form in (name, name.title(), name.upper()))


@cache
def _alike() -> dict[str, str]:
    """Every character that looks like others, with the one that stands for all of them."""
    # The data take a moment to read, which only a claim should wait for.
    from confusable_homoglyphs.confusables import confusables_data

    leads: dict[str, str] = {}

    def lead(letter: str) -> str:
        while leads.get(letter, letter) != letter:
            letter = leads[letter]
        return letter

    for letter, others in confusables_data.items():
        for other in (entry["c"] for entry in others):
            if len(letter) == len(other) == 1:
                first, second = sorted((lead(letter), lead(other)))
                leads[second] = leads[first] = first
    return {letter: lead(letter) for letter in leads}
