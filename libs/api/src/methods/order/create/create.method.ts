import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias, kopecks } from '../../../core/schemas.ts';
import { MOST_IN_CART } from '../../cart/shared/lists.schema.ts';
import { PriceChangeSchema } from '../shared/price-change.schema.ts';

/** Lots that may be ordered in one go. */
const MOST = 10;

/** Prices that the buyer saw, by readable id. */
const prices = v.optional(
  v.pipe(
    v.record(alias, kopecks),
    v.check((seen) => Object.keys(seen).length <= MOST_IN_CART, 'Слишком много цен'),
  ),
);

/**
 * Opens an order for each lot named, or for each in the buyer's cart, and holds it for 24 hours. Lots
 * that cannot be held, also because their price is another one than the buyer saw, are told apart; where
 * none can, the answer is a refusal.
 */
export const createOrder = defineMethod({
  name: 'Order.Create',
  verb: 'POST',
  summary: 'Opens an order for each lot and holds it for 24 hours',
  access: 'buyer',
  input: v.union(
    [
      v.strictObject({
        /** Readable ids. */
        lots: v.pipe(
          v.array(alias, 'Выберите лот'),
          v.minLength(1, 'Выберите лот'),
          v.maxLength(MOST, `Не больше ${MOST} лотов сразу`),
        ),
        prices,
      }),
      v.strictObject({ cart: v.literal(true, 'Неверный параметр'), prices }),
    ],
    'Выберите лоты',
  ),
  result: v.object({
    orders: v.array(
      v.object({
        /** Readable id. */
        lot: v.string(),
        /** Guid of the order. */
        order: v.string(),
        /** «M30-30001». */
        number: v.string(),
        /** ISO instant at which the hold ends. */
        until: v.string(),
      }),
    ),
    refused: v.array(
      v.object({
        lot: v.string(),
        /** Why, in Russian. */
        message: v.string(),
        price: v.optional(PriceChangeSchema),
      }),
    ),
  }),
  errors: {
    401: 'Nobody is logged in',
    404: 'None of the lots exists',
    409: 'None of the lots can be held (as of `Order.Reserve`), or the cart is empty',
  },
});
