import { expect, test } from 'vitest';
import type { Rendered } from '../render/app-handler.ts';
import { createPageCache } from './page-cache.ts';

const NONCE = 'bm9uY2Utb2YtdGhlLXRlc3Q=';
const POLICY = `script-src 'nonce-${NONCE}' 'strict-dynamic'; object-src 'none'`;

/** A cache over a renderer that counts its renderings, at a time that the test moves. */
function cacheOf(
  answer: (request: Request, turn: number) => Partial<Rendered> | Promise<Partial<Rendered>>,
) {
  let turns = 0;
  let now = 0;
  let version = 0;
  const cache = createPageCache({
    render: async ({ request }) => ({
      response: page(`rendering ${turns}`),
      nonce: NONCE,
      own: false,
      failed: false,
      ...(await answer(request, turns++)),
    }),
    version: () => version,
    most: 1_000_000,
    headers: { 'x-content-type-options': 'nosniff' },
    clock: () => now,
  });
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    cache.answer({
      request: new Request(`http://site.test${path}`, { headers, method }),
      ip: '203.0.113.7',
    });
  return {
    get,
    text: async (path: string) => (await get(path)).text(),
    turns: () => turns,
    pass: (seconds: number) => (now += seconds * 1000),
    change: () => (version += 1),
  };
}

function page(text: string, headers: Record<string, string> = {}) {
  const html = `<body>${text}<script nonce="${NONCE}">run()</script><script>alien()</script></body>`;
  const type = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };
  return new Response(html, { headers: { ...type, ...headers } });
}

test('a page is rendered once for all, and a browser that has it is told so', async () => {
  const { get, turns } = cacheOf(() => ({}));
  const answers = await Promise.all([get('/a'), get('/a'), get('/a')]);
  expect(turns()).toBe(1);
  const etag = answers[0]?.headers.get('etag') ?? '';
  expect(answers.map(({ headers }) => headers.get('etag'))).toEqual([etag, etag, etag]);
  const known = await get('/a', { 'if-none-match': etag });
  expect([known.status, await known.text()]).toEqual([304, '']);
  expect(known.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a cached page carries no nonce: its own scripts are allowed by their hashes, no others', async () => {
  const { get } = cacheOf(() => ({}));
  const answer = await get('/a');
  expect(await answer.text()).not.toContain('nonce');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^script-src 'sha256-[\w+/]{43}=' 'strict-dynamic'; object-src 'none'$/);
});

test.each([
  ['asks as the visitor', () => ({ own: true })],
  ['sets a cookie', () => ({ response: page('x', { 'set-cookie': 'a=1' }) })],
  ['says that it is private', () => ({ response: page('x', { 'cache-control': 'private' }) })],
  ['is not found', () => ({ response: new Response('', { status: 404 }) })],
])('a page that %s is rendered for each visitor', async (_, answer) => {
  const { get, turns } = cacheOf(answer);
  const answers = [await get('/a'), await get('/a')];
  expect(turns()).toBe(2);
  for (const { headers } of answers) expect(headers.get('etag')).toBeNull();
});

test('a page that is one visitor’s keeps its nonce and its cookies, and its code waits for the first paint', async () => {
  const module = `<script nonce="${NONCE}" type="module">import "/a.js"</script>`;
  const { get } = cacheOf(() => ({ own: true, response: page(module, { 'set-cookie': 'a=1' }) }));
  // The first of them finds out that it is one visitor's.
  for (const answer of [await get('/cart'), await get('/cart')]) {
    const html = await answer.text();
    expect(html).toContain(`<script nonce="${NONCE}" type="text/late">import "/a.js"</script>`);
    expect(html).toMatch(
      new RegExp(`<script nonce="${NONCE}">\\(function.+</script></body>$`, 's'),
    );
    expect(answer.headers.get('content-security-policy')).toBe(POLICY);
    expect(answer.headers.getSetCookie()).toEqual(['a=1']);
  }
});

test('a change of the content is seen at once', async () => {
  const { text, change } = cacheOf(() => ({}));
  expect(await text('/a')).toContain('rendering 0');
  change();
  expect(await text('/a')).toContain('rendering 1');
});

test('a page that grew old is shown once more while it is rendered anew', async () => {
  const { text, pass } = cacheOf(() => ({}));
  await text('/a');
  pass(30);
  expect(await text('/a')).toContain('rendering 0');
  await expect.poll(() => text('/a')).toContain('rendering 1');
  pass(3600);
  expect(await text('/a')).toContain('rendering 2');
});

test.each([
  ['throws', () => Promise.reject(new Error('no database'))],
  ['is a 503', () => ({ response: new Response('', { status: 503 }) })],
  ['lacks what the backend could not tell', () => ({ failed: true })],
  ['takes too long', () => new Promise<never>(() => undefined)],
])('where a new rendering %s, the last good copy is shown', async (_, wrong) => {
  const { text, change } = cacheOf((_request, turn) => (turn === 0 ? {} : wrong()));
  await text('/a');
  change();
  expect(await text('/a')).toContain('rendering 0');
});

test('addresses and their queries are kept apart; what is sent is never cached', async () => {
  const { get, text, turns } = cacheOf((request) => ({ response: page(request.url) }));
  expect(await text('/a?b=1')).toContain('/a?b=1');
  expect(await text('/a')).not.toContain('b=1');
  await get('/a', {}, 'POST');
  await get('/a', {}, 'POST');
  expect(turns()).toBe(4);
  expect(await (await get('/a', {}, 'HEAD')).text()).toBe('');
  expect(turns()).toBe(4);
});
