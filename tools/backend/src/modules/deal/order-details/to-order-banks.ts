import type { OrderBank } from '@m30/api';
import { annuityPayment } from '@m30/calculators/money';
import { firstPayment } from '../order/core/approvals.ts';
import { decide } from '../order/core/decide.ts';
import type { OrderState } from '../order/core/state.ts';
import type { AskedBank } from './find-banks.ts';

/** The answers of banks side by side: approvals by their payment, then who thinks, then who does not lend. */
export function toOrderBanks(
  asked: readonly AskedBank[],
  state: OrderState,
  now: Date,
): OrderBank[] {
  return asked
    .map((one) => toOrderBank(one, state, now))
    .sort((a, b) => rank(a) - rank(b) || (a.loan?.payment ?? 0) - (b.loan?.payment ?? 0));
}

const RANKS: readonly OrderBank['state'][] = ['approved', 'review', 'sent', 'lapsed', 'refused'];

const rank = ({ state }: OrderBank) => RANKS.indexOf(state);

function toOrderBank(
  { answer, programme, bank }: AskedBank,
  state: OrderState,
  now: Date,
): OrderBank {
  const { guid: offer, answer: said, until, note, url } = answer;
  const chosen = state.lender === offer;
  // A bank that was taken at the signature is not given up when its approval's day comes.
  const lapsed =
    said === 'approved' && until !== null && until <= now && !(chosen && state.stage > 7);
  return {
    ...{ offer, bank: bank.name, programme: programme.name, note, url, chosen },
    state: lapsed ? 'lapsed' : said,
    loan: loanOf(answer, state),
    can_choose: !chosen && !lapsed && mayChoose(state, { offer, bank: bank.name, now }),
  };
}

/** By the first payment that the limit asks for, if it is a larger one. */
function loanOf(answer: AskedBank['answer'], { price, own }: OrderState): OrderBank['loan'] {
  const { sum, rate, costFrom, costTo, months, until } = answer;
  if (sum === null || rate === null || costFrom === null || costTo === null) return null;
  if (months === null || until === null) return null;
  const first = firstPayment(price, own ?? 0, sum);
  const loan = price - first;
  return {
    ...{ sum, rate, months, first, loan },
    cost: { from: costFrom, to: costTo },
    payment: loan > 0 ? annuityPayment({ loan, rate, months }) : 0,
    until: until.toISOString(),
  };
}

const mayChoose = (
  state: OrderState,
  { now, ...of }: { offer: string; bank: string; now: Date },
): boolean =>
  'event' in
  decide(state, {
    ...{ type: 'mortgage.chosen', actor: 'buyer', at: now, reason: null, key: '' },
    data: { ...of, own: state.price },
  });
