import { getTableConfig } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownedTables } from './owned-rows.ts';
import { LEFT_OUT, PERSONAL_TABLES } from './personal-tables.ts';
import { someBuyers } from '../../../testing/buyers.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { tables } from '../../../compose/tables.ts';

let backend: TestBackend;
let buyer: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  buyer = backend.visitor();
  await buyer.logIn();
});
afterAll(() => backend.close());

/** `data.html` and `data.json` of the archive, as text. */
async function unpack(visitor: TestClient): Promise<string[]> {
  const response = await visitor.send('/api/account/data.zip');
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['data.html', 'data.json']);
  return Object.values(files).map((file) => strFromU8(file));
}

test('every table that belongs to buyers is exported under a title, or left out with a reason', () => {
  const owned = ownedTables(tables).map(({ name }) => name);
  const withId = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    const isPersonal = columns.some((column) => ['user_id', 'order_guid'].includes(column.name));
    return isPersonal ? [name] : [];
  });
  const named = [...Object.keys(PERSONAL_TABLES), ...Object.keys(LEFT_OUT)];
  const missing = [...new Set([...owned, ...withId])].filter((name) => !named.includes(name));
  expect(missing).toEqual([]);
  expect(named.filter((name) => !owned.includes(name) && !withId.includes(name))).toEqual([]);
});

test('a buyer takes along everything, to read and for programs', async () => {
  const [html = '', json = ''] = await unpack(buyer);
  const data = JSON.parse(json) as Record<string, Record<string, unknown>[]>;
  expect(data['users']?.[0]).toMatchObject({ phone: '+79210000001', lastName: 'Савельева' });
  expect(data['orders']?.map(({ number }) => number)).toContain('M30-20417');
  expect(data['order_participants']?.length).toBeGreaterThan(1);
  expect(html).toContain('Савельева');
  expect(html).toContain('<h2>Заказы</h2>');
});

test('no key of the product goes along', async () => {
  const [, json = ''] = await unpack(buyer);
  expect(json).not.toMatch(/argon2|[Hh]ash"|"token"|"content"/);
});

test('another buyer gets the own data alone, a guest none', async () => {
  const [other] = await someBuyers(backend, 1);
  const stories = ['Двор тихий, лифт новый.', 'Дом тёплый, соседи здороваются.'] as const;
  const review = (message: string) => ({ object: '', rating: 5, message });
  await buyer.post('LK.SendReview', review(stories[0]));
  await other.post('LK.SendReview', review(stories[1]));
  const [their = '', own = ''] = [(await unpack(other)).join(), (await unpack(buyer)).join()];
  expect(their).not.toMatch(/Савельев|M30-20417/);
  expect(stories.map((story) => their.includes(story))).toEqual([false, true]);
  expect(stories.map((story) => own.includes(story))).toEqual([true, false]);
  expect((await backend.visitor().send('/api/account/data.zip')).status).toBe(401);
});
