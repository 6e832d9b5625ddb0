import { expect, openPage, pageTitle, test } from './support/buyer.ts';

test('a buyer reads a news item, and then all of them', async ({ page, asNewBuyer }) => {
  await asNewBuyer();
  await openPage(page, '/lk/news');
  await expect(pageTitle(page, 'Новости ваших домов')).toBeVisible();
  const list = page.getByRole('region', { name: 'Список новостей' });
  await list.getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'Соседние новости' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Новости', exact: true }).click();
  await expect(pageTitle(page, 'Новости ваших домов')).toBeVisible();
});

test('unread news are marked until they are read', async ({ page }) => {
  await openPage(page, '/lk/news');
  const readAll = page.getByRole('button', { name: 'Прочитать все' });
  if (await readAll.isVisible()) await readAll.click();
  await expect(readAll).toBeHidden();
  await expect(page.getByText('Все новости прочитаны')).toBeAttached();
  await page.getByRole('link', { name: 'Мои дома' }).click();
  await expect(page).toHaveURL(/scope=mine/);
});
