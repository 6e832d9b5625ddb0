import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../observability/log.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;
const lines: string[] = [];

beforeAll(async () => {
  backend = await testBackend({
    log: createLog('trace', { write: (line) => void lines.push(line) }),
    environment: { RATE_LIMIT_METRICS_ADDRESS: '20/60' },
  });
});
afterAll(() => backend.close());
beforeEach(() => {
  lines.length = 0;
});

const samplesOf = async (name: string) =>
  (await backend.services.metrics.text())
    .split('\n')
    .filter((line) => line.startsWith(name) && !line.startsWith('#'));

const error = (more: Record<string, unknown> = {}) => ({
  route: '/katalog',
  message: 'TypeError: lots is not iterable',
  ...more,
});

test('how a page felt is a point in the histograms of its pattern and device', async () => {
  const vitals = { route: '/obekty/:vendor', device: 'phone', lcp: 1180, cls: 0.004 };
  expect((await backend.visitor().post('Metrics.WebVitals', vitals)).status).toBe(200);
  const labels = 'route="/obekty/:vendor",device="phone"';
  expect(await samplesOf('m30_web_vital_seconds_sum')).toEqual([
    `m30_web_vital_seconds_sum{vital="lcp",${labels}} 1.18`,
  ]);
  expect(await samplesOf('m30_web_vital_layout_shift_count')).toEqual([
    `m30_web_vital_layout_shift_count{${labels}} 1`,
  ]);
});

test.each(['/katalog?phone=1', '/order/Ольга', 'katalog', '/a b', `/${'a'.repeat(100)}`])(
  '«%s» is no pattern of an address',
  async (route) => {
    const { status } = await backend.visitor('203.0.113.9').post('Metrics.Error', error({ route }));
    expect(status).toBe(400);
  },
);

test('an error is counted, and logged with its own files alone', async () => {
  const stack = [
    'draw@/assets/catalogue-C1xk2.js:1:2034',
    'spy@https://elsewhere.example/x.js:1:1',
    '@/lk/assets/entry.client-Dk3.js:2:5',
    'Ольга@/assets/a.js:1:1',
  ].join('\n');
  await backend.visitor().post('Metrics.Error', error({ stack, release: 'entry.client-Dk3.js' }));
  expect(await samplesOf('m30_browser_errors_total')).toEqual([
    'm30_browser_errors_total{route="/katalog"} 1',
  ]);
  const logged = lines.find((line) => line.includes('error in a browser')) ?? '{}';
  expect(JSON.parse(logged)).toMatchObject({
    route: '/katalog',
    release: 'entry.client-Dk3.js',
    said: 'TypeError: lots is not iterable',
    stack: ['draw@/assets/catalogue-C1xk2.js:1:2034', '@/lk/assets/entry.client-Dk3.js:2:5'],
  });
});

test('what a visitor typed does not reach the log with an error', async () => {
  const message =
    'Bad value «Ольга Петрова», olga@mail.example, +7 (921) 555-01-02 at /a?token=abc1';
  await backend.visitor().post('Metrics.Error', error({ message }));
  expect(lines.join('')).not.toMatch(/Ольга|Петрова|olga|555|abc1/);
});

test('one address is heard so many times and no more', async () => {
  const visitor = backend.visitor('203.0.113.8');
  const statuses = [];
  for (let turn = 0; turn < 21; turn++) {
    statuses.push((await visitor.post('Metrics.Error', error())).status);
  }
  expect(statuses.slice(-2)).toEqual([200, 429]);
});
