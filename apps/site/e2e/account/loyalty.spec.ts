import { expect, test } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';

test('a partner checks a card by its code and by its number', async ({ page }) => {
  await openPage(page, '/loyalty/demo-karta-savelevoy');
  await expect(page.getByText(/^Карта 3000 0417 действует, уровень «\W+»/)).toBeVisible();
  await openPage(page, '/loyalty');
  const number = page.getByRole('textbox', { name: 'Номер карты' });
  await number.fill('3099 9999');
  await page.getByRole('button', { name: 'Проверить карту' }).click();
  await expect(number).toHaveAccessibleDescription(/номером нет/);
  await number.fill('3000 0417');
  await page.getByRole('button', { name: 'Проверить карту' }).click();
  await expect(page.getByText(/^Карта 3000 0417 действует/)).toBeVisible();
});

test('the link of a rating says what became of it', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/manager-rating?token=demo-ocenka-konsultacii');
  await expect(page.getByRole('heading', { name: 'Ирина Лаптева' })).toBeVisible();
  await page.getByRole('button', { name: 'Отправить оценку' }).click();
  await expect(page.getByText('Поставьте оценку от 1 до 5')).toBeVisible();
  for (const [token, words] of [
    ['demo-ocenka-vstrechi', 'Оценка уже поставлена'],
    ['demo-ocenka-pokaza-kanal', 'Срок ссылки вышел'],
    ['nikakoj-takoj-ssylki-net', 'Такой ссылки нет'],
  ]) {
    await page.goto(`/manager-rating?token=${token}`);
    await expect(page.getByRole('heading', { name: words ?? '' })).toBeVisible();
  }
});
