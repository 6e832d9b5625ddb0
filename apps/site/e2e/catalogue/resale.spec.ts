import { expect, test } from '@playwright/test';
import { findViolations } from '../support/find-violations.ts';
import { openPage } from '@m30/e2e/open-page';

test('a resale flat is found by filters, and Back brings the list as it was', async ({ page }) => {
  await openPage(page, '/vtorichka');
  const filters = page.getByRole('form', { name: 'Фильтры готовых квартир' });
  // The bar takes a line: the first flat is seen above the fold.
  await expect(page.getByRole('article').first()).toBeInViewport();
  await filters.getByText('Район', { exact: true }).first().click();
  await filters.getByRole('checkbox', { name: /^Гатчина/ }).check();
  await expect(page).toHaveURL('/vtorichka?district=gatchina');
  await page.keyboard.press('Escape');
  await expect(filters.getByRole('checkbox', { name: /^Гатчина/ })).toBeHidden();
  await filters.getByText('Цена', { exact: true }).first().click();
  await filters.getByRole('textbox', { name: 'До, ₽' }).fill('9 000 000');
  await filters.getByRole('textbox', { name: 'До, ₽' }).press('Enter');
  await expect(page).toHaveURL('/vtorichka?district=gatchina&priceTo=9000000');
  await page
    .getByRole('region', { name: 'Квартиры в продаже' })
    .getByRole('link', { name: /улица Радищева/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('комнатная квартира, 74');
  await expect(page.getByText('Ирина Мельник')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Гатчина' })).toBeVisible();
  await expect(page).toHaveURL('/vtorichka?district=gatchina&priceTo=9000000');
});

test('the page of a flat says what it has cost and asks the agent for a visit', async ({
  page,
}) => {
  await openPage(page, '/vtorichka/moskovskie-vorota-1k');
  const changes = page.getByRole('list', { name: 'Изменения цены' }).getByRole('listitem');
  await expect(changes).toHaveCount(2);
  await expect(changes.first()).toContainText('снижение цены');
  await expect(page.getByText(/Балтика Банк, программа «Стандартная»/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Посмотреть квартиру' }).click();
  const form = page.getByRole('dialog', { name: 'Посмотреть квартиру' });
  await expect(form.getByText(/Показ предложит Антон Греков/)).toBeVisible();
});

test('pages of the section win over flats, and an unknown flat is not there', async ({ page }) => {
  for (const [address, title] of [
    ['/vtorichka/ipoteki', 'Ипотека на готовое жильё'],
    ['/vtorichka/otzyvy/', 'Отзывы о продаже готового жилья'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  expect((await page.goto('/vtorichka/atlantida'))?.status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are a form, and an empty list says which one to lift', async ({ page }) => {
    await page.goto('/vtorichka?district=gatchina&priceFrom=30000000&colour=red');
    await expect(page.getByRole('link', { name: /Неизвестный фильтр/ })).toBeVisible();
    await page.getByRole('link', { name: /Без\sнижней границы цены/ }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByText('Комнаты', { exact: true }).first().click();
    await page.getByRole('checkbox', { name: /^3/ }).check();
    await page.getByRole('button', { name: 'Показать' }).click();
    await expect(page).toHaveURL(/rooms=3/);
    await expect(page.getByRole('article')).not.toHaveCount(0);
  });
});
