import { ne, sql } from 'drizzle-orm';
import { listBuildings } from '@m30/studio/contract';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { lots } from '../../modules/estate/objects.table.ts';

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
