import { and, eq, isNull } from 'drizzle-orm';
import { getBoard } from '@m30/studio/contract';
import type { Database } from '../../kernel/db/database.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { floorsOf } from '../../modules/catalogue/building/floors-of.ts';
import { isActive, statusAt } from '../../modules/deal/hold/find-holds.ts';
import { holds } from '../../modules/deal/hold/holds.table.ts';
import { orders } from '../../modules/deal/order/orders.table.ts';
import { lots } from '../../modules/estate/objects.table.ts';
import type { LotKind } from '../../modules/estate/types.ts';

/** Lots of a kind with the holds that have not been ended, as the rows have them: the catalogue of a process may be a moment behind. */
const readLots = (db: Database, building: string, kind: LotKind) =>
  db
    .select({ lot: lots, hold: holds, order: orders.number })
    .from(lots)
    .leftJoin(holds, and(eq(holds.lotGuid, lots.guid), isNull(holds.endedAt)))
    .leftJoin(orders, eq(orders.guid, holds.orderGuid))
    .where(and(eq(lots.buildingId, building), eq(lots.kind, kind)));

/** Answers `getBoard`. */
export const getBoardHandler = implementStudio(
  getBoard,
  async ({ building, kind }, { services: { db, clock } }) => {
    const now = clock();
    const rows = (await readLots(db, building, kind)).map(({ lot, hold, order }) => ({
      ...{ guid: lot.guid, section: lot.section, floor: lot.floor, number: lot.number },
      ...{ rooms: lot.rooms, area: lot.area, price: lot.price, old_price: lot.oldPrice },
      status: statusAt(lot.status, hold ?? undefined, now),
      order: isActive(hold ?? undefined, now) ? order : null,
    }));
    const sections = [...Map.groupBy(rows, ({ section }) => section)];
    return {
      sections: sections
        .toSorted(([one], [other]) => one - other)
        .map(([number, own]) => ({
          number,
          floors: floorsOf(own, ({ section: _, floor: __, ...cell }) => cell),
        })),
    };
  },
);
