"""The names under which bots are seated."""

import subprocess
import sys

import pytest

from tamaya.bots.registry import BOTS, UnknownBot, bot, bot_names, make_bot


@pytest.mark.parametrize("name", bot_names())
def test_every_name_makes_a_bot(name: str) -> None:
    assert make_bot(name, seat=0, seed=1) is not None


def test_listing_bots_imports_none_of_them() -> None:
    modules = [info.source.partition(":")[0] for info in BOTS]
    check = f"import sys, tamaya.bots.registry; sys.exit(any(m in sys.modules for m in {modules!r}))"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def test_a_bot_of_ones_own_goes_by_module_and_factory() -> None:
    assert bot("tamaya.bots.chance:RandomBot") is bot("random")


@pytest.mark.parametrize("name", ["nobody", "tamaya.bots.nowhere:Bot", "tamaya.bots.chance:Nobody"])
def test_an_unknown_bot_is_refused_by_name(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot(name)
