import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startFakeCrm, type FakeCrm } from '../../../testing/crm-fakes/fake-crm.ts';
import { createPostSigned } from './post-signed.ts';

let crm: FakeCrm;

beforeAll(async () => {
  crm = await startFakeCrm();
});
afterAll(() => crm.close());
beforeEach(() => {
  crm.requests.length = 0;
  crm.answer = (response) => response.writeHead(200).end();
});

const secret = 's'.repeat(32);
const clock = () => new Date('2026-11-18T09:00:00Z');
const webhook = (changes: { url?: string; allowPrivate?: boolean; timeout?: number } = {}) =>
  createPostSigned({ url: crm.url, secret, allowPrivate: true, clock, timeout: 5000, ...changes });

test('a request carries its key and a signature over time and body', async () => {
  await webhook()('key-1', '{"name":"Ольга"}');
  const signed = createHmac('sha256', secret).update('1794992400.{"name":"Ольга"}').digest('hex');
  expect(crm.requests).toEqual([
    {
      key: 'key-1',
      body: '{"name":"Ольга"}',
      signature: `t=1794992400,v1=${signed}`,
    },
  ]);
});

test.each([300, 301, 400, 409, 500])('an answer %i is a failure', async (status) => {
  crm.answer = (response) => response.writeHead(status, { location: crm.url }).end();
  await expect(webhook()('key', '{}')).rejects.toThrow(`HTTP ${status}`);
  expect(crm.requests).toHaveLength(1);
});

test('an answer that does not come is given up', async () => {
  crm.answer = () => undefined;
  await expect(webhook({ timeout: 100 })('key', '{}')).rejects.toMatchObject({
    cause: { name: 'TimeoutError' },
  });
});

test('a connection that breaks is a failure', async () => {
  crm.answer = (response) => response.destroy();
  await expect(webhook()('key', '{}')).rejects.toThrow();
});

describe('the inner network', () => {
  test.each([
    'https://127.0.0.1/',
    'https://10.0.0.7/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:10.0.0.7]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://localhost/',
  ])('%s is not reached', async (url) => {
    await expect(webhook({ url, allowPrivate: false })('key', '{}')).rejects.toThrow(
      'private address',
    );
  });

  test('is not reached by a name, whatever port it names', async () => {
    let reached = 0;
    const inner = createServer((_, response) => {
      reached += 1;
      response.end();
    });
    await new Promise<void>((resolve) => inner.listen(0, 'localhost', resolve));
    const address = inner.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const url = `http://localhost:${port}/`;
    await expect(webhook({ url, allowPrivate: false })('key', '{}')).rejects.toThrow();
    expect(reached).toBe(0);
    await webhook({ url })('key', '{}');
    expect(reached).toBe(1);
    inner.close();
  });
});
