import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseScene } from '@m30/scene';
import { buildModel } from '@m30/scene/model';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { createViewStills } from '../view/view-stills.ts';
import {
  modelAddress,
  modelFiles,
  modelVersion,
  parseModelAddress,
} from '../drawing-address/model-address.ts';
import { modelBody } from './model-body.ts';

let backend: TestBackend;
beforeAll(async () => (backend = await testBackend()));
afterAll(() => backend.close());

const folder = mkdtempSync(join(tmpdir(), 'm30-models-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function modelOf(vendor: string) {
  const model = await backend.services.light.modelFor(vendor);
  if (!model) throw new Error(`no model of ${vendor}`);
  return model;
}

describe('the address of a model', () => {
  test.each(['json', 'webp'] as const)('of its %s is read as it is written', (kind) => {
    const address = { version: '0f3c9a1b2d', vendor: 'kanal', kind };
    expect(parseModelAddress(modelAddress(address))).toEqual(address);
  });

  test.each([
    '/media/models/0f3c9a1b2d/kanal.glb',
    '/media/models/0F3C9A1B2D/kanal.json',
    '/media/models/short/kanal.json',
    '/media/models/0f3c9a1b2d/%2e%2e%2f.json',
    '/media/models/0000000000/kanal.json',
  ])('is refused where it is %s', async (path) => {
    expect((await backend.visitor().send(path)).status).toBe(404);
  });
});

test('both methods of a complex tell its files, and a viewer can build a model of what is served', async () => {
  const { hash } = await modelOf('kanal');
  const files = modelFiles('kanal', hash);
  for (const name of ['Objects.GetObject', 'Objects.GetViews'] as const) {
    const { body } = await backend.visitor().get(name, { vendor: 'kanal' });
    expect(body.result).toMatchObject({ model: files });
  }
  const answer = await backend.visitor().send(files.body);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const { scene, flats } = await answer.json();
  const parsed = parseScene(scene);
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
  expect(buildModel(parsed.scene, flats).cells.length).toBeGreaterThan(300);
  const etag = answer.headers.get('etag') ?? '';
  expect(
    (await backend.visitor().send(files.body, { headers: { 'if-none-match': etag } })).status,
  ).toBe(304);
});

test.each(['kanal', 'kolonnada', 'loft', 'severny', 'sosny', 'svetly', 'terrasy', 'zaliv'])(
  'every flat of «%s» has its own part of a facade',
  async (vendor) => {
    const lots = [...backend.services.catalogue.snapshot.lots.values()];
    const { flats } = modelBody(await modelOf(vendor), lots);
    const own = lots.filter(({ complex }) => complex.vendor === vendor);
    expect(flats).toHaveLength(own.length);
    const strips = Map.groupBy(
      flats.flatMap(({ building, floor, facades }) =>
        facades.map((one) => ({ ...one, key: `${building} ${floor} ${one.facing}` })),
      ),
      ({ key }) => key,
    );
    for (const parts of strips.values()) {
      const inOrder = parts.toSorted((one, other) => one.from - other.from);
      for (const [index, { from, to }] of inOrder.entries()) {
        expect(from).toBeLessThan(to);
        expect(from).toBeGreaterThanOrEqual((inOrder[index - 1]?.to ?? 0) - 0.02);
        expect(to).toBeLessThanOrEqual(1);
      }
    }
  },
);

test('a model is drawn once for all who ask, and takes the place of the former one', async () => {
  await mkdir(join(folder, 'model-kanal.0000000000'), { recursive: true });
  await mkdir(join(folder, 'kanal.1111111111'), { recursive: true });
  const order = vi.fn(({ path }: { path: string }) => writeFile(path, 'pixels'));
  const { catalogue, light } = backend.services;
  const stills = createViewStills({
    ...{ catalogue, modelOf: light.modelOf, folder },
    worker: { order, close() {} },
    encode: async (_, path) => writeFile(path, 'webp'),
  });
  const model = await modelOf('kanal');
  const version = modelVersion(model.hash);
  const ask = () => stills.modelFile(model, 'webp');
  await Promise.all([ask(), ask()]);
  expect(await readFile(await ask(), 'utf8')).toBe('webp');
  expect(order).toHaveBeenCalledTimes(1);
  expect(order.mock.calls[0]?.[0]).toMatchObject({ window: null });
  expect(readdirSync(folder).toSorted()).toEqual(['kanal.1111111111', `model-kanal.${version}`]);
});
