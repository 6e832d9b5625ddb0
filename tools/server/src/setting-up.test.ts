import { expect, test } from 'vitest';
import { createServerApp } from './server-app.ts';

const config = {
  publicOrigin: 'https://site.test',
  trustProxy: { kind: 'none' as const },
  demo: false,
};

/** The server over a backend that has content or none. */
function serverOver(content: { isEmpty: boolean }, demo = false) {
  const page = (name: string) => () => Promise.resolve(new Response(name));
  const app = createServerApp({
    config: { ...config, demo },
    backend: {
      fetch: () => Promise.resolve(new Response('backend')),
      version: () => 0,
      isEmpty: () => content.isEmpty,
      close: () => Promise.resolve(),
    },
    site: page('site'),
    lk: page('account'),
    files: false,
  });
  const socket = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
  return (path: string, method = 'GET') => app.request(path, { method }, socket);
}

const PAGES = ['/', '/katalog?rooms=2', '/lk', '/lk/orders', '/sitemap.xml', '/nigde', '/lk.data'];

test.each(PAGES)(
  '%s says that the site is being set up while there is no content',
  async (path) => {
    const answer = await serverOver({ isEmpty: true })(path);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await answer.text();
    expect(text).toContain('<h1>Сайт настраивается</h1>');
    expect(text).toContain('<meta name="robots" content="noindex" />');
  },
);

test.each(['/api/Content.GetTemplate', '/readyz', '/staff/leads', '/feeds/yandex.xml', '/media/x'])(
  '%s is answered by the backend all the same',
  async (path) => {
    expect(await (await serverOver({ isEmpty: true })(path)).text()).toBe('backend');
  },
);

test('the process is well meanwhile', async () => {
  expect((await serverOver({ isEmpty: true })('/healthz')).status).toBe(200);
});

test('pages are there as soon as there is content, without a restart', async () => {
  const content = { isEmpty: true };
  const ask = serverOver(content);
  expect((await ask('/')).status).toBe(503);
  content.isEmpty = false;
  expect(await (await ask('/')).text()).toBe('site');
  expect(await (await ask('/lk')).text()).toBe('account');
});

test.each(['acquirer', 'signature', 'escrow', 'registration', 'bank'])(
  'a test %s has a page with the demo alone; else the site says that there is none',
  async (kind) => {
    const path = `/test-${kind}/5b0a6c1e-92d4-4f37-8a51-3c0e7d21f930`;
    expect(await (await serverOver({ isEmpty: false })(path)).text()).toBe('site');
    expect(await (await serverOver({ isEmpty: false }, true)(path)).text()).toBe('backend');
  },
);
