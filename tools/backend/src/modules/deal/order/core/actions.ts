import type { OrderAction } from '@m30/api';
import { decide } from './decide.ts';
import type { Actor, EventData, EventType, Wish } from './events.ts';
import type { OrderState } from './state.ts';

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

const step = '';

/** What a buyer may do, each answered by the table itself. */
const questions: Readonly<Record<OrderAction, Question>> = {
  'set-payment': asks('payment.chosen', { kind: 'full', mortgage: false }),
  'set-users': asks('participants.named', { count: 1 }),
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
  'send-documents': asks('documents.sent', {}),
  sign: asks('contract.signed', { step }),
  'open-escrow': asks('escrow.opened', { step, account: '' }),
  'open-letter': asks('letter.opened', { step, amount: 0 }),
  'pay-in': asks('escrow.funded', { step, amount: 0 }),
  'send-to-registration': asks('registration.sent', { step }),
  extend: asks('hold.extended', {}),
  cancel: asks('order.cancelled', {}),
};

/** Everything that a buyer may do with an order at a moment. */
export function actionsOf(state: OrderState, at: Date): OrderAction[] {
  return Object.entries(questions)
    .filter(([, may]) => may(state, at))
    .map(([action]) => action as OrderAction);
}
