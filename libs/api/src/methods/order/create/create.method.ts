import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias } from '../../../core/schemas.ts';

/** Lots that may be ordered in one go. */
const MOST = 10;

/**
 * Opens an order for each lot named, or for each in the buyer's cart, and holds it for 24 hours. Lots
 * that cannot be held are told apart; where none can, the answer is a refusal.
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
      }),
      v.strictObject({ cart: v.literal(true, 'Неверный параметр') }),
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
      }),
    ),
  }),
  errors: {
    401: 'Nobody is logged in',
    404: 'None of the lots exists',
    409: 'None of the lots can be held, or the cart is empty',
  },
});
