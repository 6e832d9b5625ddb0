import {
  COMMUTE_BY,
  COMMUTES,
  DEFAULT_COMMUTE_BY,
  type CommuteBy,
} from '../../../catalogue/filters/lot.filters.ts';
import { holds } from './bounds.ts';
import { rangeAt, type Range } from './range.ts';
import type { Address, Reading, Waiting } from './reading.ts';
import { isTowards, minutesAt, waysAt } from './ways.ts';

/** Words of an address at most. */
const LONGEST_ADDRESS = 7;

const NAMES = [
  'unknown',
  'street',
  'place',
  'complex',
  'sides',
  'ord',
  'building',
  'code',
  'programme',
];

/** Whether an item goes on with an address of some words. */
function goesOn(reading: Reading, at: number, words: number): boolean {
  const item = reading.at(at);
  if (!item) return false;
  if (NAMES.includes(item.is) || (words > 0 && item.tokens[0].hyphen)) return true;
  // «Площадь Восстания» is no area.
  if (item.is === 'subject') return words === 0 && /^площад/.test(item.tokens[0].text);
  if (item.is === 'number')
    return words > 0 ? !rangeAt(reading, at)?.unit : reading.is(at + 1, 'unknown');
  if (item.is !== 'sign' || words === 0) return false;
  if (item.of === '/') return reading.is(at + 1, 'number');
  if (item.of !== ',' || reading.is(at - 1, 'number')) return false;
  const range = rangeAt(reading, at + 1);
  const house = reading.is(at + 1, 'number') && !range?.unit && range?.scale === 1 && range.bare;
  return reading.is(at + 1, 'street') || house;
}

/** End of a place's words: names, street words, house numbers; the same index where none begins. */
function placeEnd(reading: Reading, from: number): number {
  let words = 0;
  let at = from;
  while (at < from + LONGEST_ADDRESS && goesOn(reading, at, words)) {
    if (!reading.is(at, 'number', 'sign')) words += 1;
    at += 1;
  }
  return words > 0 ? at : from;
}

/** Says an address, and what the sentence says about the way to it. */
function say(
  reading: Reading,
  from: number,
  to: number,
  minutes: Range | undefined,
  by: string,
): Address | undefined {
  const first = reading.at(from)?.tokens[0];
  const last = reading.at(to - 1)?.tokens.at(-1);
  if (!first || !last) return undefined;
  const { start } = first;
  const { end } = last;
  const address: Address = { text: reading.sentence.slice(start, end), start, end };
  if (minutes?.high !== undefined) address.minutes = minutes.high;
  if (by === 'foot' || by === 'metro' || by === 'car') address.by = by;
  reading.addresses.push(address);
  return address;
}

/** Items that tell a way, and its address where they name one. */
interface AddressSpan extends Omit<Waiting, 'address'> {
  readonly address: Address | undefined;
}

const isBy = (by: string): by is CommuteBy => COMMUTE_BY.some((one) => one === by);

/** Minutes on foot, by metro or by car are a filter, of two addresses at most; other ways are told as not understood. */
function commute(reading: Reading, span: AddressSpan, minutes: Range | undefined, by: string) {
  const high = minutes?.high;
  if (!isBy(by) || high === undefined || !holds('commute', high)) return;
  const both = reading.waiting ? [reading.waiting, span] : [span];
  reading.waiting = undefined;
  for (const { address, from, to } of both) {
    const keys = COMMUTES.find((one) => !reading.claims.some(({ key }) => key === one.minutes));
    if (!keys) return;
    reading.claim(from, to, keys.minutes, high);
    if (by !== DEFAULT_COMMUTE_BY) reading.claim(from, to, keys.by, by);
    if (address) address.work = keys.work;
  }
}

/** «Работаю на Марата 5, ехать до 30 минут на машине». */
function readWork(reading: Reading, at: number): number {
  const from = reading.skip(at + 1, ':', '-', '(');
  const to = placeEnd(reading, from);
  if (to === from) return 0;
  const way = waysAt(reading, reading.skip(to, ','));
  const minutes = minutesAt(reading, reading.skip(way.next, ','));
  const after = waysAt(reading, minutes?.next ?? way.next);
  const by = way.by || after.by;
  const end = minutes || by ? after.next : to;
  const address = say(reading, from, to, minutes, by);
  commute(reading, { address, from: at, to: end }, minutes, by);
  return end;
}

/** Whether a place is one without a word about the way: a house, or a name in capitals of a second traveller. */
function isHouse(reading: Reading, from: number, to: number): boolean {
  const capital = reading.at(from)?.tokens[0].capital ?? false;
  return reading.is(to - 1, 'number') && (capital || reading.is(from, 'street'));
}

/** Reads the way to an address: «полчаса до Невского 28 на метро», «до Лиговского, 87 не больше часа», «работаю на Мира 3». */
export function readAddress(reading: Reading, at: number): number {
  if (reading.is(at, 'work')) return readWork(reading, at);
  const first = waysAt(reading, at);
  const early = minutesAt(reading, reading.skip(first.next));
  const second = waysAt(reading, early ? early.next : first.next);
  if (!isTowards(reading, second.next)) return 0;
  const start = reading.skip(second.next + 1);
  const from = reading.is(start, 'work') ? reading.skip(start + 1) : start;
  const to = placeEnd(reading, from);
  if (to === from && from === start) return 0;
  const third = waysAt(reading, to);
  const late = early ? undefined : minutesAt(reading, reading.skip(third.next, ',', '-'));
  const fourth = late ? waysAt(reading, late.next) : third;
  const by = first.by || second.by || third.by || fourth.by;
  if (!early && !late && !by && !isHouse(reading, from, to)) return 0;
  const address = to > from ? say(reading, from, to, early ?? late, by) : undefined;
  const span = { address, from: at, to: fourth.next };
  if (address && !early && !late && !by) reading.waiting = { ...span, address };
  else commute(reading, span, early ?? late, by);
  return fourth.next;
}
