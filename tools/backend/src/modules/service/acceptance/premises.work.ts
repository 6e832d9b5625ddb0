import { and, asc, eq, isNull } from 'drizzle-orm';
import { handovers } from './handovers.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { isReleased } from '../../deal/order/order-conditions.ts';
import { defineStaffWork } from '../../../kernel/staff/define-staff-work.ts';
import { boughtName } from '../../deal/order/order-lots.ts';
import { KEYS_STAGE } from './handover-rules.ts';

/** Premises whose money is paid and of whose readiness nobody was notified, oldest first. */
export const premisesWork = defineStaffWork({
  name: 'premises',
  right: 'handover.manage',
  title: 'Ждут готовности квартиры',
  async list({ db, catalogue }, most) {
    const rows = await db
      .select({ order: orders })
      .from(orders)
      .leftJoin(handovers, eq(handovers.orderGuid, orders.guid))
      .where(
        and(
          eq(orders.stageNumber, KEYS_STAGE),
          isNull(orders.sideState),
          isNull(handovers.orderGuid),
          isReleased(db),
        ),
      )
      .orderBy(asc(orders.createdAt));
    return {
      total: rows.length,
      items: rows.slice(0, most).map(({ order }) => {
        const lot = catalogue.snapshot.placed.get(order.lotGuid);
        return {
          guid: order.guid,
          title: boughtName(catalogue.snapshot, order) || order.number,
          facts: [
            ['Заказ', order.number],
            ['Корпус', lot?.building.name ?? ''],
          ],
          actions: [{ name: 'acceptance.open', given: { order: order.guid } }],
        };
      }),
    };
  },
});
