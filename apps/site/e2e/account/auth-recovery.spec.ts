import { expect, test, type Page } from '@playwright/test';
import {
  atStep,
  authWindow,
  button,
  expectBuyer,
  field,
  openLogin,
  registerWithoutPages,
  somePerson,
  type Person,
} from '@m30/e2e/auth';
import { pointer, withEachHand, type Hand } from '@m30/e2e/hands';
import { readCode, readOutbox } from '@m30/e2e/read-outbox';

const FRESH = 'led-na-kanale-30';

/** To the window of recovery with the phone filled in. */
async function startRecovery(page: Page, hand: Hand, person: Person): Promise<void> {
  await page.goto('/');
  await openLogin(page, hand);
  await hand.fill(field(page, 'Телефон'), person.phone.slice(2));
  await hand.press(button(page, 'Забыли пароль?'));
  await atStep(page, /^Восстановление пароля$/);
}

/** Chooses another password, every mistake on the way, and is in. */
async function finish(page: Page, hand: Hand, person: Person, isMobile: boolean): Promise<void> {
  const said = authWindow(page).getByRole('alert');
  await atStep(page, /^Смена пароля$/);
  await hand.press(button(page, 'Сохранить пароль'));
  await expect(said).toHaveText('Введите пароль!');
  await hand.fill(field(page, 'Новый пароль'), FRESH);
  await hand.press(button(page, 'Сохранить пароль'));
  await expect(said).toHaveText('Повторите пароль!');
  await hand.fill(field(page, 'Повторите пароль'), `${FRESH}1`);
  await hand.press(button(page, 'Сохранить пароль'));
  await expect(said).toHaveText('Пароли не совпадают!');
  await hand.fill(field(page, 'Повторите пароль'), FRESH);
  await hand.press(button(page, 'Сохранить пароль'));
  await atStep(page, /Пароль изменён/);
  await hand.press(button(page, 'Войти в кабинет'));
  await expect(authWindow(page)).toHaveCount(0);
  await expectBuyer(page, `${person.last_name} ${person.name} ${person.second_name}`, isMobile);
}

withEachHand(
  (hand) => {
    test('a forgotten password is replaced by SMS', async ({ page, request, isMobile }) => {
      const person = somePerson();
      await registerWithoutPages(request, person, 'email');
      await startRecovery(page, hand, person);
      await hand.press(button(page, 'Получить код'));
      await atStep(page, /^Код из\sСМС$/);
      await hand.press(button(page, 'Подтвердить'));
      await expect(authWindow(page).getByRole('alert')).toHaveText(
        'Введите код, отправленный по смс',
      );
      await hand.fill(field(page, 'Код'), await readCode(person.phone));
      await finish(page, hand, person, isMobile);
      // The mailbox is still the account's, and letters wait until it is confirmed.
      await page.goto('/lk/profile');
      await expect(page.getByRole('main')).toContainText(person.email);
      await expect(page.getByText(/письма на\sнеё не\sприходят/)).toBeVisible();
    });

    test(
      'a forgotten password is replaced by e-mail',
      { tag: '@full' },
      async ({ page, request, isMobile }) => {
        const person = somePerson();
        await registerWithoutPages(request, person, 'phone');
        await startRecovery(page, hand, person);
        await hand.press(button(page, 'Отправить код на Email'));
        await hand.fill(field(page, 'Email'), person.email);
        await hand.press(button(page, 'Отправить код на Email'));
        await atStep(page, /^Код из\sписьма$/);
        const masked = person.email.replace(/^(.).*@/, '$1•••••@');
        await expect(authWindow(page)).toContainText(masked);
        await hand.press(button(page, 'Подтвердить'));
        await expect(authWindow(page).getByRole('alert')).toHaveText(
          'Введите код, отправленный по email',
        );
        await hand.fill(field(page, 'Код'), await readCode(person.email));
        await finish(page, hand, person, isMobile);
      },
    );
  },
  { keyboard: '@full' },
);

test(
  'a phone that nobody has registered gets the same window and no code',
  { tag: '@full' },
  async ({ page }) => {
    const person = somePerson();
    await startRecovery(page, pointer, person);
    await pointer.press(button(page, 'Получить код'));
    await atStep(page, /^Код из\sСМС$/);
    await expect.poll(() => readOutbox(person.phone)).toHaveLength(1);
    const [message] = await readOutbox(person.phone);
    expect(message?.code).toBeUndefined();
  },
);
