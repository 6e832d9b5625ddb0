import type { ResultOf } from '@m30/api/client';
import { toPicture, type PictureRow } from './to-picture.ts';

type Interiors = NonNullable<ResultOf<'Objects.GetLot'>['interiors']>;
type Interior = Interiors['rooms'][number];
type Pictures = ReadonlyMap<string, PictureRow>;

/** Sets of finish by their aliases, as pictures are named by them. */
const FINISH_SETS = { sever: '«Север»', dvor: '«Двор»', kanal: '«Канал»' } as const;

/** Alias of a set. */
type FinishSet = keyof typeof FINISH_SETS;

/** Rooms in the order in which they are shown. */
const ROOMS = [
  ['kitchen', 'Кухня'],
  ['bedroom', 'Спальня'],
  ['child', 'Детская'],
  ['bath', 'Ванная'],
  ['hall', 'Прихожая'],
] as const;

/** A room from three on may be a child's. */
const FAMILY = 3;

/** The rooms of a set that there are pictures of. */
export const roomsOfSet = (pictures: Pictures, set: FinishSet): Interior[] =>
  ROOMS.flatMap(([room, name]) => interior(pictures, `finish-${set}-${room}`, { room, name }));

/** A room as it is before any set is chosen. */
export const bareRoom = (pictures: Pictures): Interior[] =>
  interior(pictures, 'finish-whitebox', { room: 'whitebox', name: 'White box' });

/** The lobby in the palette of a set. */
const lobbyOf = (pictures: Pictures, set: FinishSet): Interior[] =>
  interior(pictures, `lobby-${set}`, { room: 'lobby', name: 'Вестибюль' });

/**
 * How a flat looks that is handed over finished, or prepared for it; `null` of any other, and where nobody has drawn it.
 * @param rooms number of rooms; a studio has 0
 */
export function interiorsOfFlat(
  pictures: Pictures,
  { finish, rooms }: { finish: string; rooms: number },
  set: FinishSet | null,
): Interiors | null {
  if (finish === 'prepared') return some(null, bareRoom(pictures));
  if ((finish !== 'full' && finish !== 'furnished') || set === null) return null;
  const all = roomsOfSet(pictures, set);
  return some(FINISH_SETS[set], rooms >= FAMILY ? all : all.filter(({ room }) => room !== 'child'));
}

/**
 * How the rooms of a complex look, its lobby first; `null` where nobody has drawn any.
 * @param finishes ways in which its flats are handed over
 */
export function interiorsOfComplex(
  pictures: Pictures,
  finishes: ReadonlySet<string>,
  set: FinishSet | null,
): Interiors | null {
  const isFinished = finishes.has('full') || finishes.has('furnished');
  return some(isFinished && set ? FINISH_SETS[set] : null, [
    ...(set ? lobbyOf(pictures, set) : []),
    ...(set && isFinished ? roomsOfSet(pictures, set) : []),
    ...(finishes.has('prepared') ? bareRoom(pictures) : []),
  ]);
}

const some = (finish: string | null, rooms: Interior[]): Interiors | null =>
  rooms.length > 0 ? { finish, rooms } : null;

function interior(
  pictures: Pictures,
  id: string,
  words: Pick<Interior, 'room' | 'name'>,
): Interior[] {
  const picture = pictures.get(id);
  return picture ? [{ ...words, picture: toPicture(picture) }] : [];
}
