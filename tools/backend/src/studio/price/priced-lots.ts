import { and, asc, desc, eq, gte, lte, ne, type SQL } from 'drizzle-orm';
import { listPricedLots } from '@m30/studio/contract';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { lots } from '../../modules/estate/objects.table.ts';
import type { Rooms } from '../../modules/estate/types.ts';

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
