import type { LotRow } from '../../snapshot/snapshot.ts';

/** What an import compares of a lot and may write. */
export const LOT_FIELDS = [
  'price',
  'oldPrice',
  'status',
  'finish',
  'area',
  'livingArea',
  'kitchenArea',
  'balconyArea',
  'rooms',
  'floor',
  'section',
  'ceiling',
  'bathrooms',
] as const satisfies readonly (keyof LotRow)[];

export type LotField = (typeof LOT_FIELDS)[number];

/** A lot as the database has it at this moment. */
export type PresentLot = Pick<
  LotRow,
  LotField | 'guid' | 'id' | 'kind' | 'buildingId' | 'number' | 'planId'
>;

interface PresentBuilding {
  /** `{vendor}/{subvendor}`. */
  id: string;
  vendor: string;
  subvendor: string;
  name: string;
  floors: number;
}

/** What the database has, as far as a file can be about it. */
export interface Present {
  complexes: readonly { vendor: string; name: string }[];
  buildings: readonly PresentBuilding[];
  /** Levels of car parks, `{vendor}/{level}`. */
  levels: ReadonlySet<string>;
  /** By id. */
  lots: ReadonlyMap<string, PresentLot>;
  /** Until when buyers hold lots, by guid. */
  heldUntil: ReadonlyMap<string, Date>;
  /** Whether there is a mortgage programme to count payments by. */
  hasProgramme: boolean;
}
