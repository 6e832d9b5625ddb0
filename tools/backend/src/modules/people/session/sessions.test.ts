import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '../../../kernel/method/call.ts';
import { sessions } from '../account/accounts.table.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import {
  LONGEST_SESSION,
  SESSION_LIFETIME,
  endOtherSessions,
  endSession,
  findSession,
  listSessions,
  openSession,
} from './sessions.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());
beforeEach(() => backend.services.db.delete(sessions));

const db = () => backend.services.db;

async function open(userAgent: string): Promise<Session> {
  const id = await openSession(db(), { userId: 1, userAgent, now: backend.clock() });
  const found = await findSession(db(), id, backend.clock());
  if (!found) throw new Error('the session was not opened');
  return found.session;
}

const agents = async (session: Session) =>
  (await listSessions(db(), session, backend.clock())).map(({ userAgent }) => userAgent);

test('a buyer sees the own sessions, the latest first, and which one asks', async () => {
  const phone = await open('Телефон');
  const since = backend.clock();
  backend.clock.pass(600);
  await open('Ноутбук');
  const listed = await listSessions(db(), phone, backend.clock());
  expect(listed.map(({ userAgent, own }) => [userAgent, own])).toEqual([
    ['Ноутбук', false],
    ['Телефон', true],
  ]);
  expect(listed[1]).toMatchObject({ createdAt: since, lastSeenAt: since });
  expect(JSON.stringify(listed)).not.toContain(phone.idHash);
});

test('a session that ran out is not listed', async () => {
  await open('Старая');
  backend.clock.pass(5401);
  expect(await agents(await open('Новая'))).toEqual(['Новая']);
});

test('one session is ended by its name, and only by its buyer', async () => {
  const own = await open('Своя');
  await open('Чужая');
  const [other] = (await listSessions(db(), own, backend.clock())).filter((one) => !one.own);
  const guid = other?.guid ?? '';
  expect(await endSession(db(), 2, guid)).toBe(false);
  expect(await endSession(db(), 1, guid)).toBe(true);
  expect(await endSession(db(), 1, guid)).toBe(false);
  expect(await agents(own)).toEqual(['Своя']);
});

test('all other sessions end at once, or all', async () => {
  await open('Первая');
  await open('Вторая');
  const own = await open('Своя');
  await endOtherSessions(db(), 1, own.idHash);
  expect(await agents(own)).toEqual(['Своя']);
  await endOtherSessions(db(), 1, null);
  expect(await agents(own)).toEqual([]);
});

/** Uses a session every so many seconds, and tells after how many it was over. */
async function useEvery(id: string, step: number, most: number): Promise<number> {
  for (let passed = step; passed <= most; passed += step) {
    backend.clock.pass(step);
    if (!(await findSession(db(), id, backend.clock()))) return passed;
  }
  return Infinity;
}

test('a session that is used all the time ends 30 days after the login', async () => {
  const id = await openSession(db(), { userId: 1, userAgent: 'Телефон', now: backend.clock() });
  const over = await useEvery(id, 5000, LONGEST_SESSION + 10_000);
  expect(over).toBeGreaterThanOrEqual(LONGEST_SESSION);
  expect(over).toBeLessThan(LONGEST_SESSION + 5000);
});

test('one that is left alone ends after an hour and a half, as before', async () => {
  const id = await openSession(db(), { userId: 1, userAgent: 'Телефон', now: backend.clock() });
  expect(await useEvery(id, SESSION_LIFETIME + 1, 10_000)).toBe(SESSION_LIFETIME + 1);
});

test('a session that began while the clock was two days ahead lives no longer than others', async () => {
  const now = backend.clock();
  backend.clock.pass(2 * 24 * 3600);
  const id = await openSession(db(), { userId: 1, userAgent: 'Телефон', now: backend.clock() });
  backend.clock.set(now);
  expect((await findSession(db(), id, now))?.slid).toBe(true);
  expect(await useEvery(id, SESSION_LIFETIME + 1, 10_000)).toBe(SESSION_LIFETIME + 1);
});
