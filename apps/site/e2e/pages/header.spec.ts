import { expect, test, type Page } from '@playwright/test';
import { logIn } from '@m30/e2e/demo-buyer';
import { openPage } from '@m30/e2e/open-page';

const header = (page: Page) => page.getByRole('banner');

/** Scrolls as a hand does, in steps that a page notices: each is drawn before the next. */
const scrollBy = (page: Page, distance: number): Promise<void> =>
  page.evaluate(async (way) => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let step = 0; step < 6; step++) {
      window.scrollBy({ top: way / 6, behavior: 'instant' });
      await frame();
      await frame();
    }
  }, distance);

test(
  'the header hides on the way down and returns on the way up',
  { tag: '@phone' },
  async ({ page }) => {
    await openPage(page, '/kompaniya');
    // The header is loaded at the first sign of life.
    await page.keyboard.press('Shift');
    await expect(header(page)).toBeInViewport();
    await scrollBy(page, 1800);
    // Before it listens it is out of sight, too: it stands at the head of the page. Hidden it has no role.
    await expect(page.locator('header[data-place="hidden"]')).toBeAttached();
    await expect(header(page)).not.toBeInViewport();
    await scrollBy(page, -300);
    await expect(header(page)).toBeInViewport();
    await scrollBy(page, 300);
    await expect(header(page)).not.toBeInViewport();
    await scrollBy(page, -4000);
    await expect(header(page)).toBeInViewport();
  },
);

test(
  'the menu of a phone is used by keyboard alone',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desk shows its menus at once');
    await openPage(page, '/kontakty');
    await expect(header(page).getByRole('link', { name: /^Позвонить/ })).toBeVisible();
    await expect(header(page).getByRole('link', { name: /^Корзина/ })).toBeVisible();
    const burger = page.getByRole('button', { name: 'Открыть меню' });
    await burger.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Меню' });
    await expect(menu).toBeVisible();
    // Focus stays within the menu all the way round.
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && !active?.closest('dialog');
      });
      expect(outside, `stop ${stop + 1}`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();

    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Новости' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/novosti');
    await expect(menu).toBeHidden();
  },
);

test(
  'the menu of the account is used by keyboard alone',
  { tag: '@full' },
  async ({ page, context, isMobile }) => {
    test.skip(isMobile, 'on a phone its lines stand in the menu');
    await logIn(context);
    await openPage(page, '/kontakty');
    await page.keyboard.press('Tab');
    const icon = page.getByRole('button', { name: /кабинет/i });
    await icon.focus();
    await page.keyboard.press('Enter');
    const line = page.getByRole('menuitem', { name: 'Мой кабинет' });
    await expect(line).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(icon).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(line).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/lk');
  },
);
