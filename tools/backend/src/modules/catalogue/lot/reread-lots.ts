import { inArray } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { readLightFacts } from '../light/stored/read-facts.ts';
import { lots } from '../../estate/objects.table.ts';
import type { LotRow, PlacedRow, Snapshot } from '../snapshot/snapshot.ts';

/** What a lot is looked up by, and what its place hangs on. */
const FIXED = [
  'id',
  'kind',
  'buildingId',
  'section',
  'floor',
  'number',
  'planId',
] as const satisfies readonly (keyof LotRow)[];

/**
 * Reads a few lots and writes them into the snapshot, where there is one object a lot.
 * @returns the lots, or `null` where one of them is new, gone or has moved
 */
export async function rereadLots(
  db: Database,
  { placed }: Snapshot,
  guids: readonly string[],
): Promise<PlacedRow[] | null> {
  const rows = await db
    .select()
    .from(lots)
    .where(inArray(lots.guid, [...guids]));
  const found = rows.flatMap((row) => {
    const known = placed.get(row.guid);
    return known && FIXED.every((key) => known[key] === row[key]) ? [{ known, row }] : [];
  });
  if (found.length !== guids.length) return null;
  const light = await readLightFacts(db, guids);
  return found.map(({ known, row }) => {
    const facts = known.kind === 'flat' && { light: light.get(row.guid) ?? null };
    return Object.assign(known, row, facts);
  });
}
