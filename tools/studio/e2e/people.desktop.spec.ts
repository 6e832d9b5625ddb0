import { expect, test } from '@playwright/test';
import { readOutbox } from '@m30/e2e/read-outbox';
import { signIn } from '@m30/e2e/studio';
import { codeOf } from './support/totp.ts';

const PASSWORD = 'severnyj-veter-tridcat';

test('an administrator invites a colleague, who sets up the second step; then the access is closed', async ({
  page,
  browser,
  baseURL,
}) => {
  const mailbox = `kolegova-${Date.now()}@meridian30.example`;
  await signIn(page, 'administrator', '/studio/people');
  await page.getByRole('button', { name: 'Пригласить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Пригласить в Студию' });
  await dialog.getByLabel('Фамилия').fill('Колегова');
  await dialog.getByLabel('Имя').fill('Ольга');
  await dialog.getByLabel('Почта').fill(mailbox);
  await dialog.getByLabel('Роль').selectOption('Менеджер продаж');
  await dialog.getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(page.getByText('Письмо со ссылкой отправлено')).toBeVisible();
  await page.getByRole('link', { name: 'Приглашения' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: mailbox })).toBeVisible();

  let letter = '';
  await expect
    .poll(async () => (letter = (await readOutbox(mailbox)).at(-1)?.text ?? ''))
    .toContain('/studio/');
  const link = new URL(/https?:\/\/\S+#[\w-]+/.exec(letter)?.[0] ?? '');

  const colleague = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await test.step('the colleague makes an account of the link', async () => {
    await colleague.goto(`${link.pathname}${link.hash}`);
    await expect(colleague.getByRole('heading', { name: 'Вас пригласили в Студию' })).toBeVisible();
    await colleague.getByLabel('Пароль').fill(PASSWORD);
    await colleague.getByRole('button', { name: 'Продолжить' }).click();
    await expect(colleague.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible();
    const secret = (await colleague.locator('code').first().textContent()) ?? '';
    await colleague.getByLabel('Код из приложения').fill(codeOf(secret));
    await colleague.getByRole('button', { name: 'Подтвердить' }).click();
    const codes = colleague.getByRole('list', { name: 'Коды восстановления' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await colleague.getByRole('button', { name: 'Коды сохранены' }).click();
    await expect(colleague.getByRole('heading', { name: 'Лиды', level: 1 })).toBeVisible();
    // A sales manager has no desk for people.
    await expect(colleague.getByRole('link', { name: 'Люди' })).toHaveCount(0);
  });

  await test.step('the administrator sees the login, and closes the access', async () => {
    await page.getByRole('link', { name: 'Сотрудники' }).click();
    await page.reload();
    await page.getByRole('link', { name: 'Колегова Ольга' }).last().click();
    const sheet = page.getByRole('complementary', { name: 'Колегова Ольга' });
    await expect(sheet.getByRole('button', { name: /Завершить вход/ })).toBeVisible();
    await sheet.getByRole('button', { name: 'Закрыть доступ' }).click();
    const why = page.getByRole('dialog', { name: 'Закрыть доступ' });
    await why.getByLabel('Причина').fill('Перешла в другой отдел');
    await why.getByRole('button', { name: 'Закрыть доступ' }).click();
    await expect(page.getByText('Доступ закрыт, входы завершены')).toBeVisible();
    await expect(sheet.getByText('Перешла в другой отдел')).toBeVisible();
  });

  await test.step('whose access is closed is out at once, and cannot come back', async () => {
    await colleague.reload();
    await expect(colleague.getByRole('heading', { name: 'Вход в Студию' })).toBeVisible();
    await colleague.getByLabel('Почта').fill(mailbox);
    await colleague.getByLabel('Пароль').fill(PASSWORD);
    await colleague.getByRole('button', { name: 'Продолжить' }).click();
    await expect(colleague.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  });

  await test.step('the journal has it with what was before and after', async () => {
    await page.getByRole('link', { name: 'Журнал' }).click();
    const filtered = page.waitForResponse(/Audit\.List\?.*subject=/);
    await page.getByLabel('Предмет').selectOption('Сотрудник');
    await filtered;
    await page.getByRole('table', { name: 'Журнал' }).getByRole('link').first().click();
    await expect(page.getByRole('columnheader', { name: 'Стало', exact: true })).toBeVisible();
  });
});
