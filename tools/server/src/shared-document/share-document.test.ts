// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { delayModules, shareDocument } from './share-document.ts';
import { startScript } from './start-script.ts';

const NONCE = 'bm9uY2U=';
const POLICY = `script-src 'nonce-${NONCE}' 'strict-dynamic'`;

const share = (body: string, head = '') =>
  shareDocument(`<head>${head}</head><body>${body}</body>`, POLICY, NONCE);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('scripts that had the nonce are named by hash, others are not', () => {
  const { html, policy } = share(
    `<script nonce="${NONCE}">own()</script><script>alien()</script><script type="application/json">{}</script>`,
  );
  expect(html).not.toContain('nonce');
  expect(policy).toBe(`script-src ${hashOf('own()')} 'strict-dynamic'`);
});

test('style elements that had the nonce are named by hash where styles are, others are not', () => {
  const body = `<style nonce="${NONCE}">a{}</style><style>b{}</style><script nonce="${NONCE}">c()</script>`;
  const policy = `${POLICY}; style-src 'self' 'nonce-${NONCE}'; style-src-attr 'unsafe-inline'`;
  const shared = shareDocument(body, policy, NONCE);
  expect(shared.html).not.toContain('nonce');
  expect(shared.policy).toBe(
    `script-src ${hashOf('c()')} 'strict-dynamic'; style-src 'self' ${hashOf('a{}')}; style-src-attr 'unsafe-inline'`,
  );
});

test('a module becomes data, and is not loaded ahead', () => {
  const { html, policy } = share(
    `<script nonce="${NONCE}" type="module" async="">import "/a.js"</script>`,
    `<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js" nonce="${NONCE}"/>`,
  );
  expect(html).toContain('<script type="text/late" async="">import "/a.js"</script>');
  expect(html).toMatch(/^<head><link rel="stylesheet" href="\/a.css"\/><\/head>/);
  expect(html).toContain(`<script>${startScript}</script></body>`);
  expect(policy).toContain(`${hashOf('import "/a.js"')} ${hashOf(startScript)}`);
});

test('a module that slipped in stays what the policy forbids', () => {
  expect(share('<script type="module">alien()</script>').html).toContain('type="module">alien()');
});

test('in a document of one visitor own modules alone wait, and nothing is loaded ahead of them', () => {
  const preload = '<link rel="modulepreload" href="/a.js"/>';
  const own = `<script nonce="${NONCE}" type="module">own()</script>`;
  const alien = '<script type="module">alien()</script>';
  const html = delayModules(`<body>${preload}${own}${alien}</body>`, NONCE);
  expect(html).toBe(
    `<body><script nonce="${NONCE}" type="text/late">own()</script>${alien}` +
      `<script nonce="${NONCE}">${startScript}</script></body>`,
  );
});

test('a document without modules stays as it is', () => {
  const html = `<body><script nonce="${NONCE}">own()</script></body>`;
  expect(delayModules(html, NONCE)).toBe(html);
});

/** A page of a document that was shared, as a browser has parsed it. */
function show(images = '') {
  document.body.innerHTML = `${images}<script type="text/late">x</script><p></p>`;
  (0, eval)(startScript);
  return () => document.querySelector('script')?.type;
}

test('without pictures the code starts after the first paint', async () => {
  const type = show();
  expect(type()).toBe('text/late');
  await vi.waitFor(() => expect(type()).toBe('module'));
  expect(document.querySelector('script')?.nextElementSibling?.localName).toBe('p');
});

test.each(['pointerdown', 'keydown', 'touchstart', 'wheel'])('%s starts the code', (gesture) => {
  const type = show('<img src="/a.avif">');
  window.dispatchEvent(new Event(gesture));
  expect(type()).toBe('module');
});

test('the code waits for pictures that are not lazy, three seconds at most', () => {
  vi.useFakeTimers();
  const type = show('<img src="/a.avif"><img src="/b.avif" loading="lazy">');
  Object.defineProperty(document.images[0], 'complete', { value: false });
  vi.advanceTimersByTime(2_999);
  expect(type()).toBe('text/late');
  vi.advanceTimersByTime(1);
  expect(type()).toBe('module');
});
