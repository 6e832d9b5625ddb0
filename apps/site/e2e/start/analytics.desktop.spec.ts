import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type {} from '@m30/shell/analytics';
import { logIn } from '@m30/e2e/demo-buyer';
import { leadsOf, someName } from '@m30/e2e/leads';
import { openPage } from '@m30/e2e/open-page';
import { E2E_PORT } from '@m30/e2e/server';
import { signIn } from '@m30/e2e/studio';
import { ProductProcess } from '@m30/testing/product-process';
import { answerForTrackers, NUMBERS, SESSIONS } from '../support/trackers.ts';

const PORT = E2E_PORT + 5;

let folder: string;
let site: ProductProcess;

// One server with counters for all: the suite's own has none.
test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'analytics-'));
  const counters = {
    CALLTOUCH_MOD_ID: SESSIONS.calltouch.mod,
    COMAGIC_SITE_KEY: SESSIONS.comagic.key,
  };
  const own = { PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}`, DATA_DIR: join(folder, 'data') };
  site = new ProductProcess(PORT, { ...own, ...counters }, join(folder, 'site.log'));
  await site.start();
  await nameCounter(await browser.newPage({ baseURL: own.PUBLIC_ORIGIN }));
});

/** Metrika's number comes from the desk, as with most companies. */
async function nameCounter(page: Page): Promise<void> {
  await signIn(page, 'administrator', '/studio/company');
  const field = page.getByLabel('Номер счётчика Яндекс Метрики');
  await expect(field).toHaveAccessibleDescription(/metrika\.yandex\.ru/);
  await field.fill('12345678');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/Company.Save'));
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  expect((await saved).status()).toBe(200);
  await page.close();
}

test.afterAll(async () => {
  await site.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

test.use({ baseURL: `http://127.0.0.1:${PORT}` });

test(
  'a visit is told from the consent to its withdrawal: list, flat, cart and hold, each once',
  { tag: '@full' },
  async ({ page, context }) => {
    await logIn(context);
    const asked = await answerForTrackers(page);
    const problems = watch(page);
    await openPage(page, '/katalog?free=1');
    await page.waitForLoadState('networkidle');
    expect([asked, await reported(page)]).toEqual([[], null]);
    const policy = (await page.request.get('/katalog')).headers()['content-security-policy'];
    expect(policy).toContain('https://mc.yandex.ru');
    expect(policy).not.toMatch(/mail\.ru|uiscom/);

    await page.getByRole('button', { name: 'Принять' }).click();
    await expect.poll(() => reported(page)).toEqual(['impressions']);
    const scripts = [
      'https://app.comagic.ru/static/cs.min.js',
      'https://mc.yandex.ru/metrika/tag.js',
      `https://mod.calltouch.ru/init.js?id=${SESSIONS.calltouch.mod}`,
    ];
    await expect.poll(() => asked.toSorted()).toEqual(scripts);

    const card = page.locator('article[data-status="free"]').first();
    const cards = page.locator('article');
    const states = await cards.evaluateAll((all) =>
      all.map((one) => one.getAttribute('data-status')),
    );
    const place = 1 + states.indexOf('free');
    await card.getByRole('link').click();
    const hold = page.getByRole('button', { name: /^Забронировать на\s24\sчаса/ }).first();
    await expect(hold).toBeVisible();
    await expect
      .poll(() => reported(page))
      .toEqual(['impressions', 'click', 'detail', 'impressions']);
    const lot = new URL(page.url()).pathname.split('/').at(-1);
    const [, click, detail] = await entriesOf(page);
    expect(click?.['click']?.products).toEqual([
      expect.objectContaining({ id: lot, list: 'Каталог квартир', position: place }),
    ]);
    expect(detail?.['detail']?.products).toEqual([
      {
        id: lot,
        name: expect.stringMatching(/, [\d,]+ м²$/),
        category: expect.stringMatching(/^Квартиры\/[^/]+\/[^/]+$/),
        price: expect.any(Number),
      },
    ]);

    await page
      .getByRole('main')
      .getByRole('button', { name: /^В\sкорзину/ })
      .first()
      .click();
    await expect.poll(async () => (await reported(page))?.at(-1)).toBe('add');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: /^Корзина/ }).click();
    await page.getByRole('menuitem', { name: /^Корзина/ }).click();
    const reserve = page.getByRole('button', { name: /^Забронировать на\s24\sчаса/ });
    await expect(reserve.first()).toBeVisible();
    expect(await reported(page)).toEqual(['impressions', 'click', 'detail', 'impressions', 'add']);
    await reserve.first().click();
    await expect(page).toHaveURL(/\/order\//);
    // The page of the order comes with a load of its own, or without where the router knows it already.
    await expect.poll(async () => (await reported(page))?.at(-1)).toBe('purchase');
    const purchases = (await entriesOf(page)).flatMap((entry) => entry['purchase'] ?? []);
    expect(purchases).toHaveLength(1);
    expect(purchases[0]).toEqual({
      actionField: { id: new URL(page.url()).pathname.split('/').at(-1) },
      products: [expect.objectContaining({ id: lot, quantity: 1 })],
    });
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/\/order\//);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await reported(page)).toBe(null);

    await page.goto('/katalog');
    await expect.poll(() => reported(page)).toEqual(['impressions']);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /cookie/ })
      .click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Только необходимые' }).click();
    await reloaded;
    asked.length = 0;
    await openPage(page, '/katalog');
    await page
      .locator('article')
      .first()
      .getByRole('button', { name: /^В\sизбранное/ })
      .click();
    await page.locator('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/obekty\//);
    await page.waitForLoadState('networkidle');
    expect([asked, await reported(page)]).toEqual([[], null]);
    expect(problems).toEqual([]);
  },
);

test(
  'numbers of the company are those of the visit, through every page, and a lead says which visit',
  { tag: '@full' },
  async ({ page }) => {
    await answerForTrackers(page);
    const problems = watch(page);
    await openPage(page, '/kontakty');
    const footer = page.getByRole('contentinfo').locator('a[href^="tel:"]').first();
    const own = await footer.innerText();
    await page.getByRole('button', { name: 'Принять' }).click();
    for (const frame of ['banner', 'main', 'contentinfo'] as const) {
      const link = page
        .getByRole(frame)
        .locator('a[href^="tel:"]')
        .filter({ hasText: /\d/ })
        .first();
      await expect(link).toHaveText(NUMBERS.calltouch);
      await expect(link).toHaveAttribute('href', `tel:${NUMBERS.calltouch.replace(/[^\d+]/g, '')}`);
    }

    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Заказать звонок' }).first().click();
    const name = someName();
    const form = page.locator('dialog[data-modal="callRequest"]');
    await form.getByLabel('Имя').fill(name);
    await form.getByLabel('Телефон').pressSequentially('9213041762');
    await form.getByRole('button', { name: 'Жду звонка' }).click();
    await expect(form.getByRole('status')).toBeVisible();
    const [lead] = await leadsOf(page.request, name);
    expect(lead?.['Другие метки']?.split(', ').toSorted()).toEqual([
      `calltouch_session=${SESSIONS.calltouch.id}`,
      `comagic_session=${SESSIONS.comagic.id}`,
    ]);
    await page.keyboard.press('Escape');

    // The frame stays, what React draws anew comes with it, and nothing falls over what a script has written.
    await page.getByRole('navigation').getByRole('link', { name: 'Новости' }).first().click();
    await expect(page).toHaveURL(/\/novosti/);
    await page.goBack();
    await expect(page).toHaveURL(/\/kontakty/);
    await expect(footer).toHaveText(NUMBERS.calltouch);
    await expect(page.getByText(own, { exact: true }).filter({ visible: true })).toHaveCount(0);
    expect(problems).toEqual([]);
  },
);

/** Actions of the data container, each by its name. */
const entriesOf = async (page: Page) => {
  const entries = await page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
  return (JSON.parse(entries) as { ecommerce: Record<string, { products: object[] }> }[]).map(
    ({ ecommerce: { currencyCode: _, ...action } }) => action,
  );
};

/** Their names; `null` where there is no container. */
const reported = async (page: Page): Promise<string[] | null> =>
  (await page.evaluate(() => 'dataLayer' in window))
    ? (await entriesOf(page)).flatMap((action) => Object.keys(action))
    : null;

/** What the page complains about, refusals of its policy among it. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isAnswer) problems.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/csp-report')) problems.push(request.postData() ?? 'a report');
  });
  return problems;
}
