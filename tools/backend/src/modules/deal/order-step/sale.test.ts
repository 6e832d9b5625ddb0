import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../people/account/accounts.table.ts';
import { notices } from '../../people/notice/notices.table.ts';
import { partnerEvents } from '../partner-gateway/partners.table.ts';
import { signBody } from '../../../adapters/partner/signature.ts';
import { userIdOf } from '../../../testing/buyers.ts';
import { lastCode, lastTo } from '../../../testing/outbox.ts';
import { bring, orderAt, registered, signedByOther, tell } from '../../../testing/order-at.ts';
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
  expect((await orderOf(sale)).papers.map(({ check }) => check)).toEqual(['uploaded', 'uploaded']);
  await buyer.post('Order.SendDocuments', { guid: order });
  const mailbox = await confirmMailbox(sale);
  expect(await orderOf(sale)).toMatchObject({
    ...{ stage_number: 6, next_step: null, papers: [{ check: 'sent' }, { check: 'sent' }] },
  });
  await playStaff(sale, 'document.accept', { file: await fileOf(sale, 0) });
  await playStaff(sale, 'document.refuse', {
    ...{ file: await fileOf(sale, 1), reason: 'Не видно номера' },
  });
  const { participants, timeline } = await orderOf(sale);
  const [, { last_name = '', name = '' } = {}] = participants;
  const second = `${last_name}\u00a0${name}`;
  expect(timeline.map(({ title }) => title)).toContain(`Загружен документ: паспорт, ${second}`);
  expect((await orderOf(sale)).papers).toMatchObject([
    { check: 'accepted', fault: null },
    { check: 'refused', fault: 'Не видно номера', done: false },
  ]);
  expect(await lastNotice(sale)).toMatchObject({
    title: `Документ нужно заменить: паспорт, ${second}`,
    text: expect.stringContaining('Не видно номера'),
  });
  expect(await lastTo(backend.services, mailbox)).toMatchObject({
    subject: `Документ нужно заменить: паспорт, ${second}`,
    text: expect.stringContaining('Не видно номера'),
  });
  await upload(sale, pdf, { name: 'Паспорт заново.pdf', participant: 1 });
  await buyer.post('Order.SendDocuments', { guid: order });
  await playStaff(sale, 'document.accept', { file: await fileOf(sale, 1) });
  expect((await orderOf(sale)).stage_number).toBe(7);

  await signed(sale);
  expect(await orderOf(sale)).toMatchObject({ stage_number: 8, contract: 'ddu' });
  await press(buyer, await partnerPage(sale, 'Order.OpenEscrow'), 'open');
  expect((await orderOf(sale)).stage_number).toBe(9);
  expect((await buyer.post('Order.PayIn', { guid: order })).status).toBe(409);

  const registry = await partnerPage(sale, 'Order.SendToRegistration');
  expect(await contractStage(sale)).toBe('accepted');
  await press(buyer, registry, 'accept');
  await press(buyer, registry, 'suspend');
  expect(await contractStage(sale)).toBe('suspended');
  expect(await partnerPage(sale, 'Order.SendToRegistration')).toBe(registry);
  await press(buyer, registry, 'accept');
  await press(buyer, registry, 'register');
  expect(await contractStage(sale)).toBe('registered');
  expect(await orderOf(sale)).toMatchObject({ stage_number: 9, can: ['pay-in'] });
  await press(buyer, await partnerPage(sale, 'Order.PayIn'), 'fund');

  expect(await orderOf(sale)).toMatchObject({ stage_number: 10, waits: { title: 'Строим дом' } });
  expect((await playStaff(sale, 'money.release')).status).toBe(422);
  for (const action of ['building.commission', 'money.release']) await playStaff(sale, action);
  expect(await orderOf(sale)).toMatchObject({ next_step: { title: 'Получите ключи' } });
  for (const action of ['acceptance.open', 'act.sign', 'keys.hand']) await playStaff(sale, action);
  expect(await orderOf(sale)).toMatchObject({ finished: false, next_step: null, can: [] });
  await playStaff(sale, 'ownership.register');
  expect(await orderOf(sale)).toMatchObject({
    ...{ finished: true, side_state: null, next_step: null, waits: null, can: [] },
  });
});

test('a flat in a completed building is sold by a letter of credit, without ДДУ and escrow', async () => {
  const sale = await orderAt(backend, 7, undefined, 'sale');
  const { buyer, order } = sale;
  await signed(sale);
  expect(await orderOf(sale)).toMatchObject({ contract: 'sale', can: ['open-letter'] });
  expect((await buyer.post('Order.OpenEscrow', { guid: order })).status).toBe(409);
  await press(buyer, await partnerPage(sale, 'Order.OpenLetter'), 'cover');
  expect(await orderOf(sale)).toMatchObject({ stage_number: 9 });
  const said = [await wordsOf(sale)];
  const registry = await partnerPage(sale, 'Order.SendToRegistration');
  for (const action of ['accept', 'suspend', 'accept', 'register']) {
    await press(buyer, registry, action);
    said.push(await wordsOf(sale));
  }
  expect(await orderOf(sale)).toMatchObject({
    ...{ stage_number: 10, can: [], waits: { title: 'Банк раскрывает аккредитив' } },
  });
  for (const action of ['money.release', 'acceptance.open', 'act.sign', 'keys.hand']) {
    expect((await playStaff(sale, action)).status).toBe(303);
  }
  expect(await orderOf(sale)).toMatchObject({ finished: true, waits: null });
  said.push(await wordsOf(sale));
  const words = said.join('\n');
  expect(words).not.toMatch(
    /эскроу|ДДУ|застройщик|договор(?:а|у)? (?:\S+ )?(?:зарегистр|на регистрац|ещё раз)|исправили договор/i,
  );
  expect(words).toContain('Отправьте документы на регистрацию перехода права');
  expect(words).toContain('Переход права зарегистрирован');
});

test('an instalment comes to escrow part by part, and is released whole', async () => {
  const sale = await openSale(backend, { instalment: true });
  const { buyer, order } = sale;
  const { price } = await orderOf(sale);
  const down_payment = Math.ceil(price / 2);
  // A quarter from each other.
  const terms = { down_payment, months: 9 };
  const chosen = await buyer.post('Order.SetPayment', { guid: order, kind: 'instalment', terms });
  expect(chosen.status).toBe(200);
  await bring(backend, sale, { from: 4, to: 9 });
  await tell(backend, order, registered());
  const page = await partnerPage(sale, 'Order.PayIn');
  expect(await (await buyer.send(page)).text()).toContain(rub(down_payment));
  await press(buyer, page, 'fund');
  expect(await orderOf(sale)).toMatchObject({ stage_number: 10, can: ['pay-in'] });
  await playStaff(sale, 'building.commission');
  expect((await playStaff(sale, 'money.release')).status).toBe(422);
  for (let month = 0; month < terms.months; month += 3) {
    await press(buyer, await partnerPage(sale, 'Order.PayIn'), 'fund');
  }
  expect(await orderOf(sale)).toMatchObject({ can: [] });
  expect((await playStaff(sale, 'money.release')).status).toBe(303);
});

/** Signs by the code of the SMS, after a wrong one; the other one has signed already. */
async function signed(sale: Sale): Promise<void> {
  await tell(backend, sale.order, signedByOther());
  const signature = await partnerPage(sale, 'Order.Sign', { hash: await readContract(sale) });
  expect((await press(sale.buyer, signature, 'sign', { code: '000000' })).status).toBe(422);
  const code = await lastCode(backend.services, await phoneOf(backend, sale));
  expect((await press(sale.buyer, signature, 'sign', { code })).status).toBe(303);
}

/** Presses a button of the page that plays the staff. */
const playStaff = ({ buyer, order }: Sale, action: string, fields: Record<string, string> = {}) =>
  press(buyer, `/test-staff/${order}`, action, fields);

/** All that the buyer of an order reads of it: what comes next, what is waited for, what is asked for, what happened. */
async function wordsOf(sale: Sale): Promise<string> {
  const { next_step, waits, requirements, timeline } = await orderOf(sale);
  const shown = [next_step, waits, ...requirements, ...timeline, await lastNotice(sale)];
  return JSON.stringify(shown)
    .replace(/[\u2060]/g, '')
    .replace(/\s/g, ' ');
}

/** The buyer of an order confirms a mailbox, which letters go to from now on. */
async function confirmMailbox({ buyer, number }: Sale): Promise<string> {
  const email = `${number}@example.ru`;
  await backend.services.db
    .update(users)
    .set({ email, emailConfirmed: true })
    .where(eq(users.id, await userIdOf(buyer)));
  return email;
}

/** The upload of a participant that was made last. */
async function fileOf(sale: Sale, participant: number): Promise<string> {
  const { files } = await orderOf(sale);
  return files.findLast((file) => file.participant === participant)?.guid ?? '';
}

/** What the buyer of an order was told last. */
async function lastNotice({ order }: Sale) {
  const rows = await backend.services.db
    .select()
    .from(notices)
    .where(eq(notices.href, `/lk/orders/${order}`))
    .orderBy(desc(notices.id));
  return rows[0];
}

const rub = (kopecks: number) =>
  new Intl.NumberFormat('ru-RU', {
    ...{ style: 'currency', currency: 'RUB', maximumFractionDigits: 0 },
  }).format(kopecks / 100);

test('an old message of the registrar that comes once more does not suspend what is registered', async () => {
  const sale = await orderAt(backend, 9);
  const registry = await partnerPage(sale, 'Order.SendToRegistration');
  for (const action of ['accept', 'suspend', 'accept', 'register']) {
    expect((await press(sale.buyer, registry, action)).status).toBe(303);
  }
  const { db, partners, clock } = backend.services;
  const shown = await db
    .select()
    .from(partnerEvents)
    .where(eq(partnerEvents.partner, 'registration'));
  const body = JSON.stringify(shown.findLast(({ event }) => event.type === 'suspended')?.event);
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
