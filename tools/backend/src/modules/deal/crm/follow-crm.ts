import type { FollowOrder } from '../order/order-follower.ts';

/** Tells the CRM of an order that opens, goes to another stage, costs another sum or ends. */
export const followCrm: FollowOrder = async (tx, { crm }, order, { before, event, after }) => {
  if (event.type === 'order.opened') return crm.note(tx, { type: 'order.opened', order });
  const ends = after.side !== before.side && after.side !== null;
  if (ends || after.finished !== before.finished)
    await crm.note(tx, { type: 'order.ended', order });
  else if (after.stage !== before.stage || after.price !== before.price)
    await crm.note(tx, { type: 'stage.changed', order });
};
