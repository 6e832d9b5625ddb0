import type { Reading } from './reading.ts';

/** Ordinal of a floor: «пятый», «двадцать первый», «5-й». */
export function ordinalAt(
  reading: Reading,
  at: number,
): { value: number; next: number } | undefined {
  const item = reading.at(at);
  if (item?.is === 'ord') return { value: Number(item.of), next: at + 1 };
  if (item?.is === 'num' && Number(item.of) >= 20 && reading.is(at + 1, 'ord')) {
    return { value: Number(item.of) + Number(reading.at(at + 1)?.of), next: at + 2 };
  }
  const token = reading.at(at + 1)?.tokens[0];
  if (
    item?.is === 'number' &&
    token?.joined &&
    /^(й|ый|ий|ой|го|ого|его|ом|ем|му|ому|м|х|ых)$/.test(token.text)
  ) {
    return { value: item.tokens[0].value, next: at + 2 };
  }
  return undefined;
}

/** Floors to leave out that are named from an index on, one after another: «первый и последний этаж». */
export function extremesAt(
  reading: Reading,
  at: number,
): { values: string[]; next: number } | undefined {
  const values: string[] = [];
  let next = at;
  for (let turn = 0; turn < 3; turn += 1) {
    const start = reading.skip(next, ',');
    const from = reading.is(start, 'not', 'or') ? reading.skip(start + 1) : start;
    const item = reading.at(from);
    const ordinal = ordinalAt(reading, from);
    if (item?.is === 'extreme') values.push(...(item.of === 'both' ? ['first', 'last'] : ['last']));
    else if (ordinal?.value === 1) values.push('first');
    else if (item?.is === 'number' && item.tokens[0].value === 1 && reading.is(from + 1, 'storey'))
      values.push('first');
    else break;
    next = ordinal?.next ?? from + 1;
    if (reading.is(next, 'storey')) next += 1;
  }
  return values.length > 0 ? { values, next } : undefined;
}

/** «Первый не нужен»: what is said right after it takes it back. */
export const isUnneeded = (reading: Reading, at: number) =>
  reading.is(reading.skip(at), 'unneeded');

/** Reads floors by ordinals: «пятый этаж», «не выше десятого», «с третьего по седьмой», «первый не предлагать». */
export function readFloors(reading: Reading, at: number): number {
  const extremes = extremesAt(reading, at);
  if (extremes && isUnneeded(reading, extremes.next)) {
    const end = reading.skip(extremes.next) + 1;
    reading.claim(at, end, 'floorNot', ...extremes.values);
    return end;
  }
  const said = reading.is(at, 'subject') && reading.at(at)?.of === 'floor';
  const named = said || reading.is(at, 'storey');
  let start = named ? reading.skip(at + 1, ':') : at;
  const limit = reading.is(start, 'limit', 'loud') ? reading.at(start) : undefined;
  const beyond = /^(выш|ниж)/.test(reading.text(start)) ? 1 : 0;
  if (limit) start += 1;
  const first = ordinalAt(reading, start);
  if (!first) return 0;
  const second = between(reading, first.next);
  const last = second ?? first;
  const storey = reading.is(last.next, 'storey');
  if (!storey && !named && !(limit && second)) return 0;
  const end = storey ? last.next + 1 : last.next;
  if (second) floors(reading, at, end, first.value, second.value);
  else if (!limit) floors(reading, at, end, first.value, first.value);
  else if (limit.of === 'from') floors(reading, at, end, first.value + beyond, undefined);
  else floors(reading, at, end, undefined, first.value - beyond);
  return end;
}

/** The second ordinal of a range. */
function between(reading: Reading, at: number) {
  const word = reading.text(at);
  const next = reading.sign(at, '-') || word === 'по' || word === 'до' ? at + 1 : 0;
  return next ? ordinalAt(reading, next) : undefined;
}

function floors(
  reading: Reading,
  from: number,
  to: number,
  low: number | undefined,
  high: number | undefined,
) {
  if (low !== undefined && high !== undefined && low > high) return;
  if ((low ?? 1) < 1 || (high ?? 1) < 1) return;
  reading.mute(from, to);
  if (low !== undefined && low > 1) reading.claim(from, to, 'floorFrom', low);
  if (high !== undefined) reading.claim(from, to, 'floorTo', high);
}
