import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSale, type Sale } from '../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';

/** Takes every connection and never says anything. */
const silent = createServer((socket) => void sockets.add(socket));
const sockets = new Set<Socket>();

let working: TestBackend;
let backend: TestBackend;
let sale: Sale;

beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  working = await testBackend();
  sale = await openSale(working);
  const url = `http://127.0.0.1:${port}`;
  backend = await working.restarted({
    SMS_GATEWAY_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    OSRM_URL: url,
    CRM_WEBHOOK_URL: url,
    CRM_WEBHOOK_SECRET: 'a secret of the company’s own CRM, long',
    CRM_ALLOW_PRIVATE: '1',
    PARTNER_GATEWAY_URL: url,
    PARTNER_GATEWAY_SECRET: 'a secret of the company’s own gateway',
    PARTNER_GATEWAY_FOR: 'acquirer',
  });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  silent.close();
  await working.close();
});

/** Milliseconds after which the browser gives an answer up. */
const BROWSER = 10_000;

/** Milliseconds that requests were given; they pass a hundred times as fast, or never. */
let deadlines: number[] = [];
let doPass = false;
const after = AbortSignal.timeout.bind(AbortSignal);
beforeAll(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    deadlines.push(milliseconds);
    return doPass ? after(milliseconds / 100) : new AbortController().signal;
  });
});
afterAll(() => vi.restoreAllMocks());

/** Services whose silence was waited out, each as often as it was. */
async function waitedFor(): Promise<unknown[]> {
  const { values } = await backend.services.metrics.outgoing.get();
  const failed = values.filter(
    ({ metricName, labels }) => metricName?.endsWith('_count') && labels.outcome === 'failed',
  );
  return failed.flatMap(({ labels, value }) => Array(value).fill(labels.service));
}

test('a silent SMS gateway keeps nobody from asking for a code', async () => {
  const visitor = backend.visitor();
  const asked = { phone: '+7 (921) 555-01-02', token: await visitor.token() };
  const { status } = await visitor.post('User.ChangeCheckSMSPhone', asked);
  expect([status, await waitedFor()]).toEqual([200, []]);
});

test('a silent CRM and mail server keep nobody from leaving a number', async () => {
  const visitor = backend.visitor();
  const lead = {
    name: 'Ольга',
    phone: '+7 (921) 555-01-02',
    url: '/',
    token: await visitor.token(),
  };
  const { status } = await visitor.post('Form.CallRequest', lead);
  expect([status, await waitedFor()]).toEqual([200, []]);
});

const waitedForRouter = (services: unknown[]) => services.filter((one) => one === 'osrm');

test('a silent router is waited for once; the bundled roads answer, then at once', async () => {
  const to = { from: [59.911, 30.356], address: 'Невский проспект, 28' };
  doPass = true;
  const first = await backend.visitor().post('Map.GetRoute', to);
  expect([first.status, first.body.message]).toEqual([200, undefined]);
  expect(waitedForRouter(await waitedFor())).toHaveLength(1);
  const again = await backend.visitor().post('Map.GetRoute', to);
  expect(again.status).toBe(200);
  expect(waitedForRouter(await waitedFor())).toHaveLength(1);
});

test('a silent acquirer is told in Russian before the browser gives up, and the order stays payable', async () => {
  const buyer = backend.visitor();
  for (const [name, value] of sale.buyer.cookies) buyer.cookies.set(name, value);
  deadlines = [];
  const { status, body } = await buyer.post('Order.Pay', { guid: sale.order, purpose: 'hold' });
  expect([status, body.message]).toEqual([
    503,
    'Партнёр не отвечает. Попробуйте через несколько минут',
  ]);
  expect(await waitedFor()).toContain('acquirer');
  expect(Math.min(...deadlines)).toBeLessThan(BROWSER);
});
