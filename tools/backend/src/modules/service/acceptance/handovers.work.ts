import { asc, eq, isNull } from 'drizzle-orm';
import { handovers } from './handovers.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { defineStaffWork } from '../../../kernel/staff/define-staff-work.ts';
import { formatMoscow } from '../../../kernel/time/moscow-moment.ts';
import { lotName } from '../../catalogue/lot/lot-words.ts';
import { oneSidedOn } from './handover-rules.ts';

/** Premises that were announced and whose keys are not given yet, oldest first. */
export const handoversWork = defineStaffWork({
  name: 'handovers',
  title: 'Передача квартир',
  async list({ db, catalogue }, most) {
    const open = isNull(handovers.keysAt);
    const rows = await db
      .select({ handover: handovers, order: orders })
      .from(handovers)
      .innerJoin(orders, eq(orders.guid, handovers.orderGuid))
      .where(open)
      .orderBy(asc(handovers.readyAt))
      .limit(most);
    return {
      total: await db.$count(handovers, open),
      items: rows.map(({ handover, order }) => {
        const lot = catalogue.snapshot.placed.get(order.lotGuid);
        return {
          guid: order.guid,
          title: lot ? lotName(lot) : order.number,
          facts: [
            ['Заказ', order.number],
            ['Готова с', formatMoscow(handover.readyAt)],
            ['Односторонний акт с', oneSidedOn(handover.readyAt)],
            ['Акт', handover.signedAt ? `подписан ${formatMoscow(handover.signedAt)}` : 'нет'],
          ],
          actions: [
            handover.signedAt
              ? { name: 'keys.hand', given: { order: order.guid } }
              : { name: 'act.sign', given: { order: order.guid } },
          ],
        };
      }),
    };
  },
});
