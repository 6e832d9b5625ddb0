import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverSms } from './sms-gateway.ts';

let url = '';
let status = 200;
let delay = 0;
let received: { headers: IncomingMessage['headers']; body: unknown }[] = [];

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    received.push({ headers: request.headers, body: JSON.parse(body) });
    setTimeout(() => response.writeHead(status, { location: url }).end('queued'), delay);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/sms`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  status = 200;
  delay = 0;
  received = [];
});

const sms = { kind: 'sms', to: '+79213041762', text: 'Код: 417062', code: '417062' } as const;
const send = (token: string | null = null, timeout = 10_000) =>
  deliverSms({ url, token }, timeout)('id-1', sms);

test('an SMS is posted with its text, key and token', async () => {
  await send('secret');
  expect(received).toMatchObject([
    {
      headers: { authorization: 'Bearer secret', 'idempotency-key': 'id-1' },
      body: { to: '+79213041762', text: 'Код: 417062' },
    },
  ]);
});

test('without a token no authorization is sent', async () => {
  await send();
  expect(received[0]?.headers.authorization).toBeUndefined();
});

test.each([400, 503])('an answer of %i is a failure that says only that', async (answer) => {
  status = answer;
  await expect(send()).rejects.toThrow(new Error(`SMS gateway answered ${answer}`));
});

test('a redirect and a slow gateway are failures', async () => {
  status = 302;
  await expect(send()).rejects.toThrow();
  delay = 5000;
  await expect(send(null, 50)).rejects.toThrow(/timeout|aborted/i);
});
