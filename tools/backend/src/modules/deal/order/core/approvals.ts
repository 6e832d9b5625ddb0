import type { OrderState } from './state.ts';

/** A loan that a bank is ready to give for an order. */
export interface Approval {
  /** Guid of the application at this bank. */
  offer: string;
  bank: string;
  /** Most that it lends, kopecks. */
  sum: number;
  /** From this moment on the bank does not lend by it. */
  until: Date;
}

/** Whether a bank still lends by its approval at a moment. */
export const isInForce = ({ until }: Approval, at: Date): boolean => at < until;

/** The approval of an offer; `undefined` where its bank has refused, is silent, or is no longer known. */
export const approvalOf = ({ approvals }: OrderState, offer: string | null): Approval | undefined =>
  approvals.find((one) => one.offer === offer);

/** Whether a limit covers what own money leaves of the price; terms that name no own money ask for no certain loan. */
export const covers = ({ sum }: Approval, price: number, own: number | null): boolean =>
  own === null || price - own <= sum;

/** The first payment that follows from a limit, kopecks: the buyer's own, more where the limit is short. */
export const firstPayment = (price: number, own: number, sum: number): number =>
  Math.max(own, price - sum);

/** Whether the loan of an order is there: the chosen bank still lends, or none has to. */
export function isLent(state: OrderState, at: Date): boolean {
  if (state.payment?.mortgage !== true) return true;
  const chosen = approvalOf(state, state.lender);
  return chosen !== undefined && isInForce(chosen, at);
}
