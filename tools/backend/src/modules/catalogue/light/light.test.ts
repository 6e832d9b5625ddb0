import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { createLotLight } from './light.ts';
import { modelFiles } from '../drawing-address/model-address.ts';
import { lotLight, scenes } from './stored/light.table.ts';
import { createLightWorker } from './worker/light-worker.ts';

let backend: TestBackend;
beforeAll(async () => (backend = await testBackend()));
afterAll(() => backend.close());

const lotOf = (id: string) => {
  const lot = backend.services.catalogue.snapshot.lots.get(id);
  if (!lot) throw new Error(`no flat ${id}`);
  return lot;
};

/** Counts what is calculated. */
function watched() {
  const worker = createLightWorker();
  const calculate = vi.fn(worker.order);
  const { db, catalogue, log } = backend.services;
  return {
    calculate,
    light: createLotLight({ db, catalogue, log, worker: { ...worker, order: calculate } }),
  };
}

test('a flat waits for its figures, is calculated for who asks for them, and read from then on', async () => {
  const address = { vendor: 'zaliv', subvendor: 'korpus-2', id: 'z2-130' };
  const visitor = backend.visitor();
  const before = await visitor.get('Objects.GetLight', address);
  expect(before.body.result).toEqual({ state: 'waiting' });
  const asked = await visitor.get('Objects.GetLight', { ...address, days: 'all' });
  const hash = (await backend.services.light.modelFor('zaliv'))?.hash ?? '';
  expect(asked.body.result).toMatchObject({
    state: 'ready',
    norm: { needed: 1, sunny: 2, met: true },
    model: modelFiles('zaliv', hash).body,
    rooms: [{ name: 'Мастер-спальня', windows: [{ facing: 180 }] }, {}, {}],
  });
  const [room] = (asked.body.result as { rooms: { windows: { place: unknown }[] }[] }).rooms;
  expect(room?.windows[0]?.place).toMatchObject({ reveal: 0.14, wall: 0.34, height: 1.6 });
  const after = await visitor.get('Objects.GetLight', address);
  expect(after.body.result).toMatchObject({ state: 'ready' });
  expect(JSON.stringify(after.body.result).length).toBeLessThan(3000);
});

test('the catalogue finds a flat by its light once it is calculated', async () => {
  const visitor = backend.visitor();
  const { lots } = backend.services.catalogue.snapshot;
  const flat = [...lots.values()].find(
    ({ building, complex, floor, sides, status, light }) =>
      [complex.vendor, building.subvendor, status].join() === 'zaliv,korpus-2,free' &&
      ![floor > 10, sides.includes('юг'), light === null].includes(false),
  );
  const id = flat?.id ?? '';
  const found = async () => {
    const { body } = await visitor.get('Objects.GetLots', {
      ...{ complex: 'zaliv', number: id, light: 'day,water' },
    });
    return body.result as { total: number; facets: { light: { value: string; count: number }[] } };
  };
  expect(await found()).toMatchObject({ total: 0, facets: { light: [{ count: 0 }, {}, {}, {}] } });
  const address = { vendor: 'zaliv', subvendor: 'korpus-2', id, days: 'all' };
  await visitor.get('Objects.GetLight', address);
  await vi.waitFor(async () => expect(await found()).toMatchObject({ total: 1 }));
  const { facets } = await found();
  expect(facets.light.map(({ value }) => value)).toEqual(['morning', 'day', 'evening', 'water']);
  const wrong = await visitor.get('Objects.GetLots', { light: 'night' });
  expect(JSON.stringify(wrong.body)).toContain('Неизвестное условие света или вида');
});

test('another scene makes the figures anew, the same one never', async () => {
  const lot = lotOf('sd5-31');
  const first = watched();
  await first.light.of(lot, true);
  await first.light.of(lot, true);
  expect(first.calculate).toHaveBeenCalledTimes(1);
  first.light.close();
  const { db } = backend.services;
  const mine = eq(scenes.vendor, 'svetly');
  const [row] = await db.select().from(scenes).where(mine);
  if (!row) throw new Error('no scene');
  await db
    .update(scenes)
    .set({ body: { ...row.body, neighbours: [] } })
    .where(mine);
  const second = watched();
  expect(await second.light.of(lot, false)).toBeUndefined();
  await second.light.of(lot, true);
  expect(second.calculate).toHaveBeenCalledTimes(1);
  second.light.close();
  const [{ hash } = { hash: '' }] = await db
    .select()
    .from(lotLight)
    .where(eq(lotLight.lotGuid, lot.guid));
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  await db.update(scenes).set({ body: row.body }).where(mine);
});

test('the catalogue hears of all that a run calculates, and forgets what is in no model', async () => {
  const { db, catalogue, log } = backend.services;
  const [first, second] = ['sd5-40', 'sd5-41'].map(lotOf);
  const facts = { has: ['evening' as const], sun: 90, opposite: 24 };
  const figures = { rooms: [], norm: { needed: 1, sunny: 1, met: true }, facts };
  const former = lotOf('m4-24');
  const row = { hash: 'former', figures, days: new Uint8Array() };
  await db.insert(lotLight).values({ lotGuid: former.guid, ...row });
  const lots = new Map([first, second].flatMap((lot) => (lot ? [[lot.id, lot]] : [])));
  const light = createLotLight({
    ...{ db, log },
    catalogue: { snapshot: { ...catalogue.snapshot, lots } },
    worker: { order: async () => ({ light: figures, days: [] }), close() {} },
  });
  expect(await light.run()).toBe(2);
  await vi.waitFor(() => expect(lotOf('sd5-41').light).toEqual(facts));
  expect(lotOf('sd5-40').light).toEqual(facts);
  expect(await db.select().from(lotLight).where(eq(lotLight.hash, 'former'))).toEqual([]);
  expect(await light.run()).toBe(0);
});

test('a complex without a scene has no figures', async () => {
  const { db } = backend.services;
  const [row] = await db.delete(scenes).where(eq(scenes.vendor, 'loft')).returning();
  const { light } = watched();
  expect(await light.of(lotOf('m4-24'), true)).toBeNull();
  light.close();
  if (row) await db.insert(scenes).values(row);
});

test.each([
  ['z2-130', 'all front windows to the south', 180],
  ['k1-10', 'only the western window of a plan whose facade looks north', 0],
])('north on the plan of %s is told by %s', async (id, _, north) => {
  const { complex, building } = lotOf(id);
  const address = { vendor: complex.vendor, subvendor: building.subvendor, id, days: 'all' };
  const { body } = await backend.visitor().get('Objects.GetLight', address);
  expect(body.result).toMatchObject({ north });
});

test('a flat that is not there is refused', async () => {
  const address = { vendor: 'kanal', subvendor: 'korpus-2', id: 'z2-130' };
  const { status } = await backend.visitor().get('Objects.GetLight', address);
  expect(status).toBe(404);
});
