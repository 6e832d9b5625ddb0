import type { Api } from '@m30/api/client';
import { describe, expect, it } from 'vitest';
import { orderWith } from '../../../store/order/order.fixture.ts';
import type { Order } from '../../../store/order/order.ts';
import { loadOrder } from './order.server.ts';

const apiOf = (order: Order) =>
  ({
    post: async () => ({ data: order }),
    get: async () => ({ programmes: [] }),
  }) as unknown as Api;

async function addressAfter(order: Order, back: string | null): Promise<string | null> {
  try {
    await loadOrder(apiOf(order), order.guid, { step: null, back });
    return null;
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('location') : String(thrown);
  }
}

describe('an order has one page at a time', () => {
  const { guid } = orderWith();
  it.each([
    ['its wizard before the paid hold', orderWith(), null, null],
    ['its page in the account after it', orderWith({ stage_number: 7, can: ['sign'] }), null, ''],
    ['the same after a bank', orderWith({ stage_number: 6, can: [] }), 'bank', '?back=bank'],
    ['the same once it has stopped', orderWith({ side_state: 'expired', can: [] }), null, ''],
  ])('%s', async (_, order, back, query) => {
    const address = query === null ? null : `/lk/orders/${guid}${query}`;
    expect(await addressAfter(order, back)).toBe(address);
  });
});
