"""Every complaint of `docs/complaints.md` has tests, and they exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ROW = re.compile(r"(?m)^\| (?!complaint|---)([^|]+?) \| ([^|]+) \|$")
ROWS: list[tuple[str, str]] = ROW.findall((ROOT / "docs" / "complaints.md").read_text("utf-8"))
PRODUCT = ROOT.parent / "shared" / "PRODUCT.md"


@pytest.mark.parametrize(("complaint", "tests"), ROWS, ids=[complaint for complaint, _ in ROWS])
def test_its_tests_exist(complaint: str, tests: str) -> None:
    named = re.findall(r"`([^`:]+)::([^`]+)`", tests)
    assert named, complaint
    for file, name in named:
        code = (ROOT / file).read_text("utf-8")
        found = f"def {name}(" if file.endswith(".py") else f'test("{name}"'
        assert found in code, f"{file} has no {name}"


def test_no_complaint_is_left_out() -> None:
    if not PRODUCT.is_file():
        pytest.skip("the list lies outside of the repository")
    section = PRODUCT.read_text("utf-8").partition("## 7. ")[2].partition("\n")[2]
    complaints = {each.strip(" .") for each in section.replace("\n", " ").split("·")}
    assert complaints == {complaint for complaint, _ in ROWS}
