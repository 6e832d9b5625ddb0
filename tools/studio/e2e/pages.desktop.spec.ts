import { expect, test } from '@playwright/test';
import { findViolations } from '@m30/e2e/find-violations';
import { signIn } from './support/staff.ts';

test('a marketer writes a promo page, publishes it and sees it on the site; an editor mends a block of it', async ({
  page,
  browser,
}) => {
  const path = `/akcii/proba-${Date.now()}`;
  await signIn(page, 'marketer', '/studio/pages');
  await page.getByRole('button', { name: 'Новая страница' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новая страница' });
  await dialog.getByLabel('Заголовок').fill('Ключи к Новому году');
  await dialog.getByLabel('Адрес').fill(path);
  await dialog.getByRole('button', { name: 'Создать черновик' }).click();

  const blocks = page.getByRole('navigation', { name: 'Блоки страницы' });
  await blocks.getByLabel('Добавить блок').selectOption('Подзаголовок');
  const form = page.getByRole('region', { name: 'Блок' });
  await form.getByLabel('Текст').fill('34 квартиры, куда можно въехать сразу');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText(/34.квартиры,.куда.можно/)).toBeVisible();

  await blocks.getByRole('button', { name: 'О странице' }).click();
  const about = page.getByRole('region', { name: 'Страница' });
  await about.getByLabel('Исчезнет (Москва)').fill('2099-12-31T23:59');
  await expect(page.getByRole('status').filter({ hasText: 'сохранено' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Опубликовать/ }).click();
  await expect(page.getByText('Опубликовано', { exact: true })).toBeVisible();
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);

  const other = await browser.newPage();
  await signIn(other, 'editor', `/studio/pages?path=${encodeURIComponent(path)}`);
  const rows = other.getByRole('navigation', { name: 'Блоки страницы' });
  await rows.getByRole('button', { name: /Подзаголовок/ }).click();
  const text = other.getByRole('region', { name: 'Блок' }).getByLabel('Текст');
  await text.fill('');
  await expect(other.getByText('Заполните поле')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Опубликовать/ })).toBeDisabled();
  await text.fill('Скидка 5 % до конца декабря');
  await expect(other.getByRole('button', { name: /^Опубликовать/ })).toBeEnabled();
  await other.getByRole('button', { name: /^Опубликовать/ }).click();
  await expect(other.getByText('Опубликовано', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await other.request.get(path)).text())
    .toMatch(/Скидка.5.%.до.конца.декабря/);
  await other.close();
});
