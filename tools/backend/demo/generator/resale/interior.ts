import type { HouseKind } from '../../../src/modules/estate/resale-types.ts';
import type { Rooms } from '../../../src/modules/estate/types.ts';
import { chance } from '../random.ts';

/** Flats that were photographed. */
type Style = 1 | 2 | 3 | 4;
type Room = 'sitting' | 'kitchen' | 'bedroom' | 'child' | 'bath';

/** Whose rooms a house of this kind may show: parquet and heavy curtains in old ones, light walls in new ones. */
const STYLES: Readonly<Record<HouseKind, readonly Style[]>> = {
  old: [1, 4],
  stalin: [4, 1],
  brick: [1, 3],
  panel: [3, 2],
  monolith: [2, 3],
};

/** Where a photographed flat lacks a room, that of the flat with the same floor stands for it. */
const ROOMS: Readonly<Record<Style, Readonly<Record<Room, Style>>>> = {
  1: { sitting: 1, kitchen: 1, bedroom: 1, child: 3, bath: 2 },
  2: { sitting: 2, kitchen: 2, bedroom: 2, child: 3, bath: 2 },
  3: { sitting: 3, kitchen: 3, bedroom: 2, child: 3, bath: 2 },
  4: { sitting: 4, kitchen: 1, bedroom: 4, child: 3, bath: 2 },
};

const SHOWN: Readonly<Record<Rooms, readonly Room[]>> = {
  studio: ['sitting', 'kitchen', 'bath'],
  '1': ['sitting', 'kitchen', 'bath'],
  '2': ['sitting', 'kitchen', 'bedroom', 'bath'],
  '3': ['sitting', 'kitchen', 'bedroom', 'child'],
  '4': ['sitting', 'kitchen', 'bedroom', 'child'],
};

/** Three or four pictures of a flat, by the age of its house and by its rooms. */
export function interiorOf(flat: {
  key: string;
  kind: HouseKind;
  rooms: Rooms;
  description: readonly string[];
}): string[] {
  const { key, kind, rooms, description } = flat;
  const words = description.join(' ');
  // The first flat is photographed for its parquet.
  const fitting = STYLES[kind].filter((style) => style !== 1 || !/ламинат|линолеум/i.test(words));
  const style = fitting[Math.floor(chance(`${key} interior`) * fitting.length)] ?? 3;
  return SHOWN[rooms].map((room) => `resale-${ROOMS[style][room]}-${room}`);
}
