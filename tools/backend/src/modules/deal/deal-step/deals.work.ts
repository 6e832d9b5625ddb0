import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { defineStaffWork } from '../../../kernel/staff/define-staff-work.ts';
import type { OrderState } from '../order/core/state.ts';
import { readOrders } from '../order/find-orders.ts';
import { boughtName, placedLotsOf } from '../order/order-lots.ts';
import { orders } from '../order/orders.table.ts';
import { waitsFor } from '../order/waits-for.ts';

/** The stage in which money, keys and ownership find their places. */
const LAST = 10;

/** Deals whose money or ownership is at a bank or in the register, oldest first. */
export const dealsWork = defineStaffWork({
  name: 'deals',
  right: 'orders.move',
  title: 'Расчёты и\u00a0право по\u00a0сделкам',
  async list(services, most) {
    const { db, catalogue } = services;
    const rows = await db
      .select({ guid: orders.guid })
      .from(orders)
      .where(
        and(
          eq(orders.stageNumber, LAST),
          eq(orders.buyersTurn, false),
          eq(orders.finished, false),
          isNull(orders.sideState),
        ),
      )
      .orderBy(asc(orders.createdAt));
    const guids = rows.slice(0, most).map(({ guid }) => guid);
    const found = await readOrders(services, {
      where: inArray(orders.guid, guids),
      order: [asc(orders.createdAt)],
    });
    return {
      total: rows.length,
      items: found.map(({ row, state }) => {
        const [lot] = placedLotsOf(catalogue.snapshot, row);
        return {
          guid: row.guid,
          title: boughtName(catalogue.snapshot, row) || row.number,
          facts: [
            ['Заказ', row.number],
            ['Корпус', lot ? lot.building.id : ''],
            ['Чего ждёт', waitsFor(state)?.title ?? ''],
          ] as const,
          actions: actionsOf(state).map((name) => ({ name, given: { order: row.guid } })),
        };
      }),
    };
  },
});

/** A building is commissioned for all its deals at once, not here. */
function actionsOf({ keys, commissioned }: OrderState): string[] {
  if (keys) return ['ownership.register'];
  return commissioned ? ['money.release'] : [];
}
