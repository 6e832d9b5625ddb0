import { ordinalAt } from './floors.ts';
import type { Reading } from './reading.ts';

/** A quarter, counted from the first one of year 0. */
export const quarterOf = (year: number, quarter: number) => year * 4 + quarter - 1;

const ROMAN: Readonly<Record<string, number>> = {
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  і: 1,
  іі: 2,
  ііі: 3,
  q1: 1,
  q2: 2,
  q3: 3,
  q4: 4,
};

/** First and last month of each season, winter's in the year that it begins with. */
const SEASONS = [
  [1, 2],
  [3, 5],
  [6, 8],
  [9, 11],
] as const;

const yearOf = (value: number) =>
  value >= 2024 && value <= 2045 ? value : value >= 24 && value <= 45 ? 2000 + value : 0;

/** A year at an index: «2027», «2027 году», «27-го»; two digits want the word. */
function yearAt(
  reading: Reading,
  at: number,
  loose = false,
): { year: number; next: number } | undefined {
  const item = reading.at(at);
  const today = Number(reading.day.slice(0, 4));
  if (item?.is === 'this') return { year: today, next: at + 1 };
  if (item?.is === 'next') return { year: today + 1, next: at + 1 };
  if (reading.says(at, 'num', '2') && reading.says(at + 1, 'scale', '1000')) {
    const rest = ordinalAt(reading, at + 2);
    if (!rest || rest.value > 99) return undefined;
    const end = reading.is(rest.next, 'year') ? rest.next + 1 : rest.next;
    return { year: 2000 + rest.value, next: end };
  }
  const ordinal = ordinalAt(reading, at);
  if (ordinal && ordinal.value < 100) {
    const year = yearOf(ordinal.value);
    return year && reading.is(ordinal.next, 'year') ? { year, next: ordinal.next + 1 } : undefined;
  }
  if (item?.is !== 'number') return undefined;
  const { value, parts } = item.tokens[0];
  const after = ordinal?.next ?? at + 1;
  const worded = reading.is(after, 'year') && reading.text(after) !== 'лет';
  const far = loose && value >= 2000 && value <= 2099 ? value : 0;
  const year = parts.length === 1 && (value > 100 || worded || loose) ? yearOf(value) || far : 0;
  return year ? { year, next: worded ? after + 1 : after } : undefined;
}

/** Whether a number is as long as a year, and none. */
const isNoYear = (reading: Reading, at: number) => (reading.at(at)?.tokens[0].value ?? 0) >= 1000;

/** Number of a quarter at an index: «4», «IV», «четвёртый». */
function quarterNumber(reading: Reading, at: number): { value: number; next: number } | undefined {
  const roman = ROMAN[reading.text(at)];
  if (roman) return { value: roman, next: at + 1 };
  const ordinal = ordinalAt(reading, at);
  if (ordinal) return ordinal;
  return reading.is(at, 'number')
    ? { value: reading.at(at)?.tokens[0].value ?? 0, next: at + 1 }
    : undefined;
}

export interface When {
  /** The last quarter that is meant. */
  quarter: number;
  next: number;
  /** The year alone needs a word that makes it a date. */
  weak?: boolean;
}

/** First year in which a quarter is not over yet. */
function comingYear(reading: Reading, quarter: number): number {
  const [year = 0, month = 1] = reading.day.split('-').map(Number);
  return quarterOf(year, quarter) < quarterOf(year, Math.ceil(month / 3)) ? year + 1 : year;
}

/** A date at an index; `before` is the limit «до», «к»: what begins then is too late. */
export function whenAt(reading: Reading, at: number, before: boolean): When | undefined {
  const item = reading.at(at);
  const number = quarterNumber(reading, at);
  const unit = number && reading.text(number.next);
  if (
    number &&
    number.value >= 1 &&
    number.value <= 4 &&
    (reading.is(number.next, 'quarter') || unit === 'кв' || /^q/.test(reading.text(at)))
  ) {
    const after = /^q/.test(reading.text(at)) ? number.next : number.next + 1;
    const year = yearAt(reading, reading.skip(after), true);
    if (!year && isNoYear(reading, reading.skip(after))) return undefined;
    return {
      quarter: quarterOf(year?.year ?? comingYear(reading, number.value), number.value),
      next: year?.next ?? after,
    };
  }
  if (number && (number.value === 1 || number.value === 2) && reading.is(number.next, 'half')) {
    const year = yearAt(reading, reading.skip(number.next + 1));
    return {
      quarter: quarterOf(year?.year ?? comingYear(reading, number.value * 2), number.value * 2),
      next: year?.next ?? number.next + 1,
    };
  }
  if (item?.is === 'newyear')
    return { quarter: quarterOf(comingYear(reading, 4), 4), next: at + 1 };
  if (item?.is === 'number' && reading.is(at + 1, 'month') && reading.at(at + 1)?.of !== '') {
    return item.tokens[0].value >= 1 && item.tokens[0].value <= 31
      ? whenAt(reading, at + 1, false)
      : undefined;
  }
  if (item?.is === 'part') {
    const year = yearAt(reading, reading.skip(at + 1), true);
    const quarter = Number(item.of);
    if (!year) return undefined;
    return {
      quarter: quarterOf(year.year, quarter) - (before && quarter === 1 ? 1 : 0),
      next: year.next,
    };
  }
  if (item?.is === 'month' || item?.is === 'season') {
    const span =
      item.is === 'month' ? [Number(item.of), Number(item.of)] : SEASONS[Number(item.of) - 1];
    const [first = 1, last = 1] = span ?? [];
    const month = before ? first - 1 : last;
    if (item.is === 'month' && item.of === '') return undefined;
    const year = yearAt(reading, reading.skip(at + 1), true);
    const value = year?.year ?? comingYear(reading, Math.ceil(Math.max(month, 1) / 3));
    return {
      quarter: quarterOf(value, 1) + Math.ceil(month / 3) - 1,
      weak: !year,
      next: year?.next ?? at + 1,
    };
  }
  const token = item?.is === 'number' ? item.tokens[0] : undefined;
  if (
    token &&
    token.parts.length >= 2 &&
    yearOf(token.parts.at(-1) ?? 0) > 0 &&
    (token.parts.at(-1) ?? 0) > 2000
  ) {
    const month = token.parts.at(-2) ?? 0;
    if (month < 1 || month > 12) return undefined;
    return { quarter: quarterOf(token.parts.at(-1) ?? 0, Math.ceil(month / 3)), next: at + 1 };
  }
  const year = yearAt(reading, at);
  if (!year) return undefined;
  return {
    quarter: quarterOf(year.year, before ? 0 : 4),
    next: year.next,
    weak: year.next === at + 1 && item?.is === 'number',
  };
}
