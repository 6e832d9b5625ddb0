import { expect, test } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';
import { findViolations } from '../support/find-violations.ts';

/** A flat whose keys are forecast; nobody buys it in these journeys. */
const FLAT = '/obekty/kanal/korpus-2/k2-48';

test('keys are forecast beside the date of the contract, and how is explained', async ({
  page,
}) => {
  await openPage(page, FLAT);
  const keys = page.getByRole('definition').filter({ hasText: 'Договор:' });
  await expect(keys).toHaveText(/^Договор: IV\sкв\.\s2027 · прогноз: /);
  await keys.getByRole('link', { name: /^прогноз/ }).click();
  await expect(page).toHaveURL(/\/obekty\/kanal\/klyuchi#korpus-2$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Когда ключи/);
  const building = page.getByRole('region', { name: 'Корпус 2', exact: true });
  await expect(building.getByText(/обязательный срок/)).toBeVisible();
  await expect(building.getByRole('img', { name: /^Готовность по\sмесяцам/ })).toBeVisible();
  await building.getByText('Как посчитано').click();
  await expect(building.getByText(/каждый прошлый дом по\sочереди убираем/)).toBeVisible();
  await building.getByText('По месяцам', { exact: true }).click();
  const months = building.getByRole('table', { name: 'Готовность по месяцам' });
  await expect(months.getByRole('row').last()).toContainText('декабрь 2027');
  expect(await findViolations(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the keys of a complex are read from the page of its building, silence and record included', async ({
    page,
  }) => {
    await page.goto('/obekty/kanal/korpus-2');
    await page.getByRole('link', { name: /^прогноз/ }).click();
    const all = page.getByRole('table', { name: 'Ключи по корпусам' });
    await expect(all.getByRole('row').nth(2)).toContainText(/IV\sкв\.\s2027/);
    await page
      .getByRole('region', { name: 'Корпус 2', exact: true })
      .getByText('Как посчитано')
      .click();
    await expect(page.getByRole('table', { name: 'Прошлые дома' }).getByRole('row')).toHaveCount(
      13,
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.goto('/obekty/severny/klyuchi');
    await expect(all.getByRole('row').last()).toHaveText(/II\sкв\.\s2029.*пока не\sдаём/);
  });
});
