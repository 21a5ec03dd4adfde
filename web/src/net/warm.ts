/** As in `tokens.css`, without the typeface that is fetched: it would come in the way of the client. */
const TEXT = '"Noto Sans", system-ui, sans-serif';
const NUMERAL = 'Fraunces, "Noto Serif", "Iowan Old Style", Charter, Georgia, serif';

/**
 * Does what takes a browser long for the first time only: what it keeps for the visitor, numbers, languages, typefaces. On a slow
 * phone each is some tens of milliseconds, which nobody waits for while the client is on its way.
 */
export function warm() {
  try {
    localStorage.getItem("");
  } catch {
    // Forbidden in some private windows.
  }
  new Intl.NumberFormat().format(0);
  new Intl.Locale(navigator.language).maximize();
  const unseen = written("div", `1em ${TEXT}`, "");
  Object.assign(unseen.style, { position: "absolute", visibility: "hidden" });
  unseen.append(written("p", `400 1em ${TEXT}`), written("p", `700 1em ${TEXT}`));
  unseen.append(written("p", `700 1em ${NUMERAL}`));
  document.body?.append(unseen);
  unseen.getBoundingClientRect();
  unseen.remove();
}

function written(tag: string, font: string, letters = "Aa 1"): HTMLElement {
  const element = document.createElement(tag);
  element.style.font = font;
  element.textContent = letters;
  return element;
}
