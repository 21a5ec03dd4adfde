import { recall, remember } from "./storage";

export const THEMES = ["auto", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "tamaya.theme";
/** `--ground` of tokens.css. */
const GROUND = { dark: "#0d1226", light: "#efe9dc" };

/** The visitor's choice; `auto` follows the system. */
class ThemeChoice {
  choice = $state<Theme>("auto");
  private readonly system = matchMedia("(prefers-color-scheme: light)");
  private systemLight = $state(this.system.matches);

  constructor() {
    const stored = recall(KEY);
    this.choice = THEMES.find((theme) => theme === stored) ?? "auto";
    this.system.addEventListener("change", (event) => {
      this.systemLight = event.matches;
      this.show();
    });
    this.show();
  }

  get shown(): "dark" | "light" {
    if (this.choice === "auto") return this.systemLight ? "light" : "dark";
    return this.choice;
  }

  choose(theme: Theme) {
    this.choice = theme;
    remember(KEY, theme);
    this.show();
  }

  private show() {
    document.documentElement.dataset.theme = this.shown;
    // The browser's own bar; index.html says it for the time before.
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
      meta.content = GROUND[this.shown];
  }
}

export const theme = new ThemeChoice();
