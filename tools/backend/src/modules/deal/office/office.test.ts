import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioInput, StudioResult } from '@m30/studio/contract/client';
import { lastCode, lastTo } from '../../../testing/outbox.ts';
import { askCode } from '../../../testing/auth.ts';
import { someBuyers } from '../../../testing/buyers.ts';
import { staffAs, type StudioClient } from '../../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { lots } from '../../estate/objects.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { offlineReserves } from '../../people/account/offline-reserves.table.ts';
import { staffAudit } from '../../staff/audit/staff-audit.table.ts';
import { orders } from '../order/orders.table.ts';

type Made = StudioResult<'Office.Reserve'>;

let backend: TestBackend;
let manager: StudioClient;
let count = 0;

beforeAll(async () => {
  backend = await testBackend();
  manager = await staffAs(backend, 'sales_manager');
});
afterAll(() => backend.close());

/** A flat that nobody holds, as the office finds it. */
async function freeLot() {
  const [row] = await backend.services.db
    .select()
    .from(lots)
    .where(and(eq(lots.kind, 'flat'), eq(lots.status, 'free')))
    .orderBy(lots.guid)
    .offset(count++ * 3)
    .limit(1);
  const placed = row && backend.services.catalogue.snapshot.placed.get(row.guid);
  if (!placed) throw new Error('no free flat');
  const text = `${placed.complex.name} ${placed.building.name} ${placed.number}`;
  const { lots: found } = await manager.result<StudioResult<'Office.Lots'>>(
    manager.get('Office.Lots', { text }),
  );
  const lot = found.find(({ guid }) => guid === row.guid);
  if (!lot) throw new Error(`«${text}» does not find the flat`);
  return lot;
}

const caller = (phone: string) => ({
  ...{ phone, last_name: 'Звонкова', name: 'Алла', second_name: '', email: '' },
});

const reserve = (
  input: Partial<StudioInput<'Office.Reserve'>> & { lot: string; price: number; phone: string },
  key?: string,
) =>
  manager.post(
    'Office.Reserve',
    { ...caller(input.phone), ...input },
    key ? { 'idempotency-key': key } : {},
  );

test('a lot is found by its number in a complex, with price and terms as the site has them', async () => {
  const lot = await freeLot();
  expect(lot.status).toBe('free');
  expect(lot.about).toMatch(/^квартира, /);
  expect(lot.programmes.length).toBeGreaterThan(0);
  for (const { least, monthly } of lot.programmes) {
    expect(least).toBeGreaterThan(0);
    expect(monthly).toBeGreaterThan(0);
    expect(least).toBeLessThan(lot.price);
  }
  const nothing = manager.get('Office.Lots', { text: 'замок 1' });
  expect(await manager.result(nothing)).toEqual({ lots: [] });
});

test('a caller gets a hold, an account and an SMS, and sees the reserve of the office by a code to the phone', async () => {
  const lot = await freeLot();
  const phone = '+79215550001';
  const made = await manager.result<Made>(reserve({ lot: lot.guid, price: lot.price, phone }));
  expect(made).toMatchObject({ is_new: true, sms: true });
  const [held] = await backend.services.db.select().from(lots).where(eq(lots.guid, lot.guid));
  expect(held?.status).toBe('held');
  const { text } = await lastTo(backend.services, phone);
  expect(text).toContain(lot.title);
  expect(text).toMatch(new RegExp(`Забыли пароль.*/lk/orders/${made.order}$`));

  const buyer = backend.visitor();
  backend.clock.pass(61);
  await askCode(buyer, 'User.ChangeCheckSMSPhone', { phone });
  const code = await lastCode(backend.services, phone);
  await buyer.post('User.ChangePassword', { phone, code });
  const passwords = { password: 'granit-2026', rpassword: 'granit-2026' };
  const { body } = await buyer.post('User.NewPassword', { ...passwords, phone, code });
  const { user } = body.result as { user: { id: number; guid: string } };
  expect(user.guid).toBe(made.buyer);
  const own = { user_id: user.id, user_guid: user.guid };
  expect((await buyer.post('Cart.GetOfflineReserve', own)).body.result).toEqual({ offline: 1 });
  const mine = await buyer.post('Order.GetOrderList', { user_id: user.id });
  expect(mine.body.result).toMatchObject({ orders: [{ guid: made.order }], total: 1 });

  await buyer.post('Order.CancelHold', { order: made.order });
  expect((await buyer.post('Cart.GetOfflineReserve', own)).body.result).toEqual({ offline: 0 });
});

test('the order says that the company made it, and the journal who', async () => {
  const lot = await freeLot();
  const made = await manager.result<Made>(
    reserve({ lot: lot.guid, price: lot.price, phone: '+79215550002' }),
  );
  const { order } = await manager.result<StudioResult<'Orders.Get'>>(
    manager.get('Orders.Get', { order: made.order }),
  );
  expect(order.timeline.map(({ actor }) => actor)).toEqual(['company', 'company']);
  const entries = await backend.services.db
    .select()
    .from(staffAudit)
    .where(eq(staffAudit.subjectId, made.order));
  expect(entries.map(({ summary }) => summary)).toEqual([
    `Бронь для покупателя: ${made.number}, ${lot.title}`,
  ]);
  expect(JSON.stringify(entries)).not.toContain('9215550002');
});

test('an account that has the phone gets the order; nothing of it is changed', async () => {
  const [first, second] = [await freeLot(), await freeLot()];
  const phone = '+79215550003';
  const made = await manager.result<Made>(reserve({ lot: first.guid, price: first.price, phone }));
  const again = await manager.result<Made>(
    reserve({ lot: second.guid, price: second.price, phone, last_name: 'Другая' }),
  );
  expect([again.is_new, again.buyer]).toEqual([false, made.buyer]);
  const accounts = await backend.services.db.select().from(users).where(eq(users.phone, phone));
  expect(accounts.map(({ lastName }) => lastName)).toEqual(['Звонкова']);
});

test('an account that somebody made by letter with the phone gets nothing', async () => {
  const [stranger] = await someBuyers(backend, 1);
  const phone = '+79215550004';
  const { body } = await stranger.post('User.GetInfo', {});
  const { id } = (body.result as { user: { id: number } }).user;
  const { db } = backend.services;
  await db.update(users).set({ phone, phoneConfirmed: false }).where(eq(users.id, id));
  const lot = await freeLot();
  const made = await manager.result<Made>(reserve({ lot: lot.guid, price: lot.price, phone }));
  expect(made.is_new).toBe(true);
  expect(await db.$count(orders, eq(orders.userId, id))).toBe(0);
});

test('of many who hold one lot at once one does, in the office as on the site', async () => {
  const lot = await freeLot();
  const { id } = backend.services.catalogue.snapshot.placed.get(lot.guid) ?? { id: '' };
  const buyers = await someBuyers(backend, 3);
  const answers = await Promise.all([
    ...[5, 6, 7].map((n) => reserve({ lot: lot.guid, price: lot.price, phone: `+7921555001${n}` })),
    ...buyers.map((buyer) => buyer.post('Order.Reserve', { lot: id, price: lot.price })),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  // Whoever came too late left no account behind.
  const made = await backend.services.db.$count(
    offlineReserves,
    and(eq(offlineReserves.lotGuid, lot.guid), isNull(offlineReserves.endedAt)),
  );
  const accounts = await backend.services.db.select().from(users);
  expect(accounts.filter(({ phone }) => phone.startsWith('+7921555001'))).toHaveLength(made);
});

test('the same key holds once, and a price that was not seen is refused', async () => {
  const lot = await freeLot();
  const phone = '+79215550020';
  const wrong = await reserve({ lot: lot.guid, price: lot.price - 100, phone });
  expect([wrong.status, wrong.body.message]).toEqual([
    409,
    expect.stringContaining('изменилась') as string,
  ]);
  expect(
    await backend.services.db.$count(users, eq(users.phone, phone)),
    'a refusal leaves no account behind',
  ).toBe(0);
  const input = { lot: lot.guid, price: lot.price, phone };
  const first = await manager.result<Made>(reserve(input, 'office-1'));
  expect(await manager.result<Made>(reserve(input, 'office-1'))).toEqual(first);
});

test('a way to pay is taken by the rules of the account', async () => {
  const lot = await freeLot();
  const [programme] = lot.programmes;
  if (!programme) throw new Error('nobody lends for it');
  const terms = { kind: 'mortgage' as const, programme: programme.id, months: 240 };
  const phone = '+79215550021';
  const few = { ...terms, down_payment: programme.least - 100_00 };
  const refused = await reserve({ lot: lot.guid, price: lot.price, phone, payment: few });
  expect([refused.status, refused.body.message]).toEqual([
    422,
    expect.stringContaining('не меньше') as string,
  ]);
  const enough = { ...terms, down_payment: programme.least };
  const made = await manager.result<Made>(
    reserve({ lot: lot.guid, price: lot.price, phone, payment: enough }),
  );
  const { order } = await manager.result<StudioResult<'Orders.Get'>>(
    manager.get('Orders.Get', { order: made.order }),
  );
  expect([order.stage, order.payment]).toEqual([3, 'ипотека']);
});

test('a lead is written down by hand and becomes the order', async () => {
  const lot = await freeLot();
  const phone = '8 (921) 555-00-30';
  const { lead } = await manager.result<StudioResult<'Leads.Create'>>(
    manager.post('Leads.Create', {
      ...{ came: 'call', name: 'Алла', phone, lot: lot.guid, note: 'Просит второй этаж' },
    }),
  );
  expect(lead).toMatchObject({
    ...{ form_title: 'Звонок', phone: '+79215550030', status: 'in_work', orders: [] },
    lot: { title: lot.title },
    notes: [{ kind: 'call', text: 'Просит второй этаж' }],
  });
  expect(lead.responsible?.name).toBeTruthy();
  const made = await manager.result<Made>(
    reserve({ lot: lot.guid, price: lot.price, phone, lead: lead.guid }),
  );
  const after = await manager.result<StudioResult<'Leads.Get'>>(
    manager.get('Leads.Get', { lead: lead.guid }),
  );
  expect(after.lead).toMatchObject({ status: 'order', orders: [{ number: made.number }] });
});

test('the same key writes a lead down once, and a lot that nobody knows is refused', async () => {
  const input = { came: 'walk_in', name: 'Борис', phone: '+79215550031' };
  const create = () => manager.post('Leads.Create', input, { 'idempotency-key': 'walk-in-1' });
  type Lead = StudioResult<'Leads.Create'>;
  const first = await manager.result<Lead>(create());
  expect((await manager.result<Lead>(create())).lead.guid).toBe(first.lead.guid);
  const lot = 'c4b5a6d7-1e2f-4a3b-8c9d-0e1f2a3b4c5d';
  expect((await manager.post('Leads.Create', { ...input, lot })).status).toBe(404);
});
