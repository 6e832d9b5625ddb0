import type { NearbyKind } from '../../../catalogue/filters/lot.filters.ts';
import { holds } from './bounds.ts';
import { takenBack } from './floors.ts';
import { rangeAt, type Range } from './range.ts';
import type { Reading } from './reading.ts';
import { isTowards, minutesAt, NEAR, towards, waysAt } from './ways.ts';

/** Places that one phrase may name: «школа, садик и поликлиника». */
const MOST = 4;

/** «Рядом» is ten minutes of its own, «подальше» is no wish that a filter holds. */
const isClose = (reading: Reading, at: number) => /^(ряд|близ|недал|непод)/.test(reading.text(at));
const isFar = (reading: Reading, at: number) => /^(дал|подал|вда)/.test(reading.text(at));

/** Kind of places that an item names. */
function kindAt(reading: Reading, at: number): NearbyKind | 'metro' | undefined {
  const item = reading.at(at);
  if (item?.is === 'nearby') return item.of as NearbyKind;
  return item?.is === 'subject' && item.of === 'metro' ? 'metro' : undefined;
}

interface List {
  readonly kinds: readonly (NearbyKind | 'metro')[];
  readonly next: number;
  /** One or the other: no filter says it. */
  readonly either: boolean;
}

/** Places named one after another up to «и»: «школа, садик и поликлиника». A comma alone parts them: each has minutes of its own. */
function listAt(reading: Reading, first: number, comma: boolean, most = MOST): List | undefined {
  const kinds: (NearbyKind | 'metro')[] = [];
  let found: List | undefined;
  let either = false;
  let joined = true;
  for (let at = first; kinds.length < most;) {
    const kind = kindAt(reading, at);
    if (!kind) break;
    kinds.push(kind);
    const next = at + 1;
    if (joined) found = { kinds: [...kinds], next, either };
    const or = reading.is(next, 'or') || reading.sign(next, '/');
    const and = reading.text(next) === 'и';
    if (!or && !and && !(comma && kind !== 'metro' && reading.sign(next, ','))) break;
    at = towards(reading, next + 1);
    if (!comma && and && isClose(reading, at + 1)) break;
    joined = or || and;
    either ||= or;
  }
  return found?.kinds.some((kind) => kind !== 'metro') ? found : undefined;
}

/** What a phrase about a way begins with. */
export interface Before {
  readonly first: { readonly by: string; readonly next: number };
  /** Limits after it, whatever their unit is. */
  readonly range: Range | undefined;
  /** The same where they are minutes. */
  readonly early: Range | undefined;
  readonly second: { readonly by: string; readonly next: number };
  /** Index of what stands after that, without prepositions. */
  readonly start: number;
}

/** «5 до школы» says its minutes without their word. */
function bareBefore(reading: Reading, range: Range | undefined): Range | undefined {
  const bare = range?.unit === '' && range.scale === 1 && isTowards(reading, range.next);
  return bare && reading.is(range.next + 1, 'nearby') ? range : undefined;
}

/** Minutes on foot that are said without their word: more of them are no walk, but a price or an area. */
const MOST_BARE = 60;

/** «До школы 10» says its minutes without their word, where nothing follows that would give the number another meaning. */
function bareAfter(reading: Reading, start: number, list: List): Range | undefined {
  if (!isTowards(reading, start - 1)) return undefined;
  const range = rangeAt(reading, reading.skip(list.next, '-', ':'));
  if (range?.unit !== '' || range.scale !== 1 || range.high === undefined) return undefined;
  const { next, high } = range;
  const isAlone =
    reading.at(next) === undefined ||
    reading.sign(next, ',') ||
    (reading.text(next) === 'и' && isTowards(reading, next + 1));
  return isAlone && high <= MOST_BARE ? range : undefined;
}

/** Whether a limit is of metres, or of hours: no walk that a filter holds. */
const isAway = (range: Range | undefined): range is Range =>
  range?.unit === 'metre' || range?.unit === 'hour';

/** What stands behind the places: the minutes, where none stand before, and the way. */
function afterList(reading: Reading, start: number, list: List, early: Range | undefined) {
  const third = waysAt(reading, list.next);
  const late = early
    ? undefined
    : (minutesAt(reading, reading.skip(third.next, '-', ':')) ?? bareAfter(reading, start, list));
  const fourth = late ? waysAt(reading, late.next) : third;
  return { late, by: third.by || fourth.by, end: fourth.next };
}

/** Whether «рядом» stands before the places: it is the way to the first of them. */
function isCloseBefore(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (isClose(reading, at)) return true;
  return false;
}

/**
 * Reads the way to what is around a house: «рядом со школой», «садик в 5 минутах», «10 минут пешком до поликлиники». Without minutes
 * it is `NEAR`. Another way than on foot, metres, or one of two is told as not understood.
 */
export function readNearby(reading: Reading, at: number, before: Before): number {
  if (!reading.hasNearby) return 0;
  const { first, range, second } = before;
  const bare = bareBefore(reading, range);
  const early = before.early ?? bare;
  const apart = bare ?? (isAway(range) && isTowards(reading, range.next) ? range : undefined);
  const start = apart ? towards(reading, apart.next) : before.start;
  const close = isCloseBefore(reading, at, start);
  let list = listAt(reading, start, !early && !close);
  if (!list) return 0;
  if (apart && !bare) return list.next;
  let after = afterList(reading, start, list, early);
  if (close && after.late && list.kinds.length > 1) {
    // «Рядом со школой и садик в 5 минутах»: the minutes are those of the last.
    const one = listAt(reading, start, false, 1);
    if (!one) return list.next;
    list = one;
    after = { late: undefined, by: '', end: one.next };
  }
  const { late, end } = after;
  const rest = reading.skip(end);
  if (reading.is(rest, 'any') && !/^(люб|как)/.test(reading.text(rest))) {
    reading.mute(at, rest + 1);
    return rest + 1;
  }
  const metres = early || late ? undefined : rangeAt(reading, rest);
  if (isAway(metres)) return metres.next;
  const back = takenBack(reading, end);
  if (back) return back;
  const said = early ?? late;
  const minutes = said ? said.high : NEAR;
  const by = first.by || second.by || after.by || 'foot';
  const far = isFar(reading, at - 1) || isFar(reading, start - 1) || isFar(reading, rest);
  if (far || list.either || by !== 'foot' || minutes === undefined) return end;
  for (const kind of list.kinds) if (holds(kind, minutes)) reading.claim(at, end, kind, minutes);
  return end;
}
