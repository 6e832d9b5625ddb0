import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../kernel/db/database.ts';
import type { LightFacts } from '../core/light-facts.ts';
import { lotLight } from './light.table.ts';

/** What the catalogue looks for in the light of a flat, as it is stored. */
export const storedFacts = sql<LightFacts | null>`${lotLight.figures} -> 'facts'`;

/**
 * Reads of all flats, or of some, what the catalogue looks for in their light.
 * @returns by the key of the lot; a flat that is not calculated yet is left out
 */
export async function readLightFacts(
  db: Database,
  guids?: readonly string[],
): Promise<ReadonlyMap<string, LightFacts>> {
  const rows = await db
    .select({ guid: lotLight.lotGuid, facts: storedFacts })
    .from(lotLight)
    .where(guids && inArray(lotLight.lotGuid, [...guids]));
  return new Map(rows.flatMap(({ guid, facts }) => (facts ? [[guid, facts] as const] : [])));
}
