import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { lots } from '../../estate/objects.table.ts';
import { payments } from './payments.table.ts';
import {
  openSale,
  orderOf,
  partnerPage,
  phoneOf,
  press,
  type Sale,
} from '../../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { catchUpWithPartners } from '../partner-gateway/catch-up.ts';
import { signBody } from '../../../adapters/partner/signature.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const HOUR = 3600;
const DAY = 24 * HOUR;
const FEE = 3_000_000;

const pay = (sale: Sale) => partnerPage(sale, 'Order.Pay', { purpose: 'hold' });

async function paymentOf({ order }: Sale) {
  const { db } = backend.services;
  const rows = await db.select().from(payments).where(eq(payments.orderGuid, order));
  const [row] = rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  if (!row) throw new Error('nothing was paid');
  return row;
}

const timelineOf = async (sale: Sale) =>
  (await orderOf(sale)).timeline.map(({ title }) => title).join(' · ');

/** A message as the acquirer would send it over HTTP. */
async function tell(
  event: Record<string, unknown>,
  { key, header }: { key?: string; header?: string } = {},
) {
  const { partners, clock } = backend.services;
  const body = JSON.stringify({ amount: null, note: null, at: clock().toISOString(), ...event });
  const signature = header ?? signBody(key ?? partners.keyOf('acquirer'), body, clock());
  const headers = { 'content-type': 'application/json', 'x-signature': signature };
  const init = { method: 'POST', body, headers };
  return backend.visitor().send('/api/acquirer/callback', init);
}

describe('a payment', () => {
  test('that succeeds makes the hold a paid one of 14 days', async () => {
    const sale = await openSale(backend);
    await press(sale.buyer, await pay(sale), 'pay');
    const { hold, stage_number } = await orderOf(sale);
    expect(stage_number).toBe(6);
    const until = backend.clock().getTime() + 14 * DAY * 1000;
    expect(hold).toMatchObject({ kind: 'paid', until: new Date(until).toISOString() });
  });

  test('asked for twice is one, and so it is for two tabs at once', async () => {
    const sale = await openSale(backend);
    const urls = await Promise.all(Array.from({ length: 10 }, () => pay(sale)));
    expect(new Set(urls).size).toBe(1);
    const { db } = backend.services;
    expect(await db.$count(payments, eq(payments.orderGuid, sale.order))).toBe(1);
  });

  test('one key many times at once is one payment; with another purpose it is refused', async () => {
    const sale = await openSale(backend);
    const other = await openSale(backend, { buyer: sale.buyer });
    const key = { 'idempotency-key': 'payment-of-one-hold' };
    const body = { guid: sale.order, purpose: 'hold' };
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => sale.buyer.post('Order.Pay', body, key)),
    );
    expect(new Set(answers.map((one) => JSON.stringify(one.body))).size).toBe(1);
    const otherBody = { guid: other.order, purpose: 'hold' };
    expect((await sale.buyer.post('Order.Pay', otherBody, key)).status).toBe(409);
  });

  test('that is refused may be tried again', async () => {
    const sale = await openSale(backend);
    const first = await pay(sale);
    await press(sale.buyer, first, 'refuse');
    expect((await orderOf(sale)).stage_number).toBe(4);
    expect((await press(sale.buyer, first, 'pay')).status).toBe(409);
    const second = await pay(sale);
    expect(second).not.toBe(first);
    await press(sale.buyer, second, 'pay');
    expect((await orderOf(sale)).stage_number).toBe(6);
  });

  test('that nobody answers expires after half an hour, and a new one takes its place', async () => {
    const sale = await openSale(backend);
    const first = await pay(sale);
    await press(sale.buyer, first, 'timeout');
    const { guid } = await paymentOf(sale);
    const stateOf = async () => {
      const { body } = await sale.buyer.post('Order.GetPayment', { payment: guid });
      return (body.result as ResultOf<'Order.GetPayment'>).state;
    };
    expect(await stateOf()).toBe('open');
    backend.clock.pass(31 * 60);
    expect(await stateOf()).toBe('expired');
    expect(await pay(sale)).not.toBe(first);
  });

  test('that is told of twice counts once', async () => {
    const sale = await openSale(backend);
    await press(sale.buyer, await pay(sale), 'twice');
    const { payments: told, money } = await orderOf(sale);
    expect([told.length, money.received]).toEqual([1, FEE]);
    const timeline = await timelineOf(sale);
    expect(timeline.match(/плач/gi)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  test('that is told of late still makes the hold paid while it lasts', async () => {
    const sale = await openSale(backend);
    await press(sale.buyer, await pay(sale), 'late');
    expect((await orderOf(sale)).stage_number).toBe(4);
    backend.clock.pass(61);
    await catchUpWithPartners(backend.services);
    expect((await orderOf(sale)).stage_number).toBe(6);
  });

  test('whose money comes after the hold has ended goes back', async () => {
    const sale = await openSale(backend);
    await press(sale.buyer, await pay(sale), 'timeout');
    const { guid } = await paymentOf(sale);
    backend.clock.pass(25 * HOUR);
    const event = { id: 'late-1', subject: guid, type: 'succeeded', amount: FEE };
    expect((await tell(event)).status).toBe(204);
    expect((await paymentOf(sale)).state).toBe('refunding');
    await catchUpWithPartners(backend.services);
    expect((await paymentOf(sale)).state).toBe('refunded');
    expect(await orderOf(sale)).toMatchObject({ money: { received: FEE, refunded: FEE } });
    const { db } = backend.services;
    const [lot] = await db.select().from(lots).where(eq(lots.id, sale.lot));
    expect(lot?.status).toBe('free');
  });

  test('of a cancelled order goes back once', async () => {
    const sale = await openSale(backend);
    await press(sale.buyer, await pay(sale), 'pay');
    await sale.buyer.post('Order.Cancel', { guid: sale.order, reason: 'other-flat' });
    for (let look = 0; look < 3; look++) await catchUpWithPartners(backend.services);
    const { side_state, money } = await orderOf(sale);
    expect([side_state, money.refunded]).toEqual(['refunded', FEE]);
  });
});

describe('a message of the acquirer', () => {
  const open = async () => {
    const sale = await openSale(backend);
    await pay(sale);
    return { sale, subject: (await paymentOf(sale)).guid };
  };

  test('is taken over HTTP, any number of times at once', async () => {
    const { sale, subject } = await open();
    const event = { id: 'many-1', subject, type: 'succeeded', amount: FEE };
    const answers = await Promise.all(Array.from({ length: 20 }, () => tell(event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await orderOf(sale)).money.received).toBe(FEE);
  });

  test('with another amount changes nothing', async () => {
    const { sale, subject } = await open();
    for (const [index, amount] of [FEE - 1, FEE + 1, 0, null].entries()) {
      const event = { id: `wrong-${index}`, subject, type: 'succeeded', amount };
      expect((await tell(event)).status).toBe(422);
    }
    expect((await paymentOf(sale)).state).toBe('open');
    const right = { id: 'wrong-0', subject, type: 'succeeded', amount: FEE };
    expect((await tell(right)).status).toBe(204);
  });

  test.each([
    ['a wrong key', { key: 'somebody else’s' }],
    ['no signature', { header: '' }],
    ['a signature of nothing', { header: 't=1,v1=' }],
    ['an old signature', { header: `t=1,v1=${'0'.repeat(64)}` }],
  ])('with %s is refused', async (_, options) => {
    const { sale, subject } = await open();
    const event = { id: 'forged', subject, type: 'succeeded', amount: FEE };
    expect((await tell(event, options)).status).toBe(403);
    expect((await paymentOf(sale)).state).toBe('open');
  });

  test('about nothing that is known is refused, and one that makes no sense too', async () => {
    const subject = '00000000-0000-4000-8000-000000000000';
    expect((await tell({ id: 'a', subject, type: 'succeeded', amount: FEE })).status).toBe(404);
    expect((await tell({ id: 'b', subject: 'x', type: 'succeeded' })).status).toBe(400);
    const known = await open();
    expect((await tell({ id: 'c', subject: known.subject, type: 'exploded' })).status).toBe(422);
  });

  test('after the refusal of the same payment still counts: money is money', async () => {
    const { sale, subject } = await open();
    await tell({ id: 'no', subject, type: 'refused', note: 'Нет денег' });
    await tell({ id: 'yes', subject, type: 'succeeded', amount: FEE });
    await tell({ id: 'no-again', subject, type: 'refused' });
    expect(await orderOf(sale)).toMatchObject({ stage_number: 6, money: { received: FEE } });
  });
});

describe('a payment by number', () => {
  test('is found by number and phone, however they are typed, and by nothing else', async () => {
    const sale = await openSale(backend);
    const phone = await phoneOf(backend, sale);
    const digits = sale.number.slice('M30-'.length);
    const find = async (number: string, by: string) => {
      const answer = await backend.visitor().post('Order.FindPayment', { number, phone: by });
      return (answer.body.result as ResultOf<'Order.FindPayment'>).payment;
    };
    for (const number of [sale.number, digits, `м30 ${digits}`, `№ M30–${digits}`]) {
      expect(await find(number, phone)).toMatchObject({ number: sale.number, amount: FEE });
    }
    expect(await find(sale.number, '+79210000001')).toBeNull();
    expect(await find('99999', phone)).toBeNull();
    const guest = backend.visitor();
    const asked = { number: digits, phone, purpose: 'hold' };
    const paid = await guest.post('Order.PayByNumber', asked);
    const { url } = paid.body.result as { url: string };
    const left = await press(guest, url, 'pay');
    expect(left.headers.get('location')).toBe('/oplata?paid=1');
    expect((await orderOf(sale)).stage_number).toBe(6);
    expect((await guest.post('Order.PayByNumber', asked)).status).toBe(404);
  });

  test('may be tried twenty times an hour', async () => {
    const strict = await backend.restarted({ RATE_LIMIT_CONTRACT_ADDRESS: '3/3600' });
    const asked = { number: '30001', phone: '+79215550102' };
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      statuses.push((await strict.visitor().post('Order.FindPayment', asked)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
