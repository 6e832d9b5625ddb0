import { outgrowing } from './standing.ts';
import type { EventData, EventType, OrderEvent } from './events.ts';
import { lotPrices } from './lot-prices.ts';
import { isStopped, NOTHING, type OrderState } from './state.ts';

type Changes = {
  [Type in EventType]?: (
    state: OrderState,
    data: EventData[Type],
    event: OrderEvent,
  ) => Partial<OrderState>;
};

/** A contract with another text is signed anew, by everybody. */
const UNSIGNED = { signed: [], text: null };

/** Documents that nobody asks a child for. */
const OF_MINORS: readonly string[] = ['passport', 'consent'];

const GROWN = 'Участнику исполнилось 14\u00a0лет: загрузите документ ещё раз';

/** What each event changes besides stage, side state and version. */
const changes: Changes = {
  'order.opened': (_state, { price, contract, others = [] }) => ({
    price,
    prices: lotPrices(price, others),
    contract,
    commissioned: contract === 'sale',
  }),
  'hold.placed': (_state, { until }) => ({
    hold: { kind: 'free', until: new Date(until), extended: false },
  }),
  'payment.chosen': (_state, { kind, mortgage, own = null, family }) => ({
    payment: { kind, mortgage, ...(family && { family }) },
    own,
    lender: null,
  }),
  'participants.named': (_state, { count, ownership = null, standing = [], represented = [] }) => ({
    participants: count,
    ownership,
    standing,
    represented,
    outgrown: false,
  }),
  // What a child gave is not what a minor has to give.
  'participants.aged': ({ papers, outgrown, standing: before }, { standing }) => {
    const grown = outgrowing(before, standing);
    return {
      ...{ standing, outgrown: outgrown || grown.length > 0, ...UNSIGNED },
      papers: papers.map((one) =>
        grown.includes(one.participant) && OF_MINORS.includes(one.kind)
          ? { ...one, check: 'refused', fault: GROWN }
          : one,
      ),
    };
  },
  'offer.accepted': (_state, { version }) => ({ offer: version }),
  'payment.succeeded': ({ received, ...state }, { payment, purpose, amount, until }) => ({
    received: [...received, { payment, purpose, amount, refunded: 0 }],
    ...(until !== undefined && { carrying: payment, hold: paidUntil(state.hold, until) }),
  }),
  'payment.refunded': ({ received }, { payment, amount }) => ({
    received: received.map((one) =>
      one.payment === payment ? { ...one, refunded: one.refunded + amount } : one,
    ),
  }),
  'hold.extended': ({ hold }, { until }) => ({
    hold: hold && until !== undefined ? { ...hold, until: new Date(until), extended: true } : hold,
  }),
  'discount.granted': ({ prices: [first, ...others], discount }, { amount, price }) => ({
    price,
    prices: first === undefined ? [] : [first - amount, ...others],
    discount: discount + amount,
  }),
  'discount.withdrawn': ({ prices: [first, ...others] }, { amount, price }) => ({
    price,
    prices: first === undefined ? [] : [first + amount, ...others],
    discount: 0,
  }),
  'mortgage.sent': () => ({ applied: true }),
  'mortgage.approved': ({ approvals }, { offer, bank, sum, until }) => ({
    approvals: [
      ...approvals.filter((one) => one.offer !== offer),
      { offer, bank, sum, until: new Date(until) },
    ],
  }),
  'mortgage.refused': () => ({ applied: false }),
  'mortgage.chosen': (_state, { offer }) => ({ lender: offer, applied: false, ...UNSIGNED }),
  'file.added': ({ papers }, { file, kind, participant = 0 }) => ({
    papers: [...papers, { file, kind, participant, check: 'new', fault: null }],
  }),
  'file.deleted': ({ papers }, { file }) => ({ papers: papers.filter((one) => one.file !== file) }),
  'documents.sent': ({ papers }) => ({
    papers: papers.map((one) => (one.check === 'new' ? { ...one, check: 'sent' } : one)),
  }),
  'file.accepted': ({ papers }, { file }) => ({
    papers: papers.map((one) => (one.file === file ? { ...one, check: 'accepted' } : one)),
  }),
  'file.refused': ({ papers }, { file }, { reason }) => ({
    papers: papers.map((one) =>
      one.file === file ? { ...one, check: 'refused', fault: reason } : one,
    ),
  }),
  'signature.given': ({ signed }, { participant, text = null }) => ({
    signed: [...signed, participant],
    text,
  }),
  'contract.signed': ({ signed, text: before }, { participant = 0, text = before }) => ({
    hold: null,
    signed: [...signed, participant],
    text,
  }),
  'escrow.opened': () => ({ escrow: true }),
  'escrow.funded': ({ funded }, { amount }) => ({ funded: funded + amount }),
  'contract.terminated': (_state, { returned }) => ({ funded: 0, returned }),
  'escrow.released': () => ({ released: true }),
  'letter.opened': (_state, { amount }) => ({ escrow: true, funded: amount }),
  'letter.released': () => ({ released: true }),
  'registration.sent': () => ({ registration: 'sent' }),
  'registration.suspended': () => ({ registration: 'suspended' }),
  'registration.done': ({ contract }) => ({ registration: 'done', owned: contract === 'sale' }),
  // A contract that is not signed yet is drawn up anew, as a sale.
  'building.commissioned': ({ stage, contract }) => ({
    commissioned: true,
    contract: stage < 8 ? 'sale' : contract,
    ...(stage < 8 && UNSIGNED),
  }),
  'keys.given': () => ({ keys: true }),
  'ownership.registered': () => ({ owned: true }),
  'stage.imported': ({ price, hold }, data) => ({
    price: data.price ?? price,
    hold: data.until
      ? { kind: data.kind ?? 'free', until: new Date(data.until), extended: false }
      : hold,
  }),
};

/** More time of a free hold takes nothing from the paid one. */
const paidUntil = (hold: OrderState['hold'], until: string): OrderState['hold'] => ({
  kind: 'paid',
  until: new Date(until),
  extended: hold?.kind === 'paid' && hold.extended,
});

/** The order after one more event. */
export function apply(state: OrderState, event: OrderEvent): OrderState {
  // The row of the type is the function of its data: the compiler cannot pair the two.
  const change = changes[event.type] as
    | ((state: OrderState, data: OrderEvent['data'], event: OrderEvent) => Partial<OrderState>)
    | undefined;
  const { to: stage, side } = event;
  const next: OrderState = {
    ...state,
    ...change?.(state, event.data, event),
    stage,
    side,
    version: state.version + 1,
  };
  const finished = next.keys && next.owned && next.released;
  return isStopped(next) ? { ...next, finished, hold: null } : { ...next, finished };
}

/** The order that its events make, oldest first. */
export const fold = (events: readonly OrderEvent[]): OrderState => events.reduce(apply, NOTHING);
