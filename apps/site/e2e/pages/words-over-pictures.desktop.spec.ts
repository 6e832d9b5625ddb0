import { expect, test, type APIRequestContext } from '@playwright/test';
import { visits } from '../support/routes.ts';
import { sideBySide } from '../support/side-by-side.ts';
import { faintWords } from '../support/words-over-pictures.ts';

/** First screens of pages that code draws, with words over a picture. */
const FIRST_SCREENS = ['/', '/obekty/kanal', '/obekty/zaliv', '/obekty/kanal/korpus-2'];

/** What lies over the picture of a first screen, whatever page it is. */
const OVER = '[data-place="hero"] > :first-child, [data-over="true"] > header, [class*="_hero_"]';

test(
  'words over pictures can be read, by day and by night, on a phone and on a desk',
  { tag: '@full' },
  async ({ context, request }) => {
    test.setTimeout(300_000);
    const landings = await findLandings(request);
    expect(landings.length).toBeGreaterThan(3);
    const faint: Record<string, string[]> = {};
    await sideBySide(context, [...FIRST_SCREENS, ...landings], async (page, address) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: width < 900 ? 844 : 900 });
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        // As for a visitor who has answered about cookies: the notice lies upon no words then.
        await page.evaluate(() => {
          document.documentElement.dataset['consent'] = 'necessary';
        });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const found = await faintWords(page, OVER);
          if (found.length > 0) faint[`${address}, ${width} px, ${colorScheme}`] = found;
        }
      }
    });
    expect(faint).toEqual({});
  },
);

/** Addresses of the pages of blocks that open with a picture. */
async function findLandings(request: APIRequestContext): Promise<string[]> {
  const map = await request.get('/sitemaps/pages.xml');
  const listed = [...(await map.text()).matchAll(/<loc>([^<]+)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const addresses = new Set([...visits.map(({ address }) => address), ...listed]);
  const landings: string[] = [];
  for (const address of addresses) {
    const answer = await request.get(address);
    if ((await answer.text()).includes('data-place="hero"')) landings.push(address);
  }
  return landings;
}
