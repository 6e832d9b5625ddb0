import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { atStep, authWindow, button, expectBuyer, field, somePerson } from '@m30/e2e/auth';
import { demoBuyer } from '@m30/e2e/demo-buyer';
import { freeFlats } from '@m30/e2e/free-flats';
import { pointer } from '@m30/e2e/hands';
import { leadsOf, pastedPhone, someName, STAFF_PASSWORD } from '@m30/e2e/leads';
import { openPage } from '@m30/e2e/open-page';
import { readCode } from '@m30/e2e/read-outbox';
import { E2E_PORT } from '@m30/e2e/server';
import { ProductProcess } from '@m30/testing/product-process';
import { fillForm, leadJourneys, openForm, submitOf } from '../support/lead-journeys.ts';
import { findViolations } from '../support/find-violations.ts';

const PORT = E2E_PORT + 4;
const origin = `http://localhost:${PORT}`;
const folder = mkdtempSync(join(tmpdir(), 'explicit-consent-'));
const product = new ProductProcess(
  PORT,
  { DATA_DIR: folder, PUBLIC_ORIGIN: origin, STAFF_PASSWORD, CONSENT_MODE: 'explicit' },
  join(folder, 'log'),
);

test.use({ baseURL: origin });
// One server for all, and each journey a minute at most.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  await product.start();
});
test.afterAll(async () => {
  await product.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const MISSING = 'Отметьте согласие, чтобы отправить заявку';
const processing = (place: Page | Locator) =>
  place.getByRole('checkbox', { name: /согласие на\sобработку/i });
const marketing = (place: Page | Locator) => place.getByRole('checkbox', { name: /новости/ });

/** A filled form is not sent without the box, says so beside it, and is sent with it; the one of advertising stays empty. */
async function sendWithConsent(place: Page | Locator, submit: Locator): Promise<void> {
  await expect(processing(place)).not.toBeChecked();
  await expect(marketing(place)).not.toBeChecked();
  await submit.click();
  await expect(place.getByText(MISSING)).toBeVisible();
  await expect(processing(place)).toBeFocused();
  await processing(place).check();
  await submit.click();
}

/** The staff's table says what was agreed to. */
async function expectLedger(page: Page, name: string): Promise<void> {
  expect(await leadsOf(page.request, name)).toEqual([
    expect.objectContaining({
      Согласие: 'отдельной отметкой',
      'Согласие на': 'обработка персональных данных',
      'Версия согласия': '2026-11-28',
    }),
  ]);
}

test.describe('with consents as acts of the visitor', { tag: '@full' }, () => {
  for (const journey of leadJourneys) {
    test(`${journey.form} from ${journey.page} waits for its box`, async ({ page }) => {
      const name = someName();
      const dialog = await openForm(page, journey);
      await fillForm(dialog, journey, name);
      expect(await findViolations(page)).toEqual([]);
      await sendWithConsent(dialog, submitOf(dialog, journey));
      await expect(dialog.getByRole('status')).toContainText(`${name}, спасибо.`);
      await expectLedger(page, name);
    });
  }

  test('a viewing waits for its box', async ({ page }) => {
    const name = someName();
    await openPage(page, '/prosmotr?lot=k2-23');
    const main = page.getByRole('main');
    const times = main.getByRole('radiogroup', { name: 'Время' });
    await times.locator('label:has(input:enabled)').first().click();
    await main.getByLabel('Имя').fill(name);
    await main.getByLabel('Телефон').fill(pastedPhone);
    await sendWithConsent(main, main.getByRole('button', { name: /^Записаться/ }));
    await expect(page.getByText(/^Ждём вас/).first()).toBeVisible();
    await expectLedger(page, name);
  });

  test('a vacancy, a review and a flat in exchange wait for theirs', async ({ page }) => {
    const main = page.getByRole('main');
    const applicant = someName();
    await openPage(page, '/otklik/inzhener-tehnadzora');
    await main.getByLabel('Имя и фамилия').fill(applicant);
    await main.getByLabel('Телефон').fill(pastedPhone);
    await sendWithConsent(main, main.getByRole('button', { name: 'Отправить отклик' }));
    await expect(main.getByRole('status')).toContainText('Отдел кадров');
    await expectLedger(page, applicant);

    const author = someName();
    await openPage(page, '/otzyv?object=kanal');
    await main.getByRole('radio', { name: '5' }).check();
    await main.getByLabel('Отзыв', { exact: true }).fill('Во дворе тихо, лифт не скрипит.');
    await main.getByLabel('Как вас подписать').fill(author);
    await main.getByLabel('Телефон').fill(pastedPhone);
    await sendWithConsent(main, main.getByRole('button', { name: 'Отправить отзыв' }));
    await expect(main.getByRole('status')).toContainText('Отзыв прочитает редактор');
    await expectLedger(page, author);

    const owner = someName();
    await openPage(page, '/trade-in');
    await main.getByLabel('Адрес квартиры').fill('Бухарестская ул., 30');
    await main.getByLabel('Комнат', { exact: true }).selectOption('2 комнаты');
    await main.getByLabel('Площадь, м²').fill('44,5');
    await main.getByLabel('Этаж', { exact: true }).fill('3');
    await main.getByLabel('Этажей в доме').fill('9');
    await main.getByLabel('Имя').fill(owner);
    await main.getByLabel('Телефон').fill(pastedPhone);
    await sendWithConsent(main, main.getByRole('button', { name: 'Узнать цену' }));
    await expect(page.getByText(`${owner}, спасибо`)).toBeVisible();
    await expectLedger(page, owner);
  });

  test('a question about a flat waits for its box', async ({ page }) => {
    const name = someName();
    const [flat] = await freeFlats(page.request, 1);
    await openPage(page, flat.url);
    await page.getByRole('link', { name: /^Задать вопрос/ }).click();
    const form = page.locator('#question');
    await form.getByLabel('Имя').fill(name);
    await form.getByLabel('Электронная почта').fill(somePerson().email);
    await form.getByRole('textbox', { name: 'Вопрос' }).fill('Выходят ли окна спальни во двор?');
    await sendWithConsent(form, form.getByRole('button', { name: 'Отправить вопрос' }));
    await expect(form.getByRole('status')).toContainText(`${name}, спасибо.`);
    await expectLedger(page, name);
  });

  test('a questionnaire asks for processing, and a full one for the banks apart', async ({
    page,
  }) => {
    const name = someName();
    await openPage(page, '/kak-kupit/ipoteki/anketa');
    await page.getByLabel('Имя', { exact: true }).fill(name);
    await page.getByLabel('Телефон', { exact: true }).fill(pastedPhone);
    await page.getByLabel('Программа', { exact: true }).selectOption('Семейная ипотека');
    const box = page.getByRole('checkbox', { name: /обработку моих персональных данных/ });
    await expect(box).not.toBeChecked();
    await page.getByRole('button', { name: 'Отправить ответы' }).click();
    await expect(page.getByRole('alert')).toContainText('Отметьте согласие');
    await box.check();
    await page.getByRole('button', { name: 'Отправить ответы' }).click();
    await expect(page.getByRole('heading', { name: /^Спасибо/ })).toBeVisible();
    await expectLedger(page, name);

    await openPage(page, '/mortgage-form?step=banks');
    for (const words of [/обработку моих/, /передачу анкеты/, /кредитной истории/]) {
      await expect(page.getByRole('checkbox', { name: words })).not.toBeChecked();
    }
  });

  test('without JavaScript the page of a form wants the box too', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
    const page = await context.newPage();
    const main = page.getByRole('main');
    const name = someName();
    await page.goto('/zayavka/callRequest');
    await main.getByLabel('Имя').fill(name);
    await main.getByLabel('Телефон').fill(pastedPhone);
    // The browser itself asks for a required box; a program does not.
    await processing(main).evaluate((box: HTMLInputElement) => box.removeAttribute('required'));
    await main.getByRole('button', { name: 'Жду звонка' }).click();
    await expect(main.getByText(MISSING)).toBeVisible();
    await expect(main.getByLabel('Имя')).toHaveValue(name);
    await processing(main).check();
    await main.getByRole('button', { name: 'Жду звонка' }).click();
    await expect(main.getByRole('status')).toContainText(`${name}, спасибо.`);
    await expectLedger(page, name);
    await context.close();
  });

  test('a newcomer registers by the box alone, and the profile says what was agreed to', async ({
    page,
  }) => {
    const person = somePerson();
    await openPage(page, '/');
    await page.getByRole('link', { name: 'Войти в личный кабинет' }).click();
    await pointer.press(button(page, 'Регистрация'));
    await atStep(page, /^Регистрация$/);
    for (const [label, value] of [
      ['Фамилия', person.last_name],
      ['Имя', person.name],
      ['Отчество', person.second_name],
      ['Телефон', person.phone.slice(2)],
      ['Email', person.email],
    ] as const) {
      await field(page, label).fill(value);
    }
    const box = authWindow(page).getByRole('checkbox', { name: /^Согласие на/ });
    const adverts = authWindow(page).getByRole('checkbox', { name: /Сообщать/ });
    await expect(box).not.toBeChecked();
    await expect(adverts).not.toBeChecked();
    await button(page, 'Получить код').click();
    await expect(box).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await box.check();
    await button(page, 'Получить код').click();
    await atStep(page, /^Код из\sСМС$/);
    await field(page, 'Код').fill(await readCode(person.phone, { dataDir: folder }));
    await atStep(page, /^Пароль для кабинета$/);
    await field(page, 'Новый пароль').fill(person.password);
    await field(page, 'Повторите пароль').fill(person.password);
    await button(page, 'Сохранить пароль').click();
    await atStep(page, /Вы\sзарегистрированы/);
    await button(page, 'Войти в кабинет').click();
    await expectBuyer(page, `${person.last_name} ${person.name} ${person.second_name}`, false);

    await page.goto('/lk/profile');
    const consents = page.getByRole('region', { name: 'Согласия' });
    const [personal, promo] = [0, 1].map((at) => consents.getByRole('listitem').nth(at));
    await expect(personal ?? consents).toContainText('Дано');
    await expect(consents.getByText('Уведомления об акциях')).toBeVisible();
    await expect(promo ?? consents).toContainText('Нет');
  });

  test('the demo buyer, whose box was once ticked ahead, ticks it once', async ({ page }) => {
    await openPage(page, '/');
    const logIn = async () => {
      await page.getByRole('link', { name: 'Войти в личный кабинет' }).click();
      await field(page, 'Телефон').fill(demoBuyer.phone.replace(/\D/g, '').slice(1));
      await field(page, 'Пароль').fill(demoBuyer.password);
      await button(page, 'Войти').click();
    };
    await logIn();
    const box = authWindow(page).getByRole('checkbox', { name: /^Согласие на/ });
    await expect(box).toBeFocused();
    await expect(box).not.toBeChecked();
    await box.check();
    await button(page, 'Войти').click();
    await expect(authWindow(page)).toHaveCount(0);
    await page.context().clearCookies();
    await openPage(page, '/');
    await logIn();
    await expect(authWindow(page)).toHaveCount(0);
  });
});
