import { expect, test, type Page } from '@playwright/test';
import { expectConfirmation } from '../support/lead-journeys.ts';
import { leadsOf, pastedPhone, someName } from '@m30/e2e/leads';

/** Seconds of the popup of the catalogue in the demo content. */
const TIMER = 60;
const REPEAT = 180;

/** Milliseconds. */
const FRAME = 16;

const popup = (page: Page) => page.getByRole('dialog', { name: 'Подберём квартиру за вас' });

/** Opens a page and gives the first sign of life: the popup is asked for then. */
async function visit(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path, { waitUntil: 'networkidle' });
  const asked = page.waitForResponse('**/api/SmartCall.GetPopup');
  await page.mouse.move(40, 300);
  await page.mouse.wheel(0, 30);
  await (await asked).finished();
}

const pass = (page: Page, seconds: number) => page.clock.runFor(seconds * 1000);

/** Lets time pass until a page has been open for so long: loading it took some of it, on a busy machine much. */
async function reach(page: Page, seconds: number): Promise<void> {
  const open = await page.evaluate(() => performance.now());
  await page.clock.runFor(Math.max(0, seconds * 1000 - open));
}

test('the popup comes after its timer, and closed it comes back once', async ({ page }) => {
  await visit(page, '/katalog');
  await reach(page, TIMER - 5);
  await expect(popup(page)).toHaveCount(0);
  await pass(page, 10);
  await passing(page, () => expect(popup(page)).toBeVisible());
  await expect(popup(page).getByRole('button', { name: 'Жду звонка' })).toBeDisabled();
  // It interrupts nobody: the focus stays where it was.
  expect(await page.evaluate(() => document.activeElement?.closest('[data-smart-call]'))).toBe(
    null,
  );

  await popup(page).getByRole('button', { name: 'Закрыть' }).click();
  await expect(popup(page)).toHaveCount(0);
  await pass(page, REPEAT - 5);
  await expect(popup(page)).toHaveCount(0);
  await pass(page, 10);
  await passing(page, () => expect(popup(page)).toBeVisible());
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await pass(page, 2 * REPEAT);
  await expect(popup(page)).toHaveCount(0);
});

test(
  'a page that is only read counts from when it was opened, and shows its guide',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/katalog', { waitUntil: 'networkidle' });
    const guide = page.getByRole('button', { name: 'Видеогид' });
    await expect(guide).toHaveCount(0);
    await reach(page, 20);
    // A frame at a time: by half seconds the minute would be over before a slow network has brought the guide.
    await passing(page, () => expect(guide).toBeVisible(), FRAME);
    await expect(popup(page)).toHaveCount(0);
    await reach(page, TIMER);
    await passing(page, () => expect(popup(page)).toBeVisible());
  },
);

test(
  'a late first interaction does not begin the timer anew',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/katalog', { waitUntil: 'networkidle' });
    await pass(page, 5);
    const asked = page.waitForResponse('**/api/SmartCall.GetPopup');
    await page.mouse.move(40, 300);
    await page.mouse.wheel(0, 30);
    await (await asked).finished();
    await pass(page, TIMER - 5);
    await passing(page, () => expect(popup(page)).toBeVisible());
  },
);

test('a sent request is confirmed, told in an alert, and the popup does not come again', async ({
  page,
}) => {
  const name = someName();
  await visit(page, '/katalog?rooms=2');
  await pass(page, TIMER + 1);
  await passing(page, () => expect(popup(page)).toBeVisible());
  await popup(page).getByLabel('Имя').fill(name);
  await popup(page).getByLabel('Телефон').fill(pastedPhone);

  const refusal = 'Слишком много заявок подряд';
  await page.route(
    '**/api/SmartCall.CallTouch',
    (route) => route.fulfill({ status: 429, json: { code: 429, result: { message: refusal } } }),
    { times: 1 },
  );
  await popup(page).getByRole('button', { name: 'Жду звонка' }).click();
  await passing(page, () => expect(popup(page).getByRole('alert')).toHaveText(refusal));

  await popup(page).getByRole('button', { name: 'Жду звонка' }).click();
  const alert = page.getByRole('alertdialog');
  await passing(page, () => expect(alert).toContainText('Запрос на обратный звонок отправлен'));
  await alert.getByRole('button', { name: 'Ок' }).click();
  await expectConfirmation(popup(page), name);
  expect(await leadsOf(page.request, name)).toMatchObject([
    { Форма: 'Звонок из всплывающего окна', Телефон: pastedPhone, Страница: '/katalog' },
  ]);

  await popup(page).getByRole('button', { name: 'Закрыть' }).click();
  await pass(page, 2 * REPEAT);
  await expect(popup(page)).toHaveCount(0);
});

test('the popup waits while a modal is open', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/katalog');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Оставить заявку' }).click();
  const modal = page.locator('dialog[data-modal="callRequest"]');
  await passing(page, () => expect(modal).toBeVisible());
  await pass(page, TIMER + 30);
  await expect(popup(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await passing(page, () => expect(modal).toHaveCount(0));
  await passing(page, () => expect(popup(page)).toBeVisible());
});

test('the popup waits while somebody types', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/katalog');
  await page.evaluate(() => {
    const box = Object.assign(document.createElement('input'), { id: 'box' });
    document.querySelector('main')?.prepend(box);
    box.focus();
  });
  await pass(page, TIMER + 30);
  await expect(popup(page)).toHaveCount(0);
  await page.locator('#box').blur();
  await passing(page, () => expect(popup(page)).toBeVisible());
});

test('another page begins anew', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/katalog');
  await pass(page, TIMER - 20);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/novosti' });
    document.querySelector('main')?.prepend(link);
    link.click();
  });
  await passing(page, () => expect(page).toHaveURL('/novosti'));
  await pass(page, 3 * TIMER);
  await expect(page.locator('[data-smart-call]')).toHaveCount(0);
});

test('whoever is buying is not interrupted', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/cart');
  await pass(page, 10 * TIMER);
  await expect(page.locator('[data-smart-call]')).toHaveCount(0);
});

/** Lets the page's clock run while something is awaited: what the page waits for takes its time, too. */
async function passing(page: Page, awaited: () => Promise<void>, step = 500): Promise<void> {
  let done = false;
  const waiting = awaited().finally(() => (done = true));
  while (!done) {
    await page.clock.runFor(step);
    await new Promise((resume) => setTimeout(resume, 20));
  }
  await waiting;
}
