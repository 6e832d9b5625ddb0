import * as v from 'valibot';
import { kopecks } from '../../../core/schemas.ts';
import { AnyLotCardSchema, PictureSchema } from '../../shared/lot.schema.ts';

export const FinishVariantSchema = v.picklist(
  ['sever', 'dvor', 'kanal'],
  'Такого варианта отделки нет',
);

export type FinishVariant = v.InferOutput<typeof FinishVariantSchema>;

/** A set of finish and furniture to choose. */
export const FinishOfferSchema = v.object({
  variant: FinishVariantSchema,
  name: v.string(),
  text: v.string(),
  /** What it is made of: a name and a colour, `#rrggbb`. */
  materials: v.array(v.object({ name: v.string(), colour: v.string() })),
  /** Kopecks for a square metre. */
  price: kopecks,
  picture: v.nullable(PictureSchema),
});

/** Premises that a finish may be chosen for. */
export const FinishPremisesSchema = v.object({
  /** Guid of the order. */
  guid: v.string(),
  number: v.string(),
  apartment: AnyLotCardSchema,
  /** m² that a finish is counted by: without balconies. */
  area: v.number(),
  choice: v.nullable(
    v.object({
      variant: FinishVariantSchema,
      /** Kopecks for all of it, as it was when it was chosen. */
      price: kopecks,
      /** ISO instants: the price holds a month. */
      chosen_at: v.string(),
      price_until: v.string(),
    }),
  ),
});
