import { lotFilters, type LotFilterKey } from '../../../catalogue/filters/lot.filters.ts';
import { holds } from './bounds.ts';
import { takenBack } from './floors.ts';
import { rangeAt, times, type Range } from './range.ts';
import type { Reading } from './reading.ts';

/** Kinds of limits, and what a bare number of each is. */
const KEYS = {
  price: ['priceFrom', 'priceTo', 'high'],
  pay: ['payFrom', 'payTo', 'high'],
  area: ['areaFrom', 'areaTo', 'low'],
  kitchen: ['kitchenFrom', 'kitchenTo', 'low'],
  floor: ['floorFrom', 'floorTo', 'both'],
} as const satisfies Record<string, readonly [LotFilterKey, LotFilterKey, 'low' | 'high' | 'both']>;

/** What has a lower limit alone, and how many of its unit are one of the filter: hours are said in minutes here. */
const LEAST = {
  sun: ['sunFrom', 60],
  opposite: ['oppositeFrom', 1],
} as const satisfies Record<string, readonly [LotFilterKey, number]>;

type Subject = keyof typeof KEYS | keyof typeof LEAST | 'down' | 'term';

/** Below this a sum is no price of a flat, and a number without «млн» or «₽» no sum. */
const LEAST_PRICE = 1_000_000;
const LEAST_SUM = 1000;
/** A sum from which on it is a monthly payment even where nobody says so. */
const LEAST_PAYMENT = 15_000;
/** A number of metres from which on it is a flat's area even where nobody says so. */
const LEAST_AREA = 15;
const MOST_YEARS = 50;
/** A bare number within these is millions, if it is the most for some rooms; a payment's is thousands. */
const MILLIONS = { min: 3, max: 40 };
const THOUSANDS = { min: 10, max: 999 };

/** What is limited; `undefined` where the words leave it open. */
function subjectOf(range: Range, said: string | undefined): Subject | undefined {
  const { unit, scale } = range;
  const least = Math.min(range.low ?? Infinity, range.high ?? Infinity);
  const money = scale > 1 || unit === 'rub';
  if (range.monthly && said && said !== 'pay' && said !== 'price') return undefined;
  switch (unit) {
    case 'storey':
      return said === undefined || said === 'floor' ? 'floor' : undefined;
    case 'minute':
      return said === 'sun' ? said : undefined;
    case 'metre2':
    case 'metre':
      if (said === 'opposite' && unit === 'metre') return said;
      if (said === 'kitchen' || said === 'area') return said;
      return said || (unit === 'metre' && least < LEAST_AREA) ? undefined : 'area';
    case 'year':
      return said === 'term' && least <= MOST_YEARS ? 'term' : undefined;
    case '':
    case 'rub':
      if (said === 'floor') return money ? undefined : said;
      if (said === 'area' || said === 'kitchen') return money ? undefined : said;
      return sumOf(range, said, least, money);
    default:
      return undefined;
  }
}

/** Which sum of money is limited. */
function sumOf(
  range: Range,
  said: string | undefined,
  least: number,
  money: boolean,
): Subject | undefined {
  if (said !== undefined && range.unit === 'rub') {
    if (range.monthly) return said === 'pay' || said === 'price' ? 'pay' : undefined;
    if (said === 'price' || said === 'pay' || said === 'down') return said;
  }
  if (least < LEAST_SUM) return undefined;
  if (range.monthly)
    return said === undefined || said === 'pay' || said === 'price' ? 'pay' : undefined;
  if (said === 'pay' || said === 'down') return said;
  if (said !== undefined && said !== 'price') return undefined;
  if ((range.high ?? range.low ?? 0) >= LEAST_PRICE) return 'price';
  return money && said === undefined && least >= LEAST_PAYMENT && range.scale === 1000
    ? 'pay'
    : undefined;
}

/** The same limits with what people leave out: «до 12» for some rooms is millions, «до 70 в месяц» thousands. */
function spokenSum(reading: Reading, range: Range, said: string | undefined): Range {
  if (range.scale > 1 || range.unit) return range;
  const within = ({ min, max }: typeof MILLIONS) =>
    [range.low, range.high].every((one) => one === undefined || (one >= min && one <= max));
  if (range.monthly && said === undefined) return within(THOUSANDS) ? times(range, 1000) : range;
  const isPrice = said === 'price' || (said === undefined && reading.hasRooms);
  const most = !range.bare && range.high !== undefined;
  return isPrice && most && within(MILLIONS) ? times(range, 1_000_000) : range;
}

/** Says the limits of something where the filter can hold them. */
function limitIt(reading: Reading, range: Range, subject: Subject, from: number, to: number) {
  if (subject === 'down' || subject === 'term') {
    const value = range.high ?? range.low;
    const one = range.bare || range.low === undefined || range.high === undefined;
    if (one && value !== undefined && holds(subject, value))
      reading.claim(from, to, subject, value);
    return;
  }
  if (subject === 'sun' || subject === 'opposite') {
    const [key, each] = LEAST[subject];
    const value = (range.low ?? 0) / each;
    const one = range.bare || range.high === undefined;
    if (one && value > 0 && holds(key, value)) reading.claim(from, to, key, value);
    return;
  }
  const [lowKey, highKey, bare] = KEYS[subject];
  const step = subject === 'floor' && range.beyond ? 1 : 0;
  const low = range.bare && bare === 'high' ? undefined : range.low;
  const high = range.bare && bare === 'low' ? undefined : range.high;
  if ((low ?? 0) > (high ?? Infinity)) return;
  const first = low === undefined ? undefined : low + step;
  const last = high === undefined ? undefined : high - step;
  if ([first, last].some((one) => one !== undefined && !holds(lowKey, one))) return;
  if (first !== undefined && first !== lotFilters[lowKey].min)
    reading.claim(from, to, lowKey, first);
  else if (first !== undefined && last === undefined) reading.mute(from, to);
  if (last !== undefined) reading.claim(from, to, highKey, last);
}

/** What the word at an index is about: «этаж» too, where no number stands before it. */
function subjectAt(reading: Reading, at: number): string | undefined {
  if (reading.is(at, 'storey')) return 'floor';
  // «В месяц до 80 тысяч», «срок 30 лет» of a loan.
  if (reading.says(at, 'month', '')) return 'pay';
  if (reading.hasLoan && reading.text(at) === 'срок') return 'term';
  if (reading.is(at, 'foreign', 'other')) return 'foreign';
  // A kitchen that is a living room.
  if (reading.says(at, 'set', 'options euro')) return 'kitchen';
  return reading.is(at, 'subject') ? reading.at(at)?.of : undefined;
}

/** Whether a subject at an index has limits of its own after it. */
const hasOwn = (reading: Reading, at: number) =>
  rangeAt(reading, reading.skip(at + 1, ':', '-')) !== undefined;

/** End of a distance, which is no area: «500 метров до метро»; 0 where it is none. */
function distanceEnd(reading: Reading, range: Range): number {
  if (range.unit !== 'metre') return 0;
  if (!reading.is(range.next, 'limit') || !/^(до|от)$/.test(reading.text(range.next))) return 0;
  const where = reading.skip(range.next + 1);
  return reading.is(where, 'subject', 'unknown', 'foreign', 'other', 'place', 'complex')
    ? where + 1
    : 0;
}

/** Reads a subject with its limits, before or after: «кухня от 12», «60 м²», «до 70 тысяч платёж». */
export function readAmount(reading: Reading, at: number): number {
  const said = subjectAt(reading, at);
  if (said === 'metro') return 0;
  const start = said ? reading.skip(at + 1, ':', '-') : at;
  const plain = rangeAt(reading, start);
  if (!plain) return 0;
  // A school has a distance, and no other amount.
  if (reading.is(at, 'other') && !['metre', 'minute'].includes(plain.unit)) return 0;
  const after = reading.skip(plain.next);
  const linked = reading.text(after - 1) === 'на';
  const subjectAfter = !said && reading.is(after, 'subject') && (linked || !hasOwn(reading, after));
  const behind = subjectAfter ? reading.at(after)?.of : undefined;
  const range = spokenSum(reading, plain, said ?? behind);
  const distance = distanceEnd(reading, range);
  if (distance) return distance;
  // Years beside a loan are its term: «ипотека на 20 лет».
  const term = range.unit === 'year' && reading.hasLoan ? 'term' : undefined;
  const own = behind && behind !== 'metro' ? behind : undefined;
  const subject = subjectOf(range, said ?? own ?? term);
  const end = own ? after + 1 : range.next;
  if (!subject && said && (reading.is(at, 'set') || range.unit === 'minute')) return 0;
  const back = takenBack(reading, end);
  if (back) return back;
  // «С 3 этажа» is the lowest one.
  const lowest = subject === 'floor' && range.bare && /^со?$/.test(reading.text(range.from - 1));
  const { low = 0, high: _high, ...rest } = range;
  const meant = lowest ? { ...rest, low, bare: false } : range;
  if (reading.is(at, 'set')) reading.claim(at, at + 1, 'options', 'euro');
  if (subject) limitIt(reading, meant, subject, at, end);
  return end;
}
