import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { parseViewAddress, viewAddress, viewVersion } from '../drawing-address/view-address.ts';
import { createViewStills } from './view-stills.ts';

let backend: TestBackend;
beforeAll(async () => (backend = await testBackend()));
afterAll(() => backend.close());

const folder = mkdtempSync(join(tmpdir(), 'm30-views-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lotOf = (id: string) => {
  const lot = backend.services.catalogue.snapshot.lots.get(id);
  if (!lot) throw new Error(`no flat ${id}`);
  return lot;
};

async function versionOf(id: string) {
  const model = await backend.services.light.modelOf(lotOf(id));
  return viewVersion(model?.hash ?? '');
}

const get = (path: string, headers: Record<string, string> = {}) =>
  backend.visitor().send(path, { headers });

/** Stills in a folder of their own, of which it is counted how often one is drawn. */
function counted(wait: Promise<void> = Promise.resolve()) {
  const order = vi.fn(async ({ path }: { path: string }) => {
    await wait;
    await writeFile(path, 'pixels');
  });
  const { catalogue, light } = backend.services;
  const stills = createViewStills({
    ...{ catalogue, modelOf: light.modelOf, folder },
    worker: { order, close() {} },
    encode: async (_, path) => writeFile(path, 'webp'),
  });
  return { order, stills };
}

describe('the address of a still', () => {
  test('is read as it is written', () => {
    const address = {
      version: '0f3c9a1b2d',
      lot: 'z2-130',
      room: 2,
      window: 1,
      format: 'jpg',
    } as const;
    expect(parseViewAddress(viewAddress(address))).toEqual(address);
  });

  test.each([
    '/media/views/0f3c9a1b2d/z2-130.webp',
    '/media/views/0f3c9a1b2d/z2-130_0.webp',
    '/media/views/0f3c9a1b2d/z2-130_000.webp',
    '/media/views/0f3c9a1b2d/z2-130_00.avif',
    '/media/views/0F3C9A1B2D/z2-130_00.webp',
    '/media/views/0f3c9a1b2d/../z2-130_00.webp',
    '/media/views/0f3c9a1b2d/%2e%2e%2f_00.webp',
    '/media/views/short/z2-130_00.webp',
  ])('is refused where it is %s', async (path) => {
    expect(parseViewAddress(path)).toBeNull();
    expect((await get(path)).status).toBe(404);
  });
});

test('a still is drawn for who asks for it, weighs little and is cached for good', async () => {
  const path = viewAddress({
    version: await versionOf('k1-53'),
    lot: 'k1-53',
    room: 0,
    window: 0,
    format: 'webp',
  });
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1440, height: 900 });
  expect(bytes.length).toBeLessThan(60 * 1024);
  const etag = answer.headers.get('etag') ?? '';
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
});

test('a still in JPEG, which portals and letters take, is made of the one that pages show', async () => {
  const place = { version: await versionOf('k1-53'), lot: 'k1-53', room: 0, window: 0 };
  const answer = await get(viewAddress({ ...place, format: 'jpg' }));
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 750 });
  expect(bytes.length).toBeLessThan(120 * 1024);
});

test('where a still is there, its JPEG is not drawn anew', async () => {
  const place = { version: await versionOf('k1-54'), lot: 'k1-54', room: 0, window: 0 };
  const { order, stills } = counted();
  await stills.read({ ...place, format: 'webp' });
  await Promise.all([1, 2].map(() => stills.read({ ...place, format: 'jpg' })));
  expect(order).toHaveBeenCalledTimes(1);
});

test.each([
  ['another version', '0000000000', 'k1-53', 0, 0],
  ['a flat that is not there', '', 'k1-9999', 0, 0],
  ['a room that the flat has not', '', 'k1-53', 9, 0],
  ['a window that the room has not', '', 'k1-53', 0, 9],
])('%s has no still', async (_, version, lot, room, window) => {
  const known = version || (await versionOf('k1-53'));
  const { order, stills } = counted();
  expect(await stills.read({ version: known, lot, room, window, format: 'webp' })).toBeNull();
  expect(order).not.toHaveBeenCalled();
});

test('many who ask for the same still wait for one drawing, and the next one reads its file', async () => {
  const address = {
    ...{ version: await versionOf('z2-130'), lot: 'z2-130', room: 0, window: 0 },
    format: 'webp' as const,
  };
  const { order, stills } = counted();
  await Promise.all([stills.read(address), stills.read(address), stills.read(address)]);
  await stills.read(address);
  expect(order).toHaveBeenCalledTimes(1);
  const stored = readdirSync(join(folder, `zaliv.${address.version}`));
  expect(stored).toEqual(['z2-130_00.webp']);
  expect(statSync(join(folder, `zaliv.${address.version}`, 'z2-130_00.webp')).size).toBe(4);
});

test('stills of a former model go when the first of the present one is drawn', async () => {
  await mkdir(join(folder, 'svetly.0000000000'), { recursive: true });
  await mkdir(join(folder, 'loft.0000000000'), { recursive: true });
  const { stills } = counted();
  await stills.read({
    version: await versionOf('sd5-31'),
    lot: 'sd5-31',
    room: 0,
    window: 0,
    format: 'webp',
  });
  expect(readdirSync(folder)).not.toContain('svetly.0000000000');
  expect(readdirSync(folder)).toContain('loft.0000000000');
});

test('past a dozen that wait, one more is asked to come again', async () => {
  const version = await versionOf('z2-130');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { stills } = counted(promise.then(() => undefined));
  const flats = [...backend.services.catalogue.snapshot.lots.values()]
    .filter(({ complex, building }) => complex.vendor === 'zaliv' && building.label === '2')
    .slice(20, 34);
  const asked = flats.map(({ id: lot }) =>
    stills.read({ version, lot, room: 0, window: 0, format: 'webp' }),
  );
  const settled = Promise.allSettled(asked);
  await expect(Promise.race(asked)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  resolve(undefined);
  const outcomes = (await settled).map(({ status }) => status);
  expect(outcomes.filter((one) => one === 'rejected')).toHaveLength(1);
});
