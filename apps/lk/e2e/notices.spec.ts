import { expect, openPage, pageTitle, test } from './support/buyer.ts';

test('a buyer sees what is new, goes to what it is about, and marks the rest as read', async ({
  page,
}) => {
  await openPage(page, '/lk/notices');
  await expect(pageTitle(page, 'Уведомления')).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toBeVisible();

  const about = rows.first().getByRole('link');
  const address = await about.getAttribute('href');
  await about.click();
  await expect(page).toHaveURL(address ?? '');

  await page.getByRole('link', { name: /^Уведомления/ }).click();
  await expect(pageTitle(page, 'Уведомления')).toBeVisible();
  // Another journey may have read them before.
  const all = page.getByRole('button', { name: 'Отметить все прочитанными' });
  if (await all.isVisible()) await all.click();
  await expect(all).toBeHidden();
  await expect(page.getByRole('link', { name: 'Уведомления', exact: true })).toBeVisible();
});
