import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { kopecks } from '../../../core/schemas.ts';
import { AnyLotCardSchema, ProgrammeSchema } from '../../shared/lot.schema.ts';

/** `ready`, or the quarter of the keys: `2028-1`. */
export const DeliveryIdSchema = v.pipe(
  v.string(),
  v.regex(/^(ready|20\d\d-[1-4])$/, 'Срок вида 2028-1 или ready'),
);

/** When keys are handed over, as a filter of the cart. */
export const DeliverySchema = v.object({
  id: v.string(),
  /** Last day of the quarter, an ISO date; `null` where the building is completed. */
  date: v.nullable(v.string()),
  /** «I кв. 2028», «Дом сдан». */
  name: v.string(),
  /** Lots of the cart that it leaves. */
  count: v.number(),
});

/** Who holds a lot, and until when. */
export const HoldViewSchema = v.object({
  /** The visitor holds it. */
  own: v.boolean(),
  /** ISO instant; `null` where the sales office decides. */
  until: v.nullable(v.string()),
  /** Guid of the visitor's order; `null` where somebody else holds the lot. */
  order: v.nullable(v.string()),
});

export const CartProductSchema = v.object({
  lot: AnyLotCardSchema,
  /** Of its complex. */
  coordinate: v.tuple([v.number(), v.number()]),
  /** ISO instant. */
  added_at: v.string(),
  /** What it cost when it was added, kopecks; `null` where it had no price. */
  price_then: v.nullable(kopecks),
  hold: v.nullable(HoldViewSchema),
  /** Lots like it that are for sale, where it is not: how many, and the page that lists them. */
  similar: v.nullable(v.object({ count: v.number(), url: v.string() })),
});

export type CartProduct = v.InferOutput<typeof CartProductSchema>;

/** Gives the visitor's cart. */
export const getCart = defineMethod({
  name: 'Cart.Get',
  verb: 'GET',
  summary: 'Gives the cart of the visitor',
  input: v.strictObject({ delivery: v.optional(DeliveryIdSchema) }),
  result: v.object({
    /** Lots of the chosen handover, those added last first. */
    products: v.array(CartProductSchema),
    /** Ids of all lots of the cart, whatever the handover. */
    elements: v.array(v.string()),
    /** Handovers of all lots of the cart, the soonest first. */
    delivery: v.array(DeliverySchema),
    /** Terms behind the payments. */
    programme: ProgrammeSchema,
  }),
});
