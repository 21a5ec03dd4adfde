"""What one has chosen or done is never in doubt: rules chosen and left again, cards let go of, moves on their way."""

from playwright.sync_api import Page, expect


def rules_sheet(page: Page, server: str) -> None:
    """The rules of a new table, all of them in view."""
    page.goto(f"{server}/?lang=en")
    page.get_by_test_id("new-table").click()
    page.get_by_role("dialog").get_by_text("Every other rule").click()


def chosen(page: Page, option: str) -> str:
    """What is chosen of an option of the rules."""
    group = page.get_by_role("dialog").get_by_role("group", name=option, exact=True)
    return group.locator("label:has(:checked)").inner_text()


def choose(page: Page, option: str, value: str) -> None:
    """Choose otherwise."""
    group = page.get_by_role("dialog").get_by_role("group", name=option, exact=True)
    group.get_by_role("radio", name=value, exact=True).check(force=True)


def test_just_for_fun_again_the_rules_are_those_one_had_chosen(page: Page, server: str) -> None:
    rules_sheet(page, server)
    choose(page, "Spectators", "Later")
    choose(page, "Rated", "Rated")
    assert chosen(page, "Spectators") == "Without hands"
    assert chosen(page, "Time to think") == "Chess clock"
    choose(page, "Rated", "Just for fun")
    assert chosen(page, "Spectators") == "Later"
    assert chosen(page, "Time to think") == "No limit"
    assert chosen(page, "Taking back") == "If all agree"


def test_a_new_table_is_never_rated_because_the_last_one_was(page: Page, server: str) -> None:
    for rated in (False, True):
        rules_sheet(page, server)
        choose(page, "Players", "4")
        if rated:
            choose(page, "Rated", "Rated")
            choose(page, "Players", "2")
        page.get_by_test_id("open-table").click()
        page.wait_for_url("**/t/*")
    rules_sheet(page, server)
    assert chosen(page, "Rated") == "Just for fun"
    # What one last played for fun is still there.
    assert (chosen(page, "Players"), chosen(page, "Time to think")) == ("4", "No limit")
