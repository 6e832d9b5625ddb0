import type { EventType, SideState, Stage } from './events.ts';
import type { GuardName } from './guards.ts';

/** One row of the table: in these stages, under these conditions, an event leads on. */
export interface Transition {
  event: EventType;
  from: readonly Stage[];
  /** Side states in which it may happen; `null` is an order that goes on. */
  sides: readonly (SideState | null)[];
  when: readonly GuardName[];
  to: Stage | 'same';
  /** Side state afterwards. */
  side: SideState | null | 'same';
}

const ALL: readonly Stage[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const HELD: readonly Stage[] = [2, 3, 4, 5, 6, 7];
const EVERY_SIDE = [null, 'cancelled', 'expired', 'refused', 'refunded'] as const;
const GOES_ON = [null] as const;
const CARRIED = [null, 'refused'] as const;
const STOPPED = ['cancelled', 'expired'] as const;

const row = (
  event: EventType,
  from: readonly Stage[],
  to: Transition['to'],
  when: readonly GuardName[] = [],
  { sides = GOES_ON, side = 'same' }: Partial<Pick<Transition, 'sides' | 'side'>> = {},
): Transition => ({ event, from, to, when, sides, side });

const held = 'the hold lasts';

/** What a signature asks for. */
const SIGNATURE: readonly GuardName[] = [
  'the loan is there',
  'he is one of those who sign',
  'it is the text that the others have signed',
];

/** What the choice of a bank asks for. */
const BANK: readonly GuardName[] = [
  'a bank lends',
  'the approval is in force',
  'its limit covers the loan',
];

/** The rules of an order. Of the rows that fit, the first decides; where none does, nothing happens. */
export const transitions: readonly Transition[] = [
  row('order.opened', [0], 1, ['each lot has its price']),
  row('hold.placed', [1], 2),
  row('payment.chosen', [2], 3, [held]),
  row('payment.chosen', [3, 4], 'same', [held]),
  row('payment.chosen', [5], 'same', [held, 'a bank is to lend'], {
    sides: ['refused'],
    side: null,
  }),
  row('payment.chosen', [5], 6, [held, 'no bank is to lend'], { sides: ['refused'], side: null }),
  row('participants.named', [3], 4, [held, 'somebody is named']),
  row('participants.named', [4], 'same', [held, 'somebody is named']),
  row('participants.named', [6], 'same', [
    held,
    'a document is outgrown',
    'as many as before, and nobody younger',
  ]),
  row('participants.aged', [7], 6, [
    held,
    'somebody has come of an age',
    'a child is none any more',
  ]),
  row('participants.aged', [6], 7, [
    held,
    'somebody has come of an age',
    'what is still wanted is accepted',
  ]),
  row('participants.aged', [4, 5, 6, 7], 'same', [held, 'somebody has come of an age'], {
    sides: CARRIED,
  }),
  row('offer.accepted', [4], 'same', [held]),
  row('payment.succeeded', [4], 5, [held, 'the offer is accepted', 'a bank lends']),
  row('payment.succeeded', [4], 6, [held, 'the offer is accepted', 'no bank lends']),
  row('payment.succeeded', ALL, 'same', [], { sides: EVERY_SIDE }),
  row('payment.refused', ALL, 'same', [], { sides: EVERY_SIDE }),
  row('payment.refunded', ALL, 'same', ['nothing else is owed'], {
    sides: STOPPED,
    side: 'refunded',
  }),
  row('payment.refunded', ALL, 'same', [], { sides: EVERY_SIDE }),
  row('hold.extended', [5, 6, 7], 'same', [held, 'the hold is paid and was not extended'], {
    sides: CARRIED,
  }),
  row('hold.extended', [2, 3, 4], 'same', [
    held,
    'the hold is free and was not extended by the company',
  ]),
  row('discount.granted', HELD, 'same', [
    held,
    'no discount was granted',
    'nobody has signed',
    'the discount is off the price of the first lot',
  ]),
  row('discount.withdrawn', HELD, 'same', [
    held,
    'a discount was granted',
    'nobody has signed',
    'all of the discount comes back',
    'the chosen bank lends for the price',
  ]),
  row('mortgage.sent', [5], 'same', [held]),
  row('mortgage.sent', [6, 7], 'same', [held, 'a bank lends', 'no approval is in force']),
  row('mortgage.approved', [5], 'same', [held], { sides: CARRIED, side: null }),
  row('mortgage.approved', [6, 7], 'same', [held, 'a bank lends']),
  row('mortgage.declined', [5, 6, 7], 'same', [held, 'a bank lends'], { sides: CARRIED }),
  row('mortgage.refused', [5], 'same', [held, 'no approval is in force'], { side: 'refused' }),
  row('mortgage.chosen', [5], 6, [held, ...BANK]),
  row('mortgage.chosen', [6, 7], 'same', [held, ...BANK]),
  row('file.added', [2, 3, 4, 5, 6], 'same', [held, 'the file is new'], { sides: CARRIED }),
  row(
    'file.deleted',
    [2, 3, 4, 5, 6],
    'same',
    [held, 'the file is known', 'the file is not accepted'],
    {
      sides: CARRIED,
    },
  ),
  row('documents.sent', [6], 'same', [
    held,
    'no document is outgrown',
    'all documents are uploaded',
    'there is something to check',
  ]),
  row('file.accepted', [6], 7, [
    held,
    'the file is with the staff',
    'no document is outgrown',
    'it is the last to be checked',
  ]),
  row('file.accepted', [6], 'same', [held, 'the file is with the staff']),
  row('file.refused', [6], 'same', [held, 'the file is with the staff']),
  row('signature.given', [7], 'same', [held, ...SIGNATURE, 'others have still to sign']),
  row('contract.signed', [7], 8, [held, ...SIGNATURE, 'everybody else has signed']),
  row('escrow.opened', [8], 9, ['by ДДУ']),
  row('letter.opened', [8], 9, ['by a sale']),
  row('registration.sent', [9], 'same', ['it is not with the registrar']),
  row('registration.suspended', [9], 'same', ['it is with the registrar']),
  row('registration.done', [9], 'same', ['by ДДУ', 'it is with the registrar']),
  row('registration.done', [9], 10, ['by a sale', 'it is with the registrar']),
  row('escrow.funded', [9], 10, ['by ДДУ', 'the contract is registered']),
  row('escrow.funded', [10], 'same', ['by ДДУ', 'the price is not all paid in']),
  row('building.commissioned', ALL, 'same', ['by ДДУ', 'the building is not commissioned'], {
    sides: CARRIED,
  }),
  row('escrow.released', [10], 'same', [
    'by ДДУ',
    'the building is commissioned',
    'the price is all paid in',
    'the money is not released',
  ]),
  row('letter.released', [10], 'same', ['by a sale', 'the money is not released']),
  row('keys.given', [10], 'same', ['the money is released', 'the keys are not given']),
  row('ownership.registered', [10], 'same', [
    'by ДДУ',
    'the keys are given',
    'the ownership is not registered',
  ]),
  row(
    'contract.terminated',
    [8, 9, 10],
    'same',
    [
      'all that was paid in goes back',
      'the money is not released',
      'the ownership is not registered',
    ],
    { side: 'cancelled' },
  ),
  row('order.cancelled', [1, ...HELD], 'same', [], { sides: CARRIED, side: 'cancelled' }),
  row('hold.expired', HELD, 'same', ['the hold has ended'], { sides: CARRIED, side: 'expired' }),
];
