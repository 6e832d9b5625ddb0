import { expect, test } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';
import { findViolations } from '../support/find-violations.ts';

/** Two rooms over the canal; nobody buys it in these journeys. */
const FLAT = '/obekty/kanal/korpus-2/k2-48';

const figure = (text: string) => Number(text.replace('−', '-').replaceAll(/[^\d-]/g, ''));

test('a price is read as a sum beside the nearest flats @phone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('GetPriceParts')) asked.push(request.url());
  });
  await openPage(page, FLAT);
  expect(asked).toEqual([]);
  const why = page.getByRole('region', { name: 'Почему такая цена' });
  await why.scrollIntoViewIfNeeded();
  const sum = why.getByRole('table', { name: 'Цена как сумма' });
  await expect(sum).toBeVisible();
  const rows = sum.getByRole('row');
  await expect(rows.last()).toContainText('Цена');
  const read = async (name: string) =>
    figure(
      await sum
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name }) })
        .getByRole('cell')
        .innerText(),
    );
  expect((await read('По модели')) + (await read('Не объяснено'))).toBe(await read('Цена'));
  await why.getByText('Как посчитано').click();
  await expect(why.getByText(/каждый корпус по\sочереди убираем/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const near = why.getByRole('table', { name: 'Пять ближайших квартир' });
  await expect(near.getByRole('row')).toHaveCount(7);
  await near.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/obekty\/kanal\/korpus-\d\/k\d-\d+$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sum of a price stands on a page of its own', async ({ page }) => {
    await page.goto(FLAT);
    await page.getByRole('link', { name: 'Цена по слагаемым' }).click();
    await expect(page.getByRole('heading', { name: 'Почему такая цена' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Цена как сумма' })).toContainText('По модели');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
});
