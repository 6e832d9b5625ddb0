import { expect, test, type Page } from '@playwright/test';
import {
  atStep,
  authWindow,
  button,
  expectBuyer,
  field,
  openLogin,
  shownPhone,
  somePerson,
  type Person,
} from '@m30/e2e/auth';
import { pointer, withEachHand, type Hand } from '@m30/e2e/hands';
import { readCode, readOutbox } from '@m30/e2e/read-outbox';

/** From the home page to the filled form of a registration. */
async function fillForm(page: Page, hand: Hand, person: Person): Promise<void> {
  await page.goto('/');
  await openLogin(page, hand);
  await hand.press(button(page, 'Регистрация'));
  await atStep(page, /^Регистрация$/);
  await hand.fill(field(page, 'Фамилия'), person.last_name);
  await hand.fill(field(page, 'Имя'), person.name);
  await hand.fill(field(page, 'Отчество'), person.second_name);
  await hand.fill(field(page, 'Телефон'), person.phone.slice(2));
  await hand.fill(field(page, 'Email'), person.email);
}

/** Chooses the password, and is in: the button asks for nothing more. */
async function finish(page: Page, hand: Hand, person: Person, isMobile: boolean): Promise<void> {
  await atStep(page, /^Пароль для\sкабинета$/);
  await hand.fill(field(page, 'Новый пароль'), person.password);
  await hand.fill(field(page, 'Повторите пароль'), person.password);
  await hand.press(button(page, 'Сохранить пароль'));
  await atStep(page, /Вы\sзарегистрированы/);
  await hand.press(button(page, 'Войти в кабинет'));
  await expect(authWindow(page)).toHaveCount(0);
  await expectBuyer(page, `${person.last_name} ${person.name} ${person.second_name}`, isMobile);
}

withEachHand((hand) => {
  test('a newcomer registers by SMS and is in', async ({ page, isMobile }) => {
    const person = somePerson();
    await fillForm(page, hand, person);
    await hand.press(button(page, 'Получить код'));
    await atStep(page, /^Код из\sСМС$/);
    await expect(authWindow(page)).toContainText(shownPhone(person.phone));
    await expect(field(page, 'Код')).toBeFocused();
    // The sixth digit sends the code.
    await hand.fill(field(page, 'Код'), await readCode(person.phone));
    await finish(page, hand, person, isMobile);
  });

  test(
    'a newcomer whom no SMS reaches registers by e-mail',
    { tag: '@full' },
    async ({ page, isMobile }) => {
      const person = somePerson();
      await fillForm(page, hand, person);
      await hand.press(button(page, 'Получить код'));
      await atStep(page, /^Код из\sСМС$/);
      await hand.press(button(page, 'Отправить код на Email'));
      await atStep(page, /^Код на\sEmail$/);
      await hand.press(button(page, 'Отправить код'));
      await atStep(page, /^Код из\sписьма$/);
      await expect(authWindow(page)).toContainText(person.email);
      await hand.fill(field(page, 'Код'), await readCode(person.email));
      await finish(page, hand, person, isMobile);
    },
  );

  test('what is missing is named, marked, and unmarked where it is filled in @full', async ({
    page,
  }) => {
    const person = somePerson();
    await page.goto('/');
    await openLogin(page, hand);
    await hand.press(button(page, 'Регистрация'));
    await atStep(page, /^Регистрация$/);
    await hand.press(button(page, 'Получить код'));
    await expect(authWindow(page).getByRole('alert')).toHaveText('Заполните все обязательные поля');
    await expect(field(page, 'Фамилия')).toBeFocused();
    for (const label of ['Фамилия', 'Имя', 'Отчество', 'Телефон', 'Email']) {
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    }
    await hand.fill(field(page, 'Имя'), person.name);
    await expect(field(page, 'Имя')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');

    const box = authWindow(page).getByRole('checkbox', { name: 'нет отчества' });
    await hand.press(box);
    await expect(field(page, 'Отчество')).toHaveValue('нет отчества');
    await hand.press(box);
    await expect(field(page, 'Отчество')).toHaveValue('');
    await expect(box).not.toBeChecked();
  });

  test(
    '«Изменить номер.» leads back to the form as it was filled',
    { tag: '@full' },
    async ({ page }) => {
      const person = somePerson();
      await fillForm(page, hand, person);
      await hand.press(button(page, 'Получить код'));
      await atStep(page, /^Код из\sСМС$/);
      await hand.press(button(page, 'Изменить номер.'));
      await atStep(page, /^Регистрация$/);
      await expect(field(page, 'Фамилия')).toHaveValue(person.last_name);
      await expect(field(page, 'Телефон')).toHaveValue(shownPhone(person.phone));
    },
  );
});

test(
  'the countdown survives a reload: no second code is sent, the first one is good',
  { tag: '@full' },
  async ({ page, isMobile }) => {
    const person = somePerson();
    const left = authWindow(page).getByText(/^Повторная отправка через\s0:\d\d$/);
    await fillForm(page, pointer, person);
    await pointer.press(button(page, 'Получить код'));
    await expect(left).toBeVisible();
    await page.reload();
    await fillForm(page, pointer, person);
    await pointer.press(button(page, 'Получить код'));
    await atStep(page, /^Код из\sСМС$/);
    await expect(left).toBeVisible();
    await expect(button(page, 'Отправить код ещё раз')).toHaveCount(0);
    expect(await readOutbox(person.phone)).toHaveLength(1);
    await pointer.fill(field(page, 'Код'), await readCode(person.phone));
    await finish(page, pointer, person, isMobile);
  },
);
