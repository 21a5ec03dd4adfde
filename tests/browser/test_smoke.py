"""The page comes up, in every language."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect


def test_page_loads(page: Page, server: str) -> None:
    page.goto(server)
    expect(page.get_by_role("link", name="Tamaya")).to_have_text("Tamaya")


@pytest.mark.parametrize(
    ("locale", "title"),
    [
        ("en", "Tamaya"),
        ("ja", "たまや"),
        ("ru", "Тамая"),
        ("en-XA", "Ţåṁååýýå"),
        *((other, "Tamaya") for other in ("zh-Hant", "vi", "fr", "de")),
    ],
)
def test_page_speaks(page: Page, server: str, picture: Callable[[str], None], locale: str, title: str) -> None:
    page.goto(f"{server}/?lang={locale}")
    expect(page.get_by_role("banner").get_by_role("link").first).to_have_text(title)
    assert page.evaluate("document.documentElement.lang") == locale
    picture(f"start-{locale}")


def test_only_the_shown_language_is_fetched(page: Page, server: str) -> None:
    fetched: list[str] = []
    page.on(
        "response",
        lambda response: fetched.append(response.text()) if ".js" in response.url else None,
    )
    page.goto(server)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert not any("花火" in text or "Фейерверк" in text for text in fetched)
