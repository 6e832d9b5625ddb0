import { expect, test, type APIRequestContext } from '@playwright/test';
import { leadsOf, pastedPhone, someName } from '@m30/e2e/leads';
import { openPage } from '@m30/e2e/open-page';

const MESSAGE = 'Во дворе тихо, лифт не скрипит, консьерж помнит всех по имени.';
const photo = { name: 'двор.png', mimeType: 'image/png', buffer: pixel() };

test('a review is written with a photo, and waits for its reader', async ({ page }) => {
  const name = someName();
  await openPage(page, '/otzyvy?complex=kanal');
  await page.getByRole('link', { name: 'Оставить отзыв' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('combobox', { name: 'О чём отзыв' })).toHaveValue('kanal');
  await main.getByLabel('Фотография').setInputFiles(photo);
  await main.getByRole('radio', { name: '4' }).check();
  await main.getByLabel('Отзыв', { exact: true }).fill(MESSAGE);
  await main.getByLabel('Как вас подписать').fill(name);
  await main.getByLabel('Телефон').fill(pastedPhone);
  await expect(main.locator('input[name="photo"]')).not.toHaveValue('');
  await main.getByRole('button', { name: 'Отправить отзыв' }).click();
  await expect(main.getByRole('status')).toContainText('Отзыв прочитает редактор');
  await expectSaved(page.request, name);
  await page.goto('/otzyvy?complex=kanal');
  await expect(page.getByText(MESSAGE)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused review comes back as it was typed, and is taken when it is mended', async ({
    page,
  }) => {
    const name = someName();
    await page.goto('/otzyv?object=kanal');
    const main = page.getByRole('main');
    await main.getByRole('radio', { name: '5' }).check();
    await main.getByLabel('Отзыв', { exact: true }).fill('Хорошо');
    await main.getByLabel('Как вас подписать').fill(name);
    await main.getByLabel('Телефон').fill(pastedPhone);
    await main.getByRole('button', { name: 'Отправить отзыв' }).click();
    const message = main.getByLabel('Отзыв', { exact: true });
    await expect(message).toHaveAccessibleDescription(/Расскажите чуть подробнее/);
    await expect(message).toHaveValue('Хорошо');
    await expect(main.getByLabel('Как вас подписать')).toHaveValue(name);
    await expect(main.getByRole('radio', { name: '5' })).toBeChecked();
    await expect(main.getByRole('combobox', { name: 'О чём отзыв' })).toHaveValue('kanal');
    await message.fill(MESSAGE);
    await main.getByRole('button', { name: 'Отправить отзыв' }).click();
    await expect(main.getByRole('status')).toContainText('Отзыв прочитает редактор');
    await page.reload();
    await expectSaved(page.request, name);
  });
});

async function expectSaved(request: APIRequestContext, name: string) {
  expect(await leadsOf(request, name)).toHaveLength(1);
}

/** The smallest picture there is. */
function pixel(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
}
