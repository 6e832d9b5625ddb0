import { expect, test, type Page } from '@playwright/test';
import { hostilePages, hostileScripts } from '../src/hostile/built.ts';

/** Payloads on one page. */
const SIZE = 100;

/** Of so many pages one is shown raw as well. */
const CONTROL_EVERY = 10;

/** Tests that share the pages out, for browsers side by side. */
const SHARES = 2;

for (let share = 0; share < SHARES; share += 1) {
  test(`no payload of thousands runs or leaves a forbidden node, on the server or in the browser, part ${share + 1}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await examineShare(page, share);
  });
}

async function examineShare(page: Page, share: number) {
  const [scripts, all] = await Promise.all([hostileScripts(), hostilePages(SIZE)]);
  expect(all.flatMap(({ raw }) => raw).length).toBeGreaterThanOrEqual(6_800);
  const pages = all.filter((_, index) => index % SHARES === share);
  const bodies = { clean: '', raw: '' };
  await page.addInitScript(countAlerts);
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const script = scripts.get(pathname);
    if (pathname === '/clean') return route.fulfill(documentOf(bodies.clean));
    if (pathname === '/raw') return route.fulfill(documentOf(bodies.raw));
    if (script === undefined) return route.abort();
    return route.fulfill({ contentType: kindOf(pathname), body: script });
  });

  let controls = 0;
  for (const [index, { html, cases, raw }] of pages.entries()) {
    bodies.clean = `<main>${html}</main><script type="module" src="/client.js"></script>`;
    bodies.raw = raw.join('\n');
    await page.goto('https://site.example/clean', { waitUntil: 'domcontentloaded' });
    const findings = await page.evaluate((sent) => globalThis.examine(sent), cases);
    expect(findings).toEqual({ violations: [], complaints: [], differences: [] });
    expect(await fired(page)).toBe(0);

    // The same payloads as they are, within the same page: what is not seen above is seen here.
    if (index % CONTROL_EVERY > 0) continue;
    await page.evaluate(showRaw, TIMEOUT_MS);
    controls += await fired(page);
  }
  expect(controls).toBeGreaterThan(50 / SHARES);
}

declare global {
  var examine: (typeof import('../src/hostile/client.tsx'))['examine'];
  interface Window {
    fired: number;
  }
}

function countAlerts() {
  window.fired = 0;
  window.alert = () => {
    (window.top ?? window).fired += 1;
  };
}

/** Milliseconds after which raw payloads that keep their page from loading are looked at as they are. */
const TIMEOUT_MS = 3000;

/** In a frame, because some payloads lead elsewhere. */
function showRaw(timeout: number): Promise<void> {
  const frame = document.createElement('iframe');
  frame.src = '/raw';
  document.body.append(frame);
  return new Promise((resolve) => {
    frame.addEventListener('load', () => resolve());
    setTimeout(resolve, timeout);
  });
}

const fired = (page: Page) => page.evaluate(() => window.fired);

const documentOf = (body: string) => ({
  contentType: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="ru"><head><title>x</title></head><body>${body}`,
});

const kindOf = (path: string) => (path.endsWith('.css') ? 'text/css' : 'text/javascript');
