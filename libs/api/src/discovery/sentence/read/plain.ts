import type { LotFilterKey } from '../../../catalogue/filters/lot.filters.ts';
import { amountEnd, floorsNamed, leaveOut, takenBack } from './floors.ts';
import { placesOf } from './places.ts';
import type { Reading } from './reading.ts';

/** Kinds of words that are filters by themselves. */
const PLAIN = [
  'set',
  'flag',
  'sides',
  'complex',
  'place',
  'programme',
  'extreme',
  'euro',
  'subject',
  'nearby',
  'ready',
  'trigger',
  'storey',
  'view',
  'foreign',
  'other',
  'way',
];

/** Says what a word is by itself; `false` where it is nothing. */
function claimPlain(reading: Reading, at: number): boolean {
  const item = reading.at(at);
  const [key = '', ...values] = item?.of.split(' ') ?? [];
  switch (item?.is) {
    case 'set':
      reading.claim(at, at + 1, key as LotFilterKey, ...values);
      return true;
    case 'flag':
      reading.claim(at, at + 1, key as LotFilterKey, '1');
      return true;
    case 'sides':
      reading.claim(at, at + 1, 'sides', ...item.of.split(' '));
      return true;
    case 'complex':
      reading.claim(at, at + 1, 'complex', item.of);
      return true;
    case 'place': {
      const district = reading.is(at + 1, 'district');
      const ids = placesOf(item, district ? 'district' : undefined);
      if (district && ids.length > 0) reading.mute(at + 1, at + 2);
      reading.claim(at, at + 1, 'complex', ...ids);
      return ids.length > 0;
    }
    case 'programme':
      reading.programmes.push({ ids: item.of.split('|'), at });
      return true;
    case 'view':
      // Of which water the filter does not know: its name is told.
      reading.claim(at, at + 1, 'options', 'water');
      return true;
    default:
      return false;
  }
}

/** Reads «студии и однушки не предлагать»: what can be left out is; 0 where nothing takes it back. */
function listTakenBack(reading: Reading, at: number): number {
  const kind = reading.at(at)?.is;
  const found = [at];
  let next = at + 1;
  while (
    found.length < 4 &&
    (reading.is(next, 'or') || reading.text(next) === 'и') &&
    reading.at(next + 1)?.is === kind
  ) {
    found.push(next + 1);
    next += 2;
  }
  const back = takenBack(reading, next);
  if (back) for (const one of found) leaveOutPlain(reading, one, one, back);
  return back;
}

/** Leaves out what a word names, where the filter can; the words up to `to` say so. */
function leaveOutPlain(reading: Reading, at: number, from: number, to: number) {
  const out = leftOutBy(reading, at);
  if (!out) return;
  const [key, ...values] = out;
  reading.claimAs('not', from, to, key, ...values);
}

/** Whether a word is about something without saying what: «этаж», «отделка»; «любой» beside it then limits nothing. */
const isTopic = (reading: Reading, at: number) =>
  reading.is(at, 'storey', 'trigger', 'subject', 'nearby', 'building') ||
  reading.says(at, 'set', 'finish full furnished');

/** Reads a word that is a filter by itself, two of them that are one or the other, and what takes them back. */
export function readPlain(reading: Reading, at: number): number {
  if (reading.is(at, 'district') && reading.is(at + 1, 'place')) return districtFirst(reading, at);
  if (reading.is(at, 'quarter', 'other') && reading.is(reading.skip(at + 1), 'complex'))
    reading.mute(at, at + 1);
  if (!reading.is(at, ...PLAIN)) return 0;
  const after = reading.skip(at + 1);
  if (reading.is(after, 'any') && isTopic(reading, at)) {
    reading.mute(at, after + 1);
    return after + 1;
  }
  if (reading.is(at - 1, 'any') && isTopic(reading, at)) reading.mute(at, at + 1);
  const back = listTakenBack(reading, at);
  if (back) return back;
  const option = reading.at(at)?.of ?? '';
  const next = reading.at(at + 2);
  const either = reading.is(at + 1, 'or') || reading.sign(at + 1, '/');
  // «С балконом или без».
  if (either && next?.is === 'not' && !reading.is(at + 3, ...PLAIN)) return at + 3;
  if (either && next?.is === 'set' && option.startsWith('options') && next.of.startsWith('options'))
    return at + 3;
  return claimPlain(reading, at) ? at + 1 : 0;
}

/** «Район Петроградский». */
function districtFirst(reading: Reading, at: number): number {
  const ids = placesOf(reading.at(at + 1), 'district');
  reading.claim(at, at + 2, 'complex', ...ids);
  return at + 2;
}

/** Values of a list that a word names, if the filter can leave them out. */
function leftOutBy(reading: Reading, at: number): readonly [LotFilterKey, ...string[]] | undefined {
  const item = reading.at(at);
  if (item?.is === 'complex') return ['complex', item.of];
  if (item?.is === 'place')
    return ['complex', ...placesOf(item, reading.is(at + 1, 'district') ? 'district' : undefined)];
  const [key, ...values] = item?.of.split(' ') ?? [];
  if (item?.is === 'set' && (key === 'rooms' || key === 'finish')) return [key, ...values];
  return undefined;
}

/** Whether «и» goes on with what is left out: with more of the same, after «без» with anything but rooms and places. */
function isListed(reading: Reading, not: number, first: number, second: number): boolean {
  const topic = (at: number) => leftOutBy(reading, at)?.[0] ?? reading.at(at)?.of.split(' ')[0];
  const other = topic(second) !== 'rooms' && topic(second) !== 'complex';
  return topic(first) === topic(second) || (reading.text(not) === 'без' && other);
}

/** Reads what is left out: floors, rooms, complexes and finishes become filters, anything else is not guessed. */
export function readNot(reading: Reading, at: number): number {
  if (!reading.is(at, 'not', 'unneeded')) return 0;
  const start = reading.skip(at + 1);
  const floors = floorsNamed(reading, start);
  if (floors && leaveOut(reading, at, floors)) return floors.next;
  if (floors) return floors.next;
  let next = start;
  for (let turn = 0; turn < 4; turn += 1) {
    if (!reading.is(next, ...PLAIN, 'unknown')) break;
    leaveOutPlain(reading, next, at, reading.is(next + 1, 'district') ? next + 2 : next + 1);
    const after = reading.is(next + 1, 'district') ? next + 2 : next + 1;
    const more =
      reading.is(after, 'or') || reading.text(after) === 'и' ? reading.skip(after + 1) : 0;
    const again = more && reading.is(more, 'not') ? reading.skip(more + 1) : more;
    if (!again || !reading.is(again, ...PLAIN) || !isListed(reading, at, next, again)) return after;
    next = again;
  }
  return Math.max(next, amountEnd(reading, start), at + 1);
}
