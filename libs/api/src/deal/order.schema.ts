import * as v from 'valibot';
import { kopecks } from '../core/schemas.ts';
import { PaymentKindSchema } from '../catalogue/lot-filter.schema.ts';
import { AnyLotCardSchema } from '../catalogue/lot.schema.ts';
import { OrderBankSchema } from './bank-answer.schema.ts';
import { OwnershipSchema, ParticipantDataSchema, SignerSchema } from './participant.schema.ts';
import { ChosenPaymentSchema } from './payment.schema.ts';

/** A participant of the deal; shown as «Савельева М. А.». */
export const ParticipantSchema = v.object({
  last_name: v.string(),
  name: v.string(),
  second_name: v.string(),
});

export const OrderFileSchema = v.object({
  /** What `DeleteFile` calls it by; only uploads of the buyer have one. */
  guid: v.optional(v.string()),
  /** What the buyer says it is: `passport`, `snils`, … */
  kind: v.optional(v.string()),
  /** Whose it is, from 0. */
  participant: v.optional(v.number()),
  /** How the staff have decided about an upload; absent until it is sent. */
  check: v.optional(v.picklist(['sent', 'accepted', 'refused'])),
  name: v.string(),
  src: v.string(),
  /** Extension in lower case. */
  type: v.string(),
  /** Bytes; unknown of a document that is made when it is asked for. */
  size: v.optional(v.number()),
});

export const OrderSchema = v.object({
  guid: v.string(),
  /** Number that a person reads: «M30-20417». */
  number: v.string(),
  /** What is bought: a flat, or any other lot. */
  apartment: AnyLotCardSchema,
  /** All that is bought, `apartment` first: of a set a contract each. */
  lots: v.array(
    v.object({
      lot: AnyLotCardSchema,
      /** Bought alone, kopecks. */
      full: kopecks,
      /** Discount of a set, per cent. */
      percent: v.number(),
      /** Price by its contract, kopecks; together they are the price of the order. */
      price: kopecks,
    }),
  ),
  /** What the lot is sold by: ДДУ in a building under construction, купля-продажа in a completed one. */
  contract: v.picklist(['ddu', 'sale']),
  /** 1 выбор … 10 ключи. */
  stage_number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  /** `null`, or why the order stopped. */
  side_state: v.nullable(v.picklist(['cancelled', 'expired', 'refused', 'refunded'])),
  /** Price fixed by the order, kopecks. */
  price: kopecks,
  /** What the company has taken off it, kopecks: without a discount 0. */
  discount: kopecks,
  users: v.array(ParticipantSchema),
  files: v.array(OrderFileSchema),
  /** What others do now; `null` where the buyer acts, or the order has come to its end. */
  waits: v.nullable(v.object({ title: v.string(), text: v.string() })),
  /** What the buyer has to do now; `null` where the company acts. */
  next_step: v.nullable(
    v.object({
      title: v.string(),
      text: v.string(),
      /** ISO instant by which it must be done. */
      deadline: v.nullable(v.string()),
      /** Where it is done. */
      href: v.optional(v.string()),
      /** A verb for the button that leads there. */
      label: v.optional(v.string()),
    }),
  ),
  /** ISO instant. */
  created_at: v.string(),
});

export type Order = v.InferOutput<typeof OrderSchema>;

/** Longest JSON of a draft, in characters. */
const LONGEST_DRAFT = 16_384;

/** Steps whose fields are stored as they are typed. */
export const DraftStepSchema = v.picklist(
  ['payment', 'users', 'documents', 'review'],
  'Неизвестный шаг',
);

/** What is typed so far, whatever it is worth; only shape and size are checked. */
export const DraftDataSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((data) => JSON.stringify(data).length <= LONGEST_DRAFT, 'Слишком длинный черновик'),
);

/** Drafts of an order, by step. */
const DraftsSchema = v.partial(
  v.object({
    payment: DraftDataSchema,
    users: DraftDataSchema,
    documents: DraftDataSchema,
    review: DraftDataSchema,
  }),
);

export type DraftStep = v.InferOutput<typeof DraftStepSchema>;

/** What a buyer may do with an order at a moment. */
const OrderActionSchema = v.picklist([
  'set-payment',
  'set-users',
  'add-file',
  'accept-offer',
  'pay',
  'apply-mortgage',
  'choose-bank',
  'send-documents',
  'sign',
  'open-escrow',
  'open-letter',
  'pay-in',
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

/** A document that the buyer has to upload. */
const PaperSchema = v.object({
  kind: v.string(),
  title: v.string(),
  /** Whose it is, from 0; `null` where it belongs to the order. */
  participant: v.nullable(v.number()),
  /** It is uploaded and was not refused. */
  done: v.boolean(),
  /** To be uploaded, to be sent, with the staff, accepted, or to be uploaded again. */
  check: v.picklist(['missing', 'uploaded', 'sent', 'accepted', 'refused']),
  /** What is wrong with a refused one, Russian. */
  fault: v.nullable(v.string()),
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
  /** How the lot is to belong to them; `null` before they are named. */
  ownership: v.nullable(OwnershipSchema),
  /** Who signs the contract and who has; empty before it is drawn up. */
  signers: v.array(SignerSchema),
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
  /** Answers of the banks that were asked for a loan, approvals with the lowest payment first. */
  banks: v.array(OrderBankSchema),
  requirements: v.array(RequirementSchema),
  papers: v.array(PaperSchema),
  drafts: DraftsSchema,
  payments: v.array(PaymentSchema),
  /** Kopecks through the acquirer. */
  money: v.object({
    received: kopecks,
    refunded: kopecks,
    /** From the escrow account or the letter of credit, where the contract was terminated. */
    returned: kopecks,
  }),
  can: v.array(OrderActionSchema),
  /** Newest first. */
  timeline: v.array(TimelineEntrySchema),
  /** Money, keys and ownership are where they belong. */
  finished: v.boolean(),
  /** Page on which a visitor plays the staff; only in the demonstration. */
  staff_page: v.nullable(v.string()),
});

export type OrderDetails = v.InferOutput<typeof OrderDetailsSchema>;

export type OrderAction = v.InferOutput<typeof OrderActionSchema>;

export type TimelineEntry = v.InferOutput<typeof TimelineEntrySchema>;

/** What every method answers that changes an order: the order as it is now. */
export const ChangedOrderSchema = v.object({ data: OrderDetailsSchema });

/** Refusals that all methods about one order share. */
export const orderErrors = {
  404: 'The buyer has no such order',
  409: 'The order is in another stage, has stopped, or its hold has ended',
} as const;

/** Something that the buyer has ordered, to choose what a document, a service or a question is about. */
export const PremiseSchema = v.object({
  /** Guid of the order. */
  order: v.string(),
  /** «M30-20417». */
  number: v.string(),
  /** Words for the lot: «2-комнатная квартира, «Канал 9», № 57». */
  title: v.string(),
});
