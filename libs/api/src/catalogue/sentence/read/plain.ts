import type { LotFilterKey } from '../../filters/lot.filters.ts';
import { extremesAt, isUnneeded } from './floors.ts';
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
  'ready',
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
    case 'place':
      reading.claim(at, at + 1, 'complex', ...item.of.split(' '));
      return true;
    case 'programme':
      reading.claim(at, at + 1, 'programme', item.of);
      return true;
    default:
      return false;
  }
}

/** Reads a word that is a filter by itself, two of them that are one or the other, and what takes them back. */
export function readPlain(reading: Reading, at: number): number {
  if (!reading.is(at, ...PLAIN)) return 0;
  if (isUnneeded(reading, at + 1)) return reading.skip(at + 1) + 1;
  const option = reading.at(at)?.of ?? '';
  const next = reading.at(at + 2);
  const either = reading.is(at + 1, 'or') || reading.sign(at + 1, '/');
  if (either && next?.is === 'set' && option.startsWith('options') && next.of.startsWith('options'))
    return at + 3;
  return claimPlain(reading, at) ? at + 1 : 0;
}

/** Reads what is left out: floors become a filter, anything else is not guessed. */
export function readNot(reading: Reading, at: number): number {
  if (!reading.is(at, 'not')) return 0;
  const start = reading.skip(at + 1);
  const extremes = extremesAt(reading, start);
  if (extremes) {
    reading.claim(at, extremes.next, 'floorNot', ...extremes.values);
    return extremes.next;
  }
  let next = start;
  for (let turn = 0; turn < 4; turn += 1) {
    if (!reading.is(next, ...PLAIN, 'unknown')) break;
    const after = next + 1;
    const more =
      reading.is(after, 'or') || reading.text(after) === 'и' ? reading.skip(after + 1) : 0;
    next = more || after;
    if (!more) break;
  }
  return Math.max(next, at + 1);
}

/** Reads a building: «корпус 2», «2 корпус». */
export function readBuilding(reading: Reading, at: number): number {
  const name = reading.is(at, 'building') ? at + 1 : reading.is(at + 1, 'building') ? at : -1;
  if (name < 0 || !reading.is(name, 'number', 'num', 'ord', 'unknown')) return 0;
  const item = reading.at(name);
  const id = reading.lexicon.buildings.get(
    (item?.is === 'number' ? item.tokens[0].text : item?.of) ?? '',
  );
  if (id) reading.claim(at, at + 2, 'building', id);
  return at + 2;
}

/** Reads the number of a flat: «№ 125», «квартира номер 12». */
export function readNumber(reading: Reading, at: number): number {
  if (!reading.is(at, 'numero') && !reading.sign(at, '№')) return 0;
  const next = reading.skip(at + 1, '№', ':');
  const token = reading.at(next)?.tokens[0];
  if (token?.kind !== 'number') return 0;
  reading.claim(at, next + 1, 'number', token.text);
  return next + 1;
}
