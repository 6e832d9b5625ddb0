import { expect, test, type Page } from '@playwright/test';
import { somePerson } from '@m30/e2e/auth';
import { findViolations, overflow } from '../support/find-violations.ts';
import { openPage } from '@m30/e2e/open-page';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 3, name, exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Продолжить' }).press('Enter');

async function fill(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) await field(page, label).fill(answer);
}

test('a questionnaire is filled in with a break and goes to two banks at once', async ({
  page,
}) => {
  const { last_name, name, phone, email } = somePerson();
  await openPage(page, '/mortgage-form');
  await expect(step(page, 'Кредит')).toBeVisible();

  // What is missing is said in a list that leads to each field.
  await goOn(page);
  const missing = page.getByRole('alert').getByRole('link', { name: /^Укажите стоимость жилья/ });
  await missing.press('Enter');
  await expect(field(page, 'Стоимость жилья')).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await fill(page, {
    'Стоимость жилья': '12000000',
    'Первоначальный взнос': '3000000',
    'Срок, лет': '25',
  });
  await field(page, 'Откуда взнос').selectOption('Накопления');
  await goOn(page);

  await expect(step(page, 'Личные данные')).toBeFocused();
  await fill(page, {
    Фамилия: last_name,
    Имя: name,
    'Дата рождения': '05.03.1985',
    Телефон: phone.slice(2),
    'Электронная почта': email,
  });
  // The last word is on its way to the server when the page is left.
  await page.reload();
  await expect(field(page, 'Фамилия')).toHaveValue(last_name);
  await expect(field(page, 'Электронная почта')).toHaveValue(email);
  await expect(field(page, 'Дата рождения')).toHaveValue('05.03.1985');
  await field(page, 'Семейное положение').selectOption('Не в браке');
  await field(page, 'Детей до 18 лет').fill('0');
  await goOn(page);

  await expect(step(page, 'Паспорт')).toBeFocused();
  await fill(page, {
    'Серия паспорта': '4005',
    'Номер паспорта': '123456',
    'Дата выдачи': '20.04.2005',
    'Код подразделения': '780001',
    'Кем выдан': 'ГУ МВД России по Санкт-Петербургу',
    'Место рождения': 'Ленинград',
    СНИЛС: '11223344594',
    Индекс: '190000',
    'Адрес регистрации': 'Санкт-Петербург, Курская ул., 9',
  });
  await goOn(page);
  await expect(page.getByRole('textbox', { description: /не\sсходится/ })).toHaveValue(
    '112-233-445 94',
  );
  await field(page, 'СНИЛС').fill('11223344595');
  await goOn(page);

  await expect(step(page, 'Работа')).toBeFocused();
  await field(page, 'Занятость').selectOption('Самозанятый');
  await fill(page, {
    'Чем занимаетесь': 'Керамика',
    'С какого дня': '01.09.2015',
    'Общий стаж, лет': '18',
  });
  await goOn(page);
  await expect(step(page, 'Доход')).toBeFocused();
  await field(page, 'Доход в месяц на руки').fill('180000');
  await field(page, 'Чем подтвердите').selectOption('Справка из «Моего налога»');
  await goOn(page);

  // A co-borrower comes and goes; Back leads to the step before.
  await expect(step(page, 'Созаёмщики')).toBeFocused();
  await page.getByRole('button', { name: 'Добавить созаёмщика' }).click();
  await expect(page.getByRole('region', { name: 'Созаёмщик 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Убрать созаёмщика 1' }).click();
  await goOn(page);
  await expect(step(page, 'Банки')).toBeFocused();
  await page.goBack();
  await expect(step(page, 'Созаёмщики')).toBeFocused();
  await page.goForward();

  const banks = page.getByRole('table', { name: 'Банки, куда уйдёт анкета' });
  await expect(banks.getByRole('row').nth(1)).toContainText('₽');
  await expect(page.getByText(/актуальны на\s20\.11\.2026/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Балтика Банк, Стандартная' }).check();
  await page.getByRole('checkbox', { name: 'Северный ипотечный, Стандартная' }).check();
  await page.getByRole('checkbox', { name: /обработку/ }).check();
  await page.getByRole('checkbox', { name: /бюро/ }).check();
  expect(await overflow(page)).toBe(0);
  // To axe a row that scrolls away beneath the head of its table is a small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Отправить анкету' }).click();
  await expect(step(page, 'Анкета отправлена')).toBeFocused();

  // What the banks say waits for whoever comes back; the questionnaire begins anew.
  await openPage(page, '/mortgage-form');
  const sent = page.getByRole('region', { name: 'Ваши заявки' });
  await expect(sent.getByRole('listitem')).toHaveCount(2);
  await expect(sent.getByText('Северный ипотечный', { exact: true })).toBeVisible();
  await expect(field(page, 'Стоимость жилья')).toHaveValue('');
});

test('three answers begin the full questionnaire', { tag: '@full' }, async ({ page }) => {
  const { name, phone } = somePerson();
  await openPage(page, '/kak-kupit/ipoteki/anketa');
  await field(page, 'Имя').fill(name);
  await field(page, 'Телефон').fill(phone.slice(2));
  await field(page, 'Программа').selectOption('Семейная ипотека');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Отправить ответы' }).click();
  await page.getByRole('link', { name: 'Заполнить полную анкету' }).click();
  await page.getByRole('link', { name: /^2\. Личные данные/ }).click();
  await expect(field(page, 'Имя')).toHaveValue(name);
});

test(
  'a contract is found by its number and a surname, an unknown one is told in clear words',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/contract-status');
    const ask = page.getByRole('button', { name: 'Узнать статус' });
    await ask.click();
    await expect(page.getByRole('textbox', { name: 'Номер договора' })).toBeFocused();
    await fill(page, { 'Номер договора': 'ДДУ-00000', 'Телефон или фамилия': 'Савельева' });
    await ask.click();
    await expect(page.getByRole('status').getByRole('heading')).toHaveText(/не\sнашли/);
    await field(page, 'Номер договора').fill('ДДУ-20352');
    await ask.click();
    await expect(page.getByRole('heading', { name: /ДДУ-20352: на\sрегистрации/ })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Этап 2 из 3: На регистрации' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  },
);

test('a flat is offered towards a new one', { tag: '@full' }, async ({ page }) => {
  const { name, phone } = somePerson();
  await openPage(page, '/trade-in');
  await field(page, 'Адрес квартиры').fill('Бухарестская ул., 30');
  await page.getByRole('button', { name: 'Узнать цену' }).click();
  await expect(field(page, 'Комнат')).toBeFocused();
  await field(page, 'Комнат').selectOption('2 комнаты');
  await fill(page, {
    'Площадь, м²': '44,5',
    Этаж: '3',
    'Этажей в доме': '9',
    Имя: name,
    Телефон: phone.slice(2),
  });
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Узнать цену' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${name}, спасибо` })).toBeFocused();
});
