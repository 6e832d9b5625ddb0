import type { Finish } from '../../../estate/types.ts';
import type { PlacedLot } from '../../snapshot/snapshot.ts';

/** What of a flat its price may follow. */
export type PricedFlat = Pick<
  PlacedLot,
  | 'guid'
  | 'buildingId'
  | 'area'
  | 'floor'
  | 'sides'
  | 'waterView'
  | 'light'
  | 'finish'
  | 'balconyArea'
  | 'price'
  | 'oldPrice'
> & { building: Pick<PlacedLot['building'], 'floors'> };

/** Parts of the sum that features explain, in the order of the page. */
export const FEATURE_PARTS = ['area', 'floor', 'light', 'view', 'finish', 'terrace'] as const;
export type FeaturePart = (typeof FEATURE_PARTS)[number];

interface Feature {
  part: FeaturePart;
  /** Its figure; `null` where it is not known of this flat, which then counts as the mean of its building. */
  of: (flat: PricedFlat) => number | null;
}

const faces = (side: string): Feature => ({
  part: 'light',
  of: ({ sides }) => Number(sides.includes(side)),
});

const finished = (finish: Finish): Feature => ({
  part: 'finish',
  of: (flat) => Number(flat.finish === finish),
});

/** All that the price of a m² is tried to be explained by; those that explain nothing leave the model. */
export const FEATURES: readonly Feature[] = [
  { part: 'area', of: ({ area }) => area },
  { part: 'floor', of: ({ floor, building }) => floor / building.floors },
  { part: 'floor', of: ({ floor }) => Number(floor === 1) },
  ...['юг', 'запад', 'восток'].map(faces),
  { part: 'light', of: ({ light }) => light && light.sun / 60 },
  { part: 'view', of: ({ waterView }) => Number(waterView) },
  { part: 'view', of: ({ light }) => light && Number(light.has.includes('water')) },
  ...(['none', 'prepared', 'full', 'furnished'] as const).map(finished),
  { part: 'terrace', of: ({ balconyArea, area }) => (balconyArea ?? 0) / area },
];

/** Price before a discount, kopecks. */
export const fullPrice = ({ price, oldPrice }: PricedFlat): number => oldPrice ?? price;
