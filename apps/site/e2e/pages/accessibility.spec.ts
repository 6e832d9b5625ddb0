import { expect, test } from '@playwright/test';
import { findViolations, overflow } from '../support/find-violations.ts';
import { watchProblems } from '../support/watch-problems.ts';
import { openPage } from '@m30/e2e/open-page';

test.describe('is accessible when open:', () => {
  test('the callback form and its refusal', async ({ page }) => {
    const { problems } = watchProblems(page);
    await openPage(page, '/kontakty');
    await page.getByRole('link', { name: 'Оставить заявку' }).first().click();
    const modal = page.getByRole('dialog', { name: 'Заказать звонок' });
    await expect(modal.getByLabel('Телефон')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    expect(problems).toEqual([]);
  });

  test('the login form', async ({ page }) => {
    await openPage(page, '/lk');
    await expect(page.getByRole('dialog', { name: /^Вход в\sкабинет$/ })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test('the filters of the catalogue', { tag: '@phone' }, async ({ page }) => {
    await openPage(page, '/katalog');
    await page
      .getByRole('link', { name: /^(Все фильтры|Фильтры)/ })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('the menu of a phone', { tag: '@phone' }, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desk shows its menus at once');
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});
