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
    ['payment.chosen', { kind: 'mortgage', mortgage: true, own: 300_000_000 }],
    ['payment.chosen', { kind: 'instalment', mortgage: false }],
    ['payment.chosen', { kind: 'capital', mortgage: false }],
    ['payment.chosen', { kind: 'trade-in', mortgage: false }],
  ],
  // Most buy alone: whoever brings others has more to do before the hold ends.
  'set-users': [
    ['participants.named', { count: 1 }],
    ['participants.named', { count: 1 }],
    ['participants.named', { count: 1 }],
    ['participants.named', { count: 2 }],
    ['participants.named', { count: 2, ownership: 'joint' }],
    ['participants.named', { count: 2, standing: ['adult', 'child'] }],
    ['participants.named', { count: 2, represented: [1] }],
  ],
  'accept-offer': [['offer.accepted', { version: '2026-11-01' }]],
  'add-file': [
    ...[0, 0, 0, 1, 1].map((participant): SimWish => [
      'file.added',
      { file: '', kind: 'passport', participant },
    ]),
    ...['birth', 'consent', 'power'].map((kind): SimWish => [
      'file.added',
      { file: '', kind, participant: 1 },
    ]),
    ...['capital', 'marriage', 'other'].map((kind): SimWish => ['file.added', { file: '', kind }]),
  ],
  'apply-mortgage': [['mortgage.sent', { application: 'one' }]],
  'choose-bank': [
    ['mortgage.chosen', { offer: 'whole', bank: 'Банк' }],
    ['mortgage.chosen', { offer: 'short', bank: 'Другой банк' }],
    ['mortgage.chosen', { offer: 'short', bank: 'Другой банк', own: 400_000_000 }],
    ['mortgage.chosen', { offer: 'brief', bank: 'Третий банк' }],
  ],
  'send-documents': [['documents.sent', {}]],
  sign: [
    ['contract.signed', { step, participant: 0 }],
    ['signature.given', { step, participant: 0 }],
  ],
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

/** What banks answer: all that is asked for, less, and for a few days. */
const answers: readonly SimWish[] = [
  ['mortgage.approved', approval('whole', 700_000_000, '2027-06-01T00:00:00.000Z')],
  ['mortgage.approved', approval('short', 600_000_000, '2027-06-01T00:00:00.000Z')],
  ['mortgage.approved', approval('brief', 700_000_000, '2026-11-26T00:00:00.000Z')],
  ['mortgage.declined', { application: 'one', offer: 'none', bank: 'Банк' }],
];

function approval(offer: string, sum: number, until: string) {
  return { application: 'one', offer, bank: 'Банк', sum, rate: 6, until };
}

/** What partners tell, by stage. */
export const partnerWishes: Partial<Record<Stage, readonly SimWish[]>> = {
  5: [...answers, ['mortgage.refused', { application: 'one' }]],
  6: answers,
  // The others sign when they like.
  7: [
    ...answers,
    ...[0, 1, 0, 1, 0, 1, 0, 1].flatMap((participant): SimWish[] => [
      ['signature.given', { step, participant }],
      ['contract.signed', { step, participant }],
    ]),
  ],
  9: [
    ['registration.suspended', { step }],
    ['registration.done', { step }],
  ],
};

/** What the staff tell of money, house, keys and ownership, in whatever order it occurs to them. */
export const staffWishes: readonly SimWish[] = [
  // Birthdays come when they come.
  ['participants.aged', { standing: ['adult', 'minor'] }],
  ['participants.aged', { standing: ['adult', 'adult'] }],
  ['building.commissioned', { on: '2026-11-20', permit: '78-1' }],
  ['escrow.released', { amount: 1_000_000_000 }],
  ['letter.released', { amount: 1_000_000_000 }],
  ['keys.given', { step }],
  ['ownership.registered', { record: '78:1' }],
];
