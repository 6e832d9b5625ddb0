import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '../support/find-violations.ts';
import { openPage } from '@m30/e2e/open-page';

const notice = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' });

test(
  'the cookie notice asks once, without moving the page, and keeps the decision',
  { tag: '@phone' },
  async ({ page, context }) => {
    await page.goto('/kontakty', { waitUntil: 'networkidle' });
    await expect(notice(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
            resolve(shifts.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift).toBeLessThan(0.01);

    await notice(page).getByRole('button', { name: 'Только необходимые' }).click();
    await expect(notice(page)).toBeHidden();
    const decision = async () =>
      (await context.cookies()).find(({ name }) => name === 'cookie_consent');
    // The page writes it; the browser's own list follows.
    await expect.poll(async () => (await decision())?.value).toBe('1.necessary');
    const days = (((await decision())?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(179);

    await page.reload();
    await expect(notice(page)).toBeHidden();
  },
);

test('Tab meets the notice first, right after the way to the content', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await openPage(page, '/kontakty');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('link').first()).toBeFocused();
});

test('the notice works before the page does', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/kontakty');
  await notice(page).getByRole('button', { name: 'Принять' }).click();
  await expect(notice(page)).toBeHidden();
});

test('nothing counts before and after a consent where no counter is set up', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  await page.goto('/kontakty', { waitUntil: 'networkidle' });
  await notice(page).getByRole('button', { name: 'Принять' }).click();
  await page.waitForLoadState('networkidle');
  expect(foreign.filter((url) => !/^(data|blob):/.test(url))).toEqual([]);
});

test('goals of a form are told to whoever listens', async ({ page }) => {
  await openPage(page, '/kontakty');
  await page.evaluate(() => {
    const goals: string[] = [];
    Object.assign(window, { goals });
    addEventListener('m30:goal', (event) => {
      const { goal, form } = (event as CustomEvent<{ goal: string; form: string }>).detail;
      goals.push(`${form}: ${goal}`);
    });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Оставить заявку' }).click();
  const modal = page.locator('dialog[data-modal="callRequest"]');
  await modal.getByLabel('Имя').fill('Анна');
  await modal.getByLabel('Телефон').pressSequentially('9213041762');
  await modal.getByRole('button', { name: 'Жду звонка' }).click();
  await expect(modal.getByRole('status')).toBeVisible();
  expect(await page.evaluate(() => (window as { goals?: string[] }).goals)).toEqual(
    expect.arrayContaining(['callRequest: form_sent', 'callRequest: callback_send']),
  );
});
