import { and, eq, inArray, max } from 'drizzle-orm';
import type { Ways } from '../../../adapters/commute/ways.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { complexes } from '../../estate/objects.table.ts';
import { infrastructure } from '../../estate/object-content.table.ts';
import { parsePlaces, type Place } from './parse-places.ts';

/** Minutes on foot that a place is told of within: the longest that a filter of flats offers has to be in it. */
const FARTHEST_MINUTES = 30;

/** The nearest places of a kind that a complex tells of. */
const MOST_OF_A_KIND = 5;

/** What became of a file of places. */
export interface PlacesReport {
  outcome: 'written' | 'dry-run' | 'refused';
  places: number;
  mistakes: string[];
  /** How many places each complex tells of now, by its name. */
  complexes: { name: string; nearby: number }[];
}

/**
 * Takes over schools, kindergartens and clinics from a table: of each kind that it names the places around every complex are written
 * anew, with the walk by the road graph; other content of the complexes stays. All of it or nothing.
 */
export async function importPlaces(
  { db, ways }: { db: Database; ways: Pick<Ways, 'foot'> },
  bytes: Uint8Array,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<PlacesReport> {
  const { places, mistakes } = parsePlaces(bytes);
  const report = { places: places.length, mistakes };
  if (mistakes.length > 0) return { ...report, outcome: 'refused', complexes: [] };
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  return db.transaction(async (tx) => {
    const nearby = [];
    for (const complex of await tx.select().from(complexes).orderBy(complexes.name)) {
      const near = nearestOf(places, ways.foot([complex.lat, complex.lon]));
      nearby.push({ name: complex.name, nearby: near.length });
      if (!dryRun) await replace(tx, complex.vendor, kinds, near);
    }
    return { ...report, outcome: dryRun ? 'dry-run' : 'written', complexes: nearby };
  });
}

interface Near extends Place {
  minutes: number;
}

function nearestOf(places: readonly Place[], walk: ReturnType<Ways['foot']>): Near[] {
  const count = new Map<string, number>();
  return places
    .flatMap((place) => {
      const way = walk([place.lat, place.lon]);
      const minutes = way && Math.max(1, Math.ceil(way.seconds / 60));
      return minutes !== null && minutes <= FARTHEST_MINUTES ? [{ ...place, minutes }] : [];
    })
    .toSorted((one, other) => one.minutes - other.minutes)
    .filter(({ kind }) => {
      const had = count.get(kind) ?? 0;
      count.set(kind, had + 1);
      return had < MOST_OF_A_KIND;
    });
}

async function replace(
  tx: Database,
  vendor: string,
  kinds: readonly Place['kind'][],
  near: readonly Near[],
): Promise<void> {
  const isOf = eq(infrastructure.vendor, vendor);
  await tx.delete(infrastructure).where(and(isOf, inArray(infrastructure.kind, kinds)));
  const [row] = await tx
    .select({ last: max(infrastructure.position) })
    .from(infrastructure)
    .where(isOf);
  const first = (row?.last ?? -1) + 1;
  if (near.length === 0) return;
  await tx.insert(infrastructure).values(
    near.map((place, index) => ({
      ...{ ...place, vendor, position: first + index, demo: false },
      group: place.kind === 'clinic' ? ('health' as const) : ('school' as const),
    })),
  );
}
