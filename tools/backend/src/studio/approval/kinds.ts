import type { Database } from '../../kernel/db/database.ts';
import type { Services } from '../../kernel/services.ts';
import type { staffApprovals } from '../../modules/staff/approval/staff-approvals.table.ts';
import { applyDiscount, applyWithdrawal } from './apply-discount.ts';
import { applyPrices } from './apply-prices.ts';
import { applyRefund } from './apply-refund.ts';

export type Approval = typeof staffApprovals.$inferSelect;

/** What has changed, for the journal. */
export interface Effect {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/**
 * Does what was asked for, within the transaction of the confirmation.
 * @throws Refused 409 where it cannot be done any more
 */
type Apply = (
  tx: Database,
  services: Services,
  approval: Approval,
  /** Row id of who confirms. */
  by: number,
) => Promise<Effect>;

/** What two people do together. */
export const APPROVAL_KINDS: Readonly<Record<Approval['kind'], Apply>> = {
  price: applyPrices,
  prices: applyPrices,
  refund: applyRefund,
  discount: applyDiscount,
  discount_withdrawal: applyWithdrawal,
};
