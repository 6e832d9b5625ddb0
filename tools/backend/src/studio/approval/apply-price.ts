import { eq } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import type { Services } from '../../kernel/services.ts';
import { priceHistory } from '../../modules/estate/object-content.table.ts';
import { lots } from '../../modules/estate/objects.table.ts';

interface NewPrice {
  lot: string;
  /** Kopecks. */
  price: number;
  /** What was seen when it was asked for, kopecks. */
  former: number;
  reason: string;
}

/**
 * The lot, locked, while its price may change: an order has fixed that of any other.
 * @throws Refused 404 or 409
 */
export async function lockPriced(
  tx: Database,
  { lot: guid, former }: Pick<NewPrice, 'lot' | 'former'>,
) {
  const [lot] = await tx.select().from(lots).where(eq(lots.guid, guid)).for('update');
  if (!lot) throw refuse(404, 'Такого лота нет');
  if (lot.status !== 'free') throw refuse(409, 'Цену меняют только у\u00a0свободного лота');
  if (lot.price !== former) throw refuse(409, 'Цена уже другая. Обновите страницу');
  return lot;
}

/** Writes a price and its place in the history; cards, feeds and letters follow the row. */
export async function applyPrice(
  tx: Database,
  { clock }: Pick<Services, 'clock'>,
  { price, reason, ...asked }: NewPrice,
) {
  const lot = await lockPriced(tx, asked);
  // An old price that is not above the new one would promise a discount that there is not.
  const oldPrice = lot.oldPrice !== null && lot.oldPrice > price ? lot.oldPrice : null;
  await tx.update(lots).set({ price, oldPrice }).where(eq(lots.guid, lot.guid));
  const row = { lotGuid: lot.guid, since: moscowDay(clock()), price, reason };
  await tx
    .insert(priceHistory)
    .values(row)
    .onConflictDoUpdate({
      target: [priceHistory.lotGuid, priceHistory.since],
      set: { price, reason },
    });
  return {
    before: { price: lot.price, oldPrice: lot.oldPrice },
    after: { price, oldPrice },
  };
}
