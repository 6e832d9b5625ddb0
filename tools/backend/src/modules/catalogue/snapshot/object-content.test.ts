import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getObject, getProgress, getReviews } from '@m30/api';
import { complexes } from '../../../../demo/data/complexes/index.ts';
import { createApp } from '../../../compose/app.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

let backend: TestBackend;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  backend = await testBackend();
  app = createApp(backend.services, []);
});
afterAll(() => backend.close());

const vendors = complexes.map(({ vendor }) => vendor);

async function objectOf(vendor: string) {
  const { body } = await backend.visitor().get('Objects.GetObject', { vendor });
  return v.parse(getObject.result, body.result);
}

async function progressOf(vendor: string) {
  const { body } = await backend.visitor().get('Objects.GetProgress', { vendor });
  return v.parse(getProgress.result, body.result);
}

describe.each(vendors)('the page of «%s»', (vendor) => {
  test('has every part, and its flat types agree with its flats', async () => {
    const page = await objectOf(vendor);
    expect(page.plans.reduce((sum, { count }) => sum + count, 0)).toBe(page.free);
    expect(page.plans[0]?.priceFrom).toBe(page.priceFrom);
    expect(page.infrastructure.length).toBeGreaterThan(6);
    expect(page.questions.length).toBeGreaterThan(3);
    expect(page.reviews).toHaveLength(2);
    const all = await backend.visitor().get('Content.GetReviews', { complex: vendor });
    const listed = v.parse(getReviews.result, all.body.result);
    expect(page.reviewSummary).toEqual({ count: listed.total, rating: listed.rating });
    expect(page.programmes.length).toBeGreaterThan(0);
  });

  test('has documents that can be read, of the size that it says', async () => {
    const { documents } = await objectOf(vendor);
    expect(documents.length).toBeGreaterThan(2);
    for (const { src, size } of documents) {
      const response = await app.request(src);
      expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, size]);
    }
  });

  test('tells of the months since the first pit, each by a phase that never goes back', async () => {
    const { months, buildings, phases } = await progressOf(vendor);
    const order = phases.map(({ phase }) => phase);
    if (vendor === 'svetly') expect(phases).toEqual([]);
    else expect(order).toEqual(['pit', 'frame', 'walls', 'finish']);
    for (const { picture } of phases) {
      expect(picture.id).toMatch(new RegExp(`^site-${vendor}-`));
      expect(picture.alt).toContain('визуализация');
    }
    expect(buildings.length).toBeGreaterThan(2);
    expect(months.length).toBeGreaterThanOrEqual(3);
    expect(months.map(({ month }) => month)).toEqual(
      months.map(({ month }) => month).toSorted((one, other) => other.localeCompare(one)),
    );
    const steps = months.map(({ phase }) => ['pit', 'frame', 'walls', 'finish'].indexOf(phase));
    expect(steps).toEqual(steps.toSorted((one, other) => other - one));
  });
});

test('three complexes have a museum', async () => {
  const pages = await Promise.all(vendors.map(objectOf));
  const museums = pages.flatMap(({ museum }) => museum?.link ?? []);
  expect(museums).toHaveLength(3);
});

test('nothing is told of a complex that is not there', async () => {
  const { status } = await backend.visitor().get('Objects.GetProgress', { vendor: 'net' });
  expect(status).toBe(404);
});
