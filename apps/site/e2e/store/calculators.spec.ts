import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';
import { watchProblems } from '../support/watch-problems.ts';

const PAGE = '/ipotechnyj-kalkulyator';

/** Spaces of figures do not break. */
const figure = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

test(
  'a visitor finds the payment, and the address keeps it',
  { tag: '@phone' },
  async ({ page }) => {
    const { problems } = watchProblems(page);
    await openPage(page, PAGE);
    const form = page.getByRole('form', { name: 'Ипотека' });
    await form.getByRole('textbox', { name: 'Стоимость квартиры' }).fill('6250000');
    await form.getByRole('textbox', { name: 'Первоначальный взнос, процентов' }).fill('21');
    await form.getByRole('slider', { name: 'Срок, ползунок' }).fill('20');
    await expect(form.getByRole('status').first()).toHaveText(figure('35 374 ₽'));
    await expect(page).toHaveURL(/price=6250000/);
    await expect(page).toHaveURL(/years=20/);
    await page.reload();
    await expect(form.getByRole('status').first()).toHaveText(figure('35 374 ₽'));
    await expect(page.getByText(/Оценивайте свои финансовые возможности/).first()).toBeVisible();
    expect(problems).toEqual([]);
  },
);

test('banks, comparison and files follow the choice', { tag: '@full' }, async ({ page }) => {
  await openPage(page, `${PAGE}?price=9000000&years=20`);
  await page.getByRole('link', { name: 'Добавить к сравнению' }).click();
  const row = page.getByRole('row', { name: /Северный ипотечный/ });
  await row.getByRole('link', { name: /^Посчитать/ }).click();
  await expect(page.getByRole('combobox', { name: 'Программа' })).toHaveValue('severny-standard');
  await page.getByRole('link', { name: 'Добавить к сравнению' }).click();
  const comparison = page.getByRole('table', { name: 'Сравнение вариантов' });
  await expect(comparison.getByRole('columnheader')).toHaveCount(3);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Скачать CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trim().split('\n')).toHaveLength(241);
  const pdf = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Скачать PDF/ }).click();
  const bytes = await readFile(await (await pdf).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the link to the calculation is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${PAGE}?price=9000000`);
  await page.getByRole('link', { name: 'Ссылка на расчёт' }).click();
  await expect(page.getByRole('link', { name: 'Ссылка скопирована' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${PAGE}?price=9000000`);
});

test('refinancing tells what is saved', { tag: '@full' }, async ({ page }) => {
  await openPage(page, PAGE);
  await page
    .getByRole('navigation', { name: 'Калькуляторы' })
    .getByText('Рефинансирование')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Сколько вернёт рефинансирование',
  );
  const form = page.getByRole('form', { name: 'Рефинансирование' });
  await expect(form.getByRole('status').first()).toHaveText(figure('51 704 ₽'));
  await form.getByRole('textbox', { name: 'Ставка сейчас' }).fill('12');
  await expect(form.getByText(figure('Платёж сейчас')).locator('..')).toContainText(
    figure('68 988 ₽'),
  );
  await expect(page.getByRole('img', { name: /Остаток долга/ })).toBeVisible();
});

test(
  'refinancing says which limit of the programme refuses a balance, and counts again within it',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, `${PAGE}?vid=refinansirovanie`);
    const form = page.getByRole('form', { name: 'Рефинансирование' });
    await expect(form.getByText(figure('Кредит до 12 млн ₽, срок до 30 лет'))).toBeVisible();
    const balance = form.getByRole('textbox', { name: 'Остаток долга' });
    await balance.fill('13500000');
    const answer = form.getByRole('status').first();
    await expect(answer).toHaveText(
      figure(
        'не больше 12 млн ₽, а остаток больше на 1 500 000 ₽: эту часть гасят своими деньгами',
      ),
    );
    await expect(page.getByRole('img', { name: /Остаток долга/ })).toHaveCount(0);
    await expect(page).toHaveURL(/sum=13500000/);
    await page.reload();
    await expect(answer).toHaveText(figure('не больше 12 млн ₽'));
    await balance.fill('12000000');
    await expect(answer).toHaveText(/^Платёж станет меньше/);
  },
);

test('instalments settle exactly', async ({ page }) => {
  await openPage(page, '/installment');
  const form = page.getByRole('form', { name: 'Рассрочка' });
  await form.getByRole('textbox', { name: 'Стоимость квартиры' }).fill('17777777');
  const table = page.getByRole('table', { name: /^График платежей/ });
  await expect(table.getByRole('row').last()).toContainText(figure('0,00 ₽'));
  await expect(page.getByText(/^Рассрочка от\sзастройщика: первый/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server answers the form', async ({ page }) => {
    await page.goto(PAGE);
    const form = page.getByRole('form', { name: 'Ипотека' });
    await form.getByRole('textbox', { name: 'Стоимость квартиры' }).fill('9 000 000');
    await form.getByRole('textbox', { name: 'Первоначальный взнос', exact: true }).fill('4500000');
    await form.getByRole('button', { name: 'Рассчитать' }).click();
    await expect(form.getByRole('status').first()).toHaveText(figure('26 980 ₽'));
    await page.getByRole('link', { name: 'Добавить к сравнению' }).click();
    await expect(page.getByRole('table', { name: 'Сравнение вариантов' })).toBeVisible();
  });

  test('refinancing and instalments answer too', { tag: '@full' }, async ({ page }) => {
    await page.goto(`${PAGE}?vid=refinansirovanie`);
    await page.getByRole('textbox', { name: 'Остаток долга' }).fill('3 000 000');
    await page.getByRole('button', { name: 'Рассчитать' }).click();
    await expect(page).toHaveURL(/vid=refinansirovanie/);
    await expect(page.getByRole('form').getByText(figure('44 729 ₽'))).toBeVisible();
    await page.goto('/installment');
    await page.getByRole('textbox', { name: 'Первый платёж' }).fill('50');
    await page.getByRole('button', { name: 'Рассчитать' }).click();
    await expect(page.getByRole('status').first()).toHaveText(figure('2 500 000 ₽'));
  });
});
