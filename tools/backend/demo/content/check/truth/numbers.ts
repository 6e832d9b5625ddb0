/** Numbers as Russian texts spell them, by their beginnings; longer ones first where one begins another. */
const WORDS: readonly (readonly [stem: string, value: number])[] = [
  ['полтор', 1.5],
  ['одн', 1],
  ['дв', 2],
  ['тр', 3],
  ['четыр', 4],
  ['пят', 5],
  ['шест', 6],
  ['сем', 7],
  ['восьм', 8],
  ['восем', 8],
  ['девят', 9],
  ['десят', 10],
  ['двенадцат', 12],
  ['двадцат', 20],
  ['тридцат', 30],
  ['сорок', 40],
  ['пятьдесят', 50],
  ['шестьдесят', 60],
  ['семьдесят', 70],
  ['восемьдесят', 80],
  ['девяност', 90],
  ['сто', 100],
];

/** A number in figures or in words, as a pattern: «8», «восьми», «девяносто». */
export const NUMBER = `\\d+(?:[,.]\\d+)?|(?:${WORDS.map(([stem]) => stem).join('|')})[а-яё]*`;

/** The number that a text says; `null` where the word is none. */
export function numberOf(text: string): number | null {
  if (/^\d/.test(text)) return Number(text.replace(',', '.'));
  const found = WORDS.filter(([stem]) => text.toLowerCase().startsWith(stem));
  return found.toSorted(([one], [other]) => other.length - one.length)[0]?.[1] ?? null;
}
