import { expect, test } from '@playwright/test';
import {
  atStep,
  authWindow,
  button,
  expectBuyer,
  field,
  logInHere,
  openLogin,
} from '@m30/e2e/auth';
import { demoBuyer } from '@m30/e2e/demo-buyer';
import { pointer, withEachHand } from '@m30/e2e/hands';

const NAME = 'Савельева Марина Андреевна';
const ASKED = '/lk/orders?from=letter';

withEachHand((hand) => {
  test('a buyer logs in where he is and is called by his name', async ({ page, isMobile }) => {
    await page.goto('/novosti');
    await openLogin(page, hand);
    await logInHere(page, hand, demoBuyer);
    await expect(authWindow(page)).toHaveCount(0);
    await expect(page).toHaveURL('/novosti');
    await expectBuyer(page, NAME, isMobile);
    const flag = () => page.evaluate(() => localStorage.getItem('auth.offlineReserve'));
    await expect.poll(flag).toMatch(/^(good|no)$/);
    if (isMobile) return;

    await hand.press(page.getByRole('button', { name: `Личный кабинет, ${NAME}` }));
    await expect(page.getByText(NAME).filter({ visible: true })).toBeVisible();
    await hand.press(page.getByRole('menuitem', { name: 'Мой кабинет' }));
    await expect(page).toHaveURL('/lk');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Здравствуйте, Марина');
  });
});

withEachHand((hand) => {
  test('a wrong password is refused in the server’s words, the right one then works', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/novosti');
    await openLogin(page, hand);
    await expect(button(page, 'Войти')).toBeDisabled();
    await logInHere(page, hand, { ...demoBuyer, password: 'not-the-password' });
    await expect(authWindow(page).getByRole('alert')).toHaveText(
      'Неверный номер телефона или пароль',
    );
    await expect(field(page, 'Телефон')).toHaveValue(demoBuyer.phone);
    await hand.fill(field(page, 'Пароль'), demoBuyer.password);
    await hand.press(button(page, 'Войти'));
    await expect(authWindow(page)).toHaveCount(0);
    await expectBuyer(page, NAME, isMobile);
  });

  // On a desk the account's own journey does it.
  test(
    'a guest who asks for a guarded page logs in and gets that page',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/kontakty');
      await page.evaluate((path) => window.location.assign(path), ASKED);
      await page.waitForURL('/kontakty');
      await logInHere(page, hand, demoBuyer);
      await expect(page).toHaveURL(ASKED);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ваши заказы');
    },
  );

  test(
    'the window leads to registration, to recovery and back',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/novosti');
      await openLogin(page, hand);
      await hand.fill(field(page, 'Телефон'), '9213041762');
      await hand.press(button(page, 'Регистрация'));
      await atStep(page, /^Регистрация$/);
      await hand.press(button(page, 'Войти в кабинет'));
      await atStep(page, /^Вход в\sкабинет$/);
      await hand.press(button(page, 'Забыли пароль?'));
      await atStep(page, /^Восстановление пароля$/);
      await hand.press(button(page, 'Вспомнили пароль?'));
      await atStep(page, /^Вход в\sкабинет$/);
      await expect(field(page, 'Телефон')).toHaveValue('+7 (921) 304-17-62');
    },
  );
});

test(
  'the instruction opens from the login form in a new tab',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.goto('/novosti');
    await openLogin(page, pointer);
    const link = authWindow(page).getByRole('link', { name: /^Инструкция по\sвходу, PDF$/ });
    const answer = await context.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    const { 'content-type': type, 'content-disposition': place } = answer.headers();
    expect([type, place]).toEqual(['application/pdf', 'inline']);
    await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(authWindow(page)).toBeVisible();
  },
);
