import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { alias, guid, integer, kopecks, text } from '../core/schemas.ts';
import { MOST_IN_CART } from './basket.schema.ts';
import {
  ChangedOrderSchema,
  DraftDataSchema,
  DraftStepSchema,
  OrderDetailsSchema,
  orderErrors,
  OrderSchema,
  TimelineEntrySchema,
} from './order.schema.ts';
import { MOST_PARTICIPANTS, OwnershipSchema, ParticipantDataSchema } from './participant.schema.ts';
import { PaymentChoiceSchema, PriceChangeSchema } from './payment.schema.ts';

/** Lists the orders of the buyer by pages, newest first. */
export const getOrderList = defineMethod({
  name: 'Order.GetOrderList',
  verb: 'POST',
  summary: 'Lists the orders of the buyer, newest first',
  access: 'buyer',
  input: v.strictObject({
    user_id: integer(1, Number.MAX_SAFE_INTEGER),
    /** From 1, which is also the default. */
    page: v.optional(integer(1, 100_000)),
  }),
  result: v.object({
    orders: v.array(OrderSchema),
    /** Of all pages. */
    total: v.number(),
    page: v.number(),
    page_size: v.number(),
  }),
  errors: { 404: 'The buyer has no such order' },
});

/** Returns one order of the buyer. */
export const getOrderById = defineMethod({
  name: 'Order.GetOrderById',
  verb: 'POST',
  summary: 'Returns one order of the buyer',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: v.object({ data: OrderDetailsSchema }),
  errors: { 404: 'The buyer has no such order' },
});

/** Lists every change of an order of the buyer, newest first. */
export const getTimeline = defineMethod({
  name: 'Order.GetTimeline',
  verb: 'POST',
  summary: 'Lists every change of an order of the buyer, newest first',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: v.object({ timeline: v.array(TimelineEntrySchema) }),
  errors: { 404: 'The buyer has no such order' },
});

/** Lots that may be ordered in one go. */
const MOST_ORDERED = 10;

/** Prices that the buyer saw, by readable id. */
const seenPrices = v.optional(
  v.pipe(
    v.record(alias, kopecks),
    v.check((seen) => Object.keys(seen).length <= MOST_IN_CART, 'Слишком много цен'),
  ),
);

/** One order of all lots: a flat with parking places and storage rooms of its complex. */
const together = v.optional(v.literal(true, 'Неверный параметр'));

/**
 * Opens an order for each lot named, or for each in the buyer's cart, and holds it for 24 hours. Lots
 * that cannot be held, also because their price is another one than the buyer saw, are told apart; where
 * none can, the answer is a refusal. With `together` one order is opened of all of them, at the prices of a set, and all or nothing
 * is held; `prices` name each lot's own price, and the answer's only `lot` is the flat.
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
          v.maxLength(MOST_ORDERED, `Не больше ${MOST_ORDERED} лотов сразу`),
        ),
        prices: seenPrices,
        together,
      }),
      v.strictObject({
        cart: v.literal(true, 'Неверный параметр'),
        prices: seenPrices,
        together,
      }),
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
    404: 'None of the lots exists',
    409: 'None of the lots can be held (as of `Order.Reserve`), the cart is empty, or the lots are no set',
  },
});

/** Saves what is typed in a step of the order so far; nothing of it is checked but shape and size. */
export const saveDraft = defineMethod({
  name: 'Order.SaveDraft',
  verb: 'POST',
  summary: 'Saves what is typed in a step of an order so far',
  access: 'buyer',
  input: v.strictObject({ guid, step: DraftStepSchema, data: DraftDataSchema }),
  result: v.strictObject({}),
  errors: { 404: 'The buyer has no such order' },
});

/** Chooses how a lot is paid, with the terms of that way; may be changed until the hold is paid. */
export const setPayment = defineMethod({
  name: 'Order.SetPayment',
  verb: 'POST',
  summary: 'Chooses how the lot of an order is paid',
  access: 'buyer',
  input: PaymentChoiceSchema,
  result: ChangedOrderSchema,
  errors: orderErrors,
});

/** Names the people who buy, all of them at once; may be changed until the hold is paid. A refusal names the fields: \`users.0.snils\`. */
export const setUsers = defineMethod({
  name: 'Order.SetUsers',
  verb: 'POST',
  summary: 'Names the people who buy, with their documents and shares',
  access: 'buyer',
  input: v.strictObject({
    guid,
    /** Without it one person buys for himself, several by shares. Shares of a joint ownership are not read. */
    ownership: v.optional(OwnershipSchema),
    users: v.pipe(
      v.array(ParticipantDataSchema, 'Добавьте участника'),
      v.minLength(1, 'Добавьте участника'),
      v.maxLength(MOST_PARTICIPANTS, `Участников не больше ${MOST_PARTICIPANTS}`),
    ),
  }),
  result: ChangedOrderSchema,
  errors: orderErrors,
});

/** Why a buyer leaves. */
const CancelReasonSchema = v.picklist(
  ['changed-mind', 'other-flat', 'no-loan', 'price', 'other'],
  'Выберите причину',
);

/** Cancels an order: the lot is free at once, what was paid is given back. Not after the signature. */
export const cancelOrder = defineMethod({
  name: 'Order.Cancel',
  verb: 'POST',
  summary: 'Cancels an order before its contract is signed',
  access: 'buyer',
  input: v.strictObject({
    guid,
    reason: CancelReasonSchema,
    comment: v.optional(text(500)),
  }),
  result: ChangedOrderSchema,
  errors: orderErrors,
});
