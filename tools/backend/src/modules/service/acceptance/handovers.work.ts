import { asc, eq, isNull } from 'drizzle-orm';
import { formatDate } from '@m30/ui-kit/format';
import { handovers } from './handovers.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { defineStaffWork } from '../../../kernel/staff/define-staff-work.ts';
import { boughtName } from '../../deal/order/order-lots.ts';
import { oneSidedOn } from './handover-rules.ts';

/** Premises that were announced and whose keys are not given yet, oldest first. */
export const handoversWork = defineStaffWork({
  name: 'handovers',
  right: 'handover.manage',
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
        const oneSided = oneSidedOn(order.contract, handover.readyAt);
        return {
          guid: order.guid,
          title: boughtName(catalogue.snapshot, order) || order.number,
          facts: [
            ['Заказ', order.number],
            ['Готова с', formatDate(handover.readyAt, 'inSentence')],
            ...(oneSided === null ? [] : [['Односторонний акт с', oneSided] as const]),
            [
              'Акт',
              handover.signedAt ? `подписан ${formatDate(handover.signedAt, 'inSentence')}` : 'нет',
            ],
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
