import { createHash } from 'node:crypto';
import { expect, request, test } from '@playwright/test';
import { routeTable } from '../app/route-table.ts';

/** Pages whose address is known without the database. */
const PAGES = routeTable.map(({ path }) => path).filter((path) => !path.includes(':'));

/** Two visitors as unlike as can be. */
const VISITORS = [
  { 'accept-language': 'ru', 'x-forwarded-for': '203.0.113.7' },
  {
    'accept-language': 'en',
    'x-forwarded-for': '198.51.100.9',
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)',
    referer: 'https://partner.example/page',
    cookie: 'basket=b1; anketa=a1; open_login=1; login_url=/lk/orders; cookie_consent=1.all',
  },
];

/** Scripts that run; data in a script element does not. */
const SCRIPTS = /<script(?![^>]*type="application)[^>]*>([^]*?)<\/script>/g;

test('a page that is kept is the same for everybody, and allows its own scripts by hashes alone', async ({
  baseURL,
}) => {
  const visitors = await Promise.all(
    VISITORS.map((extraHTTPHeaders) =>
      request.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders }),
    ),
  );
  const ask = (path: string) =>
    Promise.all(visitors.map((visitor) => visitor.get(path, { maxRedirects: 0 })));
  const open = async (path: string) => {
    const answers = await ask(path);
    const tags = new Set(answers.map((answer) => answer.headers()['etag']));
    // Another test may have changed the content between the two.
    return tags.size === 1 ? answers : ask(path);
  };
  let kept = 0;
  for (const path of PAGES) {
    const [one, other] = await open(path);
    const { etag, ...headers } = one?.headers() ?? {};
    if (etag === undefined) {
      expect(headers['cache-control'] ?? 'private', path).not.toContain('public');
      continue;
    }
    kept += 1;
    const html = (await one?.text()) ?? '';
    expect(await other?.text(), path).toBe(html);
    expect(other?.headers()['set-cookie'], path).toBeUndefined();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).not.toContain('nonce-');
    for (const [, text = ''] of html.matchAll(SCRIPTS)) {
      expect(policy, path).toContain(createHash('sha256').update(text).digest('base64'));
    }
  }
  expect(kept).toBeGreaterThan(40);
});
