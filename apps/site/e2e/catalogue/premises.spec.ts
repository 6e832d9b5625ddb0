import { expect, test } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';

test('a visitor finds premises for a coffee shop, counts the yield and asks for them @full', async ({
  page,
}) => {
  await openPage(page, '/kommerciya');
  const filters = page.getByRole('form', { name: 'Фильтры помещений' });
  await filters.getByText('Назначение', { exact: true }).first().click();
  await filters.getByRole('checkbox', { name: /^кофейня/ }).check();
  await expect(page).toHaveURL('/kommerciya?purpose=cafe');
  const chips = page.getByRole('list', { name: 'Выбранные фильтры' }).getByRole('link');
  await expect(chips.first()).toBeVisible();
  await filters.getByText('Цена', { exact: true }).first().click();
  await filters.getByRole('textbox', { name: 'До, ₽' }).fill('30000000');
  await filters.getByRole('textbox', { name: 'До, ₽' }).press('Enter');
  await expect(page).toHaveURL('/kommerciya?priceTo=30000000&purpose=cafe');
  await expect(chips).toHaveCount(3);
  await page.getByRole('article').first().getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Помещение');
  const form = page.getByRole('form', { name: 'Доходность аренды' });
  const yielded = form.getByRole('status');
  const before = await yielded.innerText();
  await form.getByRole('textbox', { name: /Аренда/ }).fill('900000');
  await expect(yielded).not.toHaveText(before);
  await page
    .getByRole('link', { name: /^Оставить заявку/ })
    .filter({ visible: true })
    .first()
    .click();
  const modal = page.getByRole('dialog', { name: /помещение/ });
  await modal.getByLabel('Имя').fill('Анна');
  await modal.getByLabel('Телефон').pressSequentially('9213041763');
  await modal.getByRole('button', { name: 'Оставить заявку' }).click();
  await expect(page.getByRole('dialog', { name: 'Заявка принята' })).toBeVisible();
});

test(
  'by keyboard alone a place is found on the plan, and Back lets it go',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/parking/kolonnada?level=-1');
    const plan = page.getByRole('group', { name: /^Схема уровня/ });
    const first = plan.getByRole('link').first();
    await expect(plan.locator('a[tabindex="0"]')).toHaveCount(1);
    await plan.locator('a[tabindex="0"]').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(first).not.toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/parking\/kolonnada\?level=-1&place=ko-p\d+$/);
    const chosen = page.getByRole('status').filter({ hasText: /Машиноместо|Кладовая/ });
    await expect(chosen.getByRole('link', { name: 'Оставить заявку' })).toBeVisible();
    const keep = chosen.getByRole('button', { name: /^В.корзину: / });
    await keep.press('Enter');
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(page).toHaveURL('/parking/kolonnada?level=-1');
    await expect(chosen).toHaveCount(0);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are a form, levels and places are links', { tag: '@full' }, async ({ page }) => {
    await page.goto('/parking');
    const filters = page.getByRole('form', { name: 'Фильтры мест и кладовых' });
    await filters.getByText('Размер места', { exact: true }).first().click();
    await filters.getByRole('checkbox', { name: /^семейное/ }).check();
    await filters.getByRole('button', { name: 'Показать' }).click();
    await expect(page).toHaveURL('/parking?size=family');
    await page.getByRole('link', { name: /^Террасы.*Кудрово/ }).click();
    await expect(page).toHaveURL('/parking/terrasy?size=family');
    await page
      .getByRole('link', { name: /^Машиноместо.*семейное/ })
      .last()
      .click();
    await expect(page).toHaveURL(/place=t-p\d+/);
    await expect(page.getByRole('link', { name: 'Оставить заявку' }).first()).toBeVisible();
  });
});
