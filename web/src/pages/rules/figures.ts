/** The worked example: B's hand, and the red clue's cards. */
export const HAND = [
  { suit: "red", rank: 2 },
  { suit: "blue", rank: 1 },
  { suit: "white", rank: 4 },
  { suit: "yellow", rank: 3 },
  { suit: "red", rank: 4 },
] as const;
export const CLUED = "red";

export const FIVE = ["red", "yellow", "green", "blue", "white"] as const;
/** A suit's ten cards. */
export const COPIES = [1, 1, 1, 2, 2, 3, 3, 4, 4, 5] as const;
/** Fireworks worth 15. */
export const SCORE = [4, 3, 2, 5, 1] as const;

/** Grades where the most is 25. */
export const GRADES = [
  { points: "0–5", grade: "horrible" },
  { points: "6–10", grade: "poor" },
  { points: "11–15", grade: "decent" },
  { points: "16–20", grade: "excellent" },
  { points: "21–24", grade: "extraordinary" },
  { points: "25", grade: "legendary" },
] as const;

export const BONUSES = ["token", "mend", "return", "rescue", "colour", "rank"] as const;

export const VARIANTS = [
  { id: "normal", suits: FIVE },
  { id: "tricky", suits: [...FIVE, "multicolour"] },
  { id: "hard", suits: [...FIVE, "multicolour"] },
  { id: "avalanche", suits: [...FIVE, "multicolour"] },
  { id: "black-powder", suits: [...FIVE, "black"] },
] as const;
