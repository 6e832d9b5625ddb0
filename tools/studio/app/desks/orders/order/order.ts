import type { StudioResult } from '../../../../contract/client.ts';

/** An order as the list shows it. */
export type Order = StudioResult<'Orders.List'>['orders'][number];
/** An order with everything that is known of it. */
export type OrderDetails = StudioResult<'Orders.Get'>['order'];
export type OrderDocument = OrderDetails['documents'][number];

const SIDES = {
  cancelled: 'Отменён',
  expired: 'Истёк',
  refused: 'Отказ',
  refunded: 'Деньги возвращены',
} as const;

/** Where an order stands, in words. */
export function stateOf({
  side,
  finished,
  turn,
}: Pick<Order, 'side' | 'finished' | 'turn'>): string {
  if (side) return SIDES[side];
  if (finished) return 'Завершён';
  return { buyer: 'Ждём покупателя', company: 'Ждёт нас', nobody: 'Идёт' }[turn];
}
