"""The icons of the installed app: drawn here, written as SVG, and as PNG by the browser that the tests use.

    make icons

A firework over a river: one ray and one star for each suit of the printed game, the middle of the favicon's amber.
The maskable ones fill their square and keep everything within the middle 80 %, which every shape of mask leaves.
"""

import math
import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).parents[1] / "public" / "icons"
STARS = ("#ff7389", "#ffd166", "#6fd79c", "#7db4ff", "#f2f4ff")
"""`--suit-*` of tokens.css, by night."""
PICTURES = (("icon", 192, False), ("icon", 512, False), ("maskable", 192, True), ("maskable", 512, True))


def at(radius: float, turn: float, middle: tuple[float, float] = (256, 226)) -> tuple[float, float]:
    """The point at so many turns clockwise from above."""
    angle = 2 * math.pi * turn
    return round(middle[0] + radius * math.sin(angle), 1), round(middle[1] - radius * math.cos(angle), 1)


def firework() -> str:
    """Ten rays; at the end of every second one its suit's star."""
    rays, stars = [], []
    for ray in range(10):
        (x0, y0), (x1, y1) = at(46, ray / 10), at(96 if ray % 2 else 122, ray / 10)
        rays.append(f"M{x0} {y0}L{x1} {y1}")
        if ray % 2 == 0:
            x, y = at(160, ray / 10)
            stars.append(f'<circle cx="{x}" cy="{y}" r="19" fill="{STARS[ray // 2]}"/>')
    return (
        f'<path d="{"".join(rays)}" stroke="#ffb65c" stroke-width="17" stroke-linecap="round"/>'
        f'<circle cx="256" cy="226" r="21" fill="#ffe2b8"/>{"".join(stars)}'
    )


def drawing(masked: bool) -> str:
    """The whole icon, 512 × 512; with round corners of its own, or whole for a mask."""
    corner = "" if masked else ' rx="112"'
    scale = ' transform="translate(51.200 51.200) scale(0.8)"' if masked else ""
    river = "M152 432H360M204 462H308"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><title>Tamaya</title>'
        '<defs><linearGradient id="night" x2="0" y2="1"><stop stop-color="#2a2c55"/><stop offset=".65" stop-color="#0d1226"/>'
        '<stop offset="1" stop-color="#171d3c"/></linearGradient></defs>'
        f'<rect width="512" height="512"{corner} fill="url(#night)"/>'
        f'<g fill="none"{scale}>{firework()}'
        f'<path d="{river}" stroke="#596194" stroke-width="13" stroke-linecap="round"/></g></svg>\n'
    )


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "icon.svg").write_text(drawing(masked=False), "utf-8")
    chromium = os.environ.get("TAMAYA_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--headless=new"])
        for name, size, masked in (*PICTURES, ("apple-touch", 180, True)):
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing(masked)}")
            file = f"{name}.png" if name == "apple-touch" else f"{name}-{size}.png"
            page.screenshot(path=FOLDER / file, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
