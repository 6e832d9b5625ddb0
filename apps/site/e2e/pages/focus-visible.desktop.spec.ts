import { expect, test } from '@playwright/test';
import { logIn } from '@m30/e2e/demo-buyer';
import { hiddenStops } from '../support/hidden-stops.ts';
import { openPage } from '@m30/e2e/open-page';
import { sideBySide } from '../support/side-by-side.ts';

type Size = readonly [width: number, height: number];

/** The page with most layers, on a phone and a small laptop. */
const FIRST = '/obekty/kanal';
const NARROW: readonly Size[] = [
  [390, 844],
  [1280, 720],
];

/** Further windows, the last of them a desktop at 400 %; a page of each look. */
const SIZES: readonly Size[] = [...NARROW, [768, 1024], [1440, 900], [320, 256]];
const ADDRESSES = [
  FIRST,
  '/',
  '/katalog',
  '/katalog?complex=kanal&building=korpus-2&rooms=2&view=chess',
  '/obekty/kanal/korpus-2',
  '/obekty/kanal/korpus-2/k2-48',
  '/obekty/kanal/korpus-2/vizualnyj',
  '/parking/kanal',
  '/ipotechnyj-kalkulyator',
  '/kak-kupit/rassrochka',
  '/kontakty',
  '/cart',
  '/zayavka/callRequest',
  '/lk',
  '/lk/contracts',
  '/lk/support',
];

test.describe.configure({ timeout: 300_000 });

walk(FIRST, NARROW);
test.describe('everywhere', { tag: '@full' }, () => {
  for (const address of ADDRESSES) walk(address, SIZES);
});

/** No stop of Tab lies wholly beneath a layer (WCAG 2.2, 2.4.11), while the cookie notice asks. */
function walk(address: string, sizes: readonly Size[]): void {
  test(`what has the focus is visible: ${address}`, async ({ context }) => {
    await logIn(context);
    await sideBySide(context, sizes, async (page, [width, height]) => {
      await page.setViewportSize({ width, height });
      const answer = await openPage(page, address);
      expect(answer?.status()).toBe(200);
      await page.waitForLoadState('networkidle');
      expect(await hiddenStops(page), `at ${width} × ${height}`).toEqual([]);
    });
  });
}
