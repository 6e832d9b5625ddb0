import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotencyKeys } from '../kernel/db/system.table.ts';
import * as handlers from './handlers.ts';
import { someBuyers, userIdOf } from '../testing/buyers.ts';
import { examplesOf } from '../testing/examples/examples-of.ts';
import { freeSet } from '../testing/free-set.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import type { TestClient } from '../testing/test-client.ts';

let backend: TestBackend;
let buyer: TestClient;
let userId: number;

beforeAll(async () => {
  backend = await testBackend();
  [buyer] = await someBuyers(backend, 1);
  userId = await userIdOf(buyer);
});
afterAll(() => backend.close());

/** Day of Moscow's calendar, some days from now, `YYYY-MM-DD`. */
const dayAfter = (days: number) =>
  new Date(backend.services.clock().getTime() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

const freeLots = async () => (await freeSet(backend)).map(({ id }) => id);

/** An order of the buyer's: a signature looks at the ages of its participants first. */
async function openOrder(): Promise<string | undefined> {
  const [flat] = await freeLots();
  const { body } = await buyer.post('Order.Create', { lots: [flat] });
  return (body.result as { orders: { order: string }[] }).orders[0]?.order;
}

/** What an example lacks to come as far as its key: what is looked at before it. */
const BEFORE: Readonly<
  Record<string, () => Record<string, unknown> | Promise<Record<string, unknown>>>
> = {
  // One lot alone has a key of its own in `Order.Reserve`.
  'Order.Create': async () => ({ lots: await freeLots(), together: true }),
  'Order.Sign': async () => ({ guid: await openOrder() }),
  'LK.BookAppointment': () => ({ kind: 'showroom', order: undefined }),
  'LK.SendServiceRequest': () => ({
    ...{ service: 'pereezd', choice: 'Машина', premise: undefined, address: 'Лиговский, 1' },
    wished_on: dayAfter(5),
  }),
};

const METHODS = [
  'LK.AnswerTicket',
  'LK.BookAppointment',
  'LK.CancelAppointment',
  'LK.MoveAppointment',
  'LK.SaveDefect',
  'LK.SendDefects',
  'LK.SendReview',
  'LK.SendServiceRequest',
  'LK.SendStatement',
  'LK.SendTicket',
  'Order.CancelHold',
  'Order.ChooseBank',
  'Order.Create',
  'Order.InviteSigner',
  'Order.OpenEscrow',
  'Order.Pay',
  'Order.Reserve',
  'Order.SetPayment',
  'Order.Sign',
  'Viewing.Book',
  'Viewing.Cancel',
  'Viewing.Move',
];

test.each(METHODS)('%s refuses a key that went with something else', async (name) => {
  const method = Object.values(handlers).find((one) => one.method.name === name)?.method;
  if (!method) throw new Error(`${name} has no handler`);
  const key = randomUUID();
  const reserved = { method: name, payloadHash: 'of another payload', createdAt: new Date() };
  await backend.services.db
    .insert(idempotencyKeys)
    .values([key, `${userId}:${key}`].map((one) => ({ ...reserved, key: one })));
  const [example] = examplesOf(method);
  const input = { ...(example?.input as object), ...(await BEFORE[name]?.()) };
  const { status, body } = await buyer.post(name, input, { 'idempotency-key': key });
  expect([status, body.message]).toEqual([
    409,
    'Этот запрос уже отправлен с другими данными. Обновите страницу',
  ]);
});
