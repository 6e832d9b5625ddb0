import { lotFilters, type LotFilterKey } from '../../filters/lot.filters.ts';
import { rangeAt, type Range } from './range.ts';
import type { Reading } from './reading.ts';

/** Kinds of money, and what a bare sum of each limits. */
const KEYS = {
  price: ['priceFrom', 'priceTo', 'high'],
  pay: ['payFrom', 'payTo', 'high'],
  area: ['areaFrom', 'areaTo', 'low'],
  kitchen: ['kitchenFrom', 'kitchenTo', 'low'],
  floor: ['floorFrom', 'floorTo', 'both'],
} as const satisfies Record<string, readonly [LotFilterKey, LotFilterKey, 'low' | 'high' | 'both']>;

/** Below this a sum is no price of a flat, and a number without «млн» or «₽» no sum. */
const LEAST_PRICE = 1_000_000;
const LEAST_SUM = 1000;
/** A number of metres from which on it is a flat's area even where nobody says so. */
const LEAST_AREA = 15;
const MOST_YEARS = 50;

/** What is limited: a key of `KEYS`, `down`, `term`; `undefined` where the words leave it open. */
function subjectOf(range: Range, said: string | undefined): string | undefined {
  const { unit, scale, monthly } = range;
  const least = Math.min(range.low ?? Infinity, range.high ?? Infinity);
  const money = scale > 1 || unit === 'rub';
  if (unit === 'storey') return 'floor';
  if (unit === 'metre2' || unit === 'metre') {
    if (said === 'kitchen' || said === 'area') return said;
    if (said || (unit === 'metre' && least < LEAST_AREA)) return undefined;
    return 'area';
  }
  if (unit === 'year') return said === 'term' && least <= MOST_YEARS ? 'term' : undefined;
  if (unit && unit !== 'rub') return undefined;
  if (said === 'floor') return !money && least < 200 ? said : undefined;
  if (said === 'area' || said === 'kitchen') return money ? undefined : said;
  if (said === 'term') return undefined;
  if (monthly)
    return said === undefined || said === 'pay' || said === 'price'
      ? least >= LEAST_SUM
        ? 'pay'
        : undefined
      : undefined;
  if (said === 'pay' || said === 'down') return least >= LEAST_SUM ? said : undefined;
  return least >= LEAST_PRICE ? 'price' : undefined;
}

/** Says the limits of something; `false` where the filter cannot hold them. */
function limitIt(
  reading: Reading,
  range: Range,
  subject: string,
  from: number,
  to: number,
): boolean {
  const value = range.high ?? range.low;
  if (subject === 'down' || subject === 'term') {
    if (value === undefined || (range.low !== undefined && range.high !== undefined && !range.bare))
      return false;
    reading.claim(from, to, subject, value);
    return true;
  }
  const [lowKey, highKey, bare] = KEYS[subject as keyof typeof KEYS];
  const step = subject === 'floor' && range.beyond ? 1 : 0;
  const low = range.bare && bare === 'high' ? undefined : range.low;
  const high = range.bare && bare === 'low' ? undefined : range.high;
  const { min, max, decimals } = lotFilters[lowKey];
  for (const one of [low, high]) {
    if (one === undefined) continue;
    if (one < min || one > max || Number(one.toFixed(decimals)) !== one) return false;
  }
  if (low !== undefined && high !== undefined && low > high) return false;
  if (low !== undefined && low + step !== min) reading.claim(from, to, lowKey, low + step);
  if (high !== undefined) reading.claim(from, to, highKey, high - step);
  reading.mute(from, to);
  return true;
}

/** Whether a subject at an index has limits of its own after it. */
const hasOwn = (reading: Reading, at: number) =>
  rangeAt(reading, reading.skip(at + 1, ':', '-')) !== undefined;

/** Reads a subject with its limits, before or after: «кухня от 12», «60 м²», «до 70 тысяч платёж». */
export function readAmount(reading: Reading, at: number): number {
  const said = reading.is(at, 'subject') ? reading.at(at)?.of : undefined;
  if (said === 'metro') return 0;
  const start = said ? reading.skip(at + 1, ':', '-') : at;
  if (said && reading.is(start, 'subject') && start < at + 4) return 0;
  const range = rangeAt(reading, start);
  if (!range) return 0;
  const after = reading.skip(range.next);
  const behind =
    !said && reading.is(after, 'subject') && !hasOwn(reading, after)
      ? reading.at(after)?.of
      : undefined;
  const subject = subjectOf(range, said ?? behind ?? loanBefore(reading, at, range));
  const end = behind && behind !== 'metro' ? after + 1 : range.next;
  if (!subject) return range.next;
  limitIt(reading, range, subject, at, end);
  return end;
}

/** Years right after the loan are its term: «ипотека на 20 лет». */
function loanBefore(reading: Reading, at: number, range: Range): string | undefined {
  if (range.unit !== 'year') return undefined;
  for (let before = at - 1; before >= at - 3; before -= 1) {
    const item = reading.at(before);
    if (item?.is === 'programme' || item?.of === 'pay mortgage') return 'term';
    if (item?.is !== 'quiet' && item?.is !== 'trigger') return undefined;
  }
  return undefined;
}
