import { rangeAt, type Range } from './range.ts';
import type { Address, Reading } from './reading.ts';

/** Minutes that «у метро» means, on foot. */
const NEAR = 10;
/** Words of an address at most. */
const LONGEST_ADDRESS = 7;

type By = NonNullable<Address['by']>;

/** Words of a way from an index on: «пешком», «на метро», «ехать». */
function waysAt(reading: Reading, from: number): { by: string; next: number } {
  let by = '';
  let next = from;
  for (let turn = 0; turn < 3; turn += 1) {
    const at = reading.skip(next);
    const item = reading.at(at);
    if (item?.is === 'way' && at < from + 6) by ||= item.of;
    else if (item?.is !== 'go') break;
    next = at + 1;
  }
  return { by, next };
}

const minutesAt = (reading: Reading, at: number): Range | undefined => {
  const range = rangeAt(reading, at);
  return range?.unit === 'minute' ? range : undefined;
};

const isMetro = (reading: Reading, at: number) =>
  reading.is(at, 'subject') && reading.at(at)?.of === 'metro';

/** Index after the station's name, or the same one. */
function stationEnd(reading: Reading, at: number): number {
  const quoted = reading.sign(at, '«', '"') ? at + 1 : at;
  const item = reading.at(quoted);
  if (item?.is !== 'place') return at;
  reading.claim(quoted, quoted + 1, 'complex', ...item.of.split(' '));
  return quoted + 1;
}

/** Reads the way to the metro: «у метро», «метро в 5 минутах», «10 минут пешком до метро Парнас». */
function readMetro(reading: Reading, at: number): number {
  const first = waysAt(reading, at);
  let minutes = minutesAt(reading, reading.skip(first.next));
  let next = minutes ? minutes.next : first.next;
  const second = waysAt(reading, next);
  let metro = second.next;
  while (
    metro < second.next + 3 &&
    (reading.is(metro, 'quiet') ||
      (reading.is(metro, 'limit') && /^(до|от)$/.test(reading.text(metro))))
  )
    metro += 1;
  if (!isMetro(reading, metro)) return 0;
  const named = stationEnd(reading, metro + 1);
  const third = waysAt(reading, named);
  next = third.next;
  if (!minutes) {
    minutes = minutesAt(reading, reading.skip(next, '-', ':'));
    next = minutes ? minutes.next : next;
  }
  const fourth = minutes ? waysAt(reading, next) : third;
  const by = first.by || second.by || third.by || fourth.by;
  const end = fourth.next;
  if (by && by !== 'foot') return end;
  const value = minutes ? (minutes.high ?? 0) : NEAR;
  if (minutes && (value < 1 || value > 240 || !Number.isInteger(value))) return end;
  const unknown = reading.is(metro + 1, 'unknown') && !minutes;
  if (unknown) return metro + 1;
  reading.mute(at, end);
  if (minutes || named === metro + 1) reading.claim(at, end, 'metro', value);
  return end;
}

/** End of a place's words: unknown ones, street words, house numbers. */
function placeEnd(reading: Reading, from: number): number {
  let words = 0;
  let at = from;
  for (; at < from + LONGEST_ADDRESS; at += 1) {
    const item = reading.at(at);
    if (!item) break;
    if (
      item.is === 'unknown' ||
      item.is === 'street' ||
      item.is === 'place' ||
      item.is === 'complex'
    )
      words += 1;
    else if (item.is === 'sides' || item.is === 'ord' || item.is === 'building')
      words += item.is === 'building' ? 0 : 1;
    else if (item.is === 'number' && words > 0 && !minutesAt(reading, at)) continue;
    else if (
      item.is === 'number' &&
      item.tokens[0].value < 100 &&
      reading.at(at + 1)?.is === 'unknown'
    )
      continue;
    else if (
      item.is === 'sign' &&
      item.of === ',' &&
      words > 0 &&
      reading.is(at + 1, 'number', 'street') &&
      !rangeAt(reading, at + 1)?.unit
    )
      continue;
    else if (item.is === 'sign' && item.of === '/' && reading.is(at + 1, 'number')) continue;
    else break;
  }
  return words > 0 ? at : from;
}

function address(reading: Reading, from: number, to: number, minutes?: Range, by?: string) {
  const first = reading.at(from)?.tokens[0];
  const last = reading.at(to - 1)?.tokens.at(-1);
  if (!first || !last) return;
  const text = reading.sentence.slice(first.start, last.end);
  const way = by === 'foot' || by === 'metro' || by === 'car' ? { by: by satisfies By as By } : {};
  const most = minutes?.high === undefined ? {} : { minutes: minutes.high };
  reading.addresses.push({ text, start: first.start, end: last.end, ...most, ...way });
}

/** Reads the way to an address: «полчаса до Невского 28 на метро», «до Лиговского, 87 не больше часа», «работаю на Мира 3». */
function readAddress(reading: Reading, at: number): number {
  if (reading.is(at, 'work')) {
    const from = reading.skip(at + 1, ':', '-', '(');
    const to = placeEnd(reading, from);
    if (to === from) return 0;
    const way = waysAt(reading, to);
    const minutes = minutesAt(reading, reading.skip(way.next, ','));
    const after = waysAt(reading, minutes?.next ?? way.next);
    address(reading, from, to, minutes, way.by || after.by);
    return after.next;
  }
  const first = waysAt(reading, at);
  const minutes = minutesAt(reading, reading.skip(first.next));
  const second = waysAt(reading, minutes ? minutes.next : first.next);
  if (!(reading.is(second.next, 'limit') && /^(до|от)$/.test(reading.text(second.next)))) return 0;
  const start = reading.skip(second.next + 1);
  const from = reading.is(start, 'work') ? reading.skip(start + 1) : start;
  const to = placeEnd(reading, from);
  if (to === from) return 0;
  const third = waysAt(reading, to);
  const late = minutes ?? minutesAt(reading, reading.skip(third.next, ',', '-'));
  if (!late && !(first.by || second.by || third.by)) return 0;
  const fourth = waysAt(reading, minutes ? third.next : (late?.next ?? third.next));
  const by = first.by || second.by || third.by || fourth.by;
  address(reading, from, to, late, by);
  const end = fourth.next;
  if (by === 'car' && late?.high !== undefined) reading.claim(at, end, 'commute', late.high);
  return end;
}

/** Reads a way, to the metro or to an address. */
export const readWay = (reading: Reading, at: number): number =>
  readMetro(reading, at) || readAddress(reading, at);
