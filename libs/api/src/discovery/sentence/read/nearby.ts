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

/** Places named one after another; a comma goes on only where the minutes come after them all. */
function listAt(reading: Reading, first: number, comma: boolean): List | undefined {
  const kinds: (NearbyKind | 'metro')[] = [];
  let either = false;
  let next = first;
  for (let at = first; kinds.length < MOST;) {
    const kind = kindAt(reading, at);
    if (!kind) break;
    kinds.push(kind);
    next = at + 1;
    const or = reading.is(next, 'or') || reading.sign(next, '/');
    const and = reading.text(next) === 'и';
    if (!or && !and && !(comma && kind !== 'metro' && reading.sign(next, ','))) break;
    at = towards(reading, next + 1);
    if (!comma && and && isClose(reading, at + 1)) break;
    either ||= or && kindAt(reading, at) !== undefined;
  }
  return kinds.some((kind) => kind !== 'metro') ? { kinds, next, either } : undefined;
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

/**
 * Reads the way to what is around a house: «рядом со школой», «садик в 5 минутах», «10 минут пешком до поликлиники». Without minutes
 * it is `NEAR`. Another way than on foot, metres, or one of two is told as not understood.
 */
export function readNearby(reading: Reading, at: number, before: Before): number {
  if (!reading.hasNearby) return 0;
  const { first, range, second } = before;
  const bare = bareBefore(reading, range);
  const early = before.early ?? bare;
  const other = range?.unit === 'metre' || range?.unit === 'hour' ? range : undefined;
  const apart = bare ?? other;
  const start = apart ? towards(reading, apart.next) : before.start;
  const list = listAt(reading, start, !early);
  if (!list) return 0;
  if (other) return list.next;
  const third = waysAt(reading, list.next);
  const late = early ? undefined : minutesAt(reading, reading.skip(third.next, '-', ':'));
  const fourth = late ? waysAt(reading, late.next) : third;
  const end = fourth.next;
  const after = reading.skip(end);
  if (reading.is(after, 'any') && !/^(люб|как)/.test(reading.text(after))) {
    reading.mute(at, after + 1);
    return after + 1;
  }
  const metres = early || late ? undefined : rangeAt(reading, after);
  if (metres?.unit === 'metre' || metres?.unit === 'hour') return metres.next;
  const by = [first, second, third, fourth].find((way) => way.by)?.by ?? 'foot';
  const said = early ?? late;
  const minutes = said ? said.high : NEAR;
  const back = takenBack(reading, end);
  if (back) return back;
  const far = isFar(reading, at - 1) || isFar(reading, start - 1) || isFar(reading, after);
  if (far || list.either || by !== 'foot' || minutes === undefined) return end;
  for (const kind of list.kinds) if (holds(kind, minutes)) reading.claim(at, end, kind, minutes);
  return end;
}
