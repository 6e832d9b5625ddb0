import { inArray } from 'drizzle-orm';
import type { LotState } from '@m30/api';
import type { Services } from '../../../kernel/services.ts';
import { lots } from '../../estate/objects.table.ts';
import { findHolds, statusAt } from '../hold/find-holds.ts';
import type { PlacedRow } from '../../catalogue/snapshot/snapshot.ts';

/** Status and price of a lot as they are stored; nobody is told the price of a sold one. */
export function toLotState({
  id,
  status,
  price,
}: Pick<PlacedRow, 'id' | 'status' | 'price'>): LotState {
  return { id, status, price: status === 'sold' || status === 'closed' ? null : price };
}

/** States of lots at this moment, by their readable ids; unknown ones are left out. */
export async function readStates(
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  ids: readonly string[],
): Promise<LotState[]> {
  const { guid, id, status, price } = lots;
  const rows = await db
    .select({ guid, id, status, price })
    .from(lots)
    .where(inArray(lots.id, [...ids]));
  const held = rows.filter((lot) => lot.status === 'held').map((lot) => lot.guid);
  const holds = await findHolds(db, held);
  const now = clock();
  return rows.map((lot) => ({
    ...toLotState(lot),
    status: statusAt(lot.status, holds.get(lot.guid), now),
  }));
}
