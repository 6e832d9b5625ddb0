import { formatMoney } from '@m30/ui-kit/format';
import { eq } from 'drizzle-orm';
import { askRefund, confirmApproval, listApprovals, refuseApproval } from '@m30/studio/contract';
import { refuse } from '../../kernel/method/refuse.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { lockOrder } from '../../modules/deal/order/apply-event.ts';
import { actionsOf } from '../../modules/deal/order/core/actions.ts';
import { readOrders } from '../../modules/deal/order/find-orders.ts';
import { orders } from '../../modules/deal/order/orders.table.ts';
import { askApproval } from './ask-approval.ts';
import { decide } from './decide.ts';
import { findApprovals, isDecided, isWaiting } from './find-approvals.ts';

export const listApprovalsHandler = implementStudio(listApprovals, async ({ state }, call) => {
  const where = state && (state === 'waiting' ? isWaiting : isDecided);
  return { approvals: await findApprovals(call.services.db, call, where) };
});

export const confirmApprovalHandler = implementStudio(
  confirmApproval,
  async ({ approval }, call) => {
    const { name: method } = confirmApproval;
    const decided = await decide(call, { method, approval, state: 'confirmed', reason: null });
    call.services.tellPartners(call.services);
    return decided;
  },
);

export const refuseApprovalHandler = implementStudio(refuseApproval, (input, call) =>
  decide(call, { method: refuseApproval.name, state: 'refused', ...input }),
);

export const askRefundHandler = implementStudio(
  askRefund,
  async ({ order: guid, reason }, call) => {
    const { services } = call;
    const approval = await services.db.transaction(async (tx) => {
      const row = await lockOrder(tx, guid);
      const where = eq(orders.guid, guid);
      const [order] = await readOrders({ ...services, db: tx }, { where });
      if (!order || !actionsOf(order.state, services.clock()).includes('cancel')) {
        throw refuse(409, 'Этот заказ уже не\u00a0отменить: договор подписан или заказ закончился');
      }
      const paid = order.state.received.reduce((sum, one) => sum + one.amount - one.refunded, 0);
      const title = `Отмена заказа ${row.number}, возврат ${formatMoney(paid)}`;
      const wish = { amount: paid };
      const asked = { kind: 'refund' as const, subject: guid, title, wish, reason };
      return askApproval(tx, call, { method: askRefund.name, ...asked });
    });
    return { approval };
  },
);
