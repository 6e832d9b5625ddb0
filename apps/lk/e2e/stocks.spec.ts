import { expect, openPage, pageTitle, test } from './support/buyer.ts';

test('every offer says why it is open to the buyer', async ({ page }) => {
  await openPage(page, '/lk/stocks');
  await expect(pageTitle(page, 'Мои акции')).toBeVisible();
  const offers = page.getByRole('article');
  await expect(offers.getByText(/^Почему вам:/)).toHaveCount(await offers.count());
  const own = offers.filter({ hasText: 'Вторая квартира дешевле' });
  await own.getByText('Условия').click();
  await expect(own.getByText(/Не\sявляется публичной офертой/)).toBeVisible();
});
