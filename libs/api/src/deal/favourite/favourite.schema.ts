import * as v from 'valibot';
import { kopecks } from '../../core/schemas.ts';
import { LotCardSchema, PlaceCardSchema, PremisesCardSchema } from '../../catalogue/lot.schema.ts';
import { ResaleCardSchema } from '../../catalogue/resale/resale.schema.ts';

/** Most lots among the favourites. */
export const MOST_FAVOURITES = 100;

/** Beginning of what the link of a letter about favourites carries; the keys of saved searches have none. */
export const FAVOURITE_KEY = 'izbrannoe-';

/** What such a link carries. */
export const FavouriteKeySchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^izbrannoe-[\w-]{20,60}$/, 'Ссылка неполная')),
});

/** A card of whatever the company sells. */
const FavouriteLotSchema = v.variant('kind', [
  LotCardSchema,
  PremisesCardSchema,
  PlaceCardSchema,
  v.object({ kind: v.literal('resale'), ...ResaleCardSchema.entries }),
]);

export type FavouriteLot = v.InferOutput<typeof FavouriteLotSchema>;

export const FavouriteSchema = v.object({
  lot: FavouriteLotSchema,
  /** ISO instant. */
  added_at: v.string(),
  /** What it cost when it was added, kopecks; `null` where it had no price. */
  price_then: v.nullable(kopecks),
});

/** Letters about lower prices and freed lots. */
export const FavouriteLettersSchema = v.object({
  subscribed: v.boolean(),
  /** Where they go: letters are sent to a confirmed mailbox alone. */
  mailbox: v.picklist(['none', 'unconfirmed', 'confirmed']),
});
