import { readFile } from 'node:fs/promises';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { logInHere, logInNew, registerWithoutPages, somePerson } from '@m30/e2e/auth';
import { findViolations, overflow } from '../support/find-violations.ts';
import { freeFlats } from '@m30/e2e/free-flats';
import { pointer } from '@m30/e2e/hands';
import { openPage } from '@m30/e2e/open-page';

const HOLD = /^Забронировать на\s24\sчаса$/;

test('a visitor looks at a flat from all sides and takes it along', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [flat] = await freeFlats(page.request, 1, 'discount=1');
  await openPage(page, flat.url);
  const main = page.getByRole('main');

  await main.getByRole('button', { name: 'Увеличить' }).click();
  const plan = page.getByRole('dialog', { name: 'План крупно' });
  await expect(plan.getByRole('img', { name: /^План квартиры/ })).toBeVisible();
  // What lies beneath is no stop of Tab.
  expect(await plan.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await plan.getByRole('button', { name: 'Закрыть' }).click();
  await expect(plan).toBeHidden();

  await main.getByRole('radio', { name: /^На\sэтаже$/ }).check();
  await expect(main.getByRole('img', { name: /^План квартиры/ })).toBeHidden();
  const own = main.locator('[data-view="floor"] [aria-current]');
  await expect(own).toBeInViewport();
  await expect(own).toHaveAccessibleName(new RegExp(`${flat.number}\\D`));

  // The address names what is looked at, so that its link shows the same.
  await expect(page).toHaveURL(/#floor$/);
  await expect(async () => {
    await main.getByRole('link', { name: 'Поделиться' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`${flat.url}#floor`);
  }).toPass();
  await main.getByRole('radio', { name: 'План' }).check();
  await expect(page).toHaveURL(new RegExp(`${flat.url}$`));

  const prices = main.getByRole('region', { name: 'История цены' });
  await prices.scrollIntoViewIfNeeded();
  await expect(prices.getByRole('img', { name: /^История цены с/ })).toBeVisible();
  await expect(prices.getByRole('table', { name: 'Изменения цены' })).toBeVisible();

  const banks = main.getByRole('region', { name: 'Ипотека на эту квартиру' });
  const term = banks.getByRole('slider', { name: 'Срок' });
  await term.focus();
  const payment = banks.getByRole('status');
  const before = await payment.innerText();
  await page.keyboard.press('Home');
  await expect(payment).not.toHaveText(before);

  const downloading = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Скачать PDF' }).click();
  const sheet = await readFile(await (await downloading).path());
  expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');

  expect(await findViolations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
});

test(
  'a flat is counted by the terms of the filter that found it, and by the programme on demand',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/katalog?payTo=150000&term=15&down=6000000');
    const card = page.getByRole('article').first();
    const paid = await card.getByText(/₽ в\sмесяц, взнос\s6\sмлн/).innerText();
    const monthly = `${paid.split('₽')[0]}₽`;
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\?term=15&down=6000000$/);
    const main = page.getByRole('main');
    await expect(main.getByText(monthly, { exact: true }).first()).toBeVisible();
    await expect(main.getByText(/взнос 6\s000\s000\s₽ \([\d,]+\s%\), 15\sлет/)).toBeVisible();

    const banks = main.getByRole('region', { name: 'Ипотека на эту квартиру' });
    // The calculator comes when the visitor is near.
    await banks.getByText('Посчитайте под себя').scrollIntoViewIfNeeded();
    await expect(banks.getByRole('slider', { name: 'Срок' })).toBeVisible();
    await expect(banks.getByRole('status')).toContainText(monthly);
    await expect(banks.getByRole('link', { name: 'Изменить условия' })).toHaveAttribute(
      'href',
      /^\/ipotechnyj-kalkulyator\?price=\d+&years=15&down=6000000$/,
    );
    await main.getByRole('link', { name: /^Показать по\sосновной программе$/ }).click();
    await expect(page).toHaveURL(/\/obekty\/[^?]+$/);
    await expect(main.getByText(/^Посчитано по\sвашим условиям/)).toHaveCount(0);
  },
);

test(
  'a link of a tab opens it: the finish, room by room and over the whole screen',
  { tag: '@phone' },
  async ({ page }) => {
    const [flat] = await freeFlats(page.request, 1, 'complex=severny');
    await openPage(page, `${flat.url}#finish`);
    const main = page.getByRole('main');
    const tab = page.getByRole('radio', { name: 'Отделка' });
    await expect(tab).toBeChecked();
    // The bar of a narrow screen has gone to it.
    await expect(main.locator('label').filter({ has: tab })).toBeInViewport({ ratio: 1 });
    const room = main.locator('[data-view="finish"]').getByRole('img');
    const kitchen = await room.getAttribute('alt');
    await main.getByRole('radio', { name: 'Ванная' }).check();
    await expect(room).not.toHaveAttribute('alt', kitchen ?? '');
    await main.getByRole('link', { name: /^Во\sвесь экран$/ }).click();
    const large = page.getByRole('dialog', { name: /^Отделка/ });
    await expect(large.getByText(kitchen ?? 'nothing')).toBeVisible();
  },
);

test(
  'a guest holds a flat: the login comes first, then the order',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const [flat] = await freeFlats(page.request, 1);
    const person = somePerson();
    await registerWithoutPages(page.request, person, 'phone');
    await openPage(page, flat.url);
    await page
      .getByRole('button', { name: isMobile ? 'Забронировать' : HOLD, exact: true })
      .click();
    await logInHere(page, pointer, person);
    await expect(page).toHaveURL(/\/order\/[\da-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Заказ M30/);
  },
);

test('whoever comes too late reads why and what else there is @full', async ({ page, browser }) => {
  const [flat] = await freeFlats(page.request, 1);
  await logInNew(page.request);
  // A page that hears nothing of other buyers.
  await page.route(/\/api\/Objects\.(Events|GetStatuses)/, (route) => route.abort());
  await openPage(page, flat.url);

  const other = await browser.newContext();
  await logInNew(other.request);
  const held = await other.request.post('/api/Order.Reserve', { data: { lot: flat.id } });
  expect(held.status()).toBe(200);
  await other.close();

  await page.getByRole('button', { name: HOLD }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/[а-я]{4}/);
  const similar = page.getByRole('list', { name: 'Похожие квартиры' });
  await expect(similar.getByRole('link').first()).toHaveAttribute('href', /^\/obekty\//);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a flat is complete, and a sold one leads on to others @full', async ({ page }) => {
    const [flat] = await freeFlats(page.request, 1, 'discount=1');
    await page.goto(flat.url);
    const main = page.getByRole('main');
    await main.getByRole('radio', { name: /^На\sэтаже$/ }).check();
    await expect(main.getByRole('img', { name: /^План квартиры/ })).toBeHidden();
    const floor = main.getByRole('link', { name: /^План этажа/ });
    await expect(floor).toHaveAttribute('href', /\?section=\d+&floor=\d+#floors$/);
    await expect(main.getByRole('table', { name: 'Изменения цены' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Предложения банков' })).toBeVisible();
    await main.getByRole('button', { name: HOLD }).click();
    await expect(page.getByRole('alert')).toContainText('Войдите в личный кабинет');

    const answer = await page.goto(await soldFlat(page.request));
    expect(answer?.status()).toBe(200);
    await expect(main.getByRole('status').filter({ hasText: 'Продана' })).toBeVisible();
    await expect(main.getByRole('article').first()).toBeVisible();
  });
});

/** Address of a flat that is sold. */
async function soldFlat(request: APIRequestContext): Promise<string> {
  for (let floor = 2; floor < 10; floor++) {
    const place = `vendor=kanal&subvendor=korpus-2&section=1&floor=${floor}`;
    const answer = await request.get(`/api/Objects.GetFloor?${place}`);
    const { result } = (await answer.json()) as { result: { flats: SoldFlat[] } };
    const sold = result.flats.find(({ status }) => status === 'sold');
    if (sold) return sold.url;
  }
  throw new Error('No flat of the building is sold');
}

interface SoldFlat {
  url: string;
  status: string;
}
