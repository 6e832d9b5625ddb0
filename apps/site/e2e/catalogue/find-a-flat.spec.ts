import { expect, test } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';

// The other journeys go without motion: they are quicker, and nothing is measured on its way.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a visitor finds a flat with two rooms and asks to be called about it', async ({ page }) => {
  await openPage(page, '/');
  await page
    .getByRole('region', { name: 'Быстрый подбор' })
    .getByRole('button', { name: /^Показать/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Квартиры', level: 1 })).toBeVisible();
  const all = await page.getByRole('status').filter({ hasText: 'вариант' }).first().innerText();

  await page
    .getByRole('link', { name: /^(Все фильтры|Фильтры)/ })
    .filter({ visible: true })
    .click();
  const filters = page.getByRole('dialog', { name: 'Фильтры' });
  await filters
    .getByRole('group', { name: 'Комнат' })
    .getByRole('checkbox', { name: /^2/ })
    .check();
  await filters.getByRole('textbox', { name: 'До, ₽' }).fill('15000000');
  await filters.getByRole('button', { name: /^Показать/ }).click();
  await expect(page).toHaveURL('/katalog?rooms=2&priceTo=15000000');
  await expect(filters).toBeHidden();
  const filtered = page.getByRole('list', { name: 'Выбранные фильтры' });
  await expect(filtered.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: all })).toHaveCount(0);

  const flat = page.getByRole('article').nth(7).getByRole('link');
  await expect(flat).toHaveAccessibleName(/^(2.*комнатная|Евродвух.*комнатная)/);
  await flat.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  // Cards above are drawn as they come near, and the page moves with them until the click.
  const left = flat.evaluate(
    (link) => new Promise<number>((at) => link.addEventListener('click', () => at(scrollY))),
  );
  await flat.click();
  const scroll = await left;
  await expect(page.getByRole('heading', { level: 1 })).toContainText('комнатная');

  await page.goBack();
  await expect(page).toHaveURL('/katalog?rooms=2&priceTo=15000000');
  await expect(filtered.getByRole('link')).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scroll, -2);

  await flat.click();
  await page.getByRole('link', { name: 'Оставить заявку на квартиру' }).click();
  const modal = page.getByRole('dialog', { name: 'Оставить заявку на квартиру' });
  await modal.getByLabel('Имя').fill('Анна');
  await modal.getByLabel('Телефон').pressSequentially('9213041762');
  await modal.getByRole('button', { name: 'Оставить заявку' }).click();
  await expect(page.getByRole('dialog', { name: 'Заявка принята' })).toBeVisible();
});
