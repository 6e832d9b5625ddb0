import { rangeAt } from './range.ts';
import type { Reading } from './reading.ts';

const ORDINAL_ENDING = /^(й|ый|ий|ой|го|ого|его|ом|ем|му|ому|м)$/;
/** The same without a hyphen: «12м» is something else. */
const GLUED_ENDING = /^(й|ый|ий|ой|го|ого|его|ом|ем|му|ому)$/;

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
  const ending = token?.hyphen ? ORDINAL_ENDING : GLUED_ENDING;
  if (item?.is === 'number' && token?.joined && ending.test(token.text)) {
    return { value: item.tokens[0].value, next: at + 2 };
  }
  return undefined;
}

/** Floors that are named from an index on, one after another: «первый и последний этаж», «первый, второй». */
export function floorsNamed(reading: Reading, at: number) {
  const numbers: number[] = [];
  let last = false;
  let next = at;
  for (let turn = 0; turn < 4; turn += 1) {
    const start = reading.skip(next, ',');
    const from = reading.is(start, 'not', 'or') ? reading.skip(start + 1) : start;
    // «Не последний, третий квартал»: a list wants something between its items.
    if (turn > 0 && from === next) break;
    const item = reading.at(from);
    const ordinal = ordinalAt(reading, from);
    if (ordinal && reading.is(ordinal.next, 'quarter', 'half', 'building')) break;
    if (item?.is === 'extreme') {
      last = true;
      if (item.of === 'both') numbers.push(1);
    } else if (ordinal) numbers.push(ordinal.value);
    else if (item?.is === 'number' && reading.is(from + 1, 'storey'))
      numbers.push(item.tokens[0].value);
    else break;
    next = ordinal?.next ?? from + 1;
    if (reading.is(next, 'storey')) next += 1;
  }
  return next > at ? { numbers, last, next } : undefined;
}

/** Leaves out floors: the first ones and the last one; `false` where the filter cannot. */
export function leaveOut(
  reading: Reading,
  from: number,
  named: NonNullable<ReturnType<typeof floorsNamed>>,
): boolean {
  const { numbers, last, next } = named;
  const sorted = [...new Set(numbers)].sort((left, right) => left - right);
  if (sorted.some((value, index) => value !== index + 1)) return false;
  if (last) reading.claim(from, next, 'floorNot', 'last');
  if (sorted.length === 1) reading.claim(from, next, 'floorNot', 'first');
  if (sorted.length > 1) reading.claim(from, next, 'floorFrom', sorted.length + 1);
  return true;
}

/** Words that may stand between «не» and the end of a clause and be no verb. */
const SHORTEST_VERB = 4;

/** End of what takes back the words before it: «не нужен», «не рассматриваю»; 0 where nothing does. */
export function takenBack(reading: Reading, from: number): number {
  const at = reading.skip(from);
  if (reading.is(at, 'unneeded')) return at + 1;
  if (!reading.is(at, 'not') || reading.text(at) !== 'не') return 0;
  const verb =
    reading.is(at + 1, 'quiet', 'unknown') && reading.text(at + 1).length >= SHORTEST_VERB;
  const ends = !reading.at(at + 2) || reading.is(at + 2, 'sign') || reading.text(at + 2) === 'и';
  return verb && ends ? at + 2 : 0;
}

/** Reads floors by ordinals: «пятый этаж», «не выше десятого», «с третьего по седьмой», «первый не предлагать». */
export function readFloors(reading: Reading, at: number): number {
  if (reading.is(at, 'fused')) {
    const end = reading.is(at + 1, 'storey') ? at + 2 : at + 1;
    reading.claim(at, end, 'floorNot', reading.at(at)?.of ?? '');
    return end;
  }
  const named = floorsNamed(reading, at);
  const next = named ? takenBack(reading, named.next) : 0;
  if (named && next) {
    leaveOut(reading, at, { ...named, next });
    return next;
  }
  const said = reading.is(at, 'storey');
  let start = said ? reading.skip(at + 1, ':') : at;
  const limit = reading.is(start, 'limit', 'loud', 'plus') ? reading.at(start) : undefined;
  const beyond = /^(и )?(выш|ниж)/.test(limit?.tokens.map(({ text }) => text).join(' ') ?? '')
    ? 1
    : 0;
  const height = /(выш|ниж)/.test(limit?.tokens.map(({ text }) => text).join(' ') ?? '');
  if (limit) start += 1;
  const first = floorOrOther(reading, start);
  if (!first) return 0;
  const other = reading.is(first.next, 'or') ? floorAt(reading, first.next + 1) : undefined;
  if (other && (storeyAt(reading, other.next) || said)) {
    const end = storeyAt(reading, other.next) ? other.next + 1 : other.next;
    // One floor or its neighbour are a range; of two that lie apart the filter cannot say either.
    return other.value === first.value + 1
      ? floors(reading, at, end, first.value, other.value)
      : end;
  }
  const second = secondOf(reading, first.next);
  const last = second ?? first;
  const storey = reading.is(last.next, 'storey');
  if (!storey && !said && !height) return 0;
  const end = storey ? last.next + 1 : last.next;
  if (second) return floors(reading, at, end, first.value, second.value);
  const up = reading.says(end, 'plus', 'from');
  const lowest = !limit && /^со?$/.test(reading.text(start - 1));
  const down = reading.says(end, 'plus', 'to');
  if (limit?.of === 'from' || up || lowest)
    return floors(reading, at, end + (up ? 1 : 0), first.value + beyond, undefined);
  if (limit || down)
    return floors(reading, at, end + (down ? 1 : 0), undefined, first.value - beyond);
  return floors(reading, at, end, first.value, first.value);
}

const storeyAt = (reading: Reading, at: number) => reading.is(at, 'storey');

/** A floor by an ordinal or a plain number. */
function floorAt(reading: Reading, at: number) {
  const item = reading.at(at);
  const ordinal = ordinalAt(reading, at);
  if (ordinal) return ordinal;
  const value = Number(item?.is === 'number' ? item.tokens[0].value : item?.of);
  return (item?.is === 'number' || item?.is === 'num') && Number.isInteger(value)
    ? { value, next: at + 1 }
    : undefined;
}

/** The same before «или», an ordinal elsewhere: «5 или 6 этаж». */
const floorOrOther = (reading: Reading, at: number) =>
  reading.is(at + 1, 'or') ? floorAt(reading, at) : ordinalAt(reading, at);

/** The second ordinal of a range: «третий–пятый», «с третьего по седьмой». */
function secondOf(reading: Reading, at: number) {
  if (reading.at(at)?.tokens[0].hyphen) return ordinalAt(reading, at);
  const word = reading.text(at);
  return reading.sign(at, '-') || word === 'по' || word === 'до'
    ? ordinalAt(reading, at + 1)
    : undefined;
}

function floors(
  reading: Reading,
  from: number,
  to: number,
  low: number | undefined,
  high: number | undefined,
) {
  if ((low ?? 1) > (high ?? Infinity) || (low ?? 1) < 1 || (high ?? 1) < 1) return to;
  if (low === 1 && high === undefined) reading.mute(from, to);
  if (low !== undefined && low > 1) reading.claim(from, to, 'floorFrom', low);
  if (high !== undefined) reading.claim(from, to, 'floorTo', high);
  return to;
}

/** End of a number with its unit, if one stands at an index. */
export const amountEnd = (reading: Reading, at: number) => rangeAt(reading, at)?.next ?? 0;
