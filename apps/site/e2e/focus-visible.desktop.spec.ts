import { expect, test } from '@playwright/test';
import { logIn } from './support/demo-buyer.ts';
import { hiddenStops } from './support/hidden-stops.ts';
import { openPage } from './support/open-page.ts';
import { sideBySide } from './support/side-by-side.ts';

type Size = readonly [width: number, height: number];

/** A phone and a small laptop; the pages with the most that is fixed. */
const NARROW: readonly Size[] = [
  [390, 844],
  [1280, 720],
];
const FIRST = ['/obekty/kanal', '/obekty/kanal/korpus-2/k2-48', '/lk'];

/** Further windows, the last of them a desk at 400 %; a page of each look. */
const SIZES: readonly Size[] = [...NARROW, [768, 1024], [1440, 900], [320, 256]];
const ADDRESSES = [
  ...FIRST,
  '/',
  '/katalog',
  '/katalog?complex=kanal&building=korpus-2&rooms=2&view=chess',
  '/obekty/kanal/korpus-2',
  '/obekty/kanal/korpus-2/vizualnyj',
  '/parking/kanal',
  '/ipotechnyj-kalkulyator',
  '/kak-kupit/rassrochka',
  '/kontakty',
  '/cart',
  '/zayavka/callRequest',
  '/lk/contracts',
  '/lk/support',
];

test.describe.configure({ timeout: 300_000 });

walk(FIRST, NARROW);
test.describe('everywhere', { tag: '@full' }, () => {
  for (const address of ADDRESSES) walk([address], SIZES);
});

/** No stop of Tab lies wholly beneath what is fixed (WCAG 2.2, 2.4.11), while the cookie notice asks. */
function walk(addresses: readonly string[], sizes: readonly Size[]): void {
  test(`what has the focus can be seen: ${addresses.join(', ')}`, async ({ context }) => {
    await logIn(context);
    const walks = addresses.flatMap((address) => sizes.map((size) => ({ address, size })));
    await sideBySide(context, walks, async (page, { address, size: [width, height] }) => {
      await page.setViewportSize({ width, height });
      await openPage(page, address);
      await page.waitForLoadState('networkidle');
      expect(await hiddenStops(page), `${address} at ${width} × ${height}`).toEqual([]);
    });
  });
}
