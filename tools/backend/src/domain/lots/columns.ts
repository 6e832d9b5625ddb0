import type { LotSort } from '@m30/api';
import { ROOM_OPTIONS } from './options.ts';
import { sortOrders } from './orders.ts';
import type { IndexedLot, LotDictionary } from './types.ts';

/** Lots as columns: row `n` of each array is one lot. */
export interface Columns {
  size: number;
  ids: readonly string[];
  /** Positions in the dictionary's lists. */
  complex: Uint16Array;
  building: Uint16Array;
  rooms: Uint8Array;
  handover: Uint16Array;
  /** Kopecks. */
  price: Float64Array;
  /** m². */
  area: Float64Array;
  /** Values behind the positions. */
  values: { complex: string[]; building: string[]; rooms: string[]; handover: number[] };
  /** Rows in the order of each sort. */
  orders: Record<LotSort, Uint32Array>;
}

/**
 * Turns lots into columns.
 * @throws Error when a lot has a value that the dictionary does not know
 */
export function toColumns(lots: readonly IndexedLot[], dictionary: LotDictionary): Columns {
  const values = {
    complex: dictionary.complexes.map(({ value }) => value),
    building: dictionary.buildings.map(({ value }) => value),
    rooms: ROOM_OPTIONS.map(({ value }) => value),
    handover: [0, ...dictionary.handovers].sort((a, b) => a - b),
  };
  return {
    size: lots.length,
    ids: lots.map(({ id }) => id),
    complex: Uint16Array.from(encode(lots, 'complex', values.complex)),
    building: Uint16Array.from(encode(lots, 'building', values.building)),
    rooms: Uint8Array.from(encode(lots, 'rooms', values.rooms)),
    handover: Uint16Array.from(encode(lots, 'handover', values.handover)),
    price: Float64Array.from(lots, ({ price }) => price),
    area: Float64Array.from(lots, ({ area }) => area),
    values,
    orders: sortOrders(lots),
  };
}

function encode<Key extends keyof IndexedLot>(
  lots: readonly IndexedLot[],
  key: Key,
  values: readonly IndexedLot[Key][],
): number[] {
  const positions = new Map(values.map((value, position) => [value, position]));
  return lots.map((lot) => {
    const position = positions.get(lot[key]);
    if (position === undefined) throw new Error(`Lot ${lot.id}: unknown ${key} «${lot[key]}»`);
    return position;
  });
}
