import { language, text } from "../l10n/language.svelte";
import type { Game } from "../net/model";
import { minus } from "../ratings/numbers";
import { faceOf, laid } from "../table/cards";
import { clueArguments } from "../table/narrate";
import { clueSentence } from "../table/words";
import type { Advice, Lead } from "../wire";

/** What a bot would do in a position, in words. */
export function adviceWords(game: Game, advice: Advice, name: (seat: number) => string): string {
  const { action } = advice;
  switch (action.type) {
    case "play":
    case "discard": {
      const cards = laid(game, game.current);
      const slot = cards.findIndex(({ card }) => card === action.card);
      const identity = cards[slot]?.identity ?? null;
      if (identity === null) return text("insight-choose", { what: "deck" });
      const { suit, rank } = faceOf(game, identity);
      return text(`insight-${action.type}`, { colour: suit, rank, slot: slot + 1 });
    }
    case "clue": {
      const touched = advice.touched ?? [];
      const cards = laid(game, action.target);
      const slots = cards.flatMap(({ card }, at) => (touched.includes(card) ? at + 1 : []));
      const colour = game.variant.colours[action.value] ?? "";
      const said = clueArguments(action.kind, colour, action.value, slots.length);
      return clueSentence(name(action.target), said, slots);
    }
    case "bonus":
      return text("insight-choose", { what: "bonus" });
    case "decline":
      return text("table-bonus-decline");
  }
}

/** By how much a bot's choice came out ahead of what was done, and how sure that is. */
export function leadWords({ points, error, worlds, bot }: Lead): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const signed = new Intl.NumberFormat(language.locale, { ...digits, signDisplay: "exceptZero" });
  return text("insight-lead", {
    worlds,
    bot: text(`bot-${bot}`),
    points: minus(signed.format(points)),
    error: new Intl.NumberFormat(language.locale, digits).format(error),
  });
}
