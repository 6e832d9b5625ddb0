import { expect, test } from '@playwright/test';
import { logIn } from '@m30/e2e/demo-buyer';
import { hiddenStops } from '../support/hidden-stops.ts';
import { openPage } from '@m30/e2e/open-page';
import { sideBySide } from '../support/side-by-side.ts';

type Size = readonly [width: number, height: number];

/** A phone, a laptop, and that laptop at 400 %. */
const SIZES: readonly Size[] = [
  [390, 844],
  [1280, 720],
  [320, 256],
];

/** The page with most layers, and those whose own keys or bars meet Tab; every page is looked at without it (`page-checks.ts`). */
const ADDRESSES = [
  '/obekty/kanal',
  '/katalog',
  '/katalog?complex=kanal&building=korpus-2&rooms=2&view=chess',
  '/obekty/kanal/korpus-2/k2-48',
  '/obekty/kanal/korpus-2/vizualnyj',
  '/parking/kanal',
  '/ipotechnyj-kalkulyator',
  '/lk/contracts',
];

test.describe.configure({ timeout: 300_000 });

/** No stop of Tab lies wholly beneath a layer (WCAG 2.2, 2.4.11), while the cookie notice asks. */
test.describe('everywhere', { tag: '@full' }, () => {
  for (const address of ADDRESSES) {
    test(`what has the focus is visible: ${address}`, async ({ context }) => {
      await logIn(context);
      await sideBySide(context, SIZES, async (page, [width, height]) => {
        await page.setViewportSize({ width, height });
        const answer = await openPage(page, address);
        expect(answer?.status()).toBe(200);
        await page.waitForLoadState('networkidle');
        expect(await hiddenStops(page), `at ${width} × ${height}`).toEqual([]);
      });
    });
  }
});
