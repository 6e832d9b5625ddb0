import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '../observability/log.ts';
import { type LocalLimit, LIMITS } from '../config/limits.ts';
import { createLocalWindows } from '../limits/local-windows.ts';
import { answerError } from './answer-error.ts';
import { cspReports } from './csp-reports.ts';
import type { AppEnv } from './env.ts';

/** The address alone, and the lines that it has logged. */
function reports() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const windows = createLocalWindows(() => new Date('2026-11-18T09:00:00Z'));
  const limits = {
    takeHere: (name: LocalLimit, key: string) => windows.take(key, LIMITS[name]),
  };
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('log', log);
    c.set('visitor', { ip: '203.0.113.7', userAgent: '', origin: '' });
    await next();
  });
  app.onError((error, c) => answerError(error, c));
  app.route('/', cspReports({ limits }));
  const send = async (body: string) =>
    (await app.request('/api/csp-report', { method: 'POST', body })).status;
  const logged = () => lines.filter(({ msg }) => msg === 'policy violated');
  return { send, logged };
}

const old = {
  'csp-report': {
    'document-uri': 'https://site.test/otpiska/secret-token?phone=%2B79210000001',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.test/x.js?who=Иванов',
    disposition: 'enforce',
    'script-sample': 'alert("Иванов")',
    'original-policy': "default-src 'self'",
  },
};

test('a report in the old form is logged without what may be a key or a person', async () => {
  const { send, logged } = reports();
  expect(await send(JSON.stringify(old))).toBe(204);
  expect(logged()).toMatchObject([
    {
      page: '/otpiska',
      directive: 'script-src-elem',
      blocked: 'https://evil.test',
      disposition: 'enforce',
    },
  ]);
  expect(JSON.stringify(logged())).not.toMatch(/secret-token|Иванов|7921/);
});

test('reports in the new form are logged, ten of a message at most, and no other kinds', async () => {
  const { send, logged } = reports();
  const one = {
    type: 'csp-violation',
    body: {
      documentURL: 'https://site.test/',
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      disposition: 'enforce',
    },
  };
  const many = [{ type: 'deprecation', body: {} }, ...Array.from({ length: 20 }, () => one)];
  expect(await send(JSON.stringify(many))).toBe(204);
  expect(logged()).toHaveLength(10);
  expect(logged()[0]).toMatchObject({ page: '/', blocked: 'trusted-types-sink' });
});

test.each([
  '',
  '{',
  'null',
  '{"csp-report":1}',
  '"text"',
  '[1]',
  '{"csp-report":{"document-uri":5}}',
])('%j is refused and not logged', async (body) => {
  const { send, logged } = reports();
  expect(await send(body)).toBe(400);
  expect(logged()).toEqual([]);
});

test('a long message is not read, and who sends many is not heard', async () => {
  const { send } = reports();
  expect(await send(JSON.stringify({ ...old, more: 'x'.repeat(70_000) }))).toBe(413);
  const { count } = LIMITS.metricsAddress;
  const answers = new Set<number>();
  for (let sent = 1; sent < count; sent++) answers.add(await send(JSON.stringify(old)));
  expect([...answers]).toEqual([204]);
  expect(await send(JSON.stringify(old))).toBe(429);
});
