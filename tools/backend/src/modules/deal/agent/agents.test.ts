import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { isInn } from '@m30/ui-kit/check-digits';
import { staffAs, type StudioClient } from '../../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { demoBuyer } from '../../../../demo/seed/demo-buyer.ts';
import { users } from '../../people/account/accounts.table.ts';
import { orders } from '../order/orders.table.ts';
import type { Change } from '../order/core/record.ts';
import { followCommission } from './follow-commission.ts';

let backend: TestBackend;
let head: StudioClient;
let manager: StudioClient;
let count = 0;

beforeAll(async () => {
  backend = await testBackend();
  head = await staffAs(backend, 'head_of_sales');
  manager = await staffAs(backend, 'sales_manager');
});
afterAll(() => backend.close());

let lastInn = 7_801_000_000;

/** A taxpayer number that nobody else has here. */
function someInn(): string {
  do lastInn += 1;
  while (!isInn(String(lastInn)));
  return String(lastInn);
}

const agency = (more: Record<string, unknown> = {}) => ({
  ...{ name: 'Ключ', inn: someInn(), contract: '12-А' },
  ...{ signed_on: '2026-11-01', percent: 250, ...more },
});

async function someAgent() {
  const made = await head.result<StudioResult<'Agents.SaveAgency'>>(
    head.post('Agents.SaveAgency', agency()),
  );
  const { agent } = await head.result<StudioResult<'Agents.SaveAgent'>>(
    head.post('Agents.SaveAgent', {
      ...{ agency: made.agency.guid, last_name: 'Романова', name: 'Инна', email: '' },
      phone: `+7911555${String((count += 1)).padStart(4, '0')}`,
    }),
  );
  return agent;
}

const somePhone = () => `+7912555${String((count += 1)).padStart(4, '0')}`;

const register = (agent: string, phone: string) =>
  manager.post('Agents.RegisterClient', { agent, phone, name: 'Пётр Ильин' });

const read = async (agent: string) =>
  (await manager.result<StudioResult<'Agents.Get'>>(manager.get('Agents.Get', { agent }))).agent;

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test('a client is one agent’s, however many register the phone at once', async () => {
  const agents = [await someAgent(), await someAgent(), await someAgent()];
  const phone = somePhone();
  const answers = await Promise.all(agents.map(({ guid }) => register(guid, phone)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(plain(refused?.body.message)).toMatch(/^Клиент закреплён за другим агентом до \d/);
  const mine = agents[answers.findIndex(({ status }) => status === 200)]?.guid ?? '';
  expect(plain((await register(mine, phone)).body.message)).toMatch(
    /^Клиент уже закреплён за этим агентом до /,
  );
});

test('after its term a client is free for another agent', async () => {
  const [first, second] = [await someAgent(), await someAgent()];
  const phone = somePhone();
  expect((await register(first.guid, phone)).status).toBe(200);
  expect((await read(first.guid)).client_list[0]?.state).toBe('active');
  backend.clock.pass(30 * 24 * 3600 - 60);
  head = await staffAs(backend, 'head_of_sales');
  manager = await staffAs(backend, 'sales_manager');
  expect((await register(second.guid, phone)).status).toBe(409);
  backend.clock.pass(61);
  expect((await read(first.guid)).client_list[0]?.state).toBe('expired');
  expect((await register(second.guid, phone)).status).toBe(200);
  expect((await read(first.guid)).clients).toBe(0);
});

test('whoever has asked the company lately is its own client, and whoever has an order for as long as it lasts', async () => {
  const agent = await someAgent();
  const phone = somePhone();
  await manager.post('Leads.Create', { came: 'call', name: 'Пётр', phone });
  const asked = await register(agent.guid, phone);
  expect(asked.status).toBe(409);
  expect(plain(asked.body.message)).toMatch(/^Клиент уже обратился в компанию .*: «Звонок»$/);
  backend.clock.pass(91 * 24 * 3600);
  head = await staffAs(backend, 'head_of_sales');
  manager = await staffAs(backend, 'sales_manager');
  expect((await register(agent.guid, phone)).status).toBe(200);
  const buyers = await register(agent.guid, demoBuyer.phone);
  expect(plain(buyers.body.message)).toMatch(/^У клиента уже есть заказ M30-.*клиент компании$/);
});

test('a client is freed with a reason, once; only who manages may', async () => {
  const [agent, other] = [await someAgent(), await someAgent()];
  const phone = somePhone();
  const { client } = await manager.result<StudioResult<'Agents.RegisterClient'>>(
    register(agent.guid, phone),
  );
  const input = { client: client.guid, reason: 'Клиент отказался от агента' };
  expect((await manager.post('Agents.ReleaseClient', input)).status).toBe(403);
  expect((await head.post('Agents.ReleaseClient', input)).status).toBe(200);
  expect((await head.post('Agents.ReleaseClient', input)).status).toBe(409);
  expect((await read(agent.guid)).client_list[0]).toMatchObject({
    ...{ state: 'released', reason: input.reason },
  });
  expect((await register(other.guid, phone)).status).toBe(200);
});

test('an agency has an INN whose check digit agrees', async () => {
  const wrong = await head.post('Agents.SaveAgency', agency({ inn: '7801234567' }));
  expect(wrong.status).toBe(400);
  expect(wrong.body.result).toMatchObject({ issues: [{ path: 'inn' }] });
});

test('an agent whose contract has ended registers nobody', async () => {
  const agent = await someAgent();
  const { guid, closed: _, ...details } = agent.agency;
  await head.result(head.post('Agents.SaveAgency', { ...details, agency: guid, closed: true }));
  const refused = await register(agent.guid, somePhone());
  expect(plain(refused.body.message)).toBe('Договор с этим агентом закончился');
});

test('two agencies with one INN, and two agents with one phone, are refused at the field', async () => {
  const agent = await someAgent();
  const twin = await head.post('Agents.SaveAgency', agency({ inn: agent.agency.inn }));
  expect([twin.status, twin.body.result]).toMatchObject([409, { issues: [{ path: 'inn' }] }]);
  const { guid } = agent.agency;
  const same = { agency: guid, last_name: 'Другая', name: 'Ия', phone: agent.phone, email: '' };
  const refused = await head.post('Agents.SaveAgent', same);
  expect([refused.status, refused.body.result]).toMatchObject([
    409,
    { issues: [{ path: 'phone' }] },
  ]);
});

test('a signed contract is owed for once by the per cent of that day; a terminated one is not, once paid it stays', async () => {
  const agent = await someAgent();
  const { db, clock } = backend.services;
  const phone = somePhone();
  expect((await register(agent.guid, phone)).status).toBe(200);
  const [buyer] = await db
    .insert(users)
    .values({
      ...{ guid: randomUUID(), phone, lastName: 'Ильин', name: 'Пётр', secondName: '' },
      createdAt: clock(),
    })
    .returning();
  const [deal] = await db.select().from(orders).limit(1);
  if (!buyer || !deal) throw new Error('no order in the demo');
  await db
    .update(orders)
    .set({ userId: buyer.id, createdAt: clock() })
    .where(eq(orders.guid, deal.guid));
  const happens = (type: string) =>
    db.transaction((tx) =>
      followCommission(tx, backend.services, deal.guid, {
        event: { type, at: clock() },
      } as unknown as Change),
    );
  await happens('contract.signed');
  await happens('contract.signed');
  const [owed, ...more] = (await read(agent.guid)).commissions;
  expect(more).toEqual([]);
  expect(owed).toMatchObject({
    ...{ number: deal.number, percent: 250, amount: Math.round(deal.price * 0.025) },
    ...{ paid_on: null, cancelled: false },
  });
  expect((await read(agent.guid)).owed).toBe(owed?.amount);
  const input = { commission: owed?.guid, paid_on: '2026-12-01' };
  expect((await head.post('Agents.PayCommission', input)).status).toBe(200);
  expect((await head.post('Agents.PayCommission', input)).status).toBe(409);
  await happens('contract.terminated');
  expect((await read(agent.guid)).commissions[0]).toMatchObject({ cancelled: false });
  expect((await read(agent.guid)).owed).toBe(0);
});

test('of two colleagues who write down one agency or one agent at once, one does and the other reads why', async () => {
  const [one, other] = [await someAgent(), await someAgent()];
  const fresh = agency();
  const phone = somePhone();
  const person = { last_name: 'Вторая', name: 'Ия', phone, email: '' };
  const statuses = async (answers: Promise<{ status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b);
  expect(await statuses([1, 2].map(() => head.post('Agents.SaveAgency', fresh)))).toEqual([
    200, 409,
  ]);
  expect(
    await statuses(
      [one, other].map(({ agency: { guid } }) =>
        head.post('Agents.SaveAgent', { ...person, agency: guid }),
      ),
    ),
  ).toEqual([200, 409]);
});

test('an agent is found by the own phone, the agency and the phone of a client', async () => {
  const agent = await someAgent();
  const phone = somePhone();
  await register(agent.guid, phone);
  for (const text of [agent.phone.slice(2), phone.slice(2)]) {
    const { agents, rule } = await manager.result<StudioResult<'Agents.List'>>(
      manager.get('Agents.List', { text }),
    );
    expect(agents.map(({ guid }) => guid)).toEqual([agent.guid]);
    expect(plain(rule)).toContain('на 30 дней');
  }
});
