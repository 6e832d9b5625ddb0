import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { shownPhone, somePerson } from '@m30/e2e/auth';
import { freeFlats } from '@m30/e2e/free-flats';
import { leadsOf, someName } from '@m30/e2e/leads';
import { openPage } from '@m30/e2e/open-page';
import { readOutbox } from '@m30/e2e/read-outbox';
import { findViolations } from '../support/find-violations.ts';

const TRIGGER = /^Записаться на\sпоказ$/;

/** Opens the window of a free flat of «Канал 9». */
async function openBooking(page: Page) {
  const [flat] = await freeFlats(page.request, 1, 'complex=kanal');
  await openPage(page, flat.url);
  await page.getByRole('link', { name: TRIGGER }).click();
  const modal = page.locator('dialog[data-modal="viewing"]');
  await expect(modal.getByRole('radiogroup', { name: 'Время' })).toBeVisible();
  return { flat, modal };
}

/** A free time, one of several: journeys side by side, which see the same host, hardly take the same. */
const someTime = (page: Page | Locator) =>
  page
    .getByRole('radiogroup', { name: 'Время' })
    .locator('label:has(input:enabled)')
    .nth(Math.floor(Math.random() * 6));

test('a viewing is booked in a window, told by SMS, and cancelled by its link', async ({
  page,
}) => {
  const { phone } = somePerson();
  const name = someName();
  const { modal } = await openBooking(page);

  await modal.getByRole('button', { name: /^Записаться/ }).click();
  await expect(modal.getByText('Выберите время')).toBeVisible();
  await expect(modal.getByRole('radiogroup', { name: 'Время' }).locator(':focus')).toHaveCount(1);

  await modal
    .locator('label', { hasText: /пятниц|пт/ })
    .last()
    .click();
  await someTime(modal).click();
  await modal.getByLabel('Имя').fill(name);
  await modal.getByLabel('Телефон').pressSequentially(phone.slice(2));
  await modal.getByRole('button', { name: /^Записаться на\s\d+ [а-я]+, \d\d:\d\d$/ }).click();
  await expect(modal.getByText(/^Ждём вас в/)).toBeFocused();
  await expect(modal.getByText(/Курская ул\.,\s9, корпус/).first()).toBeVisible();

  const downloading = page.waitForEvent('download');
  await modal.getByRole('link', { name: 'В календарь, файл .ics' }).click();
  const calendar = await readFile(await (await downloading).path(), 'utf8');
  expect(calendar).toContain('SUMMARY:Просмотр: квартира №');
  await expect.poll(async () => (await readOutbox(phone)).length).toBe(1);
  const [sms] = await readOutbox(phone);
  const [, link = ''] = /(\/prosmotr\/[\w-]{22})$/.exec(sms?.text ?? '') ?? [];
  expect(await leadsOf(page.request, name)).toEqual([
    expect.objectContaining({
      Форма: 'Запись на просмотр',
      'Комплекс и корпус': expect.stringMatching(/^«Канал\s9», корпус/),
      'Где встреча': expect.stringMatching(/^На\sстройке: /),
    }),
  ]);

  await openPage(page, link);
  await page.getByRole('link', { name: 'Отменить запись' }).click();
  await page.getByRole('button', { name: 'Отменить запись' }).click();
  await expect(page.getByRole('heading', { name: 'Просмотр отменён' })).toBeVisible();
});

test(
  'a viewing is booked for a call, then moved by its link, and the old time is free again',
  { tag: '@full' },
  async ({ page }) => {
    const { phone } = somePerson();
    const { modal } = await openBooking(page);
    await modal.getByRole('radio', { name: /^По.видео/ }).check();
    await expect(modal.getByText('Видеозвонок')).toBeVisible();
    await modal.locator('label', { hasText: /сб/ }).last().click();
    await someTime(modal).click();
    await modal.getByLabel('Имя').fill('Вера');
    await modal.getByLabel('Телефон').fill(shownPhone(phone));
    expect(await findViolations(page)).toEqual([]);
    await modal.getByRole('button', { name: /^Записаться на/ }).click();
    await modal.getByRole('link', { name: 'Перенести' }).click();
    await expect(page).toHaveURL(/\/prosmotr\/[\w-]{22}\?change=move/);
    await expect(page.getByText('вы записаны').first()).toBeVisible();
    await someTime(page).click();
    await page.getByRole('button', { name: /^Перенести на/ }).click();
    await expect(page.getByText('Просмотр перенесён')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a viewing is booked, moved and cancelled by pages alone',
    { tag: '@full' },
    async ({ page }) => {
      const [flat] = await freeFlats(page.request, 1, 'complex=kanal');
      await page.goto(flat.url);
      await page.getByRole('link', { name: TRIGGER }).click();
      const main = page.getByRole('main');
      await main.getByRole('link', { name: /В.офисе/ }).click();
      await main.getByRole('link', { name: /, вс/ }).last().click();
      await main.getByRole('button', { name: 'Записаться' }).click();
      await expect(main.getByRole('alert')).toContainText('Выберите время. Введите имя');
      await someTime(page).click();
      await main.getByLabel('Имя').fill('Вера');
      await main.getByLabel('Телефон').fill(shownPhone(somePerson().phone));
      await main.getByRole('button', { name: 'Записаться' }).click();
      await expect(page).toHaveURL(/\/prosmotr\/[\w-]{22}$/);
      await expect(main.getByText('Лиговский пр., 87').first()).toBeVisible();

      await main.getByRole('link', { name: 'Перенести' }).click();
      await someTime(page).click();
      await main.getByRole('button', { name: 'Перенести' }).click();
      await expect(main.getByText('Просмотр перенесён')).toBeVisible();

      await main.getByRole('link', { name: 'Отменить запись' }).click();
      await main.getByRole('button', { name: 'Отменить запись' }).click();
      await expect(main.getByRole('heading', { name: 'Просмотр отменён' })).toBeVisible();
    },
  );
});

test(
  'premises are booked and told under their own name, not as a flat',
  { tag: '@full' },
  async ({ page }) => {
    const { phone } = somePerson();
    await openPage(page, '/kommerciya');
    await page.getByRole('article').first().getByRole('link').click();
    await page.getByRole('link', { name: TRIGGER }).click();
    const modal = page.locator('dialog[data-modal="viewing"]');
    await expect(modal).toHaveAccessibleName(/^Запись на\sпросмотр$/);
    await modal.locator('label', { hasText: /чт/ }).last().click();
    await someTime(modal).click();
    await modal.getByLabel('Имя').fill(someName());
    await modal.getByLabel('Телефон').pressSequentially(phone.slice(2));
    await modal.getByRole('button', { name: /^Записаться на\s\d+/ }).click();
    await expect(modal.getByText(/^Ждём вас в/)).toBeFocused();
    await expect(modal.getByText(/^Помещение, /).filter({ visible: true })).toHaveCount(1);
    await expect.poll(async () => (await readOutbox(phone))[0]?.text).toMatch(/Помещение №\s\d+/);
  },
);
