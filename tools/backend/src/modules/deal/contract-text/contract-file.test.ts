import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OrderContract } from '@m30/api';
import type { PartnerMatter } from '../../../adapters/partner/partner.ts';
import { forgetExpired } from '../../service/retention/forget-expired.ts';
import { bring, orderAt } from '../../../testing/order-at.ts';
import { startFakeS3, type FakeS3 } from '../../../testing/processes/s3/fake-s3.ts';
import type { Sale } from '../../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { signatureCertificates } from '../certificate/certificates.table.ts';
import { contractKey } from './contract-file.ts';
import { contractTexts } from './contract-texts.table.ts';
import type { TextRow } from './contract-texts.ts';
import { signaturePaper } from './signature-paper.ts';

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

test('the operator of the signature is handed the very file that the buyer downloads', async () => {
  const open = vi.fn(async (_matter: PartnerMatter) => ({ url: 'https://operator.example/1' }));
  const of = vi.spyOn(backend.services.partners, 'of');
  of.mockReturnValue({ open, refund: () => Promise.resolve() });
  const { body } = await sale.buyer.post('Order.GetContract', { guid: sale.order });
  const { hash } = (body.result as { contract: OrderContract }).contract;
  const signed = await sale.buyer.post('Order.Sign', { guid: sale.order, hash });
  of.mockRestore();
  expect([signed.status, signed.body.result]).toEqual([200, { url: 'https://operator.example/1' }]);
  const [document] = open.mock.calls[0]?.[0].documents ?? [];
  expect(document).toMatchObject({ type: 'application/pdf' });
  const file = Buffer.from(await (await print()).arrayBuffer());
  expect(Buffer.from(document?.bytes ?? []).equals(file)).toBe(true);
  expect(document?.sha256).toBe(createHash('sha256').update(file).digest('hex'));
});

test('no certificate is made up for an operator that keeps them itself', async () => {
  const { db, partners } = backend.services;
  const signing = await orderAt(backend, 7);
  const embedded = vi.spyOn(partners, 'isEmbedded').mockReturnValue(false);
  await bring(backend, signing, { from: 7, to: 8 });
  embedded.mockRestore();
  const own = eq(contractTexts.orderGuid, signing.order);
  const [row] = await db.select().from(contractTexts).where(own);
  expect(row?.signatures.length).toBeGreaterThan(0);
  expect(row?.signatures.filter(({ serial, issuer }) => serial ?? issuer)).toEqual([]);
  const issued = eq(signatureCertificates.orderGuid, signing.order);
  expect(await db.$count(signatureCertificates, issued)).toBe(0);
  const paper = JSON.stringify(signaturePaper(row as TextRow, 'Марина', 'Меридиан 30'));
  expect(paper).toContain('хранит оператор подписи');
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
