import * as v from 'valibot';
import { kopecks } from '../../../core/schemas.ts';
import { PaymentKindSchema } from '../../shared/lot-filter.schema.ts';
import { DraftsSchema } from './draft.schema.ts';
import { OrderSchema } from './order.schema.ts';
import { ParticipantDataSchema } from './participant.schema.ts';
import { ChosenPaymentSchema } from './payment.schema.ts';

/** What a buyer may do with an order at a moment. */
const OrderActionSchema = v.picklist([
  'set-payment',
  'set-users',
  'add-file',
  'accept-offer',
  'pay',
  'apply-mortgage',
  'send-documents',
  'sign',
  'open-escrow',
  'send-to-registration',
  'extend',
  'cancel',
]);

/** One change of an order, in words for the buyer. */
export const TimelineEntrySchema = v.object({
  guid: v.string(),
  /** ISO instant. */
  at: v.string(),
  actor: v.picklist(['buyer', 'company', 'bank']),
  title: v.string(),
  /** `null` where the title says it all. */
  text: v.nullable(v.string()),
  /** Stage after the change. */
  stage: v.number(),
});

/** The hold that keeps the lot for the order. */
const HoldSchema = v.object({
  kind: v.picklist(['free', 'paid']),
  /** ISO instant. */
  until: v.string(),
  extendable: v.boolean(),
});

/** What a stage asks for before the next one begins. */
const RequirementSchema = v.object({ id: v.string(), title: v.string(), done: v.boolean() });

/** A paper that the buyer has to upload. */
const PaperSchema = v.object({
  kind: v.string(),
  title: v.string(),
  /** Whose it is, from 0; `null` where it belongs to the order. */
  participant: v.nullable(v.number()),
  done: v.boolean(),
});

/** Money that came through the acquirer, or did not. */
const PaymentSchema = v.object({
  guid: v.string(),
  purpose: v.string(),
  amount: kopecks,
  state: v.picklist(['paid', 'refused', 'refunding', 'refunded']),
  /** ISO instant of the last change. */
  at: v.string(),
});

/** An order with everything that its buyer works on. */
export const OrderDetailsSchema = v.object({
  ...OrderSchema.entries,
  /** Grows by one with every event. */
  version: v.number(),
  payment: v.nullable(ChosenPaymentSchema),
  /** Ways in which this lot may be paid. */
  payment_kinds: v.array(PaymentKindSchema),
  participants: v.array(ParticipantDataSchema),
  /** People of the buyer's other orders, newest first, while participants may be named; each once. */
  known_people: v.array(ParticipantDataSchema),
  /** `null` where nothing holds the lot any more or a contract does. */
  hold: v.nullable(HoldSchema),
  /**
   * ISO instant from which the buyer may hold the lot again, who has let holds of it end again and again; `null`
   * where there is nothing to wait for.
   */
  hold_again: v.optional(v.nullable(v.string())),
  /** What the paid hold costs, kopecks. */
  hold_fee: kopecks,
  offer: v.object({
    /** The one that holds now: an ISO date. */
    version: v.string(),
    /** The one that the buyer has accepted. */
    accepted: v.nullable(v.string()),
    url: v.string(),
  }),
  requirements: v.array(RequirementSchema),
  papers: v.array(PaperSchema),
  drafts: DraftsSchema,
  payments: v.array(PaymentSchema),
  /** Kopecks through the acquirer. */
  money: v.object({ received: kopecks, refunded: kopecks }),
  can: v.array(OrderActionSchema),
  /** Newest first. */
  timeline: v.array(TimelineEntrySchema),
  /** The keys are given. */
  finished: v.boolean(),
});

export type OrderDetails = v.InferOutput<typeof OrderDetailsSchema>;
export type OrderAction = v.InferOutput<typeof OrderActionSchema>;
export type TimelineEntry = v.InferOutput<typeof TimelineEntrySchema>;

/** What every method answers that changes an order: the order as it is now. */
export const ChangedOrderSchema = v.object({ data: OrderDetailsSchema });

/** Refusals that all methods about one order share. */
export const orderErrors = {
  401: 'Nobody is logged in',
  404: 'The buyer has no such order',
  409: 'The order is in another stage, has stopped, or its hold has ended',
} as const;
