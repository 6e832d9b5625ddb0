import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointments } from '../appointment/appointments.table.ts';
import { contracts } from '../../deal/contract/contracts.table.ts';
import { notices } from '../../people/notice/notices.table.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { remindBuyers } from './remind.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const noticesOf = (key: string) =>
  backend.services.db.select().from(notices).where(like(notices.key, key));

/** Two processes look at the same time, and one of them again. */
async function look() {
  await Promise.all([remindBuyers(backend.services), remindBuyers(backend.services)]);
  await remindBuyers(backend.services);
}

test('each appointment is reminded of once, a day before', async () => {
  const { services, clock } = backend;
  const guid = randomUUID();
  const now = clock();
  await services.db.insert(appointments).values({
    guid,
    kind: 'showroom',
    place: 'office',
    startsAt: new Date(now.getTime() + 47 * 3_600_000),
    seat: 9,
    userId: 1,
    state: 'booked',
    createdAt: now,
    changedAt: now,
  });
  await look();
  expect(await noticesOf(`appointment:${guid}:%`)).toEqual([]);
  clock.pass(24 * 3600);
  await look();
  expect(await noticesOf(`appointment:${guid}:%`)).toHaveLength(1);
});

test('a part of a contract is reminded of once, three days before', async () => {
  const { db } = backend.services;
  const [contract] = await db.select().from(contracts).where(eq(contracts.userId, 1)).limit(1);
  if (!contract) throw new Error('the demo buyer has no contract');
  const due = new Date(backend.clock().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
  const paid = { title: 'Первый взнос', due, amount: 100_000_00, paidOn: due };
  const part = { title: 'Второй взнос', due, amount: 250_000_00, paidOn: null };
  const terms = { subject: 'квартира', parts: [paid, part], escrow: null };
  await db.update(contracts).set({ terms }).where(eq(contracts.guid, contract.guid));
  const key = `payment-due:${contract.guid}:${due}`;
  await look();
  expect(await noticesOf(key)).toEqual([]);
  backend.clock.pass(2 * 86_400);
  await look();
  const [notice, ...more] = await noticesOf(key);
  expect(more).toEqual([]);
  expect(notice?.text.replace(/\s/g, ' ')).toBe('250 000 ₽');
});
