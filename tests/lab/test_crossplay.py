"""The cross-play matrix and its picture."""

import xml.etree.ElementTree as ET

from tamaya.lab.crossplay import cross_play
from tamaya.lab.evaluate import evaluate
from tamaya.lab.heatmap import heat_map
from tamaya.lab.plan import Plan

MATRIX = cross_play(["random", "novice"], Plan((), players=3, games=2, seed=1))


def test_a_pair_is_an_evaluation_of_both() -> None:
    assert MATRIX.at(0, 1).played == evaluate(Plan(("random", "novice"), players=3, games=2, seed=1)).played
    assert MATRIX.at(1, 1).played == evaluate(Plan(("novice",), players=3, games=2, seed=1)).played


def test_the_matrix_is_symmetric() -> None:
    document = MATRIX.as_json()
    assert document["bots"] == ["random", "novice"]
    assert document["mean"][0][1] == document["mean"][1][0]
    assert len(document["pairs"]) == 3


def test_the_picture_says_what_the_matrix_says() -> None:
    picture = ET.fromstring(heat_map(MATRIX))
    texts = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert texts.count("novice") == texts.count("random") == 2
    assert f"{MATRIX.at(1, 1).mean:.2f}" in texts
    assert len(list(picture.iter("{http://www.w3.org/2000/svg}rect"))) == 5


def test_names_are_escaped() -> None:
    picture = heat_map(type(MATRIX)(("a<b", "c&d"), MATRIX.results))
    assert "a&lt;b" in picture
    assert ET.fromstring(picture) is not None
