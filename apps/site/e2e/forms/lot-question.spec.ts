import { expect, test, type Page } from '@playwright/test';
import { somePerson } from '@m30/e2e/auth';
import { freeFlats } from '@m30/e2e/free-flats';
import { leadsOf, someName } from '@m30/e2e/leads';
import { logIn } from '@m30/e2e/demo-buyer';
import { openPage } from '@m30/e2e/open-page';
import { readOutbox } from '@m30/e2e/read-outbox';
import { signIn } from '@m30/e2e/studio';
import { findViolations, OPEN_DIALOG } from '../support/find-violations.ts';

const QUESTION = 'Выходят ли окна спальни во двор?';
const ANSWER = 'Да, обе спальни выходят во двор.';
const TRIGGER = /^Задать вопрос о\sквартире/;

/** The staff find the question among what waits in the Studio and answer it there. */
async function answerAsStaff(page: Page, name: string): Promise<void> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('no browser');
  const staff = await context.newPage();
  const desk = new URL('/studio/work?view=questions', page.url()).href;
  await signIn(staff, 'sales_manager', desk);
  const item = staff.getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText(QUESTION);
  await item.getByRole('button', { name: /^Ответить/ }).click();
  const form = staff.getByRole('dialog');
  await form.getByLabel('Ответ', { exact: true }).fill(ANSWER);
  await form.getByRole('button', { name: /^Ответить/ }).click();
  await expect(staff.getByText(/^Ответ отправлен на/)).toBeVisible();
  await context.close();
}

test('a guest asks about a flat; the answer comes by letter and is kept in an account', async ({
  page,
  context,
}) => {
  const name = someName();
  const { email } = somePerson();
  const [flat] = await freeFlats(page.request, 1);
  await openPage(page, flat.url);
  await page.getByRole('link', { name: TRIGGER }).click();
  // The one form of the page: it is there, nothing opens.
  const form = page.locator('#question');
  await expect(form.getByRole('heading', { name: new RegExp(flat.number) })).toBeInViewport();
  await form.getByRole('button', { name: 'Отправить вопрос' }).click();
  await expect(form.getByLabel('Имя')).toBeFocused();
  await expect(form.getByText('Напишите вопрос')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await form.getByLabel('Имя').fill(name);
  await form.getByLabel('Электронная почта').fill(email);
  await form.getByRole('textbox', { name: 'Вопрос' }).fill(QUESTION);
  await form.getByRole('button', { name: 'Отправить вопрос' }).click();
  await expect(form.getByRole('status')).toContainText(`${name}, спасибо.`);
  await expect(form.getByRole('status')).toContainText(email);
  expect(await leadsOf(page.request, name)).toEqual([
    expect.objectContaining({
      Форма: 'Вопрос об объекте',
      Телефон: '',
      Почта: email,
      Текст: QUESTION,
      Лот: `Квартира №\u00a0${flat.number}`,
      'Страница лота': expect.stringContaining(flat.url),
    }),
  ]);

  await answerAsStaff(page, name);
  await expect.poll(async () => (await readOutbox(email)).length).toBe(1);
  const [letter] = await readOutbox(email);
  expect(letter?.text).toContain(ANSWER);
  const [link = ''] = /\/lk\/support\/questions\?key=[\w-]{22}/.exec(letter?.text ?? '') ?? [];
  await logIn(context);
  await openPage(page, link);
  await expect(page).toHaveURL('/lk/support/questions');
  const saved = page.getByRole('region', { name: new RegExp(`№\\s${flat.number},`) });
  await expect(saved.getByText(QUESTION).first()).toBeVisible();
  await expect(saved.getByText(ANSWER).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a question is a page that posts and confirms', async ({ page }) => {
    const name = someName();
    const { email } = somePerson();
    const [flat] = await freeFlats(page.request, 1);
    await page.goto(flat.url);
    await page.getByRole('link', { name: TRIGGER }).click();
    await page.getByRole('link', { name: 'Написать вопрос' }).click();
    await expect(page).toHaveURL(/\/zayavka\/lotQuestion/);
    const main = page.getByRole('main');
    await main.getByLabel('Имя').fill(name);
    await main.getByLabel('Электронная почта').fill(email);
    await main.getByLabel('Вопрос').fill(QUESTION);
    await main.getByRole('button', { name: 'Отправить вопрос' }).click();
    await expect(main.getByRole('status')).toContainText(`${name}, спасибо.`);
    expect(await leadsOf(page.request, name)).toMatchObject([
      { Форма: 'Вопрос об объекте', Лот: `Квартира №\u00a0${flat.number}` },
    ]);
  });
});

for (const [kind, address, name] of [
  ['a commercial unit', '/kommerciya/kanal/k1-n1', /^Задать вопрос о\sпомещении/],
  ['a resale flat', '/vtorichka/lanskaya-2k', /^Задать вопрос о\sквартире/],
] as const) {
  test(`${kind} is asked about in the same way`, { tag: '@full' }, async ({ page }) => {
    await openPage(page, address);
    await page.getByRole('link', { name }).click();
    const dialog = page.locator('dialog[data-modal="lotQuestion"]');
    await expect(dialog).toBeVisible();
    expect(await findViolations(page, OPEN_DIALOG)).toEqual([]);
    await dialog.getByLabel('Имя').fill(someName());
    await dialog.getByLabel('Электронная почта').fill(somePerson().email);
    await dialog.getByLabel('Вопрос').fill(QUESTION);
    await dialog.getByRole('button', { name: 'Отправить вопрос' }).click();
    await expect(dialog.getByRole('status')).toContainText('спасибо');
  });
}

test('a parking place is asked about from its bar', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/parking/kolonnada?level=-1');
  const plan = page.getByRole('group', { name: /^Схема уровня/ });
  await plan.locator('a[data-status="free"]').first().press('Enter');
  await page.getByRole('link', { name: 'Задать вопрос' }).click();
  await expect(page.locator('dialog[data-modal="lotQuestion"]')).toBeVisible();
});
