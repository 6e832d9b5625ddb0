import type { FollowOrder } from '../order/order-follower.ts';
import { sealText } from './seal-text.ts';

/** Fixes the text of a contract when it is signed. */
export const followText: FollowOrder = async (tx, services, order, { event }) => {
  if (event.type !== 'contract.signed') return;
  const imitated = services.partners.isEmbedded('signature');
  await sealText(tx, services, { order, at: event.at, imitated });
};
