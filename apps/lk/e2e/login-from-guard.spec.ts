import { expect, test, type Page } from '@playwright/test';
import { logIn } from '@m30/e2e/demo-buyer';
import { openPage } from '@m30/e2e/open-page';

const phone = '9210000001';
const password = 'meridian-30';

const loginModal = (page: Page) => page.getByRole('dialog', { name: /^Вход в\sкабинет$/ });

/** Fills the login form in without a mouse. */
async function logInByKeyboard(page: Page) {
  const modal = loginModal(page);
  await expect(modal).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(modal.getByRole('button', { name: 'Закрыть' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(modal.getByLabel('Телефон')).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await expect(modal.getByLabel('Пароль', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

test('a guest who asks for the orders logs in by keyboard, sees them and leaves', async ({
  page,
}) => {
  await page.goto('/lk/orders');
  await expect(page).toHaveURL('/');
  await logInByKeyboard(page);

  await expect(page).toHaveURL('/lk/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Ваши заказы' })).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(loginModal(page)).toBeHidden();

  await page.getByRole('button', { name: 'Выйти', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.goto('/lk/orders');
  await expect(page).toHaveURL('/');
});

test(
  'a guest stays on the page he came from, and the query of the account page is kept',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/kontakty?city=spb');
    await page.evaluate(() => window.location.assign('/lk?from=menu'));
    await logInByKeyboard(page);
    await expect(page).toHaveURL('/lk?from=menu');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Здравствуйте, Марина' }),
    ).toBeVisible();
  },
);

test(
  'the login modal opens once: a reload after Escape shows the page alone',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/lk/orders');
    await expect(loginModal(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(loginModal(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(loginModal(page)).toBeHidden();
  },
);

test(
  'a wrong password is refused in words and the form keeps the phone',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/lk');
    const modal = loginModal(page);
    await modal.getByLabel('Телефон').pressSequentially(phone);
    await modal.getByLabel('Пароль', { exact: true }).fill('not-the-password');
    await modal.getByRole('button', { name: 'Войти' }).click();
    await expect(modal.getByRole('alert')).toContainText(/[а-я]/);
    await expect(modal.getByLabel('Телефон')).toHaveValue('+7 (921) 000-00-01');
  },
);

test('a session that ends inside the account leads out of it to the login @full', async ({
  page,
  context,
}) => {
  await logIn(context);
  await openPage(page, '/lk');
  await expect(page.getByRole('heading', { level: 1, name: 'Здравствуйте, Марина' })).toBeVisible();

  await context.clearCookies({ name: /auth\.session/ });
  await page.getByRole('link', { name: 'Заказы' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/');
  await logInByKeyboard(page);
  await expect(page).toHaveURL('/lk/orders');
});
