import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../compose/app.ts';
import * as handlers from '../../compose/handlers.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';

const PARTNER = 'https://partner.test';
const OWN = 'http://site.test';

let listed: TestBackend;
let closed: TestBackend;

beforeAll(async () => {
  const environment = { ALLOWED_ORIGINS: `${PARTNER} https://two.test:8443` };
  [listed, closed] = await Promise.all([testBackend({ environment }), testBackend()]);
});
afterAll(() => Promise.all([listed.close(), closed.close()]));

interface Asked {
  verb?: string;
  body?: string;
  headers?: Record<string, string>;
}

async function ask(to: TestBackend, name: string, { verb = 'GET', body, headers }: Asked = {}) {
  const app = createApp(to.services, Object.values(handlers));
  const init = { method: verb, headers: { ...headers, 'content-type': 'application/json' } };
  return app.request(`${OWN}/api/${name}`, { ...init, ...(body !== undefined && { body }) });
}

const corsOf = ({ headers }: Response) => [
  headers.get('access-control-allow-origin'),
  headers.get('access-control-allow-credentials'),
];

const preflight = (origin: string): Asked => ({
  verb: 'OPTIONS',
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,idempotency-key',
  },
});

const GUEST = 'Content.GetOffices';
const LEAD = 'Form.CallRequest';

test.each([PARTNER, 'https://two.test:8443'])('a page of %s reads what is open', async (origin) => {
  const answer = await ask(listed, GUEST, { headers: { origin } });
  expect([answer.status, ...corsOf(answer)]).toEqual([200, origin, null]);
  expect(answer.headers.get('vary')).toContain('Origin');
});

test('it asks ahead of a write, sends it, and reads why it is refused', async () => {
  const ahead = await ask(listed, LEAD, preflight(PARTNER));
  expect([ahead.status, ...corsOf(ahead)]).toEqual([204, PARTNER, null]);
  expect(ahead.headers.get('access-control-allow-methods')).toBe('POST');
  expect(ahead.headers.get('access-control-allow-headers')).toBe('content-type, idempotency-key');
  const sent = await ask(listed, LEAD, { verb: 'POST', body: '{}', headers: { origin: PARTNER } });
  expect([sent.status, ...corsOf(sent)]).toEqual([400, PARTNER, null]);
});

describe.each([
  'https://evil.test',
  'https://partner.test.evil.test',
  'https://sub.partner.test',
  'http://partner.test',
  'https://partner.test:444',
  'https://PARTNER.test',
  'https://partner.test/',
  'null',
  '*',
])('a page of %s', (origin) => {
  test('reads nothing, is allowed nothing ahead and writes nothing', async () => {
    const read = await ask(listed, GUEST, { headers: { origin } });
    const ahead = await ask(listed, LEAD, preflight(origin));
    const sent = await ask(listed, LEAD, { verb: 'POST', body: '{}', headers: { origin } });
    expect([read, ahead, sent].map(corsOf)).toEqual(Array(3).fill([null, null]));
    expect([ahead.status, sent.status]).toEqual([405, 403]);
    expect(read.headers.get('vary')).toContain('Origin');
  });
});

test('what wants a login stays closed to a listed site', async () => {
  const name = 'LK.ReadNotices';
  const ahead = await ask(listed, name, preflight(PARTNER));
  const sent = await ask(listed, name, { verb: 'POST', body: '{}', headers: { origin: PARTNER } });
  expect([ahead, sent].map(corsOf)).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(sent.status).toBe(403);
});

test('a listed site is nobody: cookies are neither read nor set', async () => {
  const visitor = listed.visitor();
  const found = await visitor.get('Objects.GetLots');
  const [lot] = (found.body.result as { lots: { id: string }[] }).lots;
  await visitor.post('Cart.Add', { lot: lot?.id });
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const own = await ask(listed, 'Cart.GetLists', { headers: { cookie } });
  const other = await ask(listed, 'Cart.GetLists', { headers: { cookie, origin: PARTNER } });
  const cartOf = async (answer: Response) =>
    ((await answer.json()) as { result: { cart: unknown[] } }).result.cart.length;
  expect([await cartOf(own), await cartOf(other)]).toEqual([1, 0]);
  expect(other.headers.getSetCookie()).toEqual([]);
});

test('without the setting nothing is said', async () => {
  const read = await ask(closed, GUEST, { headers: { origin: PARTNER } });
  const ahead = await ask(closed, LEAD, preflight(PARTNER));
  expect([read, ahead].map(corsOf)).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(read.headers.get('vary') ?? '').not.toContain('Origin');
});
