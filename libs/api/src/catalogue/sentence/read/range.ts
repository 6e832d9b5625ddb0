import { quantityAt, type Quantity } from './quantity.ts';
import type { Reading } from './reading.ts';

/** Limits that a sentence gives of something. */
export interface Range {
  readonly low?: number;
  readonly high?: number;
  /** A number without any word of a limit. */
  readonly bare: boolean;
  /** «Выше», «ниже»: the number itself is out, where whole ones are counted. */
  readonly beyond: boolean;
  readonly unit: string;
  readonly scale: number;
  readonly monthly: boolean;
  readonly from: number;
  readonly next: number;
}

interface Limit {
  readonly side: 'from' | 'to';
  readonly beyond: boolean;
  readonly next: number;
}

const SIGNS: Readonly<Record<string, 'from' | 'to'>> = {
  '<': 'to',
  '≤': 'to',
  '>': 'from',
  '≥': 'from',
};

/** A word of a limit, further ones of the same side with it: «до максимум». */
function limitAt(reading: Reading, from: number): Limit | undefined {
  const item = reading.at(from);
  const side =
    item?.is === 'sign'
      ? SIGNS[item.of]
      : item?.is === 'limit' || item?.is === 'loud'
        ? item.of
        : undefined;
  if (side !== 'from' && side !== 'to') return undefined;
  const beyond = /^(выш|ниж|больш|боле|мен)/.test(reading.text(from));
  const after = reading.skip(from + 1, ':');
  const more =
    after < from + 4 && reading.is(after, 'limit', 'loud') && reading.at(after)?.of === side;
  return { side, beyond, next: more ? reading.skip(after + 1) : after };
}

/** One quantity for two: what the one lacks, the other says. */
function alike(one: Quantity, other: Quantity): number {
  const most = other.scale > 1000 ? 1000 : 100_000;
  const lacks = one.scale === 1 && other.scale > 1 && one.value < most && one.unit === '';
  return lacks ? one.value * other.scale : one.value;
}

function both(from: number, low: Quantity, high: Quantity, next: number): Range {
  return {
    low: alike(low, high),
    high: alike(high, low),
    bare: false,
    beyond: false,
    unit: high.unit || low.unit,
    scale: Math.max(low.scale, high.scale),
    monthly: low.monthly || high.monthly,
    from,
    next,
  };
}

function single(from: number, one: Quantity, limit?: Omit<Limit, 'next'>, next = one.next): Range {
  const { value, unit, scale, monthly } = one;
  const rest = { unit, scale, monthly, from, next, beyond: limit?.beyond ?? false };
  if (!limit) return { ...rest, low: value, high: value, bare: true };
  return limit.side === 'from'
    ? { ...rest, low: value, bare: false }
    : { ...rest, high: value, bare: false };
}

/** Limits that begin at an index: «от 8 до 12 млн», «не выше 10 этажа», «60–80 м²», «5+». */
export function rangeAt(reading: Reading, from: number): Range | undefined {
  if (reading.is(from, 'between')) {
    const low = quantityAt(reading, from + 1);
    const high = low && quantityAt(reading, reading.skip(low.next));
    return low && high && both(from, low, high, high.next);
  }
  const inverted = invertedAt(reading, from);
  if (inverted) return inverted;
  const limit = limitAt(reading, from);
  const start = limit ? limit.next : reading.sign(from, '~') ? from + 1 : from;
  const first = quantityAt(reading, start);
  if (!first) return undefined;
  if (limit) {
    const after = reading.skip(first.next, ',');
    const other = limitAt(reading, after);
    const second = other && other.side !== limit.side ? quantityAt(reading, other.next) : undefined;
    if (!second || !other || (first.unit && second.unit && first.unit !== second.unit))
      return single(from, first, limit);
    if (
      first.scale > 1 !== second.scale > 1 &&
      (first.unit || second.unit) &&
      first.unit !== second.unit
    ) {
      if (!(['', 'rub'].includes(first.unit) && ['', 'rub'].includes(second.unit)))
        return single(from, first, limit);
    }
    return limit.side === 'from'
      ? both(from, first, second, second.next)
      : both(from, second, first, second.next);
  }
  const glued = reading.is(first.next, 'number') && reading.at(first.next)?.tokens[0].hyphen;
  const dash = reading.sign(first.next, '-') || glued;
  const upTo = reading.text(first.next) === 'до' || reading.text(first.next) === 'по';
  if (dash || upTo) {
    const second = quantityAt(reading, glued ? first.next : first.next + 1);
    if (second && alike(second, first) >= alike(first, second))
      return both(from, first, second, second.next);
  }
  return suffixed(reading, from, first);
}

/** What is counted before how many: «лямов до десяти», «метров 50–60», «минут десять». */
function invertedAt(reading: Reading, from: number): Range | undefined {
  const unit = reading.at(from);
  if (!unit || !['scale', 'metre', 'minute'].includes(unit.is) || unit.tokens[0].joined)
    return undefined;
  if (unit.tokens[0].text.length < 4 || unit.tokens.length > 1) return undefined;
  const start = reading.text(from + 1) === 'за' ? from + 2 : from + 1;
  if (reading.is(start, 'scale', 'metre', 'minute')) return undefined;
  const range = rangeAt(reading, start);
  if (!range || range.unit || range.scale > 1) return undefined;
  const scale = unit.is === 'scale' ? Number(unit.of) : 1;
  return { ...times(range, scale), unit: unit.is === 'scale' ? '' : unit.is, from };
}

/** Limits in a larger unit. */
export const times = (range: Range, scale: number): Range => ({
  ...range,
  scale,
  ...(range.low === undefined ? {} : { low: range.low * scale }),
  ...(range.high === undefined ? {} : { high: range.high * scale }),
});

/** A number with what may stand after it: «5+», «60 м² и больше», «12 млн максимум». */
function suffixed(reading: Reading, from: number, first: Quantity): Range {
  if (reading.sign(first.next, '+')) {
    const again = reading.at(first.next + 1);
    const unit =
      !first.unit && again && ['metre2', 'metre', 'storey', 'roomword'].includes(again.is)
        ? again.is
        : first.unit;
    const next = first.next + (unit === first.unit ? 1 : 2);
    return single(from, { ...first, unit }, { side: 'from', beyond: false }, next);
  }
  const after = reading.at(first.next);
  if (after?.is === 'plus') {
    return single(
      from,
      first,
      { side: after.of === 'to' ? 'to' : 'from', beyond: false },
      first.next + 1,
    );
  }
  const limit = limitAt(reading, first.next);
  const word = reading.text(first.next);
  if (
    limit &&
    !['до', 'от'].includes(word) &&
    !reading.is(first.next, 'sign') &&
    !quantityAt(reading, limit.next)
  ) {
    return single(from, first, { ...limit, beyond: false }, first.next + 1);
  }
  return single(from, first);
}
