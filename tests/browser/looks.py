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
    if (/^(BUTTON|SELECT|SUMMARY)$/.test(e.tagName) && (box.height < 43.5 || box.width < 43.5)) {
      bad.push(`${name} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
  }
  return bad;
}"""
"""What leaves the page, or is too small for a finger (44 px)."""

CUT_OFF = """() => {
  const bad = new Set();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  // Words of an alphabet stay whole; long ones may be hyphenated, and only in languages that do it.
  const broken = (text) => [...text.data.matchAll(/[\\p{Script=Latin}\\p{Script=Cyrillic}]{2,}/gu)].some(({ 0: word, index }) => {
    if (word.length >= 12 && getComputedStyle(text.parentElement).hyphens === 'auto') return false;
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const tops = [...range.getClientRects()].filter((rect) => rect.width > 0).map((rect) => rect.top);
    return Math.max(...tops) - Math.min(...tops) > 4;
  });
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const holder = text.parentElement;
    const said = text.data.trim();
    if (!said || holder.closest('.unseen, .spoken, [data-shortened], [data-hangs], title, style, script, option')) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const told = (why) => bad.add(`“${said.slice(0, 40)}” ${why}`);
    // A font's own box is higher than the line: by its side the tolerance is a quarter of a letter.
    const high = parseFloat(getComputedStyle(holder).fontSize) / 4;
    const leaves = (outer) => [
      box.right > outer.right + 1 || box.left < outer.left - 1,
      box.bottom > outer.bottom + high || box.top < outer.top - high,
    ];
    // Words that are made longer to try the room may break.
    if (document.documentElement.lang !== 'en-XA' && broken(text)) told('is broken inside a word');
    const pressed = holder.closest('button, a, label, summary, .chip');
    if (pressed && !pressed.querySelector('select, input[type=text]')) {
      if (leaves(pressed.getBoundingClientRect()).includes(true)) told('leaves its button');
    }
    let [across, along] = [true, true];
    for (let e = holder; e && (across || along); e = e.parentElement) {
      const style = getComputedStyle(e);
      const [wide, long] = leaves(e.getBoundingClientRect());
      if (across && wide && /hidden|clip/.test(style.overflowX)) told('is cut off at the side');
      if (along && long && /hidden|clip/.test(style.overflowY)) told('is cut off above or below');
      if (/auto|scroll/.test(style.overflowX)) across = false;
      if (/auto|scroll/.test(style.overflowY)) along = false;
      if (style.position === 'fixed') break;
    }
  }
  const brush = document.createElement('canvas').getContext('2d');
  for (const choice of document.querySelectorAll('select')) {
    if (!choice.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || choice.closest('.unseen')) continue;
    const style = getComputedStyle(choice);
    brush.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const said = choice.selectedOptions[0]?.text ?? '';
    const room = choice.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 18;
    if (brush.measureText(said).width > room + 1) bad.add(`“${said.slice(0, 40)}” is cut off in its list`);
  }
  return [...bad];
}"""
"""Words that leave their button or are cut off by what they stand in, unless they end in an ellipsis on purpose (`data-shortened`)
or hang over a card's edge on purpose (`data-hangs`)."""


def close(page: Page) -> None:
    """Escape from what lies over the page, until it has left the history as well: a page loaded before that isn't."""
    page.keyboard.press("Escape")
    page.wait_for_function("() => !history.state?.over")


def sticks_out(page: Page) -> list[str]:
    """What leaves the page or its button, is cut off, or is too small for a finger."""
    found: list[str] = page.evaluate(STICKS_OUT) + page.evaluate(CUT_OFF)
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
