import { toasts } from "../../design/toast.svelte";
import { text } from "../../l10n/language.svelte";
import { call, codeOf } from "../../pages/api";
import type { Replay } from "../../wire";

/** Hand on the link to a game that has ended; it opens the replay, not the table. */
export async function shareGame(table: string, number: number): Promise<void> {
  try {
    const { id } = await call<Replay>(
      "GET",
      `/api/tables/${encodeURIComponent(table)}/games/${number}`,
    );
    await handOn(`${location.origin}/g/${id}`);
  } catch (problem) {
    toasts.error(codeOf(problem));
  }
}

async function handOn(url: string): Promise<void> {
  if (typeof navigator.share === "function") {
    await navigator.share({ title: text("lobby-share-title"), url }).catch(() => {
      // Closed without sharing: nothing to tell.
    });
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toasts.info("common-copied");
  } catch {
    prompt(text("common-share"), url);
  }
}
