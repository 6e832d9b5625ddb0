import type { Ownership } from '@m30/api';
import type { Standing } from '@m30/calculators/family';
import type { PaymentKind } from '../../../estate/types.ts';
import type { ContractKind } from './contract-kind.ts';

/** Who caused a change. */
export type Actor = 'buyer' | 'company' | 'bank';

/** What each event carries besides its actor, time, reason and key; plain JSON, no personal data. */
export interface EventData {
  /** Kopecks: the price that the order fixes, of a set the sum; `others` are bought together with the lot, each at its price. */
  'order.opened': {
    lot: string;
    price: number;
    contract: ContractKind;
    others?: readonly { lot: string; price: number }[];
  };
  /** ISO instant. */
  'hold.placed': { until: string };
  /** `family` where the loan depends on the children; `own` where the terms name the buyer's own money, kopecks: the rest is the loan. */
  'payment.chosen': { kind: PaymentKind; mortgage: boolean; own?: number; family?: boolean };
  /** `standing` by the age of each on that day, without it all are adults; `represented` are the places of those who act by a power of attorney. */
  'participants.named': {
    count: number;
    ownership?: Ownership;
    standing?: readonly Standing[];
    represented?: readonly number[];
  };
  /** Somebody has turned 14 or 18 before the signature. */
  'participants.aged': { standing: readonly Standing[] };
  'offer.accepted': { version: string };
  /** Kopecks through the acquirer. `until` is written where it carries the hold on. */
  'payment.succeeded': { payment: string; purpose: string; amount: number; until?: string };
  'payment.refused': { payment: string; purpose?: string; amount?: number };
  'payment.refunded': { payment: string; purpose?: string; amount: number };
  /** ISO instant; written by the table. */
  'hold.extended': { until?: string };
  /** Kopecks off the first lot of the order, and what the order costs from then on. */
  'discount.granted': { amount: number; price: number };
  /** Kopecks that come back to the first lot, all that was taken off, and what the order costs from then on. */
  'discount.withdrawn': { amount: number; price: number };
  'hold.expired': Record<never, never>;
  'mortgage.sent': { application: string };
  /** Kopecks, per cent a year, ISO instant; `offer` is the guid of the application at this bank, `cost` the full cost of the loan. */
  'mortgage.approved': {
    application: string;
    offer: string;
    bank: string;
    sum: number;
    rate: number;
    cost?: { from: number; to: number };
    until: string;
  };
  /** One of the banks does not lend. */
  'mortgage.declined': { application: string; offer: string; bank: string };
  /** None of the banks lends. */
  'mortgage.refused': { application: string };
  /** The bank that the buyer takes; `own` kopecks where its limit asks for more of them. */
  'mortgage.chosen': { offer: string; bank: string; own?: number };
  'file.added': { file: string; kind: string; participant?: number };
  'file.deleted': { file: string; kind?: string; participant?: number };
  'documents.sent': Record<never, never>;
  /** What the staff say of one document. The table writes what it is, and whose where there are several people. */
  'file.accepted': { file: string; kind?: string; participant?: number };
  /** The same; `reason` of the event says what is wrong. */
  'file.refused': { file: string; kind?: string; participant?: number };
  /** One of several participants has signed, from 0; `text` is the hash of what was read. */
  'signature.given': { step: string; participant: number; text?: string };
  /** The last of them has. */
  'contract.signed': { step: string; participant?: number; text?: string };
  'escrow.opened': { step: string; account?: string };
  /** Kopecks: the whole price, or one part of an instalment. */
  'escrow.funded': { step: string; amount: number };
  'escrow.released': { amount: number };
  /** A covered letter of credit: opened with the money in it, kopecks. */
  'letter.opened': { step: string; account?: string; amount: number };
  'letter.released': { amount: number };
  'registration.sent': { step: string };
  'registration.suspended': { step: string; reason?: string };
  'registration.done': { step: string; record?: string };
  /** ISO date and number of the permit. */
  'building.commissioned': { on: string; permit: string };
  'keys.given': { step: string };
  'ownership.registered': { record: string };
  'order.cancelled': Record<never, never>;
  /** Kopecks that the bank gave back from the account or the letter of credit: all that had come. `reason` says on what ground. */
  'contract.terminated': { returned: number };
  /** A change that was written before events had names; nothing makes new ones. */
  'stage.imported': { price?: number; until?: string; kind?: 'free' | 'paid' };
}

export type EventType = keyof EventData;

/** Stages 1 выбор … 10 ключи; 0 before the first event. */
export type Stage = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** Why an order stopped. A refused one may go on with another way to pay while its hold lasts. */
export type SideState = 'cancelled' | 'expired' | 'refused' | 'refunded';

interface Common {
  actor: Actor;
  at: Date;
  /** Of a buyer or a partner, in Russian. */
  reason: string | null;
  /** The same change sent again has the same one. */
  key: string;
}

type Of<Type extends EventType, More> = Type extends EventType
  ? Common & More & { type: Type; data: EventData[Type] }
  : never;

/** What somebody wants to happen. */
export type Wish = Of<EventType, unknown>;

/** What has happened; its stages stay true whatever the rules become. */
export type OrderEvent = Of<EventType, { from: Stage; to: Stage; side: SideState | null }>;
