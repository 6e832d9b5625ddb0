import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { authWindow, expectBuyer, logInHere } from '@m30/e2e/auth';
import { demoBuyer, logIn } from '@m30/e2e/demo-buyer';
import { pointer, withEachHand } from '@m30/e2e/hands';
import { openPage } from '@m30/e2e/open-page';

const NAME = 'Савельева Марина Андреевна';

/** Ends the session as time does: the browser forgets its cookie, the page knows nothing of it. */
const expire = (context: BrowserContext) => context.clearCookies({ name: /auth\.session/ });

/** A mark that a load of the page would wipe off. */
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset['mark'] = 'kept'));
const isMarked = (page: Page) => page.evaluate(() => document.body.dataset['mark'] === 'kept');

withEachHand((hand) => {
  test('a session that ended in the account: the document comes after the login, the page stays @full', async ({
    page,
    context,
  }) => {
    await logIn(context);
    // The page's own first call: it would meet the end of the session before the visitor does.
    const first = page.waitForResponse('**/api/Cart.GetOfflineReserve');
    await openPage(page, '/lk/orders');
    await first;
    await mark(page);
    await expire(context);
    const papers = page.getByRole('link', { name: /RTF|PDF/ });
    await hand.press(papers.first());
    await expect(authWindow(page).getByRole('link', { name: /^Инструкция/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await logInHere(page, hand, demoBuyer);
    expect((await download).url()).toContain('/api/files/');
    await expect(authWindow(page)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
    await expect(page).toHaveURL('/lk/orders');
  });

  test(
    'a session that ended on the site: the interrupted call is answered after the login',
    { tag: '@full' },
    async ({ page, context, isMobile }) => {
      await logIn(context);
      // The page's own calls begin with the first key and would meet the end of the session before the visitor does.
      const first = page.waitForResponse('**/api/Cart.GetOfflineReserve');
      await openPage(page, '/auth-test');
      await page.keyboard.press('Shift');
      await first;
      await expect(page.getByRole('main').getByText(NAME)).toBeVisible();
      await page.evaluate(() => localStorage.removeItem('auth.offlineReserve'));
      await mark(page);
      await expire(context);
      await hand.press(page.getByRole('button', { name: /^Спросить о\sброни$/ }));
      await logInHere(page, hand, demoBuyer);
      await expect(authWindow(page)).toHaveCount(0);
      await expect(page.getByText(/^Бронь в\sофисе: (есть|нет)$/)).toBeVisible();
      expect(await isMarked(page)).toBe(true);
      await expectBuyer(page, NAME, isMobile);
    },
  );

  test('a logout leads home and takes the other tabs along, of the account as of the site', async ({
    page,
    context,
    isMobile,
  }) => {
    await logIn(context);
    const [account, site] = [await context.newPage(), await context.newPage()];
    for (const [tab, path] of [
      [account, '/lk/orders'],
      [site, '/novosti'],
      [page, '/lk'],
    ] as const) {
      await openPage(tab, path);
      await tab.keyboard.press('Shift');
    }
    await expectBuyer(site, NAME, isMobile);
    await page.bringToFront();
    await hand.press(
      page.getByRole('button', { name: 'Выйти', exact: true }).filter({ visible: true }),
    );
    const tabs = [page, account, site];
    for (const tab of tabs) await expect(tab).toHaveURL('/');
    await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));
    const storedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('auth.'));
    expect(await page.evaluate(storedKeys)).toEqual([]);
    await account.goto('/lk/orders');
    await expect(account).toHaveURL('/');
    await expect(authWindow(account)).toBeVisible();
  });
});

test(
  'whoever closes the login keeps the page, and is asked again by the next action',
  { tag: '@full' },
  async ({ page, context }) => {
    await logIn(context);
    await openPage(page, '/lk/orders');
    await mark(page);
    await expire(context);
    const paper = page.getByRole('link', { name: /RTF|PDF/ }).first();
    for (let time = 0; time < 2; time++) {
      await paper.click();
      await expect(authWindow(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(authWindow(page)).toHaveCount(0);
    }
    expect(await isMarked(page)).toBe(true);
    await paper.click();
    const download = page.waitForEvent('download');
    await logInHere(page, pointer, demoBuyer);
    await download;
  },
);
