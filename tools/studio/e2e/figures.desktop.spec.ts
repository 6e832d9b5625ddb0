import { expect, test } from '@playwright/test';
import { signIn } from '@m30/e2e/studio';

test('what a visitor looks for in vain stands in the figures, and all of them are taken along', async ({
  page,
  request,
}) => {
  const word = `беседка${Math.floor(Math.random() * 10_000)}`;
  await request.get('/katalog?priceTo=1000');
  await request.get(`/poisk?q=${encodeURIComponent(word)}`);
  await signIn(page, 'marketer', '/studio/figures?days=7');
  const searches = page.getByRole('region', { name: 'Поиск без ответа', exact: true });
  await expect(searches.getByRole('row', { name: new RegExp(word) })).toBeVisible();
  const filters = page.getByRole('region', { name: 'Фильтры без квартир', exact: true });
  await expect(filters.getByRole('row', { name: /цена до 1\s000/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Скачать CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^cifry-.*\.csv$/);
});
