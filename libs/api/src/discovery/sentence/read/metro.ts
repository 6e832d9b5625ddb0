import { holds } from './bounds.ts';
import { takenBack } from './floors.ts';
import { placesOf } from './places.ts';
import { readNearby } from './nearby.ts';
import { rangeAt, type Range } from './range.ts';
import type { Reading } from './reading.ts';
import { minutesAt, NEAR, towards, waysAt } from './ways.ts';

/** «Метро», or «м.» before a station. */
const isMetro = (reading: Reading, at: number) =>
  reading.says(at, 'subject', 'metro') ||
  (reading.is(at, 'metre') && reading.is(at + 1, 'place') && !reading.is(at - 1, 'number', 'num'));

/** Reads the name of a station; the same index where none stands. */
function stationEnd(reading: Reading, at: number): number {
  const quoted = reading.sign(at, '«', '"') ? at + 1 : at;
  const ids = placesOf(reading.at(quoted), 'station');
  if (ids.length === 0) return at;
  reading.claim(quoted, quoted + 1, 'complex', ...ids);
  return quoted + 1;
}

/** Minutes on foot as the filter holds them; `undefined` where it cannot. */
function wholeMinutes(minutes: Range | undefined): number | undefined {
  const value = minutes ? minutes.high : NEAR;
  return value !== undefined && holds('metro', value) ? value : undefined;
}

/** Reads the way to what is around a house, and to the metro: «у метро», «метро в 5 минутах», «10 минут пешком до метро Парнас». */
export function readMetro(reading: Reading, at: number): number {
  const first = waysAt(reading, at);
  const range = rangeAt(reading, reading.skip(first.next));
  const early = range?.unit === 'minute' ? range : undefined;
  const second = waysAt(reading, early ? early.next : first.next);
  const metro = towards(reading, second.next);
  const nearby = readNearby(reading, at, { first, range, early, second, start: metro });
  if (nearby) return nearby;
  if (!isMetro(reading, metro))
    return onFootToStation(reading, at, early, first.by || second.by, metro);
  const named = stationEnd(reading, metro + 1);
  const third = waysAt(reading, named);
  const late = early ? undefined : minutesAt(reading, reading.skip(third.next, '-', ':'));
  const fourth = late ? waysAt(reading, late.next) : third;
  const by = first.by || second.by || third.by || fourth.by;
  const suffix = reading.is(fourth.next, 'loud') && !minutesAt(reading, fourth.next) && early;
  const end = fourth.next + (suffix ? 1 : 0);
  const after = reading.skip(end);
  if (reading.is(after, 'any') && !/^(люб|как)/.test(reading.text(after))) {
    reading.mute(at, after + 1);
    return after + 1;
  }
  if (by && by !== 'foot') return end;
  const back = takenBack(reading, end);
  if (back) return back;
  // A station where nothing is built: the word before it means nothing either.
  if (named === metro + 1 && reading.is(named, 'unknown', 'place')) return named + 1;
  const value = wholeMinutes(early ?? late);
  if (value === undefined) return end;
  if (early || late || named === metro + 1) reading.claim(at, end, 'metro', value);
  else reading.mute(at, end);
  return end;
}

/** «15 минут пешком от Парнаса»: the station's name without the word. */
function onFootToStation(
  reading: Reading,
  at: number,
  minutes: Range | undefined,
  by: string,
  place: number,
): number {
  const ids = placesOf(reading.at(place), 'station');
  const value = wholeMinutes(minutes);
  const whole = !reading.is(place + 1, 'street', 'number', 'district');
  if (by !== 'foot' || !minutes || value === undefined || ids.length === 0 || !whole) return 0;
  reading.claim(at, place + 1, 'complex', ...ids);
  reading.claim(at, place + 1, 'metro', value);
  return place + 1;
}
