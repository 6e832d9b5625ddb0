import { and, eq, inArray, isNull, max, notExists, sql } from 'drizzle-orm';
import type { Ways } from '../../../adapters/commute/ways.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { NearbyKind } from '@m30/api/filters';
import { nearby } from '../../estate/nearby.table.ts';
import { infrastructure } from '../../estate/object-content.table.ts';
import { complexes } from '../../estate/objects.table.ts';
import { walkFrom } from './walk-from.ts';

type Place = typeof nearby.$inferSelect;
type Complex = Pick<typeof complexes.$inferSelect, 'vendor' | 'lat' | 'lon'>;

/** The nearest places of a kind that a complex tells of where nobody has chosen them one by one. */
const MOST_OF_A_KIND = 5;

/** Has every complex tell of one place anew: with the walk to it, or not at all where it is too far. */
export async function tellPlace(
  tx: Database,
  ways: Pick<Ways, 'foot'>,
  place: Place,
): Promise<void> {
  await tx.delete(infrastructure).where(eq(infrastructure.nearby, place.id));
  const walk = walkFrom(ways, [place.lat, place.lon]);
  for (const { vendor, lat, lon } of await tx.select().from(complexes)) {
    const minutes = walk([lat, lon]);
    if (minutes !== null) await append(tx, vendor, [{ ...place, minutes }]);
  }
}

/** Has complexes that tell of no known place yet tell of the nearest ones: they came after the places. */
export async function tellNewComplexes(tx: Database, ways: Pick<Ways, 'foot'>): Promise<void> {
  const told = tx
    .select({ one: sql`1` })
    .from(infrastructure)
    .where(
      and(eq(infrastructure.vendor, complexes.vendor), sql`${infrastructure.nearby} is not null`),
    );
  const silent = await tx.select().from(complexes).where(notExists(told));
  const places = silent.length > 0 ? await tx.select().from(nearby) : [];
  for (const complex of silent) {
    await append(tx, complex.vendor, nearestOf(ways, complex, places));
  }
}

/** Has a complex tell of the nearest of these places, and of no others of these kinds. */
export async function tellKinds(
  tx: Database,
  { vendor }: Complex,
  kinds: readonly NearbyKind[],
  near: readonly Near[],
): Promise<void> {
  const isOld = and(isNull(infrastructure.nearby), inArray(infrastructure.kind, kinds));
  await tx.delete(infrastructure).where(and(eq(infrastructure.vendor, vendor), isOld));
  await append(tx, vendor, near);
}

/** A place with the whole minutes of the walk to it. */
interface Near extends Place {
  minutes: number;
}

/** The nearest of these places, kind by kind, the nearest first. */
export function nearestOf(
  ways: Pick<Ways, 'foot'>,
  { lat, lon }: Complex,
  places: readonly Place[],
): Near[] {
  const walk = walkFrom(ways, [lat, lon]);
  const count = new Map<string, number>();
  return places
    .flatMap((place) => {
      const minutes = walk([place.lat, place.lon]);
      return minutes === null ? [] : [{ ...place, minutes }];
    })
    .toSorted((one, other) => one.minutes - other.minutes)
    .filter(({ kind }) => {
      const had = count.get(kind) ?? 0;
      count.set(kind, had + 1);
      return had < MOST_OF_A_KIND;
    });
}

async function append(tx: Database, vendor: string, near: readonly Near[]): Promise<void> {
  if (near.length === 0) return;
  const [row] = await tx
    .select({ last: max(infrastructure.position) })
    .from(infrastructure)
    .where(eq(infrastructure.vendor, vendor));
  const first = (row?.last ?? -1) + 1;
  await tx.insert(infrastructure).values(
    near.map(({ id, kind, title, address, lat, lon, demo, minutes }, index) => ({
      ...{ vendor, position: first + index, nearby: id, kind, lat, lon, demo, minutes },
      name: address ? `${title}, ${address}` : title,
      group: kind === 'clinic' ? ('health' as const) : ('school' as const),
    })),
  );
}
