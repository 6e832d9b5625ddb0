import type { BankAsk } from '../../../adapters/partner/partner.ts';
import type { PartnerEvent } from '../../../adapters/partner/types.ts';
import type { PartnerKind } from '../../../kernel/config/partner-kind.ts';
import { depositOf } from '../contract/deposit-of.ts';
import type { ContractKind } from '../order/core/contract-kind.ts';
import type { EventData } from '../order/core/events.ts';
import { signatureEvent } from '../order/core/signing.ts';
import type { OrderState } from '../order/core/state.ts';
import type { orders } from '../order/orders.table.ts';
import type { StepKind, StepState } from './types.ts';

/** Events of an order that steps bring about. */
type StepEvent =
  | 'signature.given'
  | 'contract.signed'
  | 'escrow.opened'
  | 'escrow.funded'
  | 'letter.opened'
  | 'registration.sent'
  | 'registration.suspended'
  | 'registration.done';

type StepNews = { [Type in StepEvent]: { type: Type; data: EventData[Type] } }[StepEvent];

/** What the amount of a step follows from. */
type Priced = Pick<typeof orders.$inferSelect, 'price' | 'payment'>;

/** What an event of a step depends on besides the message. */
interface StepMoment {
  state: OrderState;
  participant: number;
  /** Hash of the text that is signed. */
  text: string | null;
}

/** What a message of the partner does. */
interface StepChange {
  /** State of the step afterwards. */
  readonly state: StepState;
  /** What the order is told; `null` for nothing. */
  readonly tells: ((step: string, event: PartnerEvent, at: StepMoment) => StepNews) | null;
}

interface Step {
  /** Method of the contract that begins it. */
  readonly method: string;
  /** Who does it. */
  readonly partner: PartnerKind;
  /** What the bank is asked for. */
  readonly ask?: BankAsk;
  /** What the order must allow. */
  readonly action: 'sign' | 'open-escrow' | 'open-letter' | 'pay-in' | 'send-to-registration';
  /** What the partner is asked for, by the contract of the deal. */
  readonly title: Readonly<Record<ContractKind, string>>;
  /** What the partner takes, kopecks; `null` for nothing. */
  readonly amount: (order: Priced, state: OrderState) => number | null;
  /** Who acts, as the timeline says. */
  readonly actor: 'buyer' | 'bank' | 'company';
  /** By the type of the message. */
  readonly changes: Readonly<Record<string, StepChange>>;
}

const both = (title: string) => ({ ddu: title, sale: title });

const nothing = () => null;

/** The account that the partner gave. */
const accountOf = ({ note }: PartnerEvent) => (note === null ? {} : { account: note });

/** The steps of a deal that partners do. */
export const STEPS: Readonly<Record<StepKind, Step>> = {
  signature: {
    method: 'Order.Sign',
    partner: 'signature',
    action: 'sign',
    title: both('Подпись договора'),
    amount: nothing,
    actor: 'buyer',
    changes: {
      signed: {
        state: 'done',
        tells: (step, _event, { state, participant, text }) =>
          signatureEvent(state, { step, participant, ...(text !== null && { text }) }),
      },
      refused: { state: 'refused', tells: null },
    },
  },
  escrow: {
    method: 'Order.OpenEscrow',
    partner: 'escrow',
    ask: 'account',
    action: 'open-escrow',
    title: both('Счёт эскроу'),
    amount: nothing,
    actor: 'bank',
    changes: {
      opened: {
        state: 'done',
        tells: (step, event) => ({ type: 'escrow.opened', data: { step, ...accountOf(event) } }),
      },
    },
  },
  letter: {
    method: 'Order.OpenLetter',
    partner: 'escrow',
    ask: 'letter',
    action: 'open-letter',
    title: both('Аккредитив'),
    amount: ({ price }) => price,
    actor: 'bank',
    changes: {
      opened: {
        state: 'done',
        tells: (step, event) => ({
          type: 'letter.opened',
          data: { step, amount: event.amount ?? 0, ...accountOf(event) },
        }),
      },
    },
  },
  deposit: {
    method: 'Order.PayIn',
    partner: 'escrow',
    ask: 'deposit',
    action: 'pay-in',
    title: both('Деньги на счёт эскроу'),
    amount: depositOf,
    actor: 'bank',
    changes: {
      funded: {
        state: 'done',
        tells: (step, { amount }) => ({
          type: 'escrow.funded',
          data: { step, amount: amount ?? 0 },
        }),
      },
    },
  },
  registration: {
    method: 'Order.SendToRegistration',
    partner: 'registration',
    action: 'send-to-registration',
    title: { ddu: 'Регистрация договора', sale: 'Регистрация перехода права' },
    amount: nothing,
    actor: 'company',
    changes: {
      sent: { state: 'open', tells: (step) => ({ type: 'registration.sent', data: { step } }) },
      suspended: {
        state: 'open',
        tells: (step, { note }) => ({
          type: 'registration.suspended',
          data: { step, ...(note !== null && { reason: note }) },
        }),
      },
      done: {
        state: 'done',
        tells: (step, { note }) => ({
          type: 'registration.done',
          data: { step, ...(note !== null && { record: note }) },
        }),
      },
    },
  },
};
