import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderContract } from '@m30/api';
import { forgetExpired } from '../../service/retention/forget-expired.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { startFakeS3, type FakeS3 } from '../../../testing/processes/s3/fake-s3.ts';
import type { Sale } from '../../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { contractKey } from './contract-file.ts';
import { contractTexts } from './contract-texts.table.ts';

let store: FakeS3;
let backend: TestBackend;
let sale: Sale;
beforeAll(async () => {
  store = await startFakeS3();
  backend = await testBackend({ environment: store.environment });
  sale = await orderAt(backend, 7);
});
afterAll(async () => {
  await backend.close();
  await store.close();
});

const print = () => sale.buyer.send(`/api/order-contracts/${sale.order}.pdf`);

test('a contract is printed once into the store, and its row keeps the hash', async () => {
  const answers = await Promise.all([print(), print()]);
  const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  const [one, other] = bodies.map((body) => Buffer.from(body));
  expect(one?.equals(other ?? Buffer.of())).toBe(true);
  const fileHash = createHash('sha256')
    .update(one ?? '')
    .digest('hex');
  const { body } = await sale.buyer.post('Order.GetContract', { guid: sale.order });
  const { hash } = (body.result as { contract: OrderContract }).contract;
  const [row] = await backend.services.db
    .select()
    .from(contractTexts)
    .where(eq(contractTexts.hash, hash));
  expect(row).toMatchObject({ file: null, fileHash });
  expect(store.objects.get(`m30/${contractKey(fileHash)}`)?.bytes.equals(one ?? Buffer.of())).toBe(
    true,
  );
});

test('bytes that were changed in the store are given to nobody', async () => {
  const { db } = backend.services;
  const [row] = await db
    .select()
    .from(contractTexts)
    .where(eq(contractTexts.orderGuid, sale.order));
  const stored = store.objects.get(`m30/${contractKey(row?.fileHash ?? '')}`);
  if (!stored) throw new Error('nothing is stored');
  const { bytes } = stored;
  stored.bytes = Buffer.concat([bytes, Buffer.from(' ')]);
  stored.headers = {};
  expect((await print()).status).toBe(500);
  stored.bytes = bytes;
  expect((await print()).status).toBe(200);
});

test('when its row is forgotten its bytes are as well', async () => {
  const contracts = () => [...store.objects.keys()].filter((key) => key.includes('contracts/'));
  for (const one of store.objects.values()) one.at = new Date(Date.now() - 25 * 3600_000);
  await forgetExpired(backend.services);
  expect(contracts()).not.toEqual([]);
  await backend.services.db.delete(contractTexts);
  await forgetExpired(backend.services);
  expect(contracts()).toEqual([]);
});
