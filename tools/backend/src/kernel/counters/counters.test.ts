import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';
import { dailyCounters } from './daily-counters.table.ts';
import { ratingOf } from './rating.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

test.each([
  ['lcp', 2_500, 'good'],
  ['lcp', 4_001, 'poor'],
  ['inp', 300, 'fair'],
  ['cls', 0.11, 'fair'],
] as const)('%s of %d is %s', (vital, value, rating) => {
  expect(ratingOf(vital, value)).toBe(rating);
});

test('what pages, filters and searches leave is counted by the day, and nothing of who it was', async () => {
  const visitor = backend.visitor();
  const vitals = { route: '/katalog', device: 'phone', lcp: 1180, cls: 0.3 };
  await visitor.post('Metrics.WebVitals', vitals);
  await visitor.post('Metrics.WebVitals', vitals);
  await visitor.send('/api/Objects.GetLots?priceTo=1&number=49&sort=price');
  for (const query of ['Замок', 'щщщщщ qqqqq@wwwww.zz']) {
    await visitor.send(`/api/Content.Search?query=${encodeURIComponent(query)}`);
  }
  const { counters, db } = backend.services;
  await Promise.all([counters.flush(), counters.flush()]);
  const rows = await db
    .select()
    .from(dailyCounters)
    .orderBy(asc(dailyCounters.kind), asc(dailyCounters.name));
  expect(rows.map(({ kind, name, mark, count }) => [kind, name, mark, count])).toEqual([
    ['cls', '/katalog', 'poor', 2],
    ['filter', '{"priceTo":1}', '', 1],
    ['lcp', '/katalog', 'good', 2],
    ['page', '/katalog', '', 2],
    ['search', 'замок', '', 1],
    ['search', 'щщщщщ [mail]', '', 1],
  ]);
});

test('what is counted later is added to what is written', async () => {
  const { counters, db } = backend.services;
  counters.count('page', '/a');
  await counters.flush();
  counters.count('page', '/a');
  await counters.flush();
  const rows = await db.select().from(dailyCounters);
  expect(rows.find(({ name }) => name === '/a')?.count).toBe(2);
});
