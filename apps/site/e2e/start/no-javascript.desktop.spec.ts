import { expect, test } from '@playwright/test';
import { logIn } from '@m30/e2e/demo-buyer';
import { leaveOutPictures } from '../support/leave-out-pictures.ts';
import { someFlat } from '../support/routes.ts';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ context }) => leaveOutPictures(context));

test.describe('without JavaScript', () => {
  test('the home page leads into the catalogue and the filters work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const search = page.getByRole('region', { name: 'Быстрый подбор' });
    await search.getByRole('button', { name: /^Показать/ }).click();
    await expect(page).toHaveURL(/\/katalog/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'вариант' }).first()).toBeVisible();
  });

  for (const [path, title] of [
    ['/katalog', 'Квартиры'],
    ['/obekty', /./],
    ['/obekty/kanal', /Канал 9/],
    ['/novosti', 'Новости'],
    ['/akcii', 'Акции'],
    ['/kontakty', 'Контакты'],
    ['/ddu', /Договор/],
  ] as const) {
    test(`${path} carries its contents`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/(?:[а-я]{4}.{0,200}){2}/s);
      await expect(page.getByRole('contentinfo')).toContainText('+7');
    });
  }

  test('a flat shows its plan, price and the terms of its payment', async ({ page, request }) => {
    await page.goto(await someFlat(request));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText('₽').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    await expect(page.getByText(/Актуально на/).first()).toBeVisible();
  });

  test('a news item can be read', async ({ page }) => {
    await page.goto('/novosti/kanal-9-kladka-sedmogo-etazha');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300);
  });

  test('a buyer reads the orders and leaves the account', async ({ page, context }) => {
    await logIn(context);
    await page.goto('/lk/orders');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Выйти', exact: true }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/lk/orders');
    await expect(page).toHaveURL('/');
  });
});
