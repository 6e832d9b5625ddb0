import { and, asc, desc, eq, gte, lte, ne, sql, type SQL } from 'drizzle-orm';
import { listBuildings, listPricedLots } from '@m30/studio/contract';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { lots } from '../../modules/estate/objects.table.ts';
import type { Rooms } from '../../modules/estate/types.ts';

/** Answers `listBuildings`: in the order of the catalogue; resale flats have prices of their owners. */
export const listBuildingsHandler = implementStudio(listBuildings, async (_, { services }) => {
  const { buildings, complexes } = services.catalogue.snapshot;
  const names = new Map(complexes.map(({ vendor, name }) => [vendor, name]));
  const free = await services.db
    .select({
      id: lots.buildingId,
      count: sql<number>`count(*) filter (where ${lots.status} = 'free')`.mapWith(Number),
    })
    .from(lots)
    .where(ne(lots.kind, 'resale'))
    .groupBy(lots.buildingId);
  const counts = new Map(free.map(({ id, count }) => [id, count]));
  return {
    buildings: buildings.flatMap(({ id, vendor, name }) => {
      const count = counts.get(id);
      if (count === undefined) return [];
      return [{ id, title: `${names.get(vendor)}, ${name.toLowerCase()}`, free: count }];
    }),
  };
});

/** Answers `listPricedLots`. */
export const listPricedLotsHandler = implementStudio(
  listPricedLots,
  async (input, { services }) => {
    const { building, kind, rooms, floor_from, floor_to } = input;
    const where: (SQL | undefined)[] = [
      eq(lots.buildingId, building),
      ne(lots.kind, 'resale'),
      kind && eq(lots.kind, kind),
      rooms ? eq(lots.rooms, rooms as Rooms) : undefined,
      floor_from === undefined ? undefined : gte(lots.floor, floor_from),
      floor_to === undefined ? undefined : lte(lots.floor, floor_to),
    ];
    const rows = await services.db
      .select()
      .from(lots)
      .where(and(...where))
      .orderBy(desc(lots.floor), asc(lots.number))
      .limit(2_000);
    return {
      lots: rows.map(
        ({ guid, kind: of, number, floor, rooms: has, area, status, price, oldPrice }) => ({
          ...{ guid, kind: of, number, floor, rooms: has, area, status, price },
          old_price: oldPrice,
        }),
      ),
    };
  },
);
