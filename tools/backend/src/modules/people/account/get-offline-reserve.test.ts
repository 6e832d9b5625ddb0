import { afterAll, beforeAll, expect, test } from 'vitest';
import { offlineReserves } from './offline-reserves.table.ts';
import { demoBuyer } from '../../../../demo/seed/demo-buyer.ts';
import { registerNewcomer, newcomer } from '../../../testing/auth.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const own = { user_id: 1, user_guid: demoBuyer.guid };
const METHOD = 'Cart.GetOfflineReserve';

test('the demo buyer has a flat reserved in the office, until that ends', async () => {
  const buyer = backend.visitor();
  await buyer.logIn();
  expect((await buyer.post(METHOD, own)).body.result).toEqual({ offline: 1 });
  await backend.services.db.update(offlineReserves).set({ endedAt: backend.clock() });
  expect((await buyer.post(METHOD, own)).body.result).toEqual({ offline: 0 });
  await backend.services.db.update(offlineReserves).set({ endedAt: null });
});

test('a newcomer has none and does not learn about others', async () => {
  const visitor = await registerNewcomer(backend);
  const { body } = await visitor.logIn(newcomer.phone, 'granit-2026');
  const { id, guid } = (body.result as { user: { id: number; guid: string } }).user;
  const answer = await visitor.post(METHOD, { user_id: id, user_guid: guid });
  expect(answer.body.result).toEqual({ offline: 0 });
  for (const input of [own, { ...own, user_id: id }, { ...own, user_guid: guid }]) {
    const { status, body: refused } = await visitor.post(METHOD, input);
    expect([status, refused.message]).toEqual([403, 'Это данные другого покупателя']);
  }
});

test('a guest is asked to log in', async () => {
  expect((await backend.visitor().post(METHOD, own)).status).toBe(401);
});
