import * as v from 'valibot';
import { kopecks } from '../../core/schemas.ts';
import { LotStatusSchema } from '../lot.schema.ts';

/** Kopecks to add or to take. */
const signed = v.pipe(v.number(), v.integer());

/** A flat of the complex that is most like the one that is asked about. */
const NearFlatSchema = v.object({
  /** Number in its building, as in the contract. */
  number: v.string(),
  /** Address on the site. */
  url: v.string(),
  buildingName: v.string(),
  /** m². */
  area: v.number(),
  floor: v.number(),
  status: LotStatusSchema,
  /** Kopecks; of a flat that is sold by its last price in the list, to a thousand roubles. */
  pricePerMetre: kopecks,
});

/** The price of a flat as a sum, or why there is none. */
export const PricePartsSchema = v.variant('state', [
  v.object({
    state: v.literal('explained'),
    /** Per cent: how far the model is off on a building that it has not seen. */
    error: v.number(),
    /** What it was fitted on. */
    flats: v.number(),
    buildings: v.number(),
    /** Mean m² of the building before discounts, kopecks. */
    metre: kopecks,
    /** The area of the flat at that mean. */
    base: kopecks,
    /** Of the flats of its building: what the parts are differences from. */
    mean: v.object({ area: v.number(), floor: v.number() }),
    /** What the features add or take, in their order; those that change nothing are left out. */
    parts: v.array(
      v.object({
        part: v.picklist(['area', 'floor', 'light', 'view', 'finish', 'terrace']),
        sum: signed,
      }),
    ),
    /** `base` and `parts` together. */
    model: kopecks,
    /** What no feature explains. */
    rest: signed,
    /** 0, or below it. */
    discount: signed,
    /** `model`, `rest` and `discount` together: the price of the flat. */
    price: kopecks,
    pricePerMetre: kopecks,
    /** At most five, the most alike first. */
    near: v.array(NearFlatSchema),
  }),
  v.object({
    state: v.literal('silent'),
    /** `sold`: it has no price any more, `few`: too little to compare with, `inexact`: the model is off by more than 5 %. */
    reason: v.picklist(['sold', 'few', 'inexact']),
  }),
]);
