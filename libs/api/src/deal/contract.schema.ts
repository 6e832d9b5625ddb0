import * as v from 'valibot';
import { kopecks } from '../core/schemas.ts';
import { OrderFileSchema, ParticipantSchema } from './order.schema.ts';

/** How something stands: new, waiting for the buyer, under way at the company, done, stopped. */
export const StatusSchema = v.object({
  tone: v.picklist(['new', 'wait', 'work', 'done', 'stop']),
  /** Russian. */
  label: v.string(),
});

/** A part of a price: what has to come, by when, and whether it has. */
const ContractPartSchema = v.object({
  title: v.string(),
  /** ISO date in Moscow. */
  due: v.string(),
  amount: kopecks,
  /** `due` is near; `late` has passed. */
  state: v.picklist(['paid', 'due', 'late', 'ahead']),
  /** ISO date; `null` until it is paid. */
  paid_on: v.nullable(v.string()),
  /** Nobody pays it before the contract is registered: its day counts from then, and `due` is only planned. */
  awaits_registration: v.optional(v.boolean()),
});

/** A contract as the list shows it. */
export const ContractSchema = v.object({
  guid: v.string(),
  /** «ДДУ-20352», as printed on it. */
  number: v.string(),
  kind: v.picklist(['ddu', 'hold', 'sale', 'parking', 'addendum']),
  /** «Договор участия в долевом строительстве». */
  title: v.string(),
  /** What it is about: «Квартира № 57, двухкомнатная, 63,6 м²». */
  subject: v.string(),
  /** «Канал 9, корпус 2, этаж 7»; empty where the subject says it all. */
  place: v.string(),
  /** ISO instant. */
  signed_at: v.string(),
  price: kopecks,
  paid: kopecks,
  left: kopecks,
  status: StatusSchema,
  /** The next part to pay; `null` where nothing is left. */
  next_part: v.nullable(ContractPartSchema),
  /** The buyer himself can pay the next part now: its page has the requisites. */
  payable: v.boolean(),
  /** Guid of the order that it belongs to. */
  order: v.nullable(v.string()),
});

/** One step of a registration; without a date it lies ahead. */
const RegistrationStepSchema = v.object({
  name: v.string(),
  /** ISO date. */
  date: v.nullable(v.string()),
});

/** Requisites of the next part of a price. */
const ContractPaymentSchema = v.object({
  /** What the part is called. */
  title: v.string(),
  /** ISO date in Moscow. */
  due: v.string(),
  amount: kopecks,
  recipient: v.string(),
  /** 20 digits. */
  account: v.string(),
  bank: v.string(),
  bic: v.string(),
  correspondent: v.string(),
  purpose: v.string(),
  /** Code of the payment by ГОСТ Р 56042-2014: cells along a side, a square for each dark one. */
  qr: v.object({ size: v.number(), path: v.string() }),
});

/** A contract with everything that its page shows. */
export const ContractDetailsSchema = v.object({
  ...ContractSchema.entries,
  /** «M30-20352». */
  order_number: v.nullable(v.string()),
  parts: v.array(ContractPartSchema),
  escrow: v.nullable(
    v.object({
      /** An escrow account of a ДДУ, or a letter of credit of a sale. */
      kind: v.picklist(['escrow', 'letter']),
      bank: v.string(),
      /** «•••• 4417»; `null` until it is opened. */
      account: v.nullable(v.string()),
      status: StatusSchema,
    }),
  ),
  registration: v.nullable(
    v.object({
      steps: v.array(RegistrationStepSchema),
      /** Why it rests, or the number of the record. */
      note: v.nullable(v.string()),
      suspended: v.boolean(),
    }),
  ),
  /** How to pay the next part; `null` where nothing is to be paid, or not by the buyer. */
  pay: v.nullable(ContractPaymentSchema),
  participants: v.array(ParticipantSchema),
  /** Contracts that change this one, and the one that it changes. */
  related: v.array(v.object({ guid: v.string(), number: v.string(), title: v.string() })),
  files: v.array(OrderFileSchema),
  /** Path of the page with its text; `null` where the account has none. */
  text: v.nullable(v.string()),
  /** Address of the contract's facts and schedule as a PDF. */
  paper: v.string(),
  /** How its sums have come about: what, and by which formula; Russian. */
  counted: v.array(v.tuple([v.string(), v.string()])),
  /** The finish that was chosen for it in the showroom. */
  finish: v.nullable(v.object({ title: v.string(), price: kopecks })),
});

export type ContractCard = v.InferOutput<typeof ContractSchema>;

export type ContractDetails = v.InferOutput<typeof ContractDetailsSchema>;

/** How far the registration of a contract has come. */
export const ContractStatusSchema = v.object({
  number: v.string(),
  stage: v.picklist(['accepted', 'registering', 'suspended', 'registered', 'terminated']),
  /** The stages in order, those behind with their ISO date. */
  steps: v.array(v.object({ name: v.string(), date: v.nullable(v.string()) })),
  /** What the buyer should know or do. */
  note: v.nullable(v.string()),
});
