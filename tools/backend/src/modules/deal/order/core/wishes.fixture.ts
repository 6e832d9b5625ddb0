import type { EventData, EventType, Wish } from './events.ts';
import type { OrderState } from './state.ts';

/** What a hold costs in these tests, kopecks. */
const FEE = 3_000_000;

/** What the lot costs, kopecks. */
const PRICE = 1_000_000_000;

/** What the company takes off the price, kopecks. */
const DISCOUNT = 10_000_000;

/** What the buyer gives of his own beside a loan, kopecks. */
const OWN = 300_000_000;

/** What is bought together with a flat. */
const OTHERS = [
  { lot: 'p7', price: PRICE / 10 },
  { lot: 'k2', price: PRICE / 10 },
];

const approval = (offer: string, sum: number, until: string) => ({
  ...{ application: 'one', offer, bank: 'Банк', sum, rate: 6, until },
});

const of =
  (at: Date) =>
  <Type extends EventType>(type: Type, data: EventData[Type]): Wish =>
    ({ type, data, at, actor: 'buyer', reason: null, key: JSON.stringify([type, data]) }) as Wish;

/** Every wish that tells states apart, at one moment. */
export function wishesAt(at: Date): Wish[] {
  const wish = of(at);
  const later = new Date(at.getTime() + 86_400_000).toISOString();
  const step = 'step';
  const far = '2100-01-01T00:00:00.000Z';
  return [
    // A set of three, by either contract, and one lot.
    wish('order.opened', { lot: 'k2-57', price: PRICE, contract: 'ddu', others: OTHERS }),
    wish('order.opened', { lot: 's1-3', price: PRICE, contract: 'sale', others: OTHERS }),
    wish('order.opened', { lot: 'k2-58', price: PRICE, contract: 'ddu' }),
    // Sets that are none: nothing is left for the flat, or a lot stands there twice.
    wish('order.opened', { lot: 'k2-59', price: PRICE / 5, contract: 'ddu', others: OTHERS }),
    wish('order.opened', { lot: 'p7', price: PRICE, contract: 'ddu', others: OTHERS }),
    wish('hold.placed', { until: later }),
    wish('payment.chosen', { kind: 'full', mortgage: false }),
    wish('payment.chosen', { kind: 'mortgage', mortgage: true, own: OWN }),
    wish('payment.chosen', { kind: 'capital', mortgage: false }),
    wish('participants.named', { count: 1 }),
    wish('participants.named', { count: 2 }),
    wish('offer.accepted', { version: '2026-11-01' }),
    ...['first', 'second'].flatMap((payment) => [
      wish('payment.succeeded', { payment, purpose: 'hold', amount: FEE }),
      wish('payment.refunded', { payment, amount: FEE }),
    ]),
    wish('payment.refused', { payment: 'third' }),
    wish('hold.extended', {}),
    { ...wish('hold.extended', {}), actor: 'company' },
    wish('discount.granted', { amount: DISCOUNT, price: PRICE - DISCOUNT }),
    wish('discount.withdrawn', { amount: DISCOUNT, price: PRICE }),
    wish('hold.expired', {}),
    wish('mortgage.sent', { application: 'one' }),
    // One bank lends what is wanted, the other less.
    wish('mortgage.approved', approval('whole', PRICE - OWN, far)),
    wish('mortgage.approved', approval('short', PRICE - OWN - 1, far)),
    wish('mortgage.declined', { application: 'one', offer: 'none', bank: 'Банк' }),
    wish('mortgage.refused', { application: 'one' }),
    ...['whole', 'short', 'unknown'].map((offer) =>
      wish('mortgage.chosen', { offer, bank: 'Банк' }),
    ),
    wish('mortgage.chosen', { offer: 'short', bank: 'Банк', own: OWN + 1 }),
    ...[0, 1].flatMap((participant) => [
      wish('file.added', { file: `p${participant}`, kind: 'passport', participant }),
      wish('file.deleted', { file: `p${participant}` }),
    ]),
    wish('file.added', { file: 'c', kind: 'capital' }),
    wish('file.deleted', { file: 'c' }),
    ...['p0', 'p1', 'c'].flatMap((file) => [
      wish('file.accepted', { file }),
      wish('file.refused', { file }),
    ]),
    wish('documents.sent', {}),
    ...[0, 1].flatMap((participant) =>
      ['read', 'other'].flatMap((text) => [
        wish('signature.given', { step, participant, text }),
        wish('contract.signed', { step, participant, text }),
      ]),
    ),
    wish('escrow.opened', { step }),
    wish('escrow.funded', { step, amount: PRICE / 2 }),
    wish('escrow.funded', { step, amount: PRICE }),
    wish('escrow.released', { amount: PRICE }),
    wish('letter.opened', { step, amount: PRICE }),
    wish('letter.released', { amount: PRICE }),
    wish('building.commissioned', { on: '2026-11-20', permit: '78-1' }),
    wish('registration.sent', { step }),
    wish('registration.suspended', { step }),
    wish('registration.done', { step }),
    wish('keys.given', { step }),
    wish('ownership.registered', { record: '78:1' }),
    wish('order.cancelled', {}),
    ...[0, PRICE / 2, PRICE].map((returned) => wish('contract.terminated', { returned })),
  ];
}

/** Wishes of a parent and a child, who may turn 14 on the way and then 18; of everything else what leads to the keys. */
export function familyWishesAt(at: Date): Wish[] {
  const wish = of(at);
  const later = new Date(at.getTime() + 86_400_000).toISOString();
  const step = 'step';
  const papers = [
    ['p0', 'passport', 0],
    ['p1', 'passport', 1],
    ['b', 'birth', 1],
    ['n', 'consent', 1],
  ] as const;
  return [
    wish('order.opened', { lot: 'k2-57', price: PRICE, contract: 'ddu' }),
    wish('hold.placed', { until: later }),
    wish('payment.chosen', { kind: 'full', mortgage: false }),
    wish('participants.named', { count: 2 }),
    wish('participants.named', { count: 2, standing: ['adult', 'child'] }),
    wish('participants.named', { count: 2, standing: ['adult', 'minor'] }),
    wish('participants.aged', { standing: ['adult', 'minor'] }),
    wish('participants.aged', { standing: ['adult', 'adult'] }),
    wish('offer.accepted', { version: '2026-11-01' }),
    wish('payment.succeeded', { payment: 'first', purpose: 'hold', amount: FEE }),
    ...papers.flatMap(([file, kind, participant]) => [
      wish('file.added', { file, kind, participant }),
      wish('file.accepted', { file }),
    ]),
    wish('documents.sent', {}),
    ...[0, 1].flatMap((participant) => [
      wish('signature.given', { step, participant, text: 'read' }),
      wish('contract.signed', { step, participant, text: 'read' }),
    ]),
    wish('escrow.opened', { step }),
    wish('registration.sent', { step }),
    wish('registration.done', { step }),
    wish('escrow.funded', { step, amount: PRICE }),
    wish('building.commissioned', { on: '2026-11-20', permit: '78-1' }),
    wish('escrow.released', { amount: PRICE }),
    wish('letter.opened', { step, amount: PRICE }),
    wish('letter.released', { amount: PRICE }),
    wish('keys.given', { step }),
    wish('ownership.registered', { record: '78:1' }),
    wish('order.cancelled', {}),
  ];
}

/**
 * Money moves once: it comes once, and goes back at most once after it has come. A discount is granted as late as it can be, of one way to
 * pay: before, it would double the states that are walked.
 */
export function isPossible(
  { received, stage, payment }: OrderState,
  { type, data }: Wish,
): boolean {
  if (type === 'discount.granted') return stage === 7 && payment?.kind === 'full';
  if (type === 'payment.succeeded') {
    return received.every(({ payment }) => payment !== data.payment);
  }
  if (type !== 'payment.refunded') return true;
  return received.some(({ payment, refunded }) => payment === data.payment && refunded === 0);
}
