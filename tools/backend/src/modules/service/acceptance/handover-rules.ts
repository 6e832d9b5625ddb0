import { addDays, addMonths, moscowDay } from '@m30/ui-kit/format';
import { LAW } from '../../deal/law/law.ts';
import type { ContractKind } from '../../deal/order/core/contract-kind.ts';
import { TERMS } from '../../deal/contract-text/core/company-terms.ts';

/** Stage from which the contract of an order stands. */
export const CONTRACT_STAGE = 8;

/** Stage in which the contract is registered, so that keys may be given. */
export const KEYS_STAGE = 10;

/** Last day of the repair of what was sent at a moment, `YYYY-MM-DD`: what the contract says. */
export const dueOn = (contract: ContractKind, sentAt: Date): string =>
  addDays(moscowDay(sentAt), TERMS.repairDays[contract]);

/**
 * Day from which the company may hand over alone where the buyer stays away, `YYYY-MM-DD`; the end of a shorter month counts.
 * @returns `null` for a sale, whose act both sides sign
 */
export const oneSidedOn = (contract: ContractKind, readyAt: Date): string | null =>
  contract === 'ddu' ? addMonths(moscowDay(readyAt), LAW.oneSidedMonths.value) : null;
