import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import {
  startTraceCollector,
  type TraceCollector,
} from '../../../testing/processes/trace-collector.ts';
import { createBreakers } from '../breaker.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { inSpan, traceparent } from './span.ts';
import { startTracing } from './start-tracing.ts';

const PASSING = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

let collector: TraceCollector;
let stop: () => Promise<void>;
let lines: Record<string, unknown>[] = [];
const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line) as never) });

beforeEach(async () => {
  collector = await startTraceCollector();
  stop = await startTracing({ tracesTo: collector.endpoint }, log);
  lines = [];
});
afterEach(async () => {
  await stop();
  await collector.close();
});

async function spansOf(work: (backend: TestBackend) => Promise<unknown>, environment = {}) {
  const backend = await testBackend({ environment, log });
  await work(backend);
  await backend.close();
  await stop();
  return collector.spans;
}

test('a method is one trace: the request, and below it each statement of SQL, without a value', async () => {
  const phone = '+79215550190';
  const spans = await spansOf(async (backend) => {
    const visitor = backend.visitor();
    const token = await visitor.token();
    lines = [];
    await visitor.post('Form.CallRequest', { name: 'Ольга', phone, url: '/', token });
  });
  const [method] = spans.filter(({ name }) => name === 'Form.CallRequest');
  expect(method).toMatchObject({
    service: 'meridian30',
    attributes: { 'http.request.method': 'POST', 'http.response.status_code': 200 },
  });
  expect(method?.parentSpanId).toBeUndefined();
  const below = spans.filter(
    ({ traceId, spanId }) => traceId === method?.traceId && spanId !== method.spanId,
  );
  const [insert] = below.filter(({ name }) => name === 'INSERT leads');
  expect(insert?.attributes['db.query.text']).toMatch(/^insert into "leads" .*\$1/);
  expect(below.every(({ parentSpanId }) => parentSpanId === method?.spanId)).toBe(true);
  const text = JSON.stringify(spans);
  for (const personal of ['9215550190', 'Ольга', '203.0.113.7'])
    expect(text).not.toContain(personal);
  const answered = lines.find(({ msg, name }) => msg === 'answered' && name === 'Form.CallRequest');
  expect(answered).toMatchObject({
    requestId: method?.attributes['m30.request.id'],
    trace_id: method?.traceId,
  });
});

test('the trace of who asks is followed where he is a trusted proxy, and nowhere else', async () => {
  const ask = (backend: TestBackend) =>
    backend.visitor().send('/api/Objects.GetFilter', { headers: { traceparent: PASSING } });
  const [strange] = (await spansOf(ask)).filter(({ name }) => name === 'Objects.GetFilter');
  expect(strange?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
  stop = await startTracing({ tracesTo: collector.endpoint }, log);
  const spans = await spansOf(ask, { TRUST_PROXY: '203.0.113.7' });
  expect(spans.findLast(({ name }) => name === 'Objects.GetFilter')).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  });
});

test('a call of a service outside is a span of its kind, and says of a failure no more than its type', async () => {
  const breaker = createBreakers(createMetrics())('sms');
  const asked = inSpan({ name: 'request', kind: 'internal' }, () =>
    breaker.run(() => Promise.reject(new TypeError('+79215550190 is refused'))),
  );
  await expect(asked).rejects.toThrow();
  await stop();
  const [outside, request] = collector.spans;
  expect(outside).toMatchObject({
    name: 'sms',
    kind: 3,
    parentSpanId: request?.spanId,
    attributes: { 'peer.service': 'sms', 'error.type': 'TypeError' },
  });
  expect(JSON.stringify(collector.spans)).not.toContain('9215550190');
});

test('a collector that takes nothing is complained about, and nothing waits for it', async () => {
  await stop();
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '10');
  stop = await startTracing({ tracesTo: `${collector.endpoint}/elsewhere` }, log);
  vi.unstubAllEnvs();
  expect(await inSpan({ name: 'request', kind: 'internal' }, () => Promise.resolve(1))).toBe(1);
  const complaint = expect.objectContaining({
    msg: 'the collector of traces does not take them',
  });
  await expect.poll(() => lines).toContainEqual(complaint);
});

test('once it is over, and where no collector is named, nothing is traced', async () => {
  await stop();
  stop = await startTracing({ tracesTo: null }, log);
  await inSpan({ name: 'request', kind: 'internal' }, () => {
    expect(traceparent()).toBeNull();
    return Promise.resolve();
  });
  expect(collector.spans).toEqual([]);
});
