/** What stands on the rules page, in order: ids of messages (rules.ftl) and pictures. Every language has the same. */
export type Figure =
  | "copies"
  | "emblems"
  | "tokens"
  | "example-hand"
  | "example-clue"
  | "example-knows"
  | "score"
  | "grades"
  | "variants"
  | "bonuses";

export type Block =
  | { kind: "text" | "title"; id: string }
  | { kind: "list" | "steps" | "options"; ids: readonly string[] }
  | { kind: "figure"; figure: Figure; caption?: string };

export interface Section {
  /** The anchor. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

const says = (id: string): Block => ({ kind: "text", id });
const title = (id: string): Block => ({ kind: "title", id });
const list = (...ids: string[]): Block => ({ kind: "list", ids });
const steps = (...ids: string[]): Block => ({ kind: "steps", ids });
const options = (...ids: string[]): Block => ({ kind: "options", ids });
const figure = (name: Figure, caption?: string): Block =>
  caption ? { kind: "figure", figure: name, caption } : { kind: "figure", figure: name };

export const SECTIONS: readonly Section[] = [
  {
    id: "goal",
    title: "rules-goal",
    blocks: [says("rules-goal-show"), says("rules-goal-hand")],
  },
  {
    id: "cards",
    title: "rules-cards",
    blocks: [
      says("rules-cards-count"),
      figure("copies", "rules-cards-copies"),
      says("rules-cards-emblems"),
      figure("emblems"),
      says("rules-deal-hands"),
      says("rules-deal-tokens"),
      figure("tokens", "rules-deal-tokens-drawn"),
      says("rules-deal-first"),
      options(
        "rules-deal-option-six",
        "rules-deal-option-hand",
        "rules-deal-option-tokens",
        "rules-deal-option-first",
        "rules-deal-option-fixed",
      ),
    ],
  },
  {
    id: "turn",
    title: "rules-turn",
    blocks: [
      says("rules-turn-one"),
      title("rules-clue"),
      says("rules-clue-cost"),
      says("rules-clue-true"),
      options("rules-clue-option-empty"),
      title("rules-discard"),
      says("rules-discard-how"),
      says("rules-discard-pile"),
      title("rules-play"),
      says("rules-play-how"),
      says("rules-play-misplay"),
      says("rules-play-draw"),
      says("rules-play-order"),
      says("rules-turn-order-hand"),
    ],
  },
  {
    id: "example",
    title: "rules-example",
    blocks: [
      says("rules-example-start"),
      figure("example-hand", "rules-example-hand"),
      says("rules-example-clue"),
      figure("example-clue"),
      says("rules-example-knows"),
      figure("example-knows"),
      steps(
        "rules-example-b",
        "rules-example-c",
        "rules-example-a2",
        "rules-example-b2",
        "rules-example-c2",
      ),
      says("rules-example-lesson"),
    ],
  },
  {
    id: "fireworks",
    title: "rules-fireworks",
    blocks: [
      says("rules-fireworks-rank"),
      says("rules-fireworks-complete"),
      says("rules-fireworks-lost"),
    ],
  },
  {
    id: "end",
    title: "rules-end",
    blocks: [
      says("rules-end-three"),
      steps("rules-end-strikes", "rules-end-perfect", "rules-end-deck"),
      says("rules-end-score"),
      figure("score", "rules-end-score-drawn"),
      title("rules-grades"),
      figure("grades"),
      says("rules-grades-thirty"),
      options("rules-end-option-keep", "rules-end-option-stop"),
    ],
  },
  {
    id: "finale",
    title: "rules-finale",
    blocks: [
      says("rules-finale-about"),
      list("rules-finale-won", "rules-finale-lost", "rules-finale-empty"),
      says("rules-finale-score"),
    ],
  },
  {
    id: "variants",
    title: "rules-variants",
    blocks: [
      says("rules-variants-about"),
      figure("variants"),
      says("rules-variants-names"),
      says("rules-variants-marks"),
      says("rules-variants-black"),
      says("rules-variants-perfect"),
    ],
  },
  {
    id: "bonuses",
    title: "rules-bonuses",
    blocks: [
      says("rules-bonuses-about"),
      figure("bonuses"),
      says("rules-bonuses-modes"),
      list("rules-bonuses-tiles", "rules-bonuses-random", "rules-bonuses-choice"),
      says("rules-bonuses-decline"),
      says("rules-bonuses-again"),
    ],
  },
  {
    id: "talk",
    title: "rules-talk",
    blocks: [
      says("rules-talk-chat"),
      says("rules-talk-phrases"),
      says("rules-talk-spectators"),
      says("rules-talk-undo"),
    ],
  },
  {
    id: "etiquette",
    title: "rules-etiquette",
    blocks: [
      list(
        "rules-etiquette-turn",
        "rules-etiquette-blame",
        "rules-etiquette-conventions",
        "rules-etiquette-leave",
        "rules-etiquette-secret",
      ),
    ],
  },
];

/** Every message that the content names. */
export function idsOf(sections: readonly Section[]): string[] {
  return sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => {
      if (block.kind === "figure") return block.caption ? [block.caption] : [];
      return "ids" in block ? block.ids : [block.id];
    }),
  ]);
}
