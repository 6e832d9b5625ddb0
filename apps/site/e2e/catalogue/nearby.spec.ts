import { expect, test } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';
import { findViolations } from '../support/find-violations.ts';

/** «Рядом» of a sentence, in minutes. */
const NEAR = /Школа не\sдальше 10\sминут пешком/;

test(
  'a family finds flats near a school and a kindergarten, and sees them on the map',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    test.slow();
    await openPage(page, '/katalog');
    const wish = page.getByRole('textbox', { name: 'Какую квартиру ищете' });
    await wish.fill('двушка рядом со школой, садик пешком до 7 минут');
    await wish.press('Enter');
    await expect(page).toHaveURL(/\/katalog\?rooms=2&school=10&kindergarten=7$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(
      main.getByRole('link', { name: NEAR }).filter({ visible: true }).first(),
    ).toBeAttached();

    await openPage(page, '/katalog/filtry?rooms=2&school=10&kindergarten=7');
    await expect(page.getByText('школа до 10 мин, сад до 7 мин')).toBeVisible();
    const clinic = page.getByRole('group', { name: 'Поликлиника', exact: true });
    await clinic.getByRole('radio', { name: /^До\s15\sминут/ }).press('Space');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /вариант/ }).press('Enter');
    await expect(page).toHaveURL(/\/katalog\?rooms=2&school=10&kindergarten=7&clinic=15$/);

    await openPage(page, '/katalog?rooms=2&school=10&kindergarten=7&view=map');
    const box = main.getByRole('checkbox', { name: 'Школы, сады, поликлиники' });
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(box).toBeChecked({ timeout: 1000 });
    }).toPass();
    await expect(main.getByText(/Демонстрационные данные/).first()).toBeVisible();
    const place = main.getByRole('button', {
      name: /Школа на\sВоронцовском бульваре.*7\sминут пешком/,
    });
    await place.press('Enter');
    await expect(main.locator('[title^="Школа на"]').first()).toBeAttached();
    expect(await findViolations(page)).toEqual([]);
    await box.press('Space');
    await expect(place).toHaveCount(0);
  },
);

test(
  'where no school is near enough, more minutes are offered',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/katalog?complex=sosny&school=5');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /Дальше от\sшколы/ }).first()).toBeVisible();
    await main
      .getByRole('link', { name: /Дальше от\sшколы/ })
      .first()
      .click();
    await expect(page).toHaveURL('/katalog?complex=sosny');
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'filter, list of the map and page of a complex say the same',
    { tag: ['@full', '@phone'] },
    async ({ page }) => {
      await page.goto('/katalog/filtry?school=10');
      const kindergarten = page.getByRole('group', { name: 'Детский сад', exact: true });
      await expect(kindergarten.getByRole('radio', { name: 'Не важно' })).toBeChecked();
      await page.goto('/katalog?school=10&view=map');
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Светлый двор' });
      await expect(row).toContainText(
        /школа\s— 7\sмин, детский сад\s— 2\sмин, поликлиника\s— 11\sмин/,
      );
      await expect(page.getByText(/^Демонстрационные данные/)).toBeVisible();
      await page.goto('/katalog?school=10');
      await page.getByRole('link', { name: NEAR }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL('/katalog');
      await page.goto('/obekty/svetly');
      await expect(page.getByText(/Школа на\sВоронцовском бульваре/)).toBeVisible();
      await expect(page.getByText(/^Демонстрационные данные/)).toBeVisible();
    },
  );
});
