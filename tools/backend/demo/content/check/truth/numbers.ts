/** Tens that units may follow: «сорок пять». */
const TENS: readonly (readonly [stem: string, value: number])[] = [
  ['двадцат', 20],
  ['тридцат', 30],
  ['сорок', 40],
  ['пятьдесят', 50],
  ['пятидесят', 50],
  ['шестьдесят', 60],
  ['шестидесят', 60],
  ['семьдесят', 70],
  ['семидесят', 70],
  ['восемьдесят', 80],
  ['восьмидесят', 80],
  ['девяност', 90],
];

const UNITS: readonly (readonly [stem: string, value: number])[] = [
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
];

/** Numbers as Russian texts spell them, by their beginnings. */
const WORDS: readonly (readonly [stem: string, value: number])[] = [
  ['полтор', 1.5],
  ...UNITS,
  ['десят', 10],
  ['одиннадцат', 11],
  ['двенадцат', 12],
  ['тринадцат', 13],
  ['четырнадцат', 14],
  ['пятнадцат', 15],
  ...TENS,
  ['сто', 100],
];

const oneOf = (words: typeof WORDS) => `(?:${words.map(([stem]) => stem).join('|')})[а-яё]*`;

/** A number in figures or in words, as a pattern: «8», «восьми», «девяносто», «сорока пяти». */
export const NUMBER = `\\d+(?:[,.]\\d+)?|${oneOf(TENS)}\\s+${oneOf(UNITS)}|${oneOf(WORDS)}`;

/** The number that a text says; `null` where the word is none. */
export function numberOf(text: string): number | null {
  if (/^\d/.test(text)) return Number(text.replace(',', '.'));
  const values = text.toLowerCase().split(/\s+/).map(wordOf);
  return values.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

/** What one word says; of stems that begin one another the longest counts. */
function wordOf(word: string): number | null {
  const found = WORDS.filter(([stem]) => word.startsWith(stem));
  return found.toSorted(([one], [other]) => other.length - one.length)[0]?.[1] ?? null;
}
