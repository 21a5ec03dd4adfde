const SIGN = "● ";

/** The sign in a page's title and icon that it is one's turn somewhere. It stays when the page gives itself another title. */
export class Mark {
  private readonly watching = new MutationObserver(() => this.show());
  private on = false;

  set(on: boolean) {
    if (on === this.on) return;
    this.on = on;
    if (on) {
      this.watching.observe(document.head, { childList: true, subtree: true, characterData: true });
      this.show();
    } else {
      this.watching.disconnect();
      document.title = document.title.replace(SIGN, "");
      icon("/favicon.svg");
    }
  }

  private show() {
    if (!document.title.startsWith(SIGN)) document.title = SIGN + document.title;
    icon("/favicon-turn.svg");
  }
}

function icon(href: string) {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  // Set anew it would be seen as a change, and set again.
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}
