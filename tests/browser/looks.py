"""What a page must look like everywhere: nothing sticks out, everything can be touched, axe has nothing to say."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
LANGUAGES = ("en", "ja", "ru", "zh-Hant", "vi", "fr", "de", "en-XA")

STICKS_OUT = """() => {
  const bad = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) bad.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest('.unseen');
  for (const e of document.querySelectorAll('button, a, label, select, summary, h1, h2, h3, p, li, td')) {
    const box = e.getBoundingClientRect();
    if (!box.width || !seen(e)) continue;
    const name = `${e.tagName} “${(e.ariaLabel ?? e.textContent).trim().slice(0, 40)}”`;
    if (box.right > width + 1 || box.left < -1) bad.push(`${name} leaves the page`);
    const text = document.createRange();
    text.selectNodeContents(e);
    const inner = text.getBoundingClientRect();
    if (/^(BUTTON|A|LABEL)$/.test(e.tagName) && !e.querySelector('select') && (inner.right > box.right + 1 || inner.left < box.left - 1)) {
      bad.push(`${name}: its text leaves it`);
    }
    if (/^(BUTTON|SELECT|SUMMARY)$/.test(e.tagName) && (box.height < 43.5 || box.width < 43.5)) {
      bad.push(`${name} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
  }
  return bad;
}"""
"""What leaves the page or its button, or is too small for a finger (44 px)."""


def sticks_out(page: Page) -> list[str]:
    """What leaves the page or its button, or is too small for a finger."""
    found: list[str] = page.evaluate(STICKS_OUT)
    return found


def complaints(page: Page) -> list[str]:
    """What axe-core says against the page. Evaluated, not added as a script: the page's policy refuses those."""
    page.evaluate(AXE.read_text("utf-8"))
    result: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['html'][:160]} — {node.get('failureSummary', '')[:200]}"
        for violation in result["violations"]
        for node in violation["nodes"][:3]
    ]
