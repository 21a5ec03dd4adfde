import { type AnimationConfig, flip as svelteFlip } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";

const QUICK = 420;

export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function span(milliseconds = QUICK): number {
  return still() ? 0 : milliseconds;
}

/** A card that makes room goes to its new place; where its hand is hidden, before or after, there is no way to go. */
export function flip(node: Element, way: { from: DOMRect; to: DOMRect }): AnimationConfig {
  if (!way.from.width || !way.to.width) return { duration: 0 };
  return svelteFlip(node, way, { duration: span(300) });
}

/** A card that leaves a hand and lands elsewhere: the same key on both ends. */
export const [leave, arrive] = crossfade({
  duration: () => span(),
  easing: cubicOut,
  fallback: (node) => appear(node),
});

/** A card that comes from the deck: from above, turning. */
export function dealt(_node: Element, { delay = 0 } = {}): TransitionConfig {
  return {
    delay: still() ? 0 : delay,
    duration: span(),
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translateY(${-60 * u}px) rotate(${-8 * u}deg)`,
  };
}

export function appear(_node: Element): TransitionConfig {
  return {
    duration: span(240),
    easing: cubicOut,
    css: (t) => `opacity: ${t}; transform: scale(${0.85 + 0.15 * t})`,
  };
}
