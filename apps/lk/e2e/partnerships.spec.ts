import { expect, openPage, pageTitle, test } from './support/buyer.ts';

test(
  'a buyer takes the promo code of a partner, and it stays the same',
  { tag: '@full' },
  async ({ page, asNewBuyer }) => {
    await asNewBuyer();
    await openPage(page, '/lk/partnerships');
    await page.getByRole('link', { name: /^Переезд/ }).click();
    const partners = page.getByRole('list', { name: 'Партнёры' });
    await expect(partners.getByRole('listitem')).toHaveCount(1);
    await partners.getByRole('link').click();
    await expect(pageTitle(page, /«Берег»/)).toBeVisible();
    await page.getByRole('button', { name: 'Получить промокод' }).click();
    const code = page.getByText(/^BEREG-\w{6}$/);
    const given = await code.textContent();
    await expect(page.getByRole('button', { name: 'Скопировать промокод' })).toBeVisible();
    await page.reload();
    await expect(code).toHaveText(given ?? '');
  },
);
