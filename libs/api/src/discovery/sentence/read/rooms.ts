import { rangeAt } from './range.ts';
import type { Reading } from './reading.ts';

const VALUES = ['studio', '1', '2', '3', '4'];

/** A word that makes rooms of the number before it: «комнаты», a joined «к» or «е». */
function roomEnd(reading: Reading, at: number): number {
  if (reading.is(at, 'roomword')) return at + 1;
  const token = reading.at(at)?.tokens[0];
  if (token?.text === 'к' || token?.text === 'k') {
    const next = reading.text(at + 1);
    return next === 'кв' || next === 'квартира' ? at + 2 : at + 1;
  }
  return 0;
}

/** A number of rooms said by a digit or a numeral; 0 where it is none. */
function countAt(reading: Reading, at: number): number {
  const item = reading.at(at);
  const count =
    item?.is === 'number' || item?.is === 'num'
      ? Number(item.is === 'number' ? item.tokens[0].value : item.of)
      : 0;
  return Number.isInteger(count) && count >= 1 && count <= 4 ? count : 0;
}

/** Reads «2-комнатная», «одна или две комнаты», «1-2к», «от двух комнат», «комнат 3», «евро-3», «3е». */
export function readRooms(reading: Reading, at: number): number {
  const item = reading.at(at);
  if (item?.is === 'euro') return readEuro(reading, at, item.of);
  if (item?.is === 'set' && reading.says(at + 1, 'plus', 'from')) return readAndMore(reading, at);
  const limited = readLimitOfRooms(reading, at);
  if (limited) return limited;
  if (item?.is === 'roomword') {
    const count = countAt(reading, at + 1);
    if (!count || reading.is(at + 2, 'metre2', 'metre', 'scale', 'storey')) return 0;
    return claimRooms(reading, at, at + 2, [count], false);
  }
  const counts: number[] = [];
  let next = at;
  while (next < at + 8) {
    const count = countAt(reading, next);
    const rooms = reading.at(next);
    if (!count && counts.length > 0 && rooms?.is === 'set' && rooms.of.startsWith('rooms ')) {
      return claimRooms(reading, at, next, counts, false);
    }
    if (!count) break;
    counts.push(count);
    next += 1;
    const end = roomEnd(reading, next);
    if (end) return claimRooms(reading, at, end, counts, false);
    const token = reading.at(next)?.tokens[0];
    if (token?.joined && /^(е|e|евро|euro)$/.test(token.text))
      return claimRooms(reading, at, next + 1, counts, true);
    if (reading.sign(next, '-') && counts.length === 1) {
      const last = countAt(reading, next + 1);
      for (let one = count + 1; one < last; one += 1) counts.push(one);
    }
    while (
      next < at + 8 &&
      (reading.is(next, 'or') || reading.sign(next, '-', ',', '/') || reading.text(next) === 'и')
    )
      next += 1;
  }
  return 0;
}

function claimRooms(
  reading: Reading,
  from: number,
  to: number,
  counts: readonly number[],
  euro: boolean,
): number {
  const values = counts.map(String);
  if (euro) reading.claimAs('euro', from, to, 'rooms', ...values);
  else reading.claim(from, to, 'rooms', ...values);
  return to;
}

/** «Евродвушка», «евро-2», «евро двушка», or any euro layout. */
function readEuro(reading: Reading, at: number, rooms: string): number {
  if (rooms) return claimRooms(reading, at, at + 1, [Number(rooms)], true);
  const count = countAt(reading, at + 1);
  if (count) return claimRooms(reading, at, roomEnd(reading, at + 2) || at + 2, [count], true);
  const next = reading.at(at + 1);
  if (next?.is === 'set' && next.of.startsWith('rooms ')) {
    reading.claimAs('euro', at, at + 2, 'rooms', next.of.slice('rooms '.length));
    return at + 2;
  }
  reading.claim(at, at + 1, 'options', 'euro');
  return at + 1;
}

/** «Двухкомнатная и больше»; 0 where it is no number of rooms. */
function readAndMore(reading: Reading, at: number): number {
  const [key, rooms = ''] = reading.at(at)?.of.split(' ') ?? [];
  const from = VALUES.indexOf(rooms);
  if (key !== 'rooms' || from < 0) return 0;
  reading.claim(at, at + 2, 'rooms', ...VALUES.slice(from));
  return at + 2;
}

/** «От двух комнат», «больше двух комнат», «3+ комнаты», «четыре комнаты и больше». */
function readLimitOfRooms(reading: Reading, at: number): number {
  const range = rangeAt(reading, at);
  if (range?.unit !== 'roomword' || range.bare) return 0;
  const step = range.beyond ? 1 : 0;
  // «Не больше двух комнат» has room for a studio.
  const low = range.low === undefined ? 0 : range.low + step;
  const high = (range.high ?? 4) - (range.high === undefined ? 0 : step);
  if (low < (range.low === undefined ? 0 : 1) || low > 4 || high > 4 || high < low)
    return range.next;
  reading.claim(at, range.next, 'rooms', ...VALUES.slice(low, high + 1));
  return range.next;
}
