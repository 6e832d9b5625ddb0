import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../people/account/accounts.table.ts';
import { demoOrders } from '../../../../demo/data/orders/demo-orders.ts';
import { demoBuyer } from '../../../../demo/seed/demo-buyer.ts';
import { userIdOf } from '../../../testing/buyers.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let backend: TestBackend;
let owner: TestClient;
let other: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  const { db, passwords, clock } = backend.services;
  const { password, ...person } = demoBuyer;
  const passwordHash = await passwords.hash(password);
  const guid = randomUUID();
  const phone = '+79210000002';
  await db.insert(users).values({ ...person, guid, phone, passwordHash, createdAt: clock() });
  owner = backend.visitor();
  other = backend.visitor();
  await owner.logIn();
  await other.logIn(phone);
});
afterAll(() => backend.close());

const [signing] = demoOrders;
const guid = signing?.guid ?? '';
const paper = `/api/files/${signing?.papers[0]?.guid ?? ''}`;

describe('the buyer', () => {
  test('sees the orders, newest first, with flat, people, documents and the next step', async () => {
    const { body } = await owner.post('Order.GetOrderList', { user_id: 1 });
    const { orders } = body.result as { orders: Record<string, unknown>[] };
    expect(orders.map((order) => [order['stage_number'], order['side_state']])).toEqual([
      [2, null],
      [6, null],
      [5, null],
      [7, null],
      [9, null],
      [6, 'refunded'],
      [10, null],
    ]);
    expect({ orders: [orders[0], orders[3]] }).toMatchObject({
      orders: [
        { number: 'M30-20583', apartment: { status: 'held' } },
        {
          number: 'M30-20417',
          stage_number: 7,
          apartment: { status: 'reserved' },
          users: [{ last_name: 'Савельева' }, { last_name: 'Савельев' }],
          files: expect.arrayContaining([
            expect.objectContaining({ src: paper, type: 'rtf' }),
            expect.objectContaining({ name: 'Памятка к\u00a0подписанию' }),
          ]),
          next_step: { title: 'Подпишите договор', deadline: '2026-11-22T09:00:00.000Z' },
        },
      ],
    });
  });

  test('opens one order by its guid, in any case', async () => {
    const { body } = await owner.post('Order.GetOrderById', { guid: guid.toUpperCase() });
    expect(body.result).toHaveProperty('data.number', 'M30-20417');
  });

  test('downloads a document that word processors read', async () => {
    const response = await owner.send(paper);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''%D0/,
    );
    const { body } = await owner.post('Order.GetFiles', { guid });
    const bytes = await response.arrayBuffer();
    const { files } = body.result as { files: { src: string; size: number }[] };
    expect(files.find(({ src }) => src === paper)?.size).toBe(bytes.byteLength);
    expect(Buffer.from(bytes).toString('ascii')).toMatch(/^\{\\rtf1.*\}$/s);
  });
});

describe('another buyer', () => {
  const missing = randomUUID();

  test.each(['Order.GetOrderById', 'Order.GetFiles'])(
    'gets from %s the answer of an order that does not exist',
    async (name) => {
      const theirs = await other.post(name, { guid });
      const none = await other.post(name, { guid: missing });
      expect(theirs.status).toBe(404);
      expect(theirs.body).toEqual(none.body);
    },
  );

  test('does not see the list or the documents', async () => {
    expect((await other.post('Order.GetOrderList', { user_id: 1 })).status).toBe(404);
    expect((await other.send(paper)).status).toBe(404);
    const own = await other.post('Order.GetOrderList', { user_id: await userIdOf(other) });
    expect(own.body.result).toMatchObject({ orders: [], total: 0 });
  });
});

describe('a guest', () => {
  test.each([
    ['Order.GetOrderList', { user_id: 1 }],
    ['Order.GetOrderById', { guid }],
    ['Order.GetFiles', { guid }],
    ['Order.GetFiles', { nonsense: true }],
  ])('is asked to log in by %s', async (name, input) => {
    const { status, body } = await backend.visitor().post(name, input);
    expect([status, body.message]).toEqual([401, 'Войдите в личный кабинет']);
  });

  test('gets no documents', async () => {
    expect((await backend.visitor().send(paper)).status).toBe(401);
    expect((await backend.visitor().send('/api/files/..%2f..%2fetc')).status).toBe(401);
  });
});
