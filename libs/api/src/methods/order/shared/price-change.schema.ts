import * as v from 'valibot';
import { kopecks } from '../../../core/schemas.ts';

/** A price that is another one than the buyer saw; `details.price` of a refusal to hold. */
export const PriceChangeSchema = v.object({
  /** What the buyer saw. */
  seen: kopecks,
  /** What holds now: sent as the price seen, it goes on. */
  now: kopecks,
});

export type PriceChange = v.InferOutput<typeof PriceChangeSchema>;
