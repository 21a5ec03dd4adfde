const ACCENTED: Record<string, string> = Object.fromEntries(
  [..."AÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞRŔSŠTŢUÛVṼWŴYÝZŽ"].flatMap((letter, at, all) =>
    at % 2 ? [] : [[letter, all[at + 1] ?? letter]],
  ),
);
const LOWER: Record<string, string> = Object.fromEntries(
  Object.entries(ACCENTED).map(([plain, accented]) => [
    plain.toLowerCase(),
    accented.toLowerCase(),
  ]),
);
const VOWEL = /[aeiouy]/i;
const GROWTH = 0.4;

/** Accents every letter of English and repeats vowels until the text is 40 % longer. */
export function pseudo(text: string): string {
  let owed = 0;
  let made = "";
  for (const letter of text) {
    const accented = ACCENTED[letter] ?? LOWER[letter] ?? letter;
    made += accented;
    owed += GROWTH;
    if (VOWEL.test(letter)) {
      made += accented.repeat(Math.floor(owed));
      owed -= Math.floor(owed);
    }
  }
  return made + "·".repeat(Math.round(owed));
}
