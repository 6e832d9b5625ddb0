import { afterAll, beforeAll, expect, test } from 'vitest';
import { annuityPayment } from '@m30/calculators/money';
import * as handlers from '../../../compose/handlers.ts';
import { streamsOf } from '../../../testing/pdf/streams-of.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { createApp } from '../../../compose/app.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const ask = async (path: string) =>
  createApp(backend.services, Object.values(handlers)).request(`http://site.test${path}`);

const TERMS = 'price=6 250 000&down=1256250&years=20&programme=family';

test('the table has a line a month and settles', async () => {
  const response = await ask(`/api/mortgage/schedule.csv?${encodeURI(TERMS)}`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="schedule.csv"/,
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  const lines = bytes.toString('utf8').trim().split('\n');
  expect(lines).toHaveLength(241);
  const payment = annuityPayment({ loan: 499_375_000, rate: 6, months: 240 });
  expect(lines[1]).toBe(
    `1;${String(payment / 100).replace('.', ',')};10808,03;24968,75;4982941,97`,
  );
  expect(lines.at(-1)).toMatch(/;0,00$/);
});

test('the document is a PDF whose Cyrillic can be searched', async () => {
  const response = await ask(`/api/mortgage/schedule.pdf?${encodeURI(TERMS)}`);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  // The map from glyphs to letters names «Г» (0413) and «₽» (20bd).
  const maps = streamsOf(bytes).filter(
    (text) => text.includes('beginbfrange') || text.includes('beginbfchar'),
  );
  expect(maps.join('\n').toLowerCase()).toMatch(/0413[^]*20bd|20bd[^]*0413/);
});

test('one address gets only so many documents in a row', async () => {
  const strict = await backend.restarted({ RATE_LIMIT_PAPER_ADDRESS: '1/600' });
  const app = createApp(strict.services, Object.values(handlers));
  const statuses: number[] = [];
  for (let time = 0; time < 2; time += 1) {
    const path = `/api/mortgage/schedule.pdf?price=3000000&years=${time + 1}`;
    statuses.push((await app.request(`http://site.test${path}`)).status);
  }
  expect(statuses).toEqual([200, 429]);
});

test('a document is printed once, also for another process, and known by its tag', async () => {
  const strict = await backend.restarted({ RATE_LIMIT_PAPER_ADDRESS: '1/600' });
  const path = '/api/mortgage/schedule.pdf?price=4000000&years=7';
  const app = () => createApp(strict.services, Object.values(handlers));
  const first = await app().request(`http://site.test${path}`);
  const again = await app().request(`http://site.test${path}`);
  expect([first.status, again.status]).toEqual([200, 200]);
  const bytes = Buffer.from(await again.arrayBuffer());
  expect(bytes.equals(Buffer.from(await first.arrayBuffer()))).toBe(true);
  const tag = again.headers.get('etag') ?? '';
  const known = await app().request(`http://site.test${path}`, {
    headers: { 'if-none-match': tag },
  });
  expect([known.status, await known.text()]).toEqual([304, '']);
  // One that was not printed yet counts.
  const refused = await app().request(`http://site.test${path}0`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
});

test('without a price there is nothing to calculate', async () => {
  const response = await ask('/api/mortgage/schedule.pdf?years=20');
  expect(response.status).toBe(400);
});
