import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { NothingSchema } from '../core/schemas.ts';
import { ProgrammeSchema } from '../catalogue/lot.schema.ts';
import {
  CartProductSchema,
  CartSetSchema,
  ComparedLotSchema,
  DeliveryIdSchema,
  DeliverySchema,
  FavouriteIdsSchema,
  listErrors,
  lotIds,
  LotIdSchema,
  LotListsSchema,
  OwnLotSchema,
  SiteTemplateSchema,
} from './basket.schema.ts';

/** Names the lots in the visitor's cart, comparison and favourites, for the buttons and the counters, and those that he keeps. */
export const getLists = defineMethod({
  name: 'Cart.GetLists',
  verb: 'GET',
  summary: 'Names the lots in the cart, the comparison and the favourites of the visitor',
  input: NothingSchema,
  result: v.object({
    ...LotListsSchema.entries,
    ...FavouriteIdsSchema.entries,
    /** Lots of the visitor's orders at work. */
    own: v.array(OwnLotSchema),
  }),
});

/** Returns the visitor's cart. */
export const getCart = defineMethod({
  name: 'Cart.Get',
  verb: 'GET',
  summary: 'Returns the cart of the visitor',
  input: v.strictObject({ delivery: v.optional(DeliveryIdSchema) }),
  result: v.object({
    /** Lots of the chosen handover, those added last first. */
    products: v.array(CartProductSchema),
    /** Ids of all lots of the cart, whatever the handover. */
    elements: v.array(v.string()),
    /** Handovers of all lots of the cart, the soonest first. */
    delivery: v.array(DeliverySchema),
    /** Terms behind the payments. */
    /** What of it may be bought in one order: a set a complex. */
    sets: v.array(CartSetSchema),
    programme: ProgrammeSchema,
  }),
});

/** Puts a lot into the visitor's cart; one that is there already stays as it is. */
export const addToCart = defineMethod({
  name: 'Cart.Add',
  verb: 'POST',
  summary: 'Puts a lot into the cart of the visitor',
  input: LotIdSchema,
  result: LotListsSchema,
  errors: listErrors,
});

/** Takes a lot out of the visitor's cart; one that is not there is no mistake. */
export const deleteFromCart = defineMethod({
  name: 'Cart.Delete',
  verb: 'POST',
  summary: 'Takes a lot out of the cart of the visitor',
  input: LotIdSchema,
  result: LotListsSchema,
});

/** Empties the visitor's cart. */
export const clearCart = defineMethod({
  name: 'Cart.Clear',
  verb: 'POST',
  summary: 'Empties the cart of the visitor',
  input: NothingSchema,
  result: LotListsSchema,
});

/**
 * Unites what this browser kept as a guest with the buyer's own lists; nothing is lost, and a
 * second time changes nothing. Logging in does it by itself. `cart` and `compare` add lots that the
 * browser alone knows of.
 */
export const mergeLists = defineMethod({
  name: 'Cart.Merge',
  verb: 'POST',
  summary: 'Unites the lists that the browser kept as a guest with those of the visitor',
  input: v.strictObject({ cart: v.optional(lotIds), compare: v.optional(lotIds) }),
  result: LotListsSchema,
});

/** Lists the lots that the visitor compares, or those that a shared link names. */
export const getPageCompare = defineMethod({
  name: 'Content.GetPageCompare',
  verb: 'GET',
  summary: 'Lists the lots that the visitor compares, or those that a shared link names',
  input: v.strictObject({
    /** Readable ids; the visitor's own list is then left aside, and unknown ids are left out. */
    lots: v.optional(lotIds),
  }),
  result: v.object({
    elements: v.array(ComparedLotSchema),
    /** Terms behind the payments. */
    programme: ProgrammeSchema,
  }),
});

/** Puts a lot into the visitor's comparison, which takes up to eight; one that is there already stays. */
export const addToCompare = defineMethod({
  name: 'Compare.Add',
  verb: 'POST',
  summary: 'Puts a lot into the comparison of the visitor',
  input: LotIdSchema,
  result: LotListsSchema,
  errors: listErrors,
});

/** Takes a lot out of the visitor's comparison; one that is not there is no mistake. */
export const deleteFromCompare = defineMethod({
  name: 'Compare.Delete',
  verb: 'POST',
  summary: 'Takes a lot out of the comparison of the visitor',
  input: LotIdSchema,
  result: LotListsSchema,
});

/** Empties the visitor's comparison. */
export const clearCompare = defineMethod({
  name: 'Compare.Clear',
  verb: 'POST',
  summary: 'Empties the comparison of the visitor',
  input: NothingSchema,
  result: LotListsSchema,
});

/** Returns the site's header, menus, footer and counters. */
export const getTemplate = defineMethod({
  name: 'Content.GetTemplate',
  verb: 'POST',
  summary: 'Returns the header, menus, footer and counters of the site',
  input: NothingSchema,
  result: SiteTemplateSchema,
});
