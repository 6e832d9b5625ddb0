import type { OrderAction } from '@m30/api';
import { decide } from './decide.ts';
import type { Actor, EventData, EventType, Wish } from './events.ts';
import { signatureEvent } from './signing.ts';
import type { OrderState } from './state.ts';

/** Of a step that is asked about, and not begun. */
const step = '';

/** Whether an event would be taken at a moment, and whether it would lead to another stage. */
function outlook<Type extends EventType>(
  state: OrderState,
  {
    type,
    data,
    at,
    actor = 'buyer',
  }: { type: Type; data: EventData[Type]; at: Date; actor?: Actor },
): 'refused' | 'stays' | 'moves' {
  const wish = { type, data, at, actor, reason: null, key: '' } as Wish;
  const decision = decide(state, wish);
  if ('refusal' in decision) return 'refused';
  return decision.event.to === state.stage ? 'stays' : 'moves';
}

type Question = (state: OrderState, at: Date) => boolean;

const asks =
  <Type extends EventType>(type: Type, data: EventData[Type]): Question =>
  (state, at) =>
    outlook(state, { type, data, at }) !== 'refused';

/** Whether a participant, from 0, may sign the contract now. */
export function maySign(state: OrderState, participant: number, at: Date): boolean {
  const { type, data } = signatureEvent(state, { step, participant });
  return asks(type, data)(state, at);
}

/** What a buyer may do, each answered by the table itself. */
const questions: Readonly<Record<OrderAction, Question>> = {
  'set-payment': asks('payment.chosen', { kind: 'full', mortgage: false }),
  'set-users': (state, at) =>
    asks('participants.named', { count: Math.max(1, state.participants) })(state, at),
  'add-file': asks('file.added', { file: '', kind: '' }),
  'accept-offer': asks('offer.accepted', { version: '' }),
  // Money is always taken into the books: here it would also carry the order on.
  pay: (state, at) =>
    outlook(state, {
      type: 'payment.succeeded',
      data: { payment: '', purpose: 'hold', amount: 0 },
      at,
    }) === 'moves',
  'apply-mortgage': asks('mortgage.sent', { application: '' }),
  // Own money makes good whatever a limit lacks.
  'choose-bank': (state, at) =>
    state.approvals.some(({ offer, bank }) =>
      asks('mortgage.chosen', { offer, bank, own: state.price })(state, at),
    ),
  'send-documents': asks('documents.sent', {}),
  // Of the buyer; the others sign by their invitations.
  sign: (state, at) => maySign(state, 0, at),
  'open-escrow': asks('escrow.opened', { step, account: '' }),
  'open-letter': asks('letter.opened', { step, amount: 0 }),
  'pay-in': asks('escrow.funded', { step, amount: 0 }),
  'send-to-registration': asks('registration.sent', { step }),
  extend: asks('hold.extended', {}),
  cancel: asks('order.cancelled', {}),
};

/** Whether the company may extend the hold now: a paid one as the buyer does, a free one on its own account. */
export const mayCompanyExtend = (state: OrderState, at: Date): boolean =>
  outlook(state, { type: 'hold.extended', data: {}, at, actor: 'company' }) !== 'refused';

/** Whether the company may still take something off the price. */
export const mayDiscount = (state: OrderState, at: Date): boolean =>
  outlook(state, {
    ...{ type: 'discount.granted', actor: 'company', at },
    data: { amount: 1, price: state.price - 1 },
  }) !== 'refused';

/** Whether the company may still take the discount back. */
export const mayWithdrawDiscount = (state: OrderState, at: Date): boolean =>
  outlook(state, {
    ...{ type: 'discount.withdrawn', actor: 'company', at },
    data: { amount: state.discount, price: state.price + state.discount },
  }) !== 'refused';

/** Whether a signed contract may end now, with all that was paid in given back. */
export const mayTerminate = (state: OrderState, at: Date): boolean =>
  outlook(state, {
    ...{ type: 'contract.terminated', actor: 'company', at },
    data: { returned: state.funded },
  }) !== 'refused';

/** Everything that a buyer may do with an order at a moment. */
export function actionsOf(state: OrderState, at: Date): OrderAction[] {
  return Object.entries(questions)
    .filter(([, may]) => may(state, at))
    .map(([action]) => action as OrderAction);
}
