import { expect, test } from '@playwright/test';
import { findViolations } from '../support/find-violations.ts';

test('a visitor finds a complex by a word with a slip, while typing, and opens it by the keyboard', async ({
  page,
}) => {
  await page.goto('/poisk');
  const field = page.getByRole('searchbox', { name: 'Что найти' });
  await field.pressSequentially('калонада');
  await expect(
    page.getByRole('status').filter({ hasText: 'показываем «колоннада»' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/q=/);
  expect(await findViolations(page)).toEqual([]);
  await expect(field).toBeFocused();
  await field.press('ArrowDown');
  const first = page.getByRole('link', { name: /^Колоннада/ }).first();
  await expect(first).toBeFocused();
  await first.press('ArrowUp');
  await expect(field).toBeFocused();
  await field.press('ArrowDown');
  await first.press('Enter');
  await expect(page).toHaveURL(/\/obekty\/kolonnada$/);
  await page.goBack();
  await expect(field).toHaveValue('калонада');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a flat is found by its number, a group opens whole, nothing found says what to do', async ({
    page,
  }) => {
    await page.goto('/poisk');
    await page.getByRole('searchbox', { name: 'Что найти' }).fill('57');
    await page.getByRole('button', { name: 'Найти' }).click();
    const lots = page.getByRole('region', { name: /Квартиры и\sпомещения/ });
    await expect(lots.getByRole('link', { name: /Квартира №\s57/ }).first()).toBeVisible();
    await lots.getByRole('link', { name: 'Показать все' }).click();
    await expect(page.getByRole('link', { name: 'Искать везде' })).toBeVisible();
    expect(await lots.getByRole('link', { name: /Квартира №\s57/ }).count()).toBeGreaterThan(6);
    await page.goto('/poisk?q=%D0%B6%D0%B8%D1%80%D0%B0%D1%84');
    await expect(page.getByText('Попробуйте по-другому')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
