import { cancelOrder } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { changeOrder } from '../order-details/change-order.ts';

const REASONS = {
  'changed-mind': 'Покупатель передумал',
  'other-flat': 'Покупатель выбрал другой лот',
  'no-loan': 'Не удалось получить кредит',
  price: 'Не подошла цена',
  other: 'Другая причина',
};

/** Cancels an order before its contract is signed. */
export const cancelOrderHandler = implement(cancelOrder, async (input, call) => {
  const cancelled = await changeOrder(call, {
    method: cancelOrder,
    input,
    event: () => ({
      type: 'order.cancelled',
      data: {},
      reason: [REASONS[input.reason], input.comment].filter(Boolean).join('. '),
    }),
  });
  call.services.tellPartners(call.services);
  return cancelled;
});
