import { expect, test } from '@playwright/test';
import { logIn } from '@m30/e2e/demo-buyer';
import { openPage } from '@m30/e2e/open-page';
import { indistinctFocus, indistinctStates } from '../support/visible-states.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });
test.describe.configure({ timeout: 180_000 });

/** Every component in every state, a board, and a page of each look. */
const ADDRESSES = [
  '/ui-kit',
  '/katalog?complex=kanal&building=korpus-2&rooms=2&view=chess',
  '/',
  '/katalog',
  '/katalog/filtry',
  '/katalog?view=map',
  '/obekty',
  '/obekty/kanal',
  '/obekty/kanal/korpus-2',
  '/obekty/kanal/korpus-2/vizualnyj?floor=7',
  '/obekty/kanal/korpus-2/vizualnyj?floor=7&section=1',
  '/obekty/kanal/korpus-2/k2-48',
  '/prosmotr?lot=k2-23',
  '/compare?lots=k2-48,k2-53',
  '/parking/kanal',
  '/kommerciya/kanal',
  '/vtorichka',
  '/ipotechnyj-kalkulyator',
  '/installment',
  '/kak-kupit/ipoteki/anketa',
  '/novosti',
  '/kontakty',
  '/cart',
  '/lk',
  '/lk/acceptance',
  '/lk/certificates',
  '/lk/contracts',
  '/lk/feedback',
  '/lk/orders',
  '/lk/profile',
  '/lk/services',
  '/lk/showroom',
  '/lk/support',
];

/** No state and no focus depends on a background or a shadow alone, which a visitor's own colours take away. */
test.describe('everywhere', { tag: '@full' }, () => {
  for (const address of ADDRESSES) {
    // Not side by side in one window: only the tab in front can be pictured.
    test(`states and focus are visible in forced colours: ${address}`, async ({
      page,
      context,
    }) => {
      await logIn(context);
      const answer = await openPage(page, address);
      expect(answer?.status()).toBe(200);
      await page.waitForLoadState('networkidle');
      expect.soft(await indistinctFocus(page), 'focus').toEqual([]);
      expect.soft(await indistinctStates(page), 'states').toEqual([]);
    });
  }
});
