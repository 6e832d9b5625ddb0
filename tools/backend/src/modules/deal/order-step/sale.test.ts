import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partnerEvents } from '../partner-gateway/partners.table.ts';
import { signBody } from '../../../adapters/partner/signature.ts';
import { lastCode } from '../../../testing/outbox.ts';
import { orderAt } from '../../../testing/order-at.ts';
import {
  openSale,
  orderOf,
  partnerPage,
  phoneOf,
  press,
  readContract,
  upload,
  type Sale,
} from '../../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** How far the contract of an order has come, as whoever knows its number is told. */
async function contractStage({ number }: Sale): Promise<string | undefined> {
  const contract = { number: number.replace('M30', 'дду'), surname: 'Покупатель' };
  const { body } = await backend.visitor().post('Order.GetContractStatus', contract);
  return (body.result as { contract: { stage: string } | null }).contract?.stage;
}

test('a sale is played to its end', async () => {
  const sale = await openSale(backend);
  const { buyer, order } = sale;

  const paid = await press(buyer, await partnerPage(sale, 'Order.Pay', { purpose: 'hold' }), 'pay');
  expect([paid.status, paid.headers.get('location')]).toEqual([
    303,
    `/order/${order}?back=acquirer`,
  ]);
  expect(await orderOf(sale)).toMatchObject({
    stage_number: 6,
    hold: { kind: 'paid' },
    payments: [{ state: 'paid', amount: 3_000_000 }],
  });

  for (const participant of [0, 1]) {
    expect((await upload(sale, pdf, { name: 'Паспорт.pdf', participant })).status).toBe(200);
  }
  expect((await orderOf(sale)).papers.every((paper) => paper.done)).toBe(true);
  await buyer.post('Order.SendDocuments', { guid: order });
  expect((await orderOf(sale)).stage_number).toBe(7);

  const signature = await partnerPage(sale, 'Order.Sign', { hash: await readContract(sale) });
  expect((await press(buyer, signature, 'sign', { code: '000000' })).status).toBe(422);
  const code = await lastCode(backend.services, await phoneOf(backend, sale));
  expect((await press(buyer, signature, 'sign', { code })).status).toBe(303);
  expect((await orderOf(sale)).stage_number).toBe(8);

  const escrow = await partnerPage(sale, 'Order.OpenEscrow');
  await press(buyer, escrow, 'open');
  await press(buyer, escrow, 'fund');
  expect((await orderOf(sale)).stage_number).toBe(9);

  const registry = await partnerPage(sale, 'Order.SendToRegistration');
  expect(await contractStage(sale)).toBe('accepted');
  await press(buyer, registry, 'accept');
  expect(await partnerPage(sale, 'Order.SendToRegistration')).toBe(registry);
  await press(buyer, registry, 'suspend');
  expect(await contractStage(sale)).toBe('suspended');
  await press(buyer, registry, 'accept');
  await press(buyer, registry, 'register');
  expect(await contractStage(sale)).toBe('registered');
  expect((await orderOf(sale)).stage_number).toBe(10);
  await press(buyer, registry, 'hand-over');
  expect(await orderOf(sale)).toMatchObject({ finished: true, side_state: null });
});

test('an old message of the registrar that comes once more does not suspend what is registered', async () => {
  const sale = await orderAt(backend, 9);
  const registry = await partnerPage(sale, 'Order.SendToRegistration');
  for (const action of ['accept', 'suspend', 'accept', 'register']) {
    expect((await press(sale.buyer, registry, action)).status).toBe(303);
  }
  const { db, partners, clock } = backend.services;
  const told = await db
    .select()
    .from(partnerEvents)
    .where(eq(partnerEvents.partner, 'registration'));
  const body = JSON.stringify(told.findLast(({ event }) => event.type === 'suspended')?.event);
  const signature = signBody(partners.keyOf('registration'), body, clock());
  const headers = { 'content-type': 'application/json', 'x-signature': signature };
  const again = { method: 'POST', body, headers };
  expect((await backend.visitor().send('/api/registration/callback', again)).status).toBe(204);
  expect(await contractStage(sale)).toBe('registered');
});

test('a page of a partner has no script and says that nothing is paid', async () => {
  const sale = await openSale(backend);
  const url = await partnerPage(sale, 'Order.Pay', { purpose: 'hold' });
  const page = await backend.visitor().send(url);
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).not.toMatch(/<script|style="|\son\w+="/);
  expect(html).toContain('Деньги не списываются');
  expect(html).toMatch(/30\s000\s₽/);
});
