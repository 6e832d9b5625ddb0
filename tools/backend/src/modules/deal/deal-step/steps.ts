import type { EventData } from '../order/core/events.ts';
import type { PartnerEvent } from '../../../adapters/partner/types.ts';
import type { StepKind, StepState } from './types.ts';

/** Events of an order that steps bring about. */
type StepEvent =
  | 'contract.signed'
  | 'escrow.opened'
  | 'escrow.funded'
  | 'registration.sent'
  | 'registration.suspended'
  | 'registration.done'
  | 'keys.given';

type Told = { [Type in StepEvent]: { type: Type; data: EventData[Type] } }[StepEvent];

/** What a message of the partner does. */
interface StepChange {
  /** State of the step afterwards. */
  readonly state: StepState;
  /** What the order is told; `null` for nothing. */
  readonly tells: ((step: string, event: PartnerEvent) => Told) | null;
}

interface Step {
  /** Method of the contract that begins it. */
  readonly method: string;
  /** What the order must allow. */
  readonly action: 'sign' | 'open-escrow' | 'send-to-registration';
  /** What the partner is asked for. */
  readonly title: string;
  /** The partner takes the price of the deal. */
  readonly asksMoney: boolean;
  /** Who acts, as the timeline says. */
  readonly actor: 'buyer' | 'bank' | 'company';
  /** By the type of the message. */
  readonly changes: Readonly<Record<string, StepChange>>;
}

/** The steps of a deal that partners do. */
export const STEPS: Readonly<Record<StepKind, Step>> = {
  signature: {
    method: 'Order.Sign',
    action: 'sign',
    title: 'Подпись договора',
    asksMoney: false,
    actor: 'buyer',
    changes: {
      signed: { state: 'done', tells: (step) => ({ type: 'contract.signed', data: { step } }) },
      refused: { state: 'refused', tells: null },
    },
  },
  escrow: {
    method: 'Order.OpenEscrow',
    action: 'open-escrow',
    title: 'Счёт эскроу',
    asksMoney: true,
    actor: 'bank',
    changes: {
      opened: {
        state: 'open',
        tells: (step, { note }) => ({
          type: 'escrow.opened',
          data: { step, ...(note !== null && { account: note }) },
        }),
      },
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
    action: 'send-to-registration',
    title: 'Регистрация договора',
    asksMoney: false,
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
        state: 'open',
        tells: (step, { note }) => ({
          type: 'registration.done',
          data: { step, ...(note !== null && { record: note }) },
        }),
      },
      keys: { state: 'done', tells: (step) => ({ type: 'keys.given', data: { step } }) },
    },
  },
};
