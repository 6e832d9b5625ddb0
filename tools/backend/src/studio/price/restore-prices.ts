import { randomUUID } from 'node:crypto';
import type { Database } from '../../kernel/db/database.ts';
import type { Services } from '../../kernel/services.ts';
import type { LotStatus } from '../../modules/estate/types.ts';
import type { priceChanges } from '../../modules/staff/approval/price-changes.table.ts';
import { lockLots } from './lock-lots.ts';
import { writePrices } from './write-prices.ts';

interface Restoring {
  title: string;
  reason: string;
  /** Row id of who undoes it; `null` where its term does. */
  madeBy: number | null;
  /** Lots whose prices come back. */
  statuses: readonly LotStatus[];
}

/**
 * Brings back, within a transaction, what stood before a change, where a lot still costs what the change made.
 * @returns what has changed, for the journal, with the lots that came back and those that stay
 */
export async function restorePrices(
  tx: Database,
  services: Pick<Services, 'catalogue' | 'clock'>,
  change: typeof priceChanges.$inferSelect,
  { statuses, ...how }: Restoring,
) {
  const rows = await lockLots(
    tx,
    change.lots.map(({ lot }) => lot),
  );
  const back = rows.flatMap((row) => {
    const made = change.lots.find(({ lot }) => lot === row.guid);
    if (!made || !statuses.includes(row.status) || row.price !== made.after.price) return [];
    const before = { price: row.price, oldPrice: row.oldPrice };
    return [{ lot: row.guid, before, after: made.before }];
  });
  const effect = await writePrices(tx, services, {
    ...{ ...how, guid: randomUUID(), lots: back, confirmedBy: null, undoes: change.guid },
  });
  const restored = new Set(back.map(({ lot }) => lot));
  return { effect, restored: back.length, left: rows.filter(({ guid }) => !restored.has(guid)) };
}
