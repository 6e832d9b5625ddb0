import type { Wish } from './events.ts';
import { missingDocuments } from './required-documents.ts';
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
  'the hold lasts': ({ hold }, { at }) => hold !== null && at < hold.until,
  'the hold has ended': ({ hold }, { at }) => hold !== null && at >= hold.until,
  'the hold is paid and was not extended': ({ hold }) => hold?.kind === 'paid' && !hold.extended,
  'the offer is accepted': ({ offer }) => offer !== null,
  'a bank lends': ({ payment }) => payment?.mortgage === true,
  'no bank lends': ({ payment }) => payment?.mortgage === false,
  'a bank is to lend': wantsBank,
  'no bank is to lend': (state, wish) => !wantsBank(state, wish),
  'somebody is named': (_state, { type, data }) => type === 'participants.named' && data.count > 0,
  'the file is known': ({ papers }, { type, data }) =>
    type === 'file.deleted' && papers.some(({ file }) => file === data.file),
  'the file is new': ({ papers }, { type, data }) =>
    type === 'file.added' && papers.every(({ file }) => file !== data.file),
  'all documents are uploaded': (state) => missingDocuments(state).length === 0,
  'no account is open': ({ escrow }) => !escrow,
  'the account is open': ({ escrow }) => escrow,
  'it is not with the registrar': ({ registration }) => registration !== 'sent',
  'it is with the registrar': ({ registration }) => registration === 'sent',
  'the keys are not given': ({ finished }) => !finished,
  'nothing else is owed': settles,
} satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;
