import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { annuityPayment } from '@m30/calculators/money';
import { formatMoney } from '@m30/ui-kit/format';
import { leads } from '../lead/leads.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { offlineReserves } from '../../people/account/offline-reserves.table.ts';
import { mortgageApplications } from './mortgage-applications.table.ts';
import { someBuyers, userIdOf } from '../../../testing/buyers.ts';
import { received } from '../../../testing/outbox.ts';
import { bring } from '../../../testing/order-at.ts';
import { openSale, orderOf, partnerPage, press, type Sale } from '../../../testing/sale.ts';
import { issuesOf, type TestClient } from '../../../testing/test-client.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { catchUpWithPartners } from '../partner-gateway/catch-up.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

/** Complete answers after an agreement in the office, the shortest way to banks. */
const answers = {
  reserve_number: 'Б-204',
  price: '1200000000',
  down: '300000000',
  years: '25',
  'p0.last_name': 'Орлова',
  'p0.name': 'Вера',
  'p0.birth_date': '05.03.1985',
  'p0.phone': '+7 (981) 304-17-62',
  'p0.email': 'vera@example.ru',
  'p0.employment': 'pensioner',
  'p0.experience': '30',
  'p0.income': '9000000',
  'p0.income_proof': 'pension',
  consent_data: '1',
  consent_bureau: '1',
};
const LOAN = 900_000_000;
/** Seconds. */
const DAY = 86_400;
const programmes = ['baltika-standard', 'severny-standard'];

const draftOf = async (visitor: TestClient, order?: string, kind = 'form') => {
  const query = { kind, ...(order !== undefined && { order }) };
  const { body } = await visitor.get('Mortgage.GetDraft', query);
  return body.result as ResultOf<'Mortgage.GetDraft'>;
};
const save = (visitor: TestClient, changes: Record<string, string>) =>
  visitor.post('Mortgage.SaveDraft', { kind: 'form', answers: changes });
const send = async (visitor: TestClient, more: Record<string, unknown> = {}) =>
  visitor.post('Mortgage.Send', {
    kind: 'offline',
    answers,
    programmes,
    token: await visitor.token(),
    ...more,
  });
const applicationsOf = async (visitor: TestClient) => {
  const { body } = await visitor.get('Mortgage.GetApplications');
  return (body.result as ResultOf<'Mortgage.GetApplications'>).applications;
};
const oneBuyer = async () => {
  const [buyer] = await someBuyers(backend, 1);
  if (!buyer) throw new Error('no buyer was made');
  return buyer;
};

describe('a draft', () => {
  test('is stored as typed; what is not named stays, what is emptied goes', async () => {
    const guest = backend.visitor();
    expect(await draftOf(guest)).toEqual({ draft: null, prefill: {} });
    await save(guest, { price: '12', 'p0.passport_series': '40', 'p0.name': 'Вера' });
    await save(guest, { 'p0.passport_series': '4005', 'p0.name': '' });
    expect((await draftOf(guest)).draft?.answers).toEqual({
      price: '12',
      'p0.passport_series': '4005',
    });
  });

  test('of many changes at once loses none', async () => {
    const buyer = await oneBuyer();
    const names = Array.from({ length: 30 }, (_, index) => `p0.field${index}`);
    await Promise.all(names.map((name) => save(buyer, { [name]: name })));
    expect(Object.keys((await draftOf(buyer)).draft?.answers ?? {})).toHaveLength(30);
  });

  test('belongs to one visitor, and a cookie of one’s own choosing opens none', async () => {
    const guest = backend.visitor();
    await save(guest, { price: '1' });
    const stranger = backend.visitor();
    stranger.cookies.set('anketa', 'chosen-by-myself');
    expect((await draftOf(stranger)).draft).toBeNull();
    await save(stranger, { price: '2' });
    expect(stranger.cookies.get('anketa')).not.toBe('chosen-by-myself');
    expect((await draftOf(guest)).draft?.answers).toEqual({ price: '1' });
  });

  test('follows its guest into the account, the later answer of both wins', async () => {
    const buyer = await oneBuyer();
    await save(buyer, { price: '1', down: '1' });
    backend.clock.pass(60);
    const guest = backend.visitor();
    await save(guest, { price: '2', years: '20' });
    for (const [name, value] of guest.cookies) buyer.cookies.set(name, value);
    const { draft } = await draftOf(buyer);
    expect(draft?.answers).toEqual({ price: '2', down: '1', years: '20' });
    expect(buyer.cookies.has('anketa')).toBe(false);
    expect((await draftOf(guest)).draft).toBeNull();
  });

  test('begins with what is known of a buyer, and of the order', async () => {
    const sale = await openSale(backend, { mortgage: true });
    const { price } = await orderOf(sale);
    expect((await draftOf(sale.buyer)).prefill).toMatchObject({ 'p0.last_name': 'Покупатель' });
    expect((await draftOf(sale.buyer, sale.order)).prefill).toMatchObject({
      price: String(price),
      down: String(Math.ceil(price * 0.3)),
      years: '30',
      people: '2',
      'p0.passport_series': '4008',
      'p0.birth_date': '17.04.1988',
      'p1.last_name': 'Савельев',
    });
    for (const visitor of [await oneBuyer(), backend.visitor()]) {
      const query = { kind: 'form', order: sale.order };
      expect((await visitor.get('Mortgage.GetDraft', query)).status).toBe(404);
    }
  });

  test('is one a buyer: what each types stays with him', async () => {
    const [one, other] = [await oneBuyer(), await oneBuyer()];
    await save(one, { price: '1' });
    await save(other, { price: '2', down: '1' });
    await save(one, { years: '20' });
    expect((await draftOf(one)).draft?.answers).toEqual({ price: '1', years: '20' });
    expect((await draftOf(other)).draft?.answers).toEqual({ price: '2', down: '1' });
  });

  test('after an agreement in the office begins with the buyer’s own, while it lasts', async () => {
    const reserved = async (number: string, endedAt: Date | null) => {
      const buyer = await oneBuyer();
      const [guid, userId] = [randomUUID(), await userIdOf(buyer)];
      const { db, clock } = backend.services;
      const row = { guid, userId, number, endedAt, reservedAt: clock() };
      await db.insert(offlineReserves).values(row);
      backend.clock.pass(1);
      return async () =>
        (await draftOf(buyer, undefined, 'offline')).prefill['reserve_number'] ?? null;
    };
    const [first, ended, last] = [
      await reserved('Б-1', null),
      await reserved('Б-2', backend.clock()),
      await reserved('Б-3', null),
    ];
    expect([await first(), await ended(), await last()]).toEqual(['Б-1', null, 'Б-3']);
  });

  test('that is far too long is refused', async () => {
    const guest = backend.visitor();
    const long = (prefix: string) =>
      Object.fromEntries(
        Array.from({ length: 39 }, (_, index) => [`${prefix}.f${index}`, 'я'.repeat(950)]),
      );
    expect((await save(guest, long('p0'))).status).toBe(200);
    expect((await save(guest, long('p1'))).status).toBe(200);
    expect((await save(guest, long('p2'))).status).toBe(422);
  });
});

describe('an application', () => {
  test('goes to several banks at once, and each answers for itself', async () => {
    const guest = backend.visitor();
    await save(guest, { price: '1' });
    const { status, body } = await send(guest);
    expect([status, body.message]).toEqual([200, undefined]);
    expect((await draftOf(guest)).draft).toBeNull();
    const [sent] = await applicationsOf(guest);
    expect(sent?.number).toMatch(/^И-\d{5}$/);
    expect(sent?.banks.map(({ programme, status }) => [programme, status])).toEqual([
      ['baltika-standard', 'sent'],
      ['severny-standard', 'sent'],
    ]);
    await press(guest, sent?.banks[0]?.url ?? '', 'approve');
    await press(guest, sent?.banks[1]?.url ?? '', 'refuse');
    expect((await applicationsOf(guest))[0]?.banks).toMatchObject([
      { status: 'approved', sum: LOAN, rate: 16.4, cost: { from: 16.4, to: 17.9 } },
      { status: 'refused', sum: null, note: expect.stringContaining('Дохода') },
    ]);
  });

  test('that nobody decides is looked at, and then approved by the clock', async () => {
    const guest = backend.visitor();
    await send(guest);
    const statuses = async () =>
      (await applicationsOf(guest))[0]?.banks.map(({ status }) => status);
    backend.clock.pass(21);
    await catchUpWithPartners(backend.services);
    expect(await statuses()).toEqual(['review', 'review']);
    backend.clock.pass(600);
    await catchUpWithPartners(backend.services);
    expect(await statuses()).toEqual(['approved', 'approved']);
  });

  test('keeps masked answers in one notation and nothing that nobody asked', async () => {
    const guest = backend.visitor();
    await send(guest, { answers: { ...answers, 'p9.name': 'Лишний' } });
    const { db } = backend.services;
    const [{ id = '' } = {}] = await applicationsOf(guest);
    const [row] = await db
      .select()
      .from(mortgageApplications)
      .where(eq(mortgageApplications.guid, id));
    expect(row?.answers['p0.phone']).toBe('+79813041762');
    expect(row?.answers).not.toHaveProperty('p9.name');
  });

  test.each([
    ['p0.phone', '+7 (981) 304'],
    ['p0.birth_date', '31.02.1985'],
    ['p0.income', '12 рублей'],
    ['down', '1200000000'],
    ['consent_bureau', ''],
  ])('with a wrong %s is refused beside it', async (name, value) => {
    const guest = backend.visitor();
    const answer = await send(guest, { answers: { ...answers, [name]: value } });
    expect(answer.status).toBe(400);
    expect(issuesOf(answer).map(({ path }) => path)).toContain(`answers.${name}`);
    expect(await applicationsOf(guest)).toEqual([]);
  });

  test.each([
    ['SNILS', 'p0.snils', '112-233-445 94'],
    ['INN', 'p0.inn', '500100732258'],
    ['department', 'p0.passport_code', '780'],
    ['passport', 'p0.passport_number', '12345'],
  ])('with a wrong %s of the full form is refused beside it', async (_, name, value) => {
    const full = { ...answers, [name]: value };
    const answer = await send(backend.visitor(), { kind: 'form', answers: full });
    expect(issuesOf(answer).map(({ path }) => path)).toContain(`answers.${name}`);
  });

  test('without a bank, to an unknown one, or from a program is refused', async () => {
    const guest = backend.visitor();
    expect((await send(guest, { programmes: [] })).status).toBe(400);
    expect((await send(guest, { programmes: ['nobody'] })).status).toBe(404);
    // Payments on cards are counted by it, but no bank gives it.
    expect((await send(guest, { programmes: ['family'] })).status).toBe(404);
    expect((await send(guest, { token: 'token' })).status).toBe(403);
  });

  test('sent again with its key is one, and with other answers a mistake', async () => {
    const guest = backend.visitor();
    await save(guest, { price: '1' });
    const key = { 'idempotency-key': 'one-application' };
    const body = { kind: 'offline', answers, programmes, token: await guest.token() };
    const first = await guest.post('Mortgage.Send', body, key);
    const again = await guest.post('Mortgage.Send', body, key);
    expect(again.body).toEqual(first.body);
    const other = { ...body, answers: { ...answers, years: '10' } };
    expect((await guest.post('Mortgage.Send', other, key)).status).toBe(409);
    expect(await applicationsOf(guest)).toHaveLength(1);
  });

  test('is nobody else’s to read, and becomes the buyer’s after the login', async () => {
    const guest = backend.visitor();
    await send(guest);
    expect(await applicationsOf(await oneBuyer())).toEqual([]);
    const buyer = await oneBuyer();
    for (const [name, value] of guest.cookies) buyer.cookies.set(name, value);
    expect(await applicationsOf(buyer)).toHaveLength(1);
    expect(await applicationsOf(guest)).toEqual([]);
  });
});

describe('an application for an order', () => {
  type Bank = ResultOf<'Order.GetOrderById'>['data']['banks'][number];

  /** An order whose two banks have answered, as the buttons of their pages are called. */
  const answered = async (...buttons: [first: string, second: string]) => {
    const sale = await atTheBank();
    await send(sale.buyer, { order: sale.order });
    const [sent] = await applicationsOf(sale.buyer);
    for (const [index, button] of buttons.entries()) {
      await press(sale.buyer, sent?.banks[index]?.url ?? '', button);
    }
    return { sale, banks: (await orderOf(sale)).banks };
  };
  const choose = (
    { buyer, order: guid }: Sale,
    bank: (Pick<Bank, 'offer'> & Partial<Bank>) | undefined,
    more: { first?: number | undefined } = { first: bank?.loan?.first },
    headers?: Record<string, string>,
  ) => buyer.post('Order.ChooseBank', { guid, offer: bank?.offer, ...more }, headers);

  const atTheBank = async () => {
    const sale = await openSale(backend, { mortgage: true });
    await press(sale.buyer, await partnerPage(sale, 'Order.Pay', { purpose: 'hold' }), 'pay');
    return sale;
  };

  test('is answered by each bank with an event and a letter, and the buyer chooses', async () => {
    const sale = await atTheBank();
    await backend.services.db
      .update(users)
      .set({ email: `${sale.number}@example.ru`, emailConfirmed: true })
      .where(eq(users.id, await userIdOf(sale.buyer)));
    expect((await orderOf(sale)).can).toContain('apply-mortgage');
    expect((await send(sale.buyer, { order: sale.order })).status).toBe(200);
    const [sent] = await applicationsOf(sale.buyer);
    const left = await press(sale.buyer, sent?.banks[0]?.url ?? '', 'refuse');
    expect(left.headers.get('location')).toBe(`/lk/orders/${sale.order}?back=bank`);
    await press(sale.buyer, sent?.banks[1]?.url ?? '', 'approve');
    const { stage_number, next_step, timeline, banks } = await orderOf(sale);
    expect([stage_number, next_step?.title]).toEqual([5, 'Выберите банк']);
    expect(timeline.slice(0, 2).map(({ title }) => title)).toEqual([
      'Северный ипотечный одобрил кредит',
      'Балтика Банк отказал в\u00a0кредите',
    ]);
    expect(banks.map(({ state }) => state)).toEqual(['approved', 'refused']);
    const letters = (await received(backend.services)).filter(
      (message) => message.kind === 'mail' && message.text.includes(sale.number),
    );
    expect(letters.map((letter) => letter.kind === 'mail' && letter.subject).sort()).toEqual([
      'Балтика Банк отказал в\u00a0кредите',
      'Северный ипотечный одобрил кредит',
    ]);
    const approval = letters.find(({ text }) => text.includes('одобрил'))?.text ?? '';
    expect(approval.replaceAll('\u2060', '').replaceAll(/\s/g, ' ')).toContain(
      'ПСК 17,2–18,8 %, ставка 17,2 %, решение действует',
    );
  });

  test('can be compared: what a bank lends, what it costs, what is paid first and each month', async () => {
    const { sale, banks } = await answered('approve-less', 'approve-dearer');
    const { price } = await orderOf(sale);
    const [less, dearer] = ['Балтика Банк', 'Северный ипотечный'].map(
      (name) => banks.find(({ bank }) => bank === name)?.loan,
    );
    const limit = Math.floor((LOAN * 0.8) / 100) * 100;
    const own = Math.ceil(price * 0.3);
    const first = Math.max(own, price - limit);
    expect(less).toEqual({
      ...{ sum: limit, rate: 16.4, cost: { from: 16.4, to: 17.9 }, months: 300, first },
      loan: price - first,
      payment: annuityPayment({ loan: price - first, rate: 16.4, months: 300 }),
      until: new Date(backend.clock().getTime() + 90 * DAY * 1000).toISOString(),
    });
    expect(dearer).toMatchObject({ sum: LOAN, rate: 17.7, cost: { from: 17.7, to: 19.3 } });
    expect(dearer?.months).toBe(240);
  });

  test('goes on with the chosen bank; contract and payments name it, and the choice may be changed', async () => {
    const { sale, banks } = await answered('approve', 'approve-dearer');
    const [one, other] = banks;
    const chosen = await choose(sale, one);
    expect([chosen.status, chosen.body.message]).toEqual([200, undefined]);
    expect(await orderOf(sale)).toMatchObject({ stage_number: 6 });
    expect((await choose(sale, other)).status).toBe(200);
    const { payment, banks: now } = await orderOf(sale);
    expect(now.filter((bank) => bank.chosen).map(({ bank }) => bank)).toEqual([other?.bank]);
    const terms = { down_payment: other?.loan?.first, months: other?.loan?.months };
    expect(payment).toMatchObject({ kind: 'mortgage', terms });
    await bring(backend, sale, { from: 6, to: 7 });
    const { body } = await sale.buyer.post('Order.GetContract', { guid: sale.order });
    const { text } = (body.result as ResultOf<'Order.GetContract'>).contract;
    const said = JSON.stringify(text).replaceAll('\u00a0', ' ');
    expect(said).toContain(`кредита (${other?.bank})`);
    expect(said).not.toContain(`кредита (${one?.bank})`);
    expect(said).toContain(formatMoney(other?.loan?.first ?? 0).replaceAll('\u00a0', ' '));
  });

  test('is chosen once for one key, by its buyer alone', async () => {
    const { sale, banks } = await answered('approve', 'approve');
    const key = { 'idempotency-key': randomUUID() };
    const [one] = banks;
    const agreed = { first: one?.loan?.first };
    expect((await choose(sale, one, agreed, key)).status).toBe(200);
    const { version } = await orderOf(sale);
    expect((await choose(sale, one, agreed, key)).status).toBe(200);
    expect((await orderOf(sale)).version).toBe(version);
    const theirs = { ...sale, buyer: await oneBuyer() };
    expect((await choose(theirs, one)).status).toBe(404);
    expect((await choose(sale, { offer: randomUUID() })).status).toBe(404);
  });

  test('is no choice where the limit and the first payment do not make the price', async () => {
    const { sale, banks } = await answered('approve-less', 'refuse');
    const [less] = banks;
    const { price } = await orderOf(sale);
    const first = less?.loan?.first ?? 0;
    const short = await choose(sale, less, { first: first - 100 });
    expect([short.status, short.body.message?.replaceAll('\u00a0', ' ')]).toEqual([
      409,
      expect.stringMatching(/^Банк даёт до .* ₽, а нужно .* Увеличьте первый взнос до/),
    ]);
    const cheap = await choose(sale, less, { first: 100 });
    expect([cheap.status, issuesOf(cheap)[0]?.path]).toEqual([422, 'first']);
    const dear = await choose(sale, less, { first: price + 100 });
    expect(issuesOf(dear)[0]?.message).toBe('Первый взнос больше цены');
    expect((await choose(sale, less, { first })).status).toBe(200);
  });

  test('is no choice once the approval is out of date', async () => {
    const { sale, banks } = await answered('approve-briefly', 'refuse');
    const [brief] = banks;
    backend.clock.pass(DAY);
    const late = await choose(sale, brief, { first: brief?.loan?.first });
    expect([late.status, late.body.message]).toEqual([
      409,
      'Это решение банка больше не\u00a0действует. Выберите другой банк или подайте заявку ещё раз',
    ]);
    const { banks: now, can } = await orderOf(sale);
    expect(now.map(({ state }) => state)).toEqual(['lapsed', 'refused']);
    expect(can).toContain('apply-mortgage');
    expect(can).not.toContain('choose-bank');
  });

  test('that all banks refuse stops the order', async () => {
    const sale = await atTheBank();
    await send(sale.buyer, { order: sale.order });
    const [sent] = await applicationsOf(sale.buyer);
    await press(sale.buyer, sent?.banks[0]?.url ?? '', 'refuse');
    expect((await orderOf(sale)).side_state).toBeNull();
    await press(sale.buyer, sent?.banks[1]?.url ?? '', 'refuse');
    expect((await orderOf(sale)).side_state).toBe('refused');
  });

  test('is refused for somebody else’s order and for one that waits for no bank', async () => {
    const sale = await atTheBank();
    expect((await send(await oneBuyer(), { order: sale.order })).status).toBe(404);
    expect((await send(backend.visitor(), { order: sale.order })).status).toBe(404);
    const other = await openSale(backend);
    expect((await send(other.buyer, { order: other.order })).status).toBe(409);
  });
});

test('a short questionnaire is a lead, and the beginning of the full one', async () => {
  const guest = backend.visitor();
  const short = {
    'p0.name': 'Вера',
    'p0.phone': '8 981 304 17 65',
    'p0.programme': 'Семейная ипотека',
  };
  const answer = await send(guest, { kind: 'short', answers: short, programmes: [] });
  expect([answer.status, answer.body.result]).toEqual([200, { application: null }]);
  const { db } = backend.services;
  const [lead] = await db.select().from(leads).where(eq(leads.phone, '+79813041765'));
  expect(lead).toMatchObject({
    method: 'Mortgage.Send',
    details: { programme: 'Семейная ипотека' },
  });
  expect((await draftOf(guest)).draft?.answers).toMatchObject({ 'p0.name': 'Вера' });
});

test('an evaluation of a flat is kept with everything that was said of it', async () => {
  const guest = backend.visitor();
  const flat = { address: 'улица Савушкина, 14', rooms: '2', area: '52,4', floor: '5', floors: 9 };
  const lead = { name: 'Ольга', phone: '+7 (921) 555-01-77', url: '/trade-in', ...flat };
  const { status } = await guest.post('Form.CallRequestTradeIn', {
    ...lead,
    token: await guest.token(),
  });
  expect(status).toBe(200);
  const { db } = backend.services;
  const [stored] = await db.select().from(leads).where(eq(leads.phone, '+79215550177'));
  expect(stored?.details).toMatchObject({ ...flat, area: '52,4', floors: '9' });
});
