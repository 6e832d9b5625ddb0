const ROUBLES = '₽|рублей|рубля|рубль|руб|р';
const MILLIONS = 'млн|миллион(?:а|ов)?';
const THOUSANDS = 'тысяч[аи]?|тыс';

/** Words behind an amount, and how many roubles one of them is. */
const SCALES: readonly [words: RegExp, roubles: number][] = [
  [/^(?:млрд|миллиард(?:а|ов)?)/, 1e9],
  [new RegExp(`^(?:${MILLIONS})`), 1e6],
  [new RegExp(`^(?:${THOUSANDS}|т)`), 1e3],
];

/** Amounts in two parts, «5 руб. 40 коп.» and «9 млн 400 тыс.», and what each is in one. */
const IN_PARTS: readonly [RegExp, (large: string, small: string) => string][] = [
  [
    new RegExp(`^([\\d.,]+)(?:${ROUBLES})\\.?(\\d\\d?)(?:копеек|копейки|копейка|коп)\\.?$`),
    (roubles, kopecks) => `${roubles},${kopecks.padStart(2, '0')}`,
  ],
  [
    new RegExp(`^(\\d+)(?:${MILLIONS})\\.?(\\d{1,3})(?:${THOUSANDS})`),
    (millions, thousands) => `${millions},${thousands.padStart(3, '0')}млн`,
  ],
];

const CURRENCY = new RegExp(`^(?:${ROUBLES}|rub|rur)?\\.?$`);

/** Groups of three digits, or of two before the last as in India. */
const GROUPED = /^\d{1,3}(?:([.,])\d{2,3}(?:\1\d{2,3})*)?$/;

/**
 * Roubles of an amount however it is written: «9 400 000,50 руб.», «1.000.000», «1,234,567.89», «₽12'500», «9,4 млн»;
 * `null` for anything else. The last separator is the decimal one unless three digits follow it: kopecks have two.
 */
export function readRoubles(text: string): number | null {
  // Zero-width characters and the apostrophes of Switzerland stand between digits, too.
  const written = text.toLowerCase().replace(/[\s'’_\u200b-\u200f\u2060-\u2069]/g, '');
  const plain = IN_PARTS.reduce(
    (whole, [parts, join]) =>
      whole.replace(parts, (_, large: string, small: string) => join(large, small)),
    written,
  );
  const [, before = '', digits = '', words = ''] = /^([^\d.,]*)([\d.,]*)(.*)/s.exec(plain) ?? [];
  const number = readNumber(digits);
  if (number === null || !CURRENCY.test(before)) return null;
  const [scale, rest] = readScale(words);
  const roubles = scale === 1 ? number.plain : number.decimal * scale;
  if (!CURRENCY.test(rest) || (before && rest)) return null;
  return Number.isSafeInteger(Math.round(roubles * 100)) ? roubles : null;
}

/** A text is an amount by itself, and no end of one such as «,50» or «000 руб.». */
export const isWholeAmount = (text: string): boolean =>
  !/^\s*(?:[.,]|0\d)/.test(text) && readRoubles(text) !== null;

/** The scale that words begin with, and the words after it. */
function readScale(words: string): [scale: number, rest: string] {
  for (const [pattern, scale] of SCALES) {
    const [found] = pattern.exec(words) ?? [];
    if (found) return [scale, words.slice(found.length).replace(/^\./, '')];
  }
  return [1, words];
}

/** A number with its separators: as an amount, and as the factor of a scale, where «9,400» is a fraction. */
function readNumber(digits: string): { plain: number; decimal: number } | null {
  const written = digits.replace(/[.,]$/, '');
  const at = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
  const [whole, fraction] = at < 0 ? [written, ''] : [written.slice(0, at), written.slice(at + 1)];
  const isGroup = at > 0 && /^[1-9]\d{0,2}(?:[.,]|$)/.test(whole) && fraction.length === 3;
  const asDecimal = GROUPED.test(whole) || /^\d*$/.test(whole) ? join(whole, fraction) : null;
  const asGroups = isGroup && GROUPED.test(written) ? join(written, '') : null;
  const plain = asGroups ?? asDecimal;
  return plain === null || !/\d/.test(written) ? null : { plain, decimal: asDecimal ?? plain };
}

const join = (whole: string, fraction: string) =>
  Number(`${whole.replace(/[.,]/g, '') || '0'}.${fraction || '0'}`);
