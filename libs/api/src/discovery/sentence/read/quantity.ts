import type { Reading } from './reading.ts';

/** A number with its unit. */
export interface Quantity {
  readonly value: number;
  /** What it was multiplied by: «млн». */
  readonly scale: number;
  /** Kind of the unit: `metre2`, `storey`, `rub`, `metre-price`; empty without one. */
  readonly unit: string;
  readonly monthly: boolean;
  readonly next: number;
}

/** A number in digits or in words, without its unit. */
function numberAt(reading: Reading, from: number): { value: number; next: number } | undefined {
  const item = reading.at(from);
  if (item?.is === 'number') {
    const { value, parts } = item.tokens[0];
    if (parts.length > 2 || Number.isNaN(value) || isNegative(reading, from)) return undefined;
    return half(reading, value, afterNumber(reading, from + 1));
  }
  if (item?.is === 'half' && item.of === '') {
    return reading.is(from + 1, 'scale') ? { value: 0.5, next: from + 1 } : undefined;
  }
  if (item?.is !== 'num') return undefined;
  let value = 0;
  let last = Infinity;
  let at = from;
  for (; at < from + 3; at += 1) {
    const word = reading.at(at);
    if (word?.is !== 'num') break;
    const part = Number(word.of);
    const fits = last === Infinity || (last >= 100 && part < 100) || (last >= 20 && part < 10);
    if (!fits || last < 20) break;
    value += part;
    last = part;
  }
  return half(reading, value, at);
}

const half = (reading: Reading, value: number, next: number) =>
  reading.is(next, 'half') && reading.at(next)?.of === 'of'
    ? { value: value + 0.5, next: next + 1 }
    : { value, next };

/** Whether a minus stands right before a number, after a space or nothing. */
function isNegative(reading: Reading, at: number): boolean {
  if (!reading.sign(at - 1, '-')) return false;
  const minus = reading.at(at - 1)?.tokens[0];
  const before = reading.at(at - 2)?.tokens.at(-1);
  const touches = minus?.end === reading.at(at)?.tokens[0].start;
  return touches && before?.kind !== 'number' && before?.end !== minus?.start;
}

/** Index after the ending of a number: «12-ти». */
function afterNumber(reading: Reading, at: number): number {
  const token = reading.at(at)?.tokens[0];
  return token?.hyphen && /^(ти|и|ми|мя|ю|ух|ех)$/.test(token.text) ? at + 1 : at;
}

/** «60 кв» is an area, «4 кв» a quarter. */
const LEAST_AREA = 15;

/** Scale at an index: «тыс», or a joined «к» after ten and more. */
function scaleAt(reading: Reading, at: number, value: number): number {
  const item = reading.at(at);
  if (item?.is === 'scale') return Number(item.of);
  const token = item?.tokens[0];
  if (token?.joined && /^[кk]$/.test(token.text) && value >= 10) return 1000;
  return 1;
}

const UNITS = [
  'metre2',
  'metre',
  'minute',
  'hour',
  'storey',
  'year',
  'percent',
  'quarter',
  'roomword',
  'foreign',
];

/** A number with its unit, if one stands at an index. */
export function quantityAt(reading: Reading, from: number): Quantity | undefined {
  if (reading.is(from, 'half', 'quarter') && reading.at(from)?.of === 'hour') {
    return {
      value: reading.is(from, 'half') ? 30 : 15,
      scale: 1,
      unit: 'minute',
      monthly: false,
      next: from + 1,
    };
  }
  let found = numberAt(reading, from);
  if (
    !found &&
    reading.is(from, 'scale') &&
    /^(миллиона?$|ляма?$|лимона?$|пол)/.test(reading.text(from))
  ) {
    found = { value: 1, next: from };
  }
  if (!found && reading.is(from, 'hour')) found = { value: 1, next: from };
  if (!found) return undefined;
  const scale = scaleAt(reading, found.next, found.value);
  let { value, next } = found;
  if (scale > 1) {
    value *= scale;
    next += 1;
    const more = scale >= 1e6 ? numberAt(reading, next) : undefined;
    const small = more ? scaleAt(reading, more.next, more.value) : 1;
    const isOther =
      more && reading.is(reading.is(more.next + 1, 'rub') ? more.next + 2 : more.next + 1, 'month');
    if (more && !isOther && small === 1000 && more.value < 1000) {
      value += more.value * small;
      next = more.next + 1;
    }
  }
  return withUnit(reading, {
    value: Math.round(value * 100) / 100,
    scale,
    unit: '',
    monthly: false,
    next,
  });
}

/** Whether a unit belongs to what comes after it: money has none, and «этажи» goes with «5–12» in «до 60 этажи 5–12». */
function belongsAfter(reading: Reading, at: number, bare: Quantity): boolean {
  if (bare.scale > 1) return !reading.is(at, 'percent', 'foreign');
  if (!reading.is(at, 'storey')) return false;
  const number = reading.is(at + 1, 'limit') ? at + 2 : at + 1;
  return (
    reading.is(number, 'number') &&
    (reading.sign(number + 1, '-') || reading.is(number + 1, 'limit'))
  );
}

/** The same with the words after it that say what it counts. */
function withUnit(reading: Reading, bare: Quantity): Quantity {
  let { unit, monthly, next, value } = bare;
  for (let turn = 0; turn < 3 && !monthly; turn += 1) {
    const item = reading.at(next);
    const per = reading.sign(next, '/') || item?.tokens[0].text === 'за' ? 1 : 0;
    if (per && reading.is(next + 1, 'metre', 'metre2'))
      return { ...bare, unit: 'metre-price', next: next + 2 };
    if (!unit && (item?.is === 'rub' || reading.sign(next, '₽'))) unit = 'rub';
    else if (reading.is(next + per, 'month')) {
      monthly = true;
      next += per;
    } else if (!unit && reading.sign(next, '%')) unit = 'percent';
    else if (!unit && bare.scale === 1 && value >= LEAST_AREA && item?.is === 'flat')
      unit = 'metre2';
    else if (
      !unit &&
      item?.of === '' &&
      UNITS.includes(item.is) &&
      !belongsAfter(reading, next, bare)
    )
      unit = item.is;
    else break;
    next += 1;
  }
  if (unit === 'hour') {
    unit = 'minute';
    value *= 60;
    const more = numberAt(reading, next);
    if (more && reading.is(more.next, 'minute')) {
      value += more.value;
      next = more.next + 1;
    }
  }
  return { ...bare, unit, monthly, next, value };
}
