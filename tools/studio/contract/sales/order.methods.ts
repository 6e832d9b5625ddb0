import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import {
  guid,
  kopecks,
  NothingSchema,
  pageEntries,
  pageNumber,
  requiredText,
  text,
} from '../core/schemas.ts';
import { DocumentSchema, OrderRowSchema, TimelineEntrySchema } from './order.schema.ts';

const noOrder = { 404: 'There is no such order' };

export const listOrders = defineStudioMethod({
  name: 'Orders.List',
  verb: 'GET',
  summary: 'Lists orders of a filter, newest first, with the counts of each stage',
  right: 'orders.read',
  input: v.strictObject({
    /** 1 … 10. */
    stage: v.optional(
      v.pipe(
        v.string('Неверный этап'),
        v.regex(/^([1-9]|10)$/, 'Неверный этап'),
        v.transform(Number),
      ),
    ),
    /** `open` goes on, `stopped` was cancelled, expired, refused or refunded, `finished` is done. */
    state: v.optional(v.picklist(['open', 'stopped', 'finished'], 'Неверное состояние')),
    turn: v.optional(v.picklist(['buyer', 'company'], 'Неверная сторона')),
    /** Part of a number, a buyer's name or phone. */
    text: v.optional(text(200)),
    page: pageNumber,
  }),
  result: v.object({
    ...pageEntries,
    orders: v.array(OrderRowSchema),
    counts: v.object({ by_stage: v.array(v.number()), open: v.number(), all: v.number() }),
  }),
});

export const getOrder = defineStudioMethod({
  name: 'Orders.Get',
  verb: 'GET',
  summary: 'Returns an order with participants, documents, money and its timeline, newest first',
  right: 'orders.read',
  input: v.strictObject({ order: guid }),
  result: v.object({
    order: v.object({
      ...OrderRowSchema.entries,
      contract: v.picklist(['ddu', 'sale']),
      participants: v.array(v.object({ name: v.string() })),
      lots: v.array(v.object({ title: v.string(), price: kopecks, url: v.nullable(v.string()) })),
      /** How it is paid, in words; `null` before it was chosen. */
      payment: v.nullable(v.string()),
      /** What was taken off the price, kopecks: without a discount 0. */
      discount: kopecks,
      money: v.object({ received: kopecks, refunded: kopecks }),
      documents: v.array(DocumentSchema),
      timeline: v.array(TimelineEntrySchema),
      /** `null` where nothing is held any more; `until` is an ISO instant. */
      hold: v.nullable(v.object({ kind: v.picklist(['free', 'paid']), until: v.string() })),
      /** What `Orders.Cancel`, `Orders.AskRefund`, `Orders.Extend` and `Orders.Discount` would do now. */
      can: v.object({
        cancel: v.boolean(),
        refund: v.boolean(),
        extend: v.boolean(),
        discount: v.boolean(),
        withdraw_discount: v.boolean(),
      }),
      /** Names of actions of `Actions.List` that suit it now, with the fields that are known. */
      actions: v.array(v.object({ name: v.string(), given: v.record(v.string(), v.string()) })),
    }),
  }),
  errors: noOrder,
});

export const getOrderTimeline = defineStudioMethod({
  name: 'Orders.GetTimeline',
  verb: 'GET',
  summary: 'Returns everything that happened to an order, newest first',
  right: 'orders.read',
  input: v.strictObject({ order: guid }),
  result: v.object({ timeline: v.array(TimelineEntrySchema) }),
  errors: noOrder,
});

export const askRefund = defineStudioMethod({
  name: 'Orders.AskRefund',
  verb: 'POST',
  summary: 'Asks to cancel an order and to give the money back; a second person has to confirm',
  right: 'orders.refund',
  input: v.strictObject({ order: guid, reason: requiredText(300, 'Напишите причину') }),
  result: v.object({ approval: v.string() }),
  errors: { ...noOrder, 409: 'It cannot be cancelled any more, or the same is asked already' },
});

/** What is done to an order, with the reason that the buyer reads. */
const withReason = v.strictObject({ order: guid, reason: requiredText(300, 'Напишите причину') });

export const cancelOrder = defineStudioMethod({
  name: 'Orders.Cancel',
  verb: 'POST',
  summary: 'Cancels an order that holds no money of the buyer, who reads why',
  right: 'orders.refund',
  input: withReason,
  result: v.object({ number: v.string() }),
  errors: { ...noOrder, 409: 'It cannot be cancelled any more, or there is money to give back' },
});

export const extendOrder = defineStudioMethod({
  name: 'Orders.Extend',
  verb: 'POST',
  summary:
    'Extends the hold of an order once, with a reason: a paid one by 14 days, a free one by a day',
  right: 'orders.open',
  input: withReason,
  result: v.object({
    number: v.string(),
    /** ISO instant. */
    until: v.string(),
  }),
  errors: { ...noOrder, 409: 'The hold is over, or was extended' },
});

export const discountOrder = defineStudioMethod({
  name: 'Orders.Discount',
  verb: 'POST',
  summary:
    'Takes a sum off the price of an order that nobody has signed; over the limit of the role a second person has to confirm',
  right: 'orders.discount',
  input: v.strictObject({
    order: guid,
    /** Kopecks off. */
    amount: v.pipe(kopecks, v.minValue(1_000_00, 'Скидка\u00a0— не\u00a0меньше 1000 ₽')),
    /** The price that the caller has seen, kopecks. */
    former: kopecks,
    reason: requiredText(300, 'Напишите причину'),
  }),
  result: v.object({
    /** Guid of the approval that waits; `null` where the discount is granted. */
    approval: v.nullable(v.string()),
  }),
  errors: {
    ...noOrder,
    409: 'The price is fixed by a signature, is another one by now, or has a discount already',
    422: 'It is more than anybody may grant, or the chosen terms do not fit the new price',
  },
});

export const withdrawDiscount = defineStudioMethod({
  name: 'Orders.WithdrawDiscount',
  verb: 'POST',
  summary:
    'Takes the discount of an order back before anybody has signed; one over the limit of the role asks for a second person',
  right: 'orders.discount',
  input: v.strictObject({
    order: guid,
    /** The price that the caller has seen, kopecks. */
    former: kopecks,
    reason: requiredText(300, 'Напишите причину'),
  }),
  result: v.object({
    /** Guid of the approval that waits; `null` where the discount is taken back. */
    approval: v.nullable(v.string()),
  }),
  errors: {
    ...noOrder,
    409: 'There is no discount, the price is fixed by a signature or is another one by now',
    422: 'The chosen terms do not fit the price of before',
  },
});

export const listDocuments = defineStudioMethod({
  name: 'Documents.List',
  verb: 'GET',
  summary: 'Lists documents of buyers that wait to be checked, those of the oldest orders first',
  right: 'documents.check',
  input: NothingSchema,
  result: v.object({ documents: v.array(DocumentSchema) }),
});

const checked = {
  ...noOrder,
  409: 'It is not to be checked now',
  422: 'It is not to be checked now',
};

export const acceptDocument = defineStudioMethod({
  name: 'Documents.Accept',
  verb: 'POST',
  summary: 'Accepts a document; with the last one the contract is drawn up',
  right: 'documents.check',
  input: v.strictObject({ order: guid, file: guid }),
  result: v.object({ message: v.string() }),
  errors: checked,
});

export const refuseDocument = defineStudioMethod({
  name: 'Documents.Refuse',
  verb: 'POST',
  summary: 'Returns a document back to the buyer, who reads why',
  right: 'documents.check',
  input: v.strictObject({
    order: guid,
    file: guid,
    reason: requiredText(300, 'Напишите, что исправить'),
  }),
  result: v.object({ message: v.string() }),
  errors: checked,
});
