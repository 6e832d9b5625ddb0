import { PAY_DAYS } from '../../contract/plan-parts.ts';

/** What the company promises in every contract, in this one place; the law leaves it to the parties. */
export const TERMS = {
  /** Per cent of the area beyond which the price is recalculated by the measurement. */
  areaTolerance: 1,
  /** Days after the registration (of a sale: after the signature) in which the money comes. */
  paymentDays: PAY_DAYS,
  /** Days after the transfer of ownership in which a completed lot is handed over. */
  handoverDays: 7,
  /** Months that a letter of credit is open. */
  letterMonths: 3,
  /** Years of warranty of the finish. */
  finishWarrantyYears: 1,
  /** Key rate that the plain words calculate an example with, per cent a year; no present figure. */
  exampleRate: 14,
} as const;
