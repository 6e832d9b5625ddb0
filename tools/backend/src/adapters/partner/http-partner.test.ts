import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../kernel/config/config.ts';
import { createMetrics } from '../../kernel/observability/metrics.ts';
import { createBreakers } from '../../kernel/observability/breaker.ts';
import { isSigned } from './signature.ts';
import { createHttpPartner } from './http-partner.ts';

const secret = 'a secret of the company’s own gateway';
const now = new Date('2026-11-18T09:00:00Z');

interface Received {
  path: string | undefined;
  signed: boolean;
  key: string | undefined;
  content: Record<string, unknown>;
}

let server: Server;
let received: Received[] = [];
let answer: { status: number; body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({
        path: request.url,
        signed: isSigned(secret, body, String(request.headers['x-signature']), now),
        key: request.headers['idempotency-key']?.toString(),
        content: JSON.parse(body) as Record<string, unknown>,
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  received = [];
  answer = { status: 200, body: '{"url":"https://bank.example/pay/1"}' };
});
afterAll(() => server.close());

const partner = () => {
  const { port } = server.address() as AddressInfo;
  const gateway = { url: `http://127.0.0.1:${port}`, secret, kinds: ['acquirer' as const] };
  const publicOrigin = 'https://site.test';
  const breaker = createBreakers(createMetrics())('acquirer');
  return createHttpPartner({ gateway, kind: 'acquirer', clock: () => now, publicOrigin, breaker });
};
const matter = {
  subject: 'payment-1',
  title: 'Бронь на 14 дней',
  facts: [['Заказ', 'M30-30001'] as const],
  amount: 3_000_000,
  phone: '+79210000001',
  back: '/order/1?back=acquirer',
};

test('a matter is handed over, signed, with the way back and the address of the callback', async () => {
  expect(await partner().open(matter)).toEqual({ url: 'https://bank.example/pay/1' });
  expect(received).toMatchObject([
    {
      path: '/acquirer',
      signed: true,
      key: 'payment-1',
      content: {
        amount: 3_000_000,
        back: 'https://site.test/order/1?back=acquirer',
        callback: 'https://site.test/api/acquirer/callback',
      },
    },
  ]);
});

test('files to sign go with their bytes and hashes', async () => {
  const bytes = Buffer.from('%PDF-1.7 договор');
  const document = { name: 'Договор', type: 'application/pdf' as const, sha256: 'a'.repeat(64) };
  await partner().open({ ...matter, documents: [{ ...document, bytes }] });
  expect(received[0]?.content['documents']).toEqual([
    { ...document, content: bytes.toString('base64') },
  ]);
});

test.each([
  ['fails', { status: 500, body: '{}' }],
  ['answers nonsense', { status: 200, body: 'not JSON' }],
  ['names no page', { status: 200, body: '{"url":"javascript:alert(1)"}' }],
])('a gateway that %s is told of in Russian', async (_, broken) => {
  answer = broken;
  await expect(partner().open(matter)).rejects.toMatchObject({
    status: 503,
    message: 'Партнёр не отвечает. Попробуйте через несколько минут',
  });
});

test('money is given back by its subject; a failure is heard of', async () => {
  await partner().refund({ subject: 'payment-1', amount: 3_000_000 });
  expect(received).toMatchObject([{ path: '/acquirer/refund', signed: true, key: 'payment-1' }]);
  answer = { status: 502, body: '' };
  await expect(partner().refund({ subject: 'payment-1', amount: 1 })).rejects.toThrow('502');
});

test('the settings name the gateway and whom it leads to', () => {
  const url = 'https://bus.example';
  const set = { PARTNER_GATEWAY_URL: `${url}/`, PARTNER_GATEWAY_SECRET: secret };
  expect(readConfig({}).partnerGateway).toBeNull();
  expect(readConfig({ ...set, PARTNER_GATEWAY_FOR: 'acquirer,bank' }).partnerGateway).toEqual({
    url,
    secret,
    kinds: ['acquirer', 'bank'],
  });
  expect(() => readConfig({ PARTNER_GATEWAY_URL: url })).toThrow('PARTNER_GATEWAY_SECRET');
  expect(() => readConfig({ ...set, PARTNER_GATEWAY_FOR: 'nobody' })).toThrow(
    'PARTNER_GATEWAY_FOR',
  );
});

test('a gateway that fails is asked three times, then buyers hear of it at once', async () => {
  answer = { status: 502, body: '' };
  const acquirer = partner();
  for (let turn = 0; turn < 5; turn++) {
    await expect(acquirer.open(matter)).rejects.toMatchObject({
      status: 503,
      message: 'Партнёр не отвечает. Попробуйте через несколько минут',
    });
  }
  expect(received).toHaveLength(3);
});

test('a matter that is refused closes the gateway to no other', async () => {
  answer = { status: 422, body: '{}' };
  const acquirer = partner();
  for (let turn = 0; turn < 5; turn++) await acquirer.open(matter).catch(() => undefined);
  expect(received).toHaveLength(5);
});
