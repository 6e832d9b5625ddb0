import { expect, test } from '@playwright/test';
import { signIn } from '@m30/e2e/studio';

test('the head of sales keeps a flat for the company by keys alone, buyers see it as taken, and it comes back', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'head_of_sales', '/studio/lots?building=kanal%2Fkorpus-3');
  const board = page.getByRole('grid', { name: 'Шахматка' });
  await board
    .getByRole('link', { name: /, свободен/ })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  const lot = page.getByRole('complementary', { name: 'Лот' });
  const address = await lot.getByRole('link', { name: 'страница' }).getAttribute('href');

  await lot.getByRole('button', { name: 'Зарезервировать за компанией' }).click();
  const dialog = page.getByRole('dialog', { name: 'Зарезервировать за компанией' });
  await dialog.getByRole('button', { name: 'Показная квартира' }).click();
  await dialog.getByRole('button', { name: 'Зарезервировать за компанией' }).click();
  await expect(page.getByText('Лот в резерве компании')).toBeVisible();
  await expect(lot.getByText(/^«Показная квартира»$/)).toBeVisible();

  const buyer = await browser.newPage(baseURL ? { baseURL } : {});
  await buyer.goto(address ?? '');
  await expect(
    buyer
      .getByRole('main')
      .getByText(/[Зз]абронирован/)
      .first(),
  ).toBeVisible();

  await lot.getByRole('button', { name: 'Вернуть в продажу' }).click();
  const back = page.getByRole('dialog', { name: 'Вернуть в продажу' });
  await back.getByLabel('Причина').fill('Показ закончен');
  await back.getByRole('button', { name: 'Вернуть в продажу' }).click();
  await expect(page.getByText('Лот снова в продаже')).toBeVisible();
  await expect(board.locator('[aria-current=true]')).toHaveAttribute('data-status', 'free');
  await buyer.close();
});
