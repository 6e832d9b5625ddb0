import * as v from 'valibot';
import { alias, kopecks, list } from '../../../core/schemas.ts';
import { LotStatusSchema } from '../../shared/lot.schema.ts';

/** Most lots that a visitor compares. */
export const MOST_COMPARED = 8;

/** Most lots in a cart. */
export const MOST_IN_CART = 50;

/** Readable ids of the lots that a visitor keeps, those added last at the end. */
export const LotListsSchema = v.object({
  cart: v.array(v.string()),
  compare: v.array(v.string()),
});

/** A lot that an order of the visitor keeps for him, as nobody else sees it. */
export const OwnLotSchema = v.object({
  /** Readable: `k2-57`. */
  id: v.string(),
  status: LotStatusSchema,
  /** Fixed by the order, kopecks. */
  price: kopecks,
  own: v.object({
    /** Guid of the order. */
    order: v.string(),
    /** ISO instant; `null` where a contract keeps the lot. */
    until: v.nullable(v.string()),
  }),
});

/** One lot by its readable id, `k2-57`, whatever its kind. */
export const LotIdSchema = v.strictObject({ lot: alias });

/** Lots by their readable ids. */
export const lotIds = list(alias);

export type OwnLot = v.InferOutput<typeof OwnLotSchema>;

export type LotLists = v.InferOutput<typeof LotListsSchema>;

/** Refusals of every method that changes a list. */
export const listErrors = {
  404: 'No lot has this id',
  409: 'The list is full',
} as const;
