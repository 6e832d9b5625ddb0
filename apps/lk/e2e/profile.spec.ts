import { expect, openPage, test } from './support/buyer.ts';

test('a new buyer changes name and password, ends letters of a kind and takes the data along', async ({
  page,
  asNewBuyer,
}) => {
  const { password } = await asNewBuyer();
  await openPage(page, '/lk/profile');
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Изменить имя' }).click();
  await dialog.getByLabel('Фамилия').fill('Корф');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Корф');

  await page.getByRole('button', { name: 'Изменить пароль' }).click();
  await dialog.getByLabel('Нынешний пароль').fill('ne-tot-parol');
  await dialog.getByLabel('Новый пароль', { exact: true }).fill('granit-2027');
  await dialog.getByLabel('Повторите новый пароль').fill('granit-2027');
  await dialog.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(dialog.getByLabel('Нынешний пароль')).toHaveAccessibleDescription(
    'Старый пароль указан неверно',
  );
  await dialog.getByLabel('Нынешний пароль').fill(password);
  await dialog.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(dialog).toBeHidden();

  const mail = page.getByRole('group', { name: /^Платежи/ }).getByLabel('Почта');
  await mail.click();
  await expect(mail).not.toBeChecked();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Скачать данные' }).click();
  expect((await download).suggestedFilename()).toBe('Мои данные.zip');
});
