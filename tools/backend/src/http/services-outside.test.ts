import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSale, type Sale } from '../testing/sale.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';

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
  await backend.services.noticeStreams.close();
  await working.close();
});

/** Milliseconds that a visitor waits at most where nothing outside has to be waited for. */
const AT_ONCE = 1_500;

async function timed<Result>(work: Promise<Result>): Promise<[Result, milliseconds: number]> {
  const started = performance.now();
  return [await work, performance.now() - started];
}

test('a silent SMS gateway keeps nobody from asking for a code', async () => {
  const visitor = backend.visitor();
  const asked = { phone: '+7 (921) 555-01-02', token: await visitor.token() };
  const [{ status }, ms] = await timed(visitor.post('User.ChangeCheckSMSPhone', asked));
  expect(status).toBe(200);
  expect(ms).toBeLessThan(AT_ONCE);
});

test('a silent CRM and mail server keep nobody from leaving a number', async () => {
  const visitor = backend.visitor();
  const lead = {
    name: 'Ольга',
    phone: '+7 (921) 555-01-02',
    url: '/',
    token: await visitor.token(),
  };
  const [{ status }, ms] = await timed(visitor.post('Form.CallRequest', lead));
  expect(status).toBe(200);
  expect(ms).toBeLessThan(AT_ONCE);
});

test('a silent router is waited for once; the bundled roads answer, then at once', async () => {
  const to = { from: [59.911, 30.356], address: 'Невский проспект, 28' };
  const [first, waited] = await timed(backend.visitor().post('Map.GetRoute', to));
  expect([first.status, first.body.message]).toEqual([200, undefined]);
  expect(waited).toBeLessThan(6_000);
  const [again, ms] = await timed(backend.visitor().post('Map.GetRoute', to));
  expect(again.status).toBe(200);
  expect(ms).toBeLessThan(AT_ONCE);
});

test('a silent acquirer is told in Russian before the browser gives up, and the order stays payable', async () => {
  const buyer = backend.visitor();
  for (const [name, value] of sale.buyer.cookies) buyer.cookies.set(name, value);
  const pay = () => buyer.post('Order.Pay', { guid: sale.order, purpose: 'hold' });
  const [{ status, body }, ms] = await timed(pay());
  expect([status, body.message]).toEqual([
    503,
    'Партнёр не отвечает. Попробуйте через несколько минут',
  ]);
  expect(ms).toBeLessThan(9_000);
});
