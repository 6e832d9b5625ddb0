import { AREA_TOLERANCE } from '@m30/calculators/area';
import { LAW } from '../../law/law.ts';
import { PAY_DAYS } from '../../contract/plan-parts.ts';

/** What the company promises in every contract, in this one place; the law leaves it to the parties. */
export const TERMS = {
  /** Per cent of the area beyond which the price is recalculated by the measurement. */
  areaTolerance: AREA_TOLERANCE,
  /** Days after the registration (of a sale: after the signature) in which the money comes. */
  paymentDays: PAY_DAYS,
  /** Days after the transfer of ownership in which a completed lot is handed over. */
  handoverDays: 7,
  /** Months that a letter of credit is open. */
  letterMonths: 3,
  /** Days after an inspection in which what was found is mended: of a share in construction what the law calls a reasonable term (214-ФЗ, ст. 7 ч. 2). */
  repairDays: { ddu: 60, sale: LAW.repairDaysOfSold.value },
  /** Years of warranty of the finish. */
  finishWarrantyYears: 1,
} as const;
