import type { OrderAction } from '@m30/api';
import type { EventData, EventType, Stage } from '../../modules/deal/order/core/events.ts';

/** A type of event with its data. */
export type SimWish = {
  [Type in EventType]: readonly [Type, EventData[Type]];
}[EventType];

const step = 'step';

/** What buyers ask for, by what they may do. */
export const buyerWishes: Partial<Record<OrderAction, readonly SimWish[]>> = {
  'set-payment': [
    ['payment.chosen', { kind: 'full', mortgage: false }],
    ['payment.chosen', { kind: 'mortgage', mortgage: true }],
    ['payment.chosen', { kind: 'capital', mortgage: false }],
  ],
  'set-users': [
    ['participants.named', { count: 1 }],
    ['participants.named', { count: 2 }],
  ],
  'accept-offer': [['offer.accepted', { version: '2026-11-01' }]],
  'add-file': [
    ['file.added', { file: '', kind: 'passport', participant: 0 }],
    ['file.added', { file: '', kind: 'passport', participant: 1 }],
    ['file.added', { file: '', kind: 'capital' }],
  ],
  'apply-mortgage': [['mortgage.sent', { application: 'one' }]],
  'send-documents': [['documents.sent', {}]],
  sign: [['contract.signed', { step }]],
  'open-escrow': [['escrow.opened', { step }]],
  'open-letter': [['letter.opened', { step, amount: 1_000_000_000 }]],
  'pay-in': [
    ['escrow.funded', { step, amount: 1_000_000_000 }],
    ['escrow.funded', { step, amount: 500_000_000 }],
  ],
  'send-to-registration': [['registration.sent', { step }]],
  extend: [['hold.extended', {}]],
  cancel: [['order.cancelled', {}]],
};

/** What partners tell, by stage. */
export const partnerWishes: Partial<Record<Stage, readonly SimWish[]>> = {
  5: [
    ['mortgage.approved', { application: 'one', bank: 'Банк', sum: 700_000_000, rate: 6 }],
    ['mortgage.refused', { application: 'one' }],
  ],
  9: [
    ['registration.suspended', { step }],
    ['registration.done', { step }],
  ],
};

/** What the staff tell of money, house, keys and ownership, in whatever order it occurs to them. */
export const staffWishes: readonly SimWish[] = [
  ['building.commissioned', { on: '2026-11-20', permit: '78-1' }],
  ['escrow.released', { amount: 1_000_000_000 }],
  ['letter.released', { amount: 1_000_000_000 }],
  ['keys.given', { step }],
  ['ownership.registered', { record: '78:1' }],
];
