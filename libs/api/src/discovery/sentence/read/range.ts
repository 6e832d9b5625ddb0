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
      : item && ['limit', 'loud', 'plus'].includes(item.is)
        ? item.of
        : undefined;
  if (side !== 'from' && side !== 'to') return undefined;
  const beyond = /^(выш|ниж|больш|боле|мен)/.test(
    item?.tokens.at(item.is === 'plus' ? 1 : 0)?.text ?? '',
  );
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

/** Whether two quantities may be limits of one thing: what the one lacks the other may say. */
function isAlike(first: Quantity, second: Quantity): boolean {
  const units = [first.unit, second.unit].filter((unit) => unit && unit !== 'rub');
  const money = [first, second].some(({ unit, scale }) => unit === 'rub' || scale > 1);
  return units.length === 2 ? units[0] === units[1] && !money : units.length === 0 || !money;
}

/** The other limit of the same thing: «до 12 млн» after «от 8». Past a comma it has to be of the same kind, and no range of its own. */
function oppositeAt(reading: Reading, limit: Limit, first: Quantity): Quantity | undefined {
  const comma = reading.sign(first.next, ',');
  const other = limitAt(reading, reading.skip(first.next, ','));
  if (!other || other.side === limit.side) return undefined;
  const second = quantityAt(reading, other.next);
  if (!second || !isAlike(first, second)) return undefined;
  if (!comma)
    return limit.side === 'from' || !hasThird(reading, limit, second) ? second : undefined;
  const same = first.unit === second.unit && first.scale === second.scale;
  return same && !hasThird(reading, limit, second) ? second : undefined;
}

/** Whether a further limit of the first side follows: «до 12 млн, от 38 до 42 м²». */
function hasThird(reading: Reading, limit: Limit, second: Quantity): boolean {
  const third = limitAt(reading, second.next);
  return third?.side === limit.side && quantityAt(reading, third.next) !== undefined;
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
    const second = oppositeAt(reading, limit, first);
    if (!second) return single(from, first, limit);
    const [low, high] = limit.side === 'from' ? [first, second] : [second, first];
    return both(from, low, high, second.next);
  }
  const glued = reading.is(first.next, 'number') && reading.at(first.next)?.tokens[0].hyphen;
  const dash = reading.sign(first.next, '-') || glued;
  // «С 5 до 10», «8 до 10 млн»; in «взнос 2 млн до 10 млн» another limit begins.
  const open = first.scale === 1 && first.unit === '' && first.value < 1000;
  const since = /^со?$/.test(reading.text(from - 1));
  const upTo = (open || since) && /^(до|по)$/.test(reading.text(first.next));
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
  const own = quantityAt(reading, first.next + 1) ?? reading.is(first.next + 1, 'ord');
  if (after?.is === 'plus' && !own) {
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
    !quantityAt(reading, limit.next) &&
    !reading.is(limit.next, 'ord')
  ) {
    return single(from, first, { ...limit, beyond: false }, first.next + 1);
  }
  return single(from, first);
}
