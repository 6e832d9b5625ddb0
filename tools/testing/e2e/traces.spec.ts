import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { KillableProcess } from '@m30/backend/testing/processes/killable-process';
import { startTraceCollector } from '@m30/backend/testing/processes/trace-collector';
import { productionMain } from '@m30/server/production';

const BACKEND_PORT = 4325;
const SITE_PORT = 4326;
const HOOK = fileURLToPath(new URL('../src/fleet/loaded-modules.ts', import.meta.url));
const PARENT = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };

test.describe.configure({ mode: 'default', timeout: 180_000 });

let folder: string;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'traces-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process of the built product; what it reads of OpenTelemetry stands in the file of `loaded`. */
function processOf(main: string, port: number, environment: Record<string, string>) {
  const file = join(folder, `${port}.modules`);
  writeFileSync(file, '');
  const process = new KillableProcess({
    main,
    port,
    startTimeout: 120_000,
    environment: {
      ...{ NODE_ENV: 'production', DEMO: '1', LIGHT_AHEAD: '0', LOG_LEVEL: 'error' },
      ...{ NODE_OPTIONS: `--import=${HOOK}`, LOADED_MODULES: file },
      ...{ DATA_DIR: join(folder, 'data'), TRUST_PROXY: '127.0.0.1' },
      PUBLIC_ORIGIN: `http://127.0.0.1:${SITE_PORT}`,
      ...environment,
    },
  });
  return { process, loaded: () => readFileSync(file, 'utf8').split('\n').filter(Boolean) };
}

test('a page that a site renders from a backend elsewhere is one trace down to its SQL', async () => {
  const collector = await startTraceCollector();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
  const backend = processOf(productionMain.replace('main.js', 'backend.js'), BACKEND_PORT, {
    ...traced,
    OTEL_SERVICE_NAME: 'backend',
  });
  const site = processOf(productionMain, SITE_PORT, {
    ...traced,
    OTEL_SERVICE_NAME: 'site',
    API_ORIGIN: `http://127.0.0.1:${BACKEND_PORT}`,
  });
  await backend.process.start();
  await site.process.start();
  const answer = await fetch(`${site.process.origin}/lk?phone=79215550190`, {
    redirect: 'manual',
    headers: {
      cookie: 'auth.session=somebody',
      traceparent: `00-${PARENT.trace}-${PARENT.span}-01`,
    },
  });
  // Nobody is logged in by that cookie.
  expect(answer.status).toBe(302);
  await site.process.end('SIGTERM');
  await backend.process.end('SIGTERM');
  await collector.close();

  const spans = collector.spans.filter(({ traceId }) => traceId === PARENT.trace);
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const [root] = spans.filter(({ parentSpanId }) => parentSpanId === PARENT.span);
  expect(root).toMatchObject({ service: 'site', name: 'GET /lk/', kind: 2 });
  expect(root?.attributes['http.response.status_code']).toBe(302);
  // Every other span stands below one of the same trace.
  expect(spans.filter((span) => !byId.has(span.parentSpanId ?? ''))).toEqual([root]);
  const parentOf = (one: { parentSpanId?: string }) => byId.get(one.parentSpanId ?? '');
  const [page] = spans.filter(({ name }) => name === '/lk/');
  expect(parentOf(page ?? {})).toBe(root);
  const methods = spans.filter(({ service, kind }) => service === 'backend' && kind === 1);
  expect(methods.map(({ name }) => name)).toEqual(['User.GetInfo']);
  const [query] = spans.filter(({ name }) => name === 'SELECT sessions');
  expect(parentOf(query ?? {})).toBe(methods[0]);
  for (const method of methods) {
    expect(parentOf(method)).toMatchObject({ service: 'site', kind: 3, name: method.name });
    expect(parentOf(parentOf(method) ?? {})).toBe(page);
  }
  expect(JSON.stringify(spans)).not.toContain('9215550190');
  expect(site.loaded()).toContain('@opentelemetry/sdk-trace');
});

test('without a collector a process reads nothing of OpenTelemetry', async () => {
  const { process, loaded } = processOf(productionMain, SITE_PORT, {});
  await process.start();
  expect((await fetch(`${process.origin}/kontakty`)).status).toBe(200);
  await process.end('SIGTERM');
  expect(loaded()).toEqual([]);
});
