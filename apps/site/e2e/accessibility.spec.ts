import { expect, test, type Page } from '@playwright/test';
import { logIn } from './support/demo-buyer.ts';
import { findViolations, overflow } from './support/find-violations.ts';
import { accountRoutes, publicRoutes, someFlat, someNews } from './support/routes.ts';
import { watchProblems } from './support/watch-problems.ts';

/** The page works: it is hydrated, and what lies below the fold has come. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  // At the foot of the page nothing that sticks to the window covers anything.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
}

async function check(page: Page, path: string) {
  const problems = watchProblems(page);
  await page.goto(path);
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(problems).toEqual([]);
}

test.describe('is accessible, fits into 320 px and complains about nothing:', () => {
  for (const path of publicRoutes) {
    test(path, ({ page }) => check(page, path));
  }

  test('a flat', async ({ page, request }) => check(page, await someFlat(request)));

  test('a news item', async ({ page, request }) => check(page, await someNews(request)));

  for (const path of accountRoutes) {
    test(path, async ({ page, context }) => {
      await logIn(context);
      await check(page, path);
    });
  }
});

test.describe('is accessible when open:', () => {
  test('the callback form and its refusal', async ({ page }) => {
    const problems = watchProblems(page);
    await page.goto('/kontakty');
    await page.getByRole('link', { name: 'Оставить заявку' }).first().click();
    const modal = page.getByRole('dialog', { name: 'Заказать звонок' });
    await expect(modal.getByLabel('Телефон')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    expect(problems).toEqual([]);
  });

  test('the login form', async ({ page }) => {
    await page.goto('/lk');
    await expect(page.getByRole('dialog', { name: /^Вход в\sкабинет$/ })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test('the filters of the catalogue', async ({ page }) => {
    await page.goto('/katalog');
    await page
      .getByRole('button', { name: /^(Все фильтры|Фильтры)/ })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('the menu of a phone', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desk shows its menus at once');
    await page.goto('/');
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});
