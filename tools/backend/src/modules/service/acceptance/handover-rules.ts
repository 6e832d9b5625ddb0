import { addDays, addMonths, moscowDay } from '@m30/ui-kit/format';
import { TERMS } from '../../deal/contract-text/core/company-terms.ts';

/** Months after which the company may hand over alone where the buyer stays away (214-ФЗ, art. 8). */
const ONE_SIDED_MONTHS = 2;

/** Stage from which the contract of an order stands. */
export const CONTRACT_STAGE = 8;

/** Stage in which the contract is registered, so that keys may be given. */
export const KEYS_STAGE = 10;

/** Last day of the repair of what was sent at a moment, `YYYY-MM-DD`. */
export const dueOn = (sentAt: Date): string => addDays(moscowDay(sentAt), TERMS.repairDays);

/** Day from which a one-sided act is allowed, `YYYY-MM-DD`; the end of a shorter month counts. */
export const oneSidedOn = (readyAt: Date): string =>
  addMonths(moscowDay(readyAt), ONE_SIDED_MONTHS);
