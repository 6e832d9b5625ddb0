import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baskets } from '../../deal/basket/baskets.table.ts';
import { mortgageDrafts } from '../../deal/mortgage/mortgage-applications.table.ts';
import { someBuyers } from '../../../testing/buyers.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let backend: TestBackend;
let strict: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
  strict = await backend.restarted({
    RATE_LIMIT_DRAFT_ADDRESS: '2/86400',
    RATE_LIMIT_BASKET_ADDRESS: '2/86400',
  });
});
afterAll(() => backend.close());

const save = (visitor: TestClient, price = '100') =>
  visitor.post('Mortgage.SaveDraft', { kind: 'form', answers: { price } });
const add = (visitor: TestClient) => visitor.post('Cart.Add', { lot: 'k2-48' });

test.each([
  ['questionnaires', save, mortgageDrafts, 'анкет'],
  ['carts', add, baskets, 'корзин'],
] as const)('an address begins only so many %s of new guests', async (_, act, table, words) => {
  const { db } = strict.services;
  const before = await db.$count(table);
  const guests = Array.from({ length: 3 }, () => strict.visitor());
  const answers = [];
  for (const guest of guests) answers.push(await act(guest));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers[2]?.body.message?.replace(/\s/g, ' ')).toBe(
    `С вашего адреса начато слишком много ${words}. Войдите в личный кабинет или попробуйте завтра`,
  );
  expect(answers[2]?.headers.get('retry-after')).toBe('86400');
  expect((await db.$count(table)) - before).toBe(2);
  // Who has begun goes on, a neighbour and a buyer begin.
  const [buyer] = await someBuyers(strict, 1);
  for (const one of [guests[0], strict.visitor('198.51.100.9'), buyer]) {
    expect((await act(one ?? buyer)).status).toBe(200);
  }
});

test('past all that are kept for guests a new one is told to log in', async () => {
  const { db, clock } = backend.services;
  const crowd = Array.from({ length: 1000 }, (_, index) => ({
    guid: randomUUID(),
    guestHash: `guest-${index}`,
    answers: {},
    savedAt: clock(),
  }));
  for (let round = 0; round < 20; round += 1) {
    const rows = crowd.map((row) => ({
      ...row,
      guid: randomUUID(),
      guestHash: `${row.guestHash}-${round}`,
    }));
    await db.insert(mortgageDrafts).values(rows);
  }
  const guest = backend.visitor();
  await save(guest);
  const refused = await save(backend.visitor());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3600']);
  expect(refused.body.message).toMatch(/Войдите в\sличный кабинет$/);
  const [buyer] = await someBuyers(backend, 1);
  expect((await save(buyer)).status).toBe(200);
});
