/** As in `tokens.css` and `TopBar.svelte`, without the typeface that is fetched: it would come in the way of the client. */
const SYSTEM = "1em system-ui, sans-serif";
const TEXT = '"Noto Sans", system-ui, sans-serif';
const NUMERAL = 'Fraunces, "Noto Serif", "Iowan Old Style", Charter, Georgia, serif';
/** A letter of every alphabet that the choice of language has. */
const ALPHABETS = { ja: "日本語", "zh-Hant": "繁體中文", ru: "Ру", vi: "ế" };

/**
 * Does what takes a browser long for the first time only: what it keeps for the visitor, numbers, languages, typefaces. On a slow
 * phone each is some tens of milliseconds, which nobody waits for while the client is on its way.
 */
export function warm({ alphabets }: { alphabets: boolean }) {
  try {
    localStorage.getItem("");
  } catch {
    // Forbidden in some private windows.
  }
  new Intl.NumberFormat().format(0);
  new Intl.Locale(navigator.language).maximize();
  const unseen = written("div", SYSTEM, "");
  Object.assign(unseen.style, { position: "absolute", visibility: "hidden" });
  unseen.append(written("p", `400 1em ${TEXT}`), written("p", `700 1em ${TEXT}`));
  unseen.append(written("p", `700 1em ${NUMERAL}`));
  if (alphabets) {
    const choice = written("select", SYSTEM, "");
    for (const [language, letters] of Object.entries(ALPHABETS)) {
      const option = written("option", "inherit", letters);
      option.lang = language;
      choice.append(option);
    }
    unseen.append(choice);
  }
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
