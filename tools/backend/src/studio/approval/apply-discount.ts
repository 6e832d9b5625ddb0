import type { Database } from '../../kernel/db/database.ts';
import type { Services } from '../../kernel/services.ts';
import { grantDiscount } from '../sales/grant-discount.ts';
import { withdrawDiscount } from '../sales/withdraw-discount.ts';
import type { Approval, Effect } from './kinds.ts';

/**
 * Grants a discount that a second person has confirmed.
 * @throws Refused 409 or 422 where the order has gone on meanwhile
 */
export const applyDiscount = (
  tx: Database,
  services: Services,
  { guid, subject, wish, reason }: Approval,
): Promise<Effect> =>
  grantDiscount(tx, services, {
    ...{ order: subject, amount: Number(wish.amount), former: Number(wish.former) },
    ...{ reason, key: guid },
  });

/**
 * Takes a discount back that a second person does not want either.
 * @throws Refused 409 or 422 where the order has gone on meanwhile
 */
export const applyWithdrawal = (
  tx: Database,
  services: Services,
  { guid, subject, wish, reason }: Approval,
): Promise<Effect> =>
  withdrawDiscount(tx, services, {
    ...{ order: subject, former: Number(wish.former) },
    ...{ reason, key: guid },
  });
