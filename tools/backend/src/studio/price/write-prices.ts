import { eq } from 'drizzle-orm';
import { formatMoney, moscowDay } from '@m30/ui-kit/format';
import type { Database } from '../../kernel/db/database.ts';
import type { Services } from '../../kernel/services.ts';
import { lotTitle } from '../../modules/deal/lead-work/to-desk-lead.ts';
import { lots } from '../../modules/estate/objects.table.ts';
import { writePriceHistory } from '../../modules/estate/price-history/write-price-history.ts';
import { priceChanges, type ChangedLot } from '../../modules/staff/approval/price-changes.table.ts';

type Change = typeof priceChanges.$inferInsert;

/** What has changed, for the journal: a line a lot. */
export interface PriceEffect {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Writes prices of locked lots, their history and the change as a whole; cards, feeds and letters follow the rows. */
export async function writePrices(
  tx: Database,
  { catalogue, clock }: Pick<Services, 'catalogue' | 'clock'>,
  change: Omit<Change, 'madeAt'>,
): Promise<PriceEffect> {
  const since = moscowDay(clock());
  for (const { lot, after } of change.lots) {
    await tx.update(lots).set(after).where(eq(lots.guid, lot));
  }
  const { reason } = change;
  const history = change.lots.map(({ lot: lotGuid, after: { price } }) => {
    return { lotGuid, since, price, reason };
  });
  await writePriceHistory(tx, history);
  await tx.insert(priceChanges).values({ ...change, madeAt: clock() });
  return effectOf(change.lots, (lot) => lotTitle(catalogue.snapshot, lot));
}

/** Of one lot its fields; of many their prices by their names. */
function effectOf(changed: readonly ChangedLot[], nameOf: (lot: string) => string): PriceEffect {
  const [only] = changed;
  if (only && changed.length === 1) return { before: { ...only.before }, after: { ...only.after } };
  const prices = (side: 'before' | 'after') =>
    Object.fromEntries(changed.map((one) => [nameOf(one.lot), formatMoney(one[side].price)]));
  return { before: prices('before'), after: prices('after') };
}
