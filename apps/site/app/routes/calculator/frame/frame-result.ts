import type { MortgagePlan } from '@m30/calculators/mortgage/core';

/** What is posted to the page around the calculator; amounts in roubles. */
export interface FrameResult {
  price: number;
  downPayment: number;
  loan: number;
  /** Per cent a year. */
  rate: number;
  months: number;
  /** The first payment a month. */
  payment: number;
  /** Interest of the whole term. */
  overpayment: number;
  /** The lot that the embedder named. */
  objectId?: string;
}

const roubles = (kopecks: number) => kopecks / 100;

/** The terms and the payment, nothing of the visitor. */
export function frameResult(plan: MortgagePlan, objectId?: string): FrameResult {
  return {
    price: roubles(plan.price),
    downPayment: roubles(plan.down),
    loan: roubles(plan.loan),
    rate: plan.rate,
    months: plan.months,
    payment: roubles(plan.payment),
    overpayment: roubles(plan.interest),
    ...(objectId !== undefined && { objectId }),
  };
}
