import { expect, test } from '@playwright/test';
import { findViolations } from '@m30/e2e/find-violations';
import { signIn } from '@m30/e2e/studio';

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

test('a marketer sees each word in the preview before it is saved, reads what has changed, and moves the page @full', async ({
  page,
}) => {
  const path = `/akcii/pereezd-${Date.now()}`;
  await signIn(page, 'marketer', '/studio/pages');
  await page.getByRole('button', { name: 'Новая страница' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новая страница' });
  await dialog.getByLabel('Заголовок').fill('Переезд');
  await dialog.getByLabel('Адрес').fill(path);
  await dialog.getByRole('button', { name: 'Создать черновик' }).click();

  const blocks = page.getByRole('navigation', { name: 'Блоки страницы' });
  const form = page.getByRole('region', { name: 'Блок' });
  const frame = page.frameLocator('iframe[data-following]');
  // Saves wait, so that whatever is seen was told.
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/Pages.Save', async (route) => {
    await gate;
    await route.continue();
  });
  await frame.getByRole('heading', { name: 'Переезд' }).waitFor();
  for (const text of ['Первый', 'Второй']) {
    await blocks.getByLabel('Добавить блок').selectOption('Подзаголовок');
    await form.getByLabel('Текст').fill(text);
    await expect(frame.getByRole('heading', { name: text })).toBeVisible();
  }
  await form.getByLabel('Текст').fill('');
  await expect(page.getByText('В блоке ошибка: показан прежний вид')).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Второй' })).toBeVisible();
  await form.getByLabel('Текст').fill('Второй');
  await expect(page.getByText('В блоке ошибка: показан прежний вид')).toBeHidden();

  const second = blocks.getByRole('button', { name: /Второй/ });
  await second.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(second).toBeFocused();
  await expect(blocks.getByRole('status')).toHaveText('Подзаголовок: место 1 из 2');
  await expect(frame.getByRole('heading', { level: 2 }).first()).toHaveText('Второй');
  open();
  await page.getByRole('button', { name: /^Опубликовать/ }).click();
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);

  await blocks.getByRole('button', { name: /Первый/ }).click();
  await form.getByLabel('Текст').fill('Другой');
  await blocks.getByRole('button', { name: 'О странице' }).click();
  const about = page.getByRole('region', { name: 'Страница' });
  await about.getByRole('button', { name: 'Что изменилось в черновике' }).click();
  const difference = page.getByRole('dialog', { name: 'Что изменилось в черновике' });
  const changes = difference.getByRole('list', { name: 'Изменения' });
  await expect(changes).toContainText('Изменён блок 2. Подзаголовок: Другой');
  await expect(changes).toContainText('Было: Первый');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await about.getByLabel('Адрес').fill(`${path}-b`);
  await expect(about.getByLabel(/^Перенаправлять\sсо\sстарого\sадреса/)).toBeChecked();
  await page.getByRole('button', { name: /^Опубликовать/ }).click();
  await expect(page.getByRole('heading', { name: `Страница ${path}-b` })).toBeVisible();
  const answer = await page.request.get(path, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, `${path}-b`]);
});
