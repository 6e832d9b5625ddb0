import type { Ownership } from '@m30/api';
import type { Standing } from '@m30/calculators/family';
import type { PaymentKind } from '../../../estate/types.ts';
import { isInForce, type Approval } from './approvals.ts';
import type { ContractKind } from './contract-kind.ts';
import type { SideState, Stage } from './events.ts';

/** Money that came through the acquirer; kopecks. */
interface Received {
  payment: string;
  purpose: string;
  amount: number;
  refunded: number;
}

/** The hold of an order's lot. */
interface OrderHold {
  kind: 'free' | 'paid';
  until: Date;
  extended: boolean;
}

/** An uploaded document. */
interface OrderDocument {
  file: string;
  kind: string;
  participant: number;
  /** `new` until it is sent, then `sent` until the staff have decided. */
  check: 'new' | 'sent' | 'accepted' | 'refused';
  /** What is wrong with a refused one, Russian. */
  fault: string | null;
}

/** What the events of an order add up to. */
export interface OrderState {
  /** Events so far. */
  version: number;
  stage: Stage;
  side: SideState | null;
  /** Kopecks, fixed when it was opened, less a discount since: the sum of its lots. */
  price: number;
  /** Kopecks by lot: a contract each. */
  prices: readonly number[];
  /** Kopecks that the company has taken off the price. */
  discount: number;
  payment: { kind: PaymentKind; mortgage: boolean; family?: boolean } | null;
  /** People who buy. */
  participants: number;
  /** How each takes part, by age; shorter where the others are adults. */
  standing: readonly Standing[];
  /** Participants, from 0, whom somebody acts for by a power of attorney. */
  represented: readonly number[];
  /** Somebody has turned 14: the passport has to be named before the order goes on. */
  outgrown: boolean;
  /** How it is to belong to them; `null` before they are named. */
  ownership: Ownership | null;
  /** The accepted version of the offer. */
  offer: string | null;
  hold: OrderHold | null;
  received: readonly Received[];
  /** The payment that carries the hold. */
  carrying: string | null;
  papers: readonly OrderDocument[];
  /** Some bank has still to answer, or has answered and waits to be chosen. */
  applied: boolean;
  /** What the buyer wants to give of his own, kopecks; `null` where the terms do not name it. A bank may ask for more. */
  own: number | null;
  /** Loans that banks are ready to give, in the order of their answers. */
  approvals: readonly Approval[];
  /** The offer that the buyer has chosen among them. */
  lender: string | null;
  /** Participants who have signed the contract, from 0, in the order of their signatures. */
  signed: readonly number[];
  /** Hash of the text that they have signed; `null` before the first signature. */
  text: string | null;
  /** The contract that the lot is sold by. */
  contract: ContractKind;
  /** The account or letter of credit is there. */
  escrow: boolean;
  /** Kopecks on it. */
  funded: number;
  /** Kopecks that the bank gave back when the contract was terminated. */
  returned: number;
  registration: 'sent' | 'suspended' | 'done' | null;
  /** The building has its permit of commissioning. */
  commissioned: boolean;
  /** The money is the developer's. */
  released: boolean;
  keys: boolean;
  /** The lot is the buyer's in the register. */
  owned: boolean;
  /** Money, keys and ownership are where they belong. */
  finished: boolean;
}

/** An order before its first event. */
export const NOTHING: OrderState = {
  version: 0,
  stage: 0,
  side: null,
  price: 0,
  prices: [],
  discount: 0,
  payment: null,
  participants: 0,
  standing: [],
  represented: [],
  outgrown: false,
  ownership: null,
  offer: null,
  hold: null,
  received: [],
  carrying: null,
  papers: [],
  applied: false,
  own: null,
  approvals: [],
  lender: null,
  signed: [],
  text: null,
  contract: 'ddu',
  escrow: false,
  funded: 0,
  returned: 0,
  registration: null,
  commissioned: false,
  released: false,
  keys: false,
  owned: false,
  finished: false,
};

/** Whether an order has come to rest: no bank's answer and no choice of payment wakes it. */
export const isStopped = ({ side }: OrderState): boolean => side !== null && side !== 'refused';

/** Whether the hold has run out, though nobody has written that down. */
export function isLapsed({ hold, side, stage }: OrderState, at: Date): boolean {
  const carried = stage <= 7 && (side === null || side === 'refused');
  return carried && hold !== null && hold.until <= at;
}

/** Payments that have to be given back: of a stopped order all, else all but the one that carries it. */
export function owedOf(state: OrderState): string[] {
  return state.received
    .filter(({ amount, refunded }) => refunded < amount)
    .map(({ payment }) => payment)
    .filter((payment) => isStopped(state) || payment !== state.carrying);
}

/**
 * An order as it is at a moment: one whose hold has run out has stopped, whoever wrote that down, and approvals that are out of
 * date are none. What is signed keeps its bank.
 */
export function seenAt(state: OrderState, at: Date): OrderState {
  if (isLapsed(state, at)) return { ...state, side: 'expired', hold: null };
  const approvals =
    state.stage < 8 ? state.approvals.filter((one) => isInForce(one, at)) : state.approvals;
  return approvals.length === state.approvals.length ? state : { ...state, approvals };
}
