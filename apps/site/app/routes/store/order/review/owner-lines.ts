import { participantName } from '@m30/shell/order';
import type { Order } from '../../../../store/order/order.ts';

/** Who buys, a line each: one by the full name, several by their shares, spouses without shares without any. */
export function ownerLines({
  participants,
  ownership,
}: Pick<Order, 'participants' | 'ownership'>): string[] {
  if (participants.length < 2) {
    return participants.map((one) => `${one.last_name} ${one.name} ${one.second_name}`);
  }
  if (ownership === 'joint') {
    return [
      ...participants.map((one) => participantName(one)),
      'Общая собственность супругов, без\u00a0определения долей',
    ];
  }
  return participants.map(
    (one) => `${participantName(one)}, доля ${one.share.part}/${one.share.of}`,
  );
}
