import type { ResultOf } from '@m30/api/client';

type ApiLot = ResultOf<'Objects.GetLots'>['lots'][number];

const SHOWN = [
  'id',
  'number',
  'status',
  'url',
  'complexName',
  'buildingName',
  'floor',
  'floors',
  'rooms',
  'euro',
  'area',
  'price',
  'oldPrice',
  'payment',
  'plan',
  'mirrored',
  'handover',
] as const satisfies readonly (keyof ApiLot)[];

/** What a card shows of a lot. Money is in kopecks, area in m². */
export type LotCardView = Pick<ApiLot, (typeof SHOWN)[number]>;

/** Number of rooms as the contract has it. */
export type Rooms = LotCardView['rooms'];

/** Drops what a card does not show, so that pages carry no more data than they render. */
export function toLotCardView(lot: LotCardView): LotCardView {
  return Object.fromEntries(SHOWN.map((key) => [key, lot[key]])) as unknown as LotCardView;
}
