import { latinOf } from '../text/typed.ts';
import { rangeAt } from './range.ts';
import type { Reading } from './reading.ts';

/** What a number may count. */
const COUNTED = [
  'roomword',
  'metre',
  'metre2',
  'scale',
  'storey',
  'minute',
  'year',
  'rub',
  'quarter',
  'building',
];

/** Reads buildings: «корпус 2», «2 корпус», «корпуса 1 и 3». */
export function readBuilding(reading: Reading, at: number): number {
  const isName = (index: number) => reading.is(index, 'number', 'num', 'ord');
  const idAt = (index: number) => {
    const item = reading.at(index);
    const name = item?.is === 'number' ? item.tokens[0].text : item?.of;
    return reading.lexicon.buildings.get(name ?? '');
  };
  const before = isName(at) && reading.is(at + 1, 'building') ? at : -1;
  if (before >= 0) {
    const id = idAt(before);
    if (id) reading.claim(at, at + 2, 'building', id);
    return at + 2;
  }
  if (!reading.is(at, 'building') || !isName(at + 1)) return 0;
  const ids = [idAt(at + 1)];
  let end = at + 2;
  const isBetween = (index: number) =>
    reading.text(index) === 'и' || reading.is(index, 'or') || reading.sign(index, ',');
  while (ids.length < 4 && isBetween(end) && isName(end + 1)) {
    // «Корпус 1, 2 комнаты»: the number counts what comes after it.
    const after = reading.at(end + 2);
    const glued = after?.is !== 'sign' && after?.tokens[0].joined;
    if (glued || reading.is(end + 2, ...COUNTED) || reading.sign(end + 2, '-')) break;
    ids.push(idAt(end + 1));
    end += 2;
  }
  const known = ids.filter((id) => id !== undefined);
  if (known.length === ids.length) reading.claim(at, end, 'building', ...known);
  return end;
}

/** Reads the number of a flat or its id: «№ 125», «квартира номер 12», «кв. 31», «k2-57»; after «планировка» that of a flat type. */
export function readNumber(reading: Reading, at: number): number {
  const item = reading.at(at);
  if (item?.is === 'code') {
    const id = latinOf(item.of);
    const plan = reading.is(at - 1, 'layout');
    reading.claim(plan ? at - 1 : at, at + 1, plan ? 'plan' : 'number', id);
    return at + 1;
  }
  const flat = item?.is === 'flat' && !reading.is(at - 1, 'number', 'num');
  if (!flat && item?.is !== 'numero' && !reading.sign(at, '№')) return 0;
  const next = reading.skip(at + 1, '№', ':');
  const token = reading.at(next)?.tokens[0];
  if (
    token?.kind !== 'number' ||
    !/^\d{1,10}$/.test(token.text) ||
    (flat && rangeAt(reading, next)?.unit)
  )
    return 0;
  reading.claim(at, next + 1, 'number', token.text);
  return next + 1;
}
