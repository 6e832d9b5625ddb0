import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { logInHere, registerWithoutPages, somePerson, type Person } from '@m30/e2e/auth';
import { findViolations, overflow } from '../support/find-violations.ts';
import { freeFlats } from '@m30/e2e/free-flats';
import { withEachHand, type Hand } from '@m30/e2e/hands';
import { hold } from '../support/hold.ts';
import { openPage } from '@m30/e2e/open-page';
import { atOrderStep, couple, expectSaved, fillPerson, participant, scanned } from '@m30/e2e/order';

withEachHand(
  (hand) => {
    test('a guest’s cart becomes an order by mortgage of two people, paid and followed', async ({
      page,
      browser,
    }) => {
      test.setTimeout(120_000);
      const [flat, earlier] = await freeFlats(page.request, 2);
      const person = somePerson();
      await registerWithoutPages(page.request, person, 'phone');
      const phone = await browser.newContext();
      await logInQuietly(phone.request, person);
      await phone.request.post('/api/Cart.Add', { data: { lot: earlier?.id } });
      await phone.close();
      await page.request.post('/api/Cart.Add', { data: { lot: flat.id } });

      await openPage(page, '/cart');
      await hand.press(page.getByRole('button', { name: /^Перейти к\sоформлению/ }));
      await logInHere(page, hand, person);
      await atOrderStep(page, /^Как вы\sплатите$/);
      const order = new URL(page.url()).pathname;
      const cart = await page.request.get('/api/Cart.GetLists');
      expect(((await cart.json()) as { result: { cart: string[] } }).result.cart.sort()).toEqual(
        [flat.id, earlier?.id].sort(),
      );

      await payByMortgage(page, hand);
      await nameTwo(page, hand);
      await uploadDocuments(page, hand);
      await payForTheHold(page, hand);

      await expect(page.getByRole('status').filter({ hasText: 'Бронь оплачена' })).toBeVisible();
      await atOrderStep(page, /^Подайте заявку на\sипотеку$/);
      await page.goto(order.replace('/order', '/lk/orders'));
      await expect(page.getByRole('img', { name: 'Этап 5 из 10: Ипотека' })).toBeVisible();
      const events = page.getByRole('region', { name: 'События' }).getByRole('listitem');
      expect(await events.count()).toBeGreaterThan(4);
      // What a fixed bar half covers would count as a small target.
      await events.first().evaluate((event) => event.scrollIntoView({ block: 'center' }));
      expect(await findViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    });
  },
  { finger: '@phone', keyboard: '@full' },
);

test('of two who want one flat at once, one gets it and the other reads why', async ({
  page,
  browser,
}) => {
  const [flat] = await freeFlats(page.request, 1);
  const rival = await browser.newContext();
  const other = await rival.newPage();
  for (const one of [page, other]) {
    const person = somePerson();
    await registerWithoutPages(one.request, person, 'phone');
    await logInQuietly(one.request, person);
    const added = await one.request.post('/api/Cart.Add', { data: { lot: flat.id } });
    expect(added.status()).toBe(200);
    await openPage(one, '/cart');
  }
  // Both ask before either is answered: whoever is late loses the button to the news of the other's hold.
  const asking = await Promise.all([page, other].map((one) => hold(one, /\/api\/Order\.Reserve$/)));
  for (const one of [page, other]) {
    await one.getByRole('button', { name: /^Перейти к\sоформлению/ }).click({ noWaitAfter: true });
  }
  await Promise.all(asking.map(({ asked }) => asked()));
  for (const { release } of asking) release();

  const won = /\/order\/[\da-f-]{36}$/;
  const refusal = (one: Page) => one.getByRole('alert').filter({ hasText: 'уже забронировал' });
  const settled = async (one: Page) => {
    await expect(async () => {
      expect(won.test(one.url()) || (await refusal(one).isVisible())).toBe(true);
    }).toPass({ timeout: 10_000 });
    return won.test(one.url());
  };
  const wins = await Promise.all([settled(page), settled(other)]);
  expect(wins.toSorted()).toEqual([false, true]);
  const loser = wins[0] ? other : page;
  await expect(loser.getByRole('main')).toContainText(/другим покупателем до/);
  await rival.close();
});

test('an order is its buyer’s alone, and its address without a number leads on @full', async ({
  page,
}) => {
  const [flat] = await freeFlats(page.request, 1);
  await page.goto('/order');
  await expect(page.locator('dialog[data-modal="login"]')).toBeVisible();

  const buyer = somePerson();
  await registerWithoutPages(page.request, buyer, 'phone');
  await logInQuietly(page.request, buyer);
  const held = await page.request.post('/api/Order.Reserve', { data: { lot: flat.id } });
  const { order } = ((await held.json()) as { result: { order: string } }).result;
  await page.goto('/order');
  await expect(page).toHaveURL('/lk/orders');

  const stranger = somePerson();
  await registerWithoutPages(page.request, stranger, 'email');
  await logInQuietly(page.request, stranger);
  for (const address of [`/order/${order}`, `/lk/orders/${order}`, '/order/net-takogo']) {
    expect((await page.goto(address))?.status()).toBe(404);
  }
});

async function logInQuietly(request: APIRequestContext, { phone, password }: Person) {
  const answer = await request.post('/api/User.Authorization', { data: { phone, password } });
  expect(answer.status()).toBe(200);
}

/** The same fields again, without the walk to each. */
const atOnce: Pick<Hand, 'fill'> = { fill: (field, text) => field.fill(text) };

async function payByMortgage(page: Page, hand: Hand) {
  // Radio buttons are one stop of the Tab key; the arrows choose.
  await page.getByRole('radio', { checked: true }).press('ArrowDown');
  await expect(page.getByLabel('Ипотека', { exact: true })).toBeChecked();
  await hand.fill(page.getByLabel('Срок, лет'), '25');
  await hand.fill(page.getByLabel('Дата рождения ребёнка'), '03052021');
  await expectSaved(page);
  await page.reload();
  await expect(page.getByLabel('Срок, лет')).toHaveValue('25');
  await hand.press(page.getByRole('button', { name: /^Дальше: участники/ }));
}

async function nameTwo(page: Page, hand: Hand) {
  await atOrderStep(page, /^Кто покупает$/);
  const next = page.getByRole('button', { name: /^Дальше: документы/ });
  const [first, second] = couple;
  const { СНИЛС: snils, ...most } = first;
  await fillPerson(participant(page, 1), hand, { ...most, СНИЛС: '11223344594' });
  await hand.press(page.getByRole('button', { name: 'Добавить участника' }));
  await fillPerson(participant(page, 2), atOnce, second);
  await hand.press(next);
  const summary = page.getByRole('alert').filter({ hasText: 'Проверьте форму' });
  await expect(summary).toBeFocused();
  await hand.press(summary.getByRole('link', { name: /Проверьте СНИЛС/ }));
  await expect(participant(page, 1).getByLabel('СНИЛС')).toBeFocused();
  await fillPerson(participant(page, 1), hand, { СНИЛС: snils });
  await expect(participant(page, 2).getByLabel('Доля')).toHaveValue('1/2');
  await expectSaved(page);
  await page.reload();
  await expect(participant(page, 2).getByLabel('Фамилия')).toHaveValue(second.Фамилия);
  expect(await findViolations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await hand.press(next);
}

async function uploadDocuments(page: Page, hand: Hand) {
  await atOrderStep(page, /^Документы$/);
  const choose = (whose: RegExp) => page.getByLabel(whose);
  await choose(/Паспорт, Орлова/).setInputFiles({
    name: 'virus.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ'),
  });
  await expect(page.getByRole('alert').filter({ hasText: 'virus.exe' })).toBeVisible();

  // The second part waits, so that the page is left in the middle of the file.
  let parts = 0;
  await page.route(/\/api\/uploads\//, async (route) => {
    if (route.request().method() === 'PATCH' && ++parts > 1) return;
    await route.continue();
  });
  await choose(/Паспорт, Орлова/).setInputFiles({
    name: 'паспорт.pdf',
    mimeType: 'application/pdf',
    buffer: scanned(1_500_000),
  });
  await expect.poll(() => parts).toBe(2);
  await expect(page.getByRole('progressbar', { name: 'паспорт' })).toBeVisible();
  await page.unroute(/\/api\/uploads\//);
  await page.reload();
  const files = page.getByRole('list', { name: /^Файлы: Паспорт, Орлова/ });
  await expect(files.getByRole('link', { name: 'паспорт' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await hand.press(page.getByRole('button', { name: /^Дальше: проверка/ }));
}

async function payForTheHold(page: Page, hand: Hand) {
  await atOrderStep(page, /^Проверьте и\sзабронируйте$/);
  const pay = page.getByRole('button', { name: /^Оплатить бронь/ });
  await hand.press(pay);
  await expect(page.getByRole('alert').filter({ hasText: 'примите условия' })).toBeFocused();
  await hand.press(page.getByLabel(/^Принимаю/));
  await expectSaved(page);
  await page.reload();
  await expect(page.getByLabel(/^Принимаю/)).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await hand.press(pay);
  await hand.press(page.getByRole('button', { name: 'Отказать' }));
  await expect(page.getByRole('alert').filter({ hasText: 'не прошла' })).toBeVisible();
  await hand.press(pay);
  await hand.press(page.getByRole('button', { name: 'Оплатить', exact: true }));
}
