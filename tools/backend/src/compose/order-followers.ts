import { followCommission } from '../modules/deal/agent/follow-commission.ts';
import { followContracts } from '../modules/deal/contract/follow-contracts.ts';
import { followCrm } from '../modules/deal/crm/follow-crm.ts';
import { followText } from '../modules/deal/contract-text/follow-text.ts';
import { followSigning } from '../modules/deal/signing/follow-signing.ts';
import { followHold } from '../modules/deal/hold/follow-hold.ts';
import { followReserve } from '../modules/deal/office/follow-reserve.ts';
import type { FollowOrder } from '../modules/deal/order/order-follower.ts';

/** What follows the events of an order, in this order: the contract of a paid hold is written before its lot changes. */
export const orderFollowers: readonly FollowOrder[] = [
  (tx, { partners }, order, change) =>
    followContracts(tx, order, { ...change, imitated: partners.isEmbedded('signature') }),
  followText,
  followSigning,
  followHold,
  followReserve,
  followCommission,
  followCrm,
];
