import { expect, test, type Page } from '@playwright/test';
import { logInNew } from '@m30/e2e/auth';
import { findViolations } from '../support/find-violations.ts';
import { freeFlats } from '@m30/e2e/free-flats';
import { openPage } from '@m30/e2e/open-page';

const HOLD = /^Забронировать на\s24\sчаса/;
const AT_NEW_PRICE = /^Забронировать по\sновой цене$/;
const CHANGED = /^Цена квартиры №\s\d+ изменилась: была \d[\d\s]+₽, стала \d[\d\s]+₽\./;
const ORDER = /\/order\/[\da-f-]{36}$/;

/** Kopecks by which the page is older than the price: 100,000 roubles. */
const BEFORE = 10_000_000;

test('a price that has changed is said before anything opens, and is taken by a button of its own', async ({
  page,
}) => {
  const [flat] = await freeFlats(page.request, 1);
  await logInNew(page.request);
  await openPage(page, flat.url);
  await makeOld(page, '**/api/Order.Reserve', (body) => {
    const asked = JSON.parse(body) as { lot: string; price: number };
    return JSON.stringify({ ...asked, price: asked.price - BEFORE });
  });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: HOLD }).click();
  await expect(main.getByRole('alert')).toHaveText(CHANGED);
  expect(await findViolations(page)).toEqual([]);
  await main.getByRole('button', { name: AT_NEW_PRICE }).click();
  await expect(page).toHaveURL(ORDER);
});

test(
  'whoever holds one flat again and again reads from when it is possible again',
  { tag: '@full' },
  async ({ page }) => {
    const [flat] = await freeFlats(page.request, 1);
    await logInNew(page.request);
    const post = async (method: string, data: object) =>
      (await (await page.request.post(`/api/${method}`, { data })).json()) as {
        result: { order: string };
      };
    let order = '';
    for (let round = 0; round < 2; round += 1) {
      ({ order } = (await post('Order.Reserve', { lot: flat.id })).result);
      await post('Order.CancelHold', { order });
    }
    await openPage(page, flat.url);
    // Rendered of a catalogue that may be a moment older: the page asks at the first interaction.
    await page.keyboard.press('Shift');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: HOLD }).click();
    await expect(main.getByRole('alert')).toContainText(
      /^Эту квартиру вы\sуже бронировали 2\sраза. Снова это можно сделать с/,
    );
    await openPage(page, `/order/${order}`);
    await expect(main.getByText(/снова это можно сделать с/)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Забронировать снова' })).toHaveCount(0);
    await openPage(page, `/lk/orders/${order}`);
    // Once: `toBeVisible` wants one element.
    await expect(main.getByText(/снова.* можно.* с/i)).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the new price is read and taken on the page of the cart', async ({ page }) => {
    const [flat] = await freeFlats(page.request, 1);
    await logInNew(page.request);
    await page.goto(flat.url);
    await makeOld(page, '**/cart', (body) => {
      const form = new URLSearchParams(body);
      form.set('price', String(Number(form.get('price')) - BEFORE));
      return form.toString();
    });
    const main = page.getByRole('main');
    await main.getByRole('button', { name: HOLD }).click();
    await expect(main.getByRole('alert')).toHaveText(CHANGED);
    await main.getByRole('button', { name: AT_NEW_PRICE }).click();
    await expect(page).toHaveURL(ORDER);
  });
});

/** Lets the next post to an address tell another price than the page has: the page was rendered before the price changed. */
async function makeOld(page: Page, address: string, change: (body: string) => string) {
  let done = false;
  await page.route(address, async (route) => {
    const body = route.request().postData();
    if (done || body === null) return route.continue();
    done = true;
    return route.continue({ postData: change(body) });
  });
}
