import { afterAll, beforeAll, expect, test } from 'vitest';
import { someBuyers } from '../../testing/buyers.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';
import type { TestClient } from '../../testing/test-client.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const open = (visitor: TestClient, name = 'Objects.Events') =>
  visitor.send(`/api/${name}`, { headers: { accept: 'text/event-stream' } });

async function openMany(visitor: TestClient, count: number, name?: string): Promise<Response[]> {
  const all: Response[] = [];
  while (all.length < count) all.push(await open(visitor, name));
  return all;
}

const statuses = (all: readonly Response[]) => [...new Set(all.map(({ status }) => status))];

test('an address holds two hundred streams; the next one is told when to come back, and a neighbour has his own', async () => {
  const office = backend.visitor('198.51.100.1');
  const all = await openMany(office, 200);
  expect(statuses(all)).toEqual([200]);
  const refused = await open(office);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.json()).toMatchObject({
    message: 'Слишком много открытых страниц. Статусы обновятся реже',
  });
  expect((await open(backend.visitor('198.51.100.2'))).status).toBe(200);
  await all[0]?.body?.cancel();
  expect((await open(office)).status).toBe(200);
  expect((await open(office)).status).toBe(429);
});

test('a buyer holds twenty streams of each kind, wherever he is', async () => {
  const [buyer, other] = (await someBuyers(backend, 2)) as [TestClient, TestClient];
  for (const name of ['LK.Events', 'Objects.Events']) {
    expect(statuses(await openMany(buyer, 20, name))).toEqual([200]);
    expect((await open(buyer, name)).status).toBe(429);
    expect((await open(other, name)).status).toBe(200);
  }
});

test('a process that closes gives the places back and answers 503', async () => {
  const own = await testBackend();
  own.services.streams.close();
  const refused = await open(own.visitor());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  await own.close();
});
