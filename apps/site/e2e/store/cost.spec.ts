import { expect, test, type Page } from '@playwright/test';
import { freeFlats } from '@m30/e2e/free-flats';
import { openPage } from '@m30/e2e/open-page';
import { findViolations } from '../support/find-violations.ts';

/** Two free flats of one house. */
const PAIR = '/stoimost?lots=k2-48,k2-53';

const figure = (text: string) => Number(text.replace('−', '-').replaceAll(/[^\d-]/g, '') || 0);

/** The figures of the last row of the first table of years. */
async function totals(page: Page): Promise<number[]> {
  const row = page
    .getByRole('table', { name: 'Расходы по годам' })
    .first()
    .getByRole('row')
    .last()
    .getByRole('cell');
  return (await row.allInnerTexts()).map(figure);
}

test('the years of a flat are reached from its page, and change with what is assumed @phone', async ({
  page,
}) => {
  await openPage(page, '/obekty/kanal/korpus-2/k2-48');
  const why = page.getByRole('region', { name: 'Почему такая цена' });
  await why.scrollIntoViewIfNeeded();
  await why.getByRole('link', { name: /^Во\sсколько обойдётся/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Во\sсколько обойдётся до\s20\d\d\sгода/,
  );
  const before = await totals(page);
  // Columns are rounded to a rouble each.
  const sum = before.slice(0, -1).reduce((all, one) => all + one, 0);
  expect(Math.abs(sum - (before.at(-1) ?? 0))).toBeLessThanOrEqual(6);
  expect(await findViolations(page)).toEqual([]);

  await page.getByText('Поправить предположения').click();
  await page.getByLabel('Отделка').fill('0');
  await page.getByLabel(/^Поставить рядом/).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Пересчитать' }).click();
  await expect(page).toHaveURL(/finish=0/);
  await expect(page.getByRole('table', { name: 'Две квартиры рядом' })).toBeVisible();
  await expect.poll(async () => (await totals(page)).at(-1)).toBeLessThan(before.at(-1) ?? 0);
  await page.getByText('Как посчитано').first().click();
  await expect(page.getByText(/НК\sРФ, ст\.\s403/).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('two flats stand side by side, and the form is answered', async ({ page }) => {
    await page.goto(PAIR);
    const pair = page.getByRole('table', { name: 'Две квартиры рядом' });
    await expect(pair.getByRole('columnheader')).toHaveCount(2);
    const before = (await totals(page)).at(-1) ?? 0;
    await page.getByText('Поправить предположения').click();
    await page.getByLabel('Цены растут').fill('12,5');
    await page.getByRole('button', { name: 'Пересчитать' }).click();
    await expect(page.getByText(/12,5\s%\sв\sгод/).first()).toBeVisible();
    expect((await totals(page)).at(-1)).toBeGreaterThan(before);
    await expect(pair).toBeVisible();
  });

  test(
    'ten flats are ranked by all that they cost, and each leads to its years',
    { tag: ['@full', '@phone'] },
    async ({ page }) => {
      const flats = await freeFlats(page.request, 10, 'rooms=1');
      await page.goto(`/stoimost?lots=${flats.map(({ id }) => id).join(',')}&finish=0`);
      const rows = page
        .getByRole('table', { name: /^Квартиры по\sполной стоимости/ })
        .getByRole('row');
      await expect(rows).toHaveCount(11);
      const metres = await rows.locator('td:nth-of-type(3)').allInnerTexts();
      expect(new Set(metres).size).toBeGreaterThan(1);
      const sums = (await rows.locator('td:nth-of-type(1)').allInnerTexts()).map((text) =>
        Number(/[\d,]+/.exec(text)?.[0].replace(',', '.')),
      );
      expect(sums).toEqual(sums.toSorted((one, next) => one - next));
      await page.getByText('Как посчитано').click();
      await expect(page.getByText(/на\sодних предположениях/)).toBeVisible();
      await rows
        .nth(1)
        .getByRole('link', { name: /^по\sгодам/ })
        .click();
      await expect(page).toHaveURL(/\?lots=[\w-]+&finish=0$/);
      await expect(page.getByRole('table', { name: 'Расходы по годам' })).toBeVisible();
    },
  );

  test('an address without flats leads to the catalogue', async ({ page }) => {
    await page.goto('/stoimost');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Открыть каталог' }),
    ).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
});
