import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, openPage, pageTitle, test } from './support/buyer.ts';
import { readToTheEnd } from '@m30/e2e/read-contract';

/** The demo buyer's order that waits for its signature. */
const ORDER = '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01';

test('the contract is read before it is signed: differences are marked, the button opens at the end, anybody checks the hash', async ({
  page,
}) => {
  await openPage(page, `/lk/orders/${ORDER}`);
  await page.getByRole('link', { name: 'Прочитать договор' }).click();
  await expect(pageTitle(page, /^Договор участия в\sдолевом строительстве$/)).toBeVisible();
  const differs = page.getByRole('article').filter({ hasText: /отличается от\sобразца/ });
  await expect(differs).toHaveCount(3);
  await expect(differs.first()).toContainText('общую долевую собственность');
  await expect(differs.first().locator('ins').first()).toBeVisible();
  await expect(page.getByText('Кнопка откроется, когда вы')).toBeVisible();
  await readToTheEnd(page);

  await page.getByRole('link', { name: 'Проверить' }).click();
  await expect(pageTitle(page, 'Проверка договора')).toBeVisible();
  await expect(page.getByText(/^Это проект договора/)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Савельева');
  const hash = page.getByRole('textbox', { name: /Отпечаток/ });
  await hash.fill('0'.repeat(64));
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText(/Такого отпечатка мы\sне\sзнаем/)).toBeVisible();
});

test('what is signed lies in the account under its name, and its file is known by its own hash @full', async ({
  page,
}) => {
  await openPage(page, '/lk/orders/0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f08');
  await expect(page.getByRole('link', { name: /^Паспорт, Савельева/ })).toBeVisible();
  const file = page.getByRole('link', { name: /^Договор участия .* № ДДУ-20352/ });
  await expect(page.getByRole('link', { name: /^Сертификат подписи/ })).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toMatch(/^Договор участия .*ДДУ-20352.*\.pdf$/);
  const bytes = await readFile(await download.path());
  await openPage(page, '/proverka');
  await page.getByLabel(/^Или файл PDF/).setInputFiles(await download.path());
  await expect(page.getByText(/^Текст подписан/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(createHash('sha256').update(bytes).digest('hex')));
});
