import { approvalOf, covers, isInForce, isLent } from './approvals.ts';
import type { Wish } from './events.ts';
import { lotPrices } from './lot-prices.ts';
import {
  documentsToSend,
  isAllAccepted,
  isLastToCheck,
  missingDocuments,
} from './required-documents.ts';
import { awaitedSigners, isSameText } from './signing.ts';
import { hasGrown, isYounger, outgrowing } from './standing.ts';
import { owedOf, type OrderState } from './state.ts';

type Guard = (state: OrderState, wish: Wish) => boolean;

const wantsBank: Guard = (_state, wish) => wish.type === 'payment.chosen' && wish.data.mortgage;

/** Whether a returned payment is the last that was owed. */
const settles: Guard = (state, { type, data }) =>
  type === 'payment.refunded' &&
  owedOf(state).every((payment) => payment === data.payment) &&
  state.received.some(
    ({ payment, amount, refunded }) => payment === data.payment && refunded + data.amount >= amount,
  );

/** Conditions of the table, each by the name that its document shows. */
export const guards = {
  'each lot has its price': (_state, { type, data }) =>
    type === 'order.opened' &&
    lotPrices(data.price, data.others ?? []).every((price) => price > 0) &&
    new Set([data.lot, ...(data.others ?? []).map(({ lot }) => lot)]).size ===
      1 + (data.others ?? []).length,
  'the hold lasts': ({ hold }, { at }) => hold !== null && at < hold.until,
  'the hold has ended': ({ hold }, { at }) => hold !== null && at >= hold.until,
  'the hold is paid and was not extended': ({ hold }) => hold?.kind === 'paid' && !hold.extended,
  /** A buyer may pay for more time; more of it for nothing is the company's to give. */
  'the hold is free and was not extended by the company': ({ hold }, { actor }) =>
    hold?.kind === 'free' && !hold.extended && actor === 'company',
  'no discount was granted': ({ discount }) => discount === 0,
  'nobody has signed': ({ signed }) => signed.length === 0,
  /** Whoever asks has seen the price that there is. */
  'the discount is off the price of the first lot': (
    { price, prices: [first = price] },
    { type, data },
  ) =>
    type === 'discount.granted' &&
    data.amount > 0 &&
    data.amount < first &&
    data.price === price - data.amount,
  'a discount was granted': ({ discount }) => discount > 0,
  'all of the discount comes back': ({ price, discount }, { type, data }) =>
    type === 'discount.withdrawn' && data.amount === discount && data.price === price + discount,
  /** A limit that was enough with the discount may be short without it. */
  'the chosen bank lends for the price': (state, { type, data }) => {
    const chosen = approvalOf(state, state.lender);
    return (
      type === 'discount.withdrawn' &&
      (chosen === undefined || covers(chosen, data.price, state.own))
    );
  },
  'the offer is accepted': ({ offer }) => offer !== null,
  'a bank lends': ({ payment }) => payment?.mortgage === true,
  'no bank lends': ({ payment }) => payment?.mortgage === false,
  'a bank is to lend': wantsBank,
  'no bank is to lend': (state, wish) => !wantsBank(state, wish),
  'no approval is in force': ({ approvals }, { at }) =>
    !approvals.some((one) => isInForce(one, at)),
  'the approval is in force': (state, { type, data, at }) => {
    const approval = type === 'mortgage.chosen' ? approvalOf(state, data.offer) : undefined;
    return approval !== undefined && isInForce(approval, at);
  },
  'its limit covers the loan': (state, { type, data }) => {
    if (type !== 'mortgage.chosen') return false;
    const approval = approvalOf(state, data.offer);
    return approval !== undefined && covers(approval, state.price, data.own ?? state.own);
  },
  'the loan is there': (state, { at }) => isLent(state, at),
  'somebody is named': (_state, { type, data }) => type === 'participants.named' && data.count > 0,
  'as many as before, and nobody younger': (state, { type, data }) =>
    type === 'participants.named' &&
    data.count === state.participants &&
    !isYounger(state, data.standing ?? []),
  'a document is outgrown': ({ outgrown }) => outgrown,
  'no document is outgrown': ({ outgrown }) => !outgrown,
  /** `AGE_LAW`: the day of the signature counts. */
  'somebody has come of an age': (state, { type, data }) =>
    type === 'participants.aged' &&
    data.standing.length === state.participants &&
    hasGrown(state, data.standing),
  'a child is none any more': ({ standing }, { type, data }) =>
    type === 'participants.aged' && outgrowing(standing, data.standing).length > 0,
  'what is still wanted is accepted': (state, { type, data }) =>
    type === 'participants.aged' &&
    !state.outgrown &&
    outgrowing(state.standing, data.standing).length === 0 &&
    isAllAccepted({ ...state, standing: data.standing }),
  'the file is known': ({ papers }, { type, data }) =>
    type === 'file.deleted' && papers.some(({ file }) => file === data.file),
  'the file is new': ({ papers }, { type, data }) =>
    type === 'file.added' && papers.every(({ file }) => file !== data.file),
  'all documents are uploaded': (state) => missingDocuments(state).length === 0,
  'there is something to check': (state) => documentsToSend(state).length > 0,
  'the file is with the staff': ({ papers }, { data }) =>
    papers.some(({ file, check }) => 'file' in data && file === data.file && check === 'sent'),
  'the file is not accepted': ({ papers }, { data }) =>
    papers.every(
      ({ file, check }) => !('file' in data) || file !== data.file || check !== 'accepted',
    ),
  'it is the last to be checked': (state, { data }) =>
    'file' in data && isLastToCheck(state, data.file),
  'he is one of those who sign': (state, { type, data }) =>
    (type === 'signature.given' || type === 'contract.signed') &&
    awaitedSigners(state).includes(data.participant ?? 0),
  'others have still to sign': (state, { type, data }) =>
    type === 'signature.given' && awaitedSigners(state).some((one) => one !== data.participant),
  'everybody else has signed': (state, { type, data }) =>
    type === 'contract.signed' &&
    awaitedSigners(state).every((one) => one === (data.participant ?? 0)),
  'it is the text that the others have signed': (state, { type, data }) =>
    (type === 'signature.given' || type === 'contract.signed') && isSameText(state, data.text),
  'by ДДУ': ({ contract }) => contract === 'ddu',
  'by a sale': ({ contract }) => contract === 'sale',
  'it is not with the registrar': ({ registration }) =>
    registration === null || registration === 'suspended',
  'it is with the registrar': ({ registration }) => registration === 'sent',
  /** `LAW.moneyAfterRegistration`. */
  'the contract is registered': ({ registration }) => registration === 'done',
  'the price is not all paid in': ({ funded, price }) => funded < price,
  'the price is all paid in': ({ funded, price }) => funded >= price,
  'the building is not commissioned': ({ commissioned }) => !commissioned,
  /** `LAW.releaseDays`. */
  'the building is commissioned': ({ commissioned }) => commissioned,
  /** `LAW.moneyBack`. */
  'all that was paid in goes back': ({ funded }, { type, data }) =>
    type === 'contract.terminated' && data.returned === funded,
  'the money is not released': ({ released }) => !released,
  /** `LAW.keysAfterPermit`: it is released after the permit. */
  'the money is released': ({ released }) => released,
  'the keys are not given': ({ keys }) => !keys,
  /** `LAW.ownershipAfterAct`. */
  'the keys are given': ({ keys }) => keys,
  'the ownership is not registered': ({ owned }) => !owned,
  'nothing else is owed': settles,
} satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;
