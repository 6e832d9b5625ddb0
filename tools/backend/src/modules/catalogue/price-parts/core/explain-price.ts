import {
  FEATURE_PARTS,
  FEATURES,
  fullPrice,
  type FeaturePart,
  type PricedFlat,
} from './price-feature.ts';
import { differences, type PriceModel } from './price-model.ts';

/** A price as a sum; kopecks, and together they are the price. */
export interface ExplainedPrice {
  /** The mean m² of the building, whole roubles. */
  metre: number;
  /** The area of the flat at the mean m² of its building. */
  base: number;
  /** What features add to it or take from it; those that change nothing are left out. */
  parts: { part: FeaturePart; sum: number }[];
  /** Base and parts together. */
  model: number;
  /** What no feature explains. */
  rest: number;
  /** Below nought, or nought. */
  discount: number;
}

/** What parts of the model are told to: a thousand roubles, in kopecks. */
const STEP = 100_000;

/** Explains the price of a flat; `null` where the model does not know its building. */
export function explainPrice(model: PriceModel, flat: PricedFlat): ExplainedPrice | null {
  const means = model.buildings.get(flat.buildingId);
  if (!means) return null;
  const effects = differences(flat, means).map((by, at) => by * (model.slopes[at] ?? 0));
  const parts = FEATURE_PARTS.map((part) => ({
    part,
    sum: toStep(
      effects.reduce((sum, by, at) => (FEATURES[at]?.part === part ? sum + by : sum), 0) *
        flat.area,
    ),
  })).filter(({ sum }) => sum !== 0);
  const base = toStep(means.metre * flat.area);
  const known = base + parts.reduce((sum, one) => sum + one.sum, 0);
  const full = fullPrice(flat);
  return {
    metre: Math.round(means.metre / 100) * 100,
    base,
    parts,
    model: known,
    rest: full - known,
    discount: flat.price - full,
  };
}

/** Rounds half away from nought; never to a negative nought. */
const toStep = (kopecks: number) =>
  Math.sign(kopecks) * Math.round(Math.abs(kopecks) / STEP) * STEP || 0;
