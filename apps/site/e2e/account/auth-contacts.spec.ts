import { expect, test } from '@playwright/test';
import { registerWithoutPages, somePerson } from '@m30/e2e/auth';
import { openPage } from '@m30/e2e/open-page';
import { readCode } from '@m30/e2e/read-outbox';

test('another phone takes the password and its code, by keyboard; the profile says from when it recovers', async ({
  page,
  context,
}) => {
  const person = somePerson();
  const { phone } = somePerson();
  await registerWithoutPages(context.request, person, 'email');
  const credentials = { phone: person.phone, password: person.password };
  await context.request.post('/api/User.Authorization', { data: credentials });
  await openPage(page, '/lk/profile');
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel('Нынешний пароль');
  await expect(page.getByText(/^Не\sподтверждён/)).toBeVisible();

  await page.getByRole('button', { name: 'Изменить телефон' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Телефон').fill(phone.slice(2));
  await password.fill('ne-tot-parol');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription('Пароль указан неверно');
  await password.fill(person.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Код', { exact: true })).toBeFocused();
  await page.keyboard.type(await readCode(phone));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Не\sподтверждён/)).toHaveCount(0);
  await expect(page.getByText(/^Восстановить пароль по\sномеру можно после/)).toBeVisible();
});
