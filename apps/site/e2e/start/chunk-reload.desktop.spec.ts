import { expect, test, type Page } from '@playwright/test';

/** Counts documents that the page loads; the first visit is one of them. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** A page that works, with all that the first interaction loads, but no code of other pages. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const parts = page.waitForResponse(/\/assets\/.*\.js$/);
  await page.keyboard.press('Tab');
  await parts;
  // They bring further ones, and nothing tells the last.
  await page.waitForTimeout(1000);
}

/** Lets every script that the page has not loaded yet fail while `dead` says so of its address. */
async function killChunks(page: Page, dead: (url: string) => boolean = () => true): Promise<void> {
  const loaded = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  );
  await page.route(/\/assets\/.*\.js$/, (route) =>
    dead(route.request().url()) && !loaded.has(route.request().url())
      ? route.abort()
      : route.fallback(),
  );
}

/** A client navigation without a pointer over the link, which would load the page's code ahead. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href });
    document.querySelector('main')?.append(link);
    link.click();
  }, path);

const failed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Ошибка сервера', exact: true });

test.describe('code that got lost', { tag: '@full' }, () => {
  test('a page whose code got lost once is opened after one reload', async ({ page }) => {
    const loads = countLoads(page);
    await open(page, '/kontakty');
    await killChunks(page, () => loads() === 1);
    await follow(page, '/novosti');
    await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
    await expect(page).toHaveURL('/novosti');
    expect(loads()).toBe(2);
  });

  test('a second loss within a minute shows the error page, without another reload', async ({
    page,
  }) => {
    const loads = countLoads(page);
    await open(page, '/kontakty');
    await killChunks(page);
    await follow(page, '/novosti');
    await expect(failed(page)).toBeVisible();
    expect(loads()).toBe(2);
    // Header and ways on are there, and they work.
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
    await expect(page).toHaveURL('/');
    expect(loads()).toBe(2);
  });

  test('after a minute it may reload again', async ({ page }) => {
    const loads = countLoads(page);
    await open(page, '/kontakty');
    await killChunks(page);
    await follow(page, '/novosti');
    await expect(failed(page)).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('m30.reload', String(Date.now() - 61_000)));
    await follow(page, '/akcii');
    await expect.poll(loads).toBe(3);
  });

  test('a modal whose code got lost reloads the page once; then its link is followed', async ({
    page,
  }) => {
    const loads = countLoads(page);
    await open(page, '/novosti');
    await killChunks(page, (url) => url.includes('ModalWindow'));
    const press = () =>
      page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '/kontakty' });
        link.dataset['modalTrigger'] = 'callRequest';
        document.querySelector('main')?.append(link);
        link.click();
      });
    const reloaded = page.waitForEvent('load');
    await press();
    await reloaded;
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(2);
    await press();
    await expect(page).toHaveURL('/kontakty');
  });
});
