import { matchPath } from 'react-router';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { visits } from './support/routes.ts';

test.describe.configure({ timeout: 300_000 });

/** Of some thousands of flats, a few stand for all: they come from one table. */
const FLAT = '/obekty/:vendor/:subvendor/:id';
const FLATS = 20;

test('no link between the pages of the site leads nowhere', async ({ request }) => {
  const dead: string[] = [];
  const seen = new Set(visits.map(({ address }) => address));
  let flats = 0;
  for (const address of seen) {
    const answer = await request.get(address);
    if (!answer.ok()) dead.push(`${answer.status()} ${address}`);
    if (!answer.headers()['content-type']?.includes('text/html')) continue;
    for (const link of linksOf(await answer.text())) {
      if (seen.has(link) || !isPage(link)) continue;
      if (matchPath(FLAT, pathOf(link)) && ++flats > FLATS) continue;
      // A state of the same page: its links are those of the page.
      if (seen.has(pathOf(link))) {
        if (!(await isAlive(request, link))) dead.push(`${link} of ${address}`);
        continue;
      }
      seen.add(link);
    }
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(200);
});

const checked = new Map<string, boolean>();

async function isAlive(request: APIRequestContext, link: string): Promise<boolean> {
  const known = checked.get(link);
  if (known !== undefined) return known;
  const alive = (await request.get(link)).ok();
  checked.set(link, alive);
  return alive;
}

/** Addresses of anchors in a document, without their fragments. */
function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(([, href = '']) => href);
  return [...new Set(hrefs.map((href) => href.replaceAll('&amp;', '&').split('#')[0] ?? ''))];
}

const pathOf = (link: string) => link.split('?')[0] ?? link;

/** The account asks a guest to log in, and other parts of the server are no pages. */
function isPage(link: string): boolean {
  return !/^\/(lk|api|media|files|assets)(\/|$)/.test(link) && !link.startsWith('//');
}
