import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getViews } from '@m30/api';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

async function ask(vendor: string) {
  const { body } = await backend.visitor().get('Objects.GetViews', { vendor });
  return v.parse(getViews.result, body.result);
}

test('each complex has a picture from above with every building that has flats', async () => {
  const { snapshot } = backend.services.catalogue;
  for (const { vendor } of snapshot.complexes) {
    const { buildings, views } = await ask(vendor);
    const aerial = views.find(({ kind }) => kind === 'aerial');
    const drawn = aerial?.buildings.filter(({ points }) => points.length > 2) ?? [];
    expect(drawn.map(({ subvendor }) => subvendor).toSorted(), vendor).toEqual(
      buildings.map(({ subvendor }) => subvendor).toSorted(),
    );
  }
});

test('floors of a building are told once each, the highest first', async () => {
  const { views } = await ask('kolonnada');
  for (const { floors } of views.flatMap(({ buildings }) => buildings)) {
    const numbers = floors.map(({ floor }) => floor);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => other - one));
  }
});

test('an unknown complex is not there', async () => {
  const { status } = await backend.visitor().get('Objects.GetViews', { vendor: 'net' });
  expect(status).toBe(404);
});
