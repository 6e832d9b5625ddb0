import { and, eq, isNull, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../kernel/db/database.ts';
import type { Services } from '../../kernel/services.ts';
import { priceChanges } from '../../modules/staff/approval/price-changes.table.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { restorePrices } from './restore-prices.ts';
import { lockChange } from './lock-change.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'catalogue'>;

const undo = alias(priceChanges, 'undo');

/** A lot that somebody holds may come back to the catalogue; its order has its own price meanwhile. */
const COMES_BACK = ['free', 'held', 'reserved'] as const;

/**
 * Ends discounts whose term is over, each once, however many processes look: the former prices come back, with the journal in the
 * same transaction.
 * @returns how many have ended
 */
export async function endDiscounts(services: Needed): Promise<number> {
  const due = await services.db
    .select({ guid: priceChanges.guid })
    .from(priceChanges)
    .leftJoin(undo, eq(undo.undoes, priceChanges.guid))
    .where(and(lte(priceChanges.endsAt, services.clock()), isNull(undo.guid)));
  let ended = 0;
  for (const { guid } of due) {
    if (await services.db.transaction((tx) => end(tx, services, guid))) ended += 1;
  }
  return ended;
}

async function end(tx: Database, services: Needed, guid: string): Promise<boolean> {
  const locked = await lockChange(tx, guid);
  if (!locked || locked.isUndone) return false;
  const { change } = locked;
  const title = `Срок скидки закончился: ${change.title}`;
  const { effect } = await restorePrices(tx, services, change, {
    ...{ title, reason: 'Срок скидки закончился', madeBy: null, statuses: COMES_BACK },
  });
  await writeAudit(
    tx,
    { services, staff: null },
    { method: 'Prices.End', summary: title, subject: 'prices', subjectId: guid, ...effect },
  );
  return true;
}
