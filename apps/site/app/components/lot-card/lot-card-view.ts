import type { ResultOf } from '@m30/api/client';
import type { OwnOrder } from '../../store/live/statuses.ts';

type ApiLot = ResultOf<'Objects.GetLots'>['lots'][number];

/** What a card shows of a lot. Money is in kopecks, area in m². */
export type LotCardView = {
  own?: OwnOrder | undefined;
  /** Ways to the visitor's addresses: «Невский проспект, 28», «≈ 31 мин на метро». */
  ways?: readonly (readonly [name: string, value: string])[];
} & Pick<
  ApiLot,
  | 'id'
  | 'number'
  | 'status'
  | 'url'
  | 'complexName'
  | 'buildingName'
  | 'floor'
  | 'floors'
  | 'rooms'
  | 'euro'
  | 'area'
  | 'price'
  | 'oldPrice'
  | 'payment'
  | 'downPayment'
  | 'plan'
  | 'mirrored'
  | 'handover'
>;

/** Drops what a card does not show, so that pages carry no more data than they render. */
export function toLotCardView(lot: LotCardView): LotCardView {
  const { id, number, status, url, complexName, buildingName, floor, floors, rooms } = lot;
  const { euro, area, price, oldPrice, payment, downPayment, plan, mirrored, handover } = lot;
  // One literal: every lot is of the same shape, and it is forty times as fast as by names of keys.
  return {
    id,
    number,
    status,
    url,
    complexName,
    buildingName,
    floor,
    floors,
    rooms,
    euro,
    area,
    price,
    oldPrice,
    payment,
    downPayment,
    plan,
    mirrored,
    handover,
  };
}
