import * as v from 'valibot';
import { PictureSchema } from '../media/picture.schema.ts';

export const PromoSchema = v.object({
  alias: v.string(),
  /** The large figure of the offer: «6 %», «24 часа». */
  figure: v.string(),
  title: v.string(),
  text: v.string(),
  /** ISO dates; `null` is open. */
  from: v.string(),
  to: v.nullable(v.string()),
  /** Where the offer leads: a selection of the catalogue or a page. */
  link: v.string(),
  /** Full conditions; the law on credit advertising wants them beside a rate. */
  conditions: v.string(),
  picture: v.optional(PictureSchema),
});

/** An offer that this buyer may use. */
export const StockSchema = v.object({
  ...PromoSchema.entries,
  /** Why it is open to him, in Russian. */
  why: v.string(),
  /** It stands in the account alone. */
  personal: v.boolean(),
});

export type Stock = v.InferOutput<typeof StockSchema>;
