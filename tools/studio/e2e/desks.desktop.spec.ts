import { expect, type Request, test } from '@playwright/test';
import { findViolations, overflow } from '@m30/e2e/find-violations';
import { signIn } from '@m30/e2e/studio';

const DESKS = [
  ['leads', 'Лиды'],
  ['leads?view=all&as=board', 'Лиды'],
  ['orders?view=all', 'Заказы'],
  ['viewings', 'Показы'],
  ['agents', 'Агенты'],
  ['work', 'Дела'],
  ['approvals', 'Решения'],
  ['lots?building=kanal%2Fkorpus-2', 'Шахматка'],
  ['prices?building=kanal%2Fkorpus-2', 'Цены'],
  ['imports', 'Импорт'],
  ['imports?view=sources', 'Импорт'],
  ['imports?view=done', 'Импорт'],
  ['feeds?feed=avito', 'Выгрузки'],
  ['feeds?view=complexes', 'Выгрузки'],
  ['pages', 'Страницы'],
  ['content', 'Материалы'],
  ['content?view=promos&entry=svetly-minus-5', 'Материалы'],
  ['content?view=popups&entry=complexes', 'Материалы'],
  ['content?view=vacancies&entry=inzhener-tehnadzora', 'Материалы'],
  ['content?view=offices&entry=ligovsky', 'Материалы'],
  ['content?view=nearby&entry=new+entry', 'Материалы'],
  ['content?view=redirects', 'Материалы'],
  ['content?entry=severnyj-svet-shkola', 'Материалы'],
  ['letters?letter=notice-mail', 'Письма и СМС'],
  ['reviews?view=published', 'Отзывы'],
  ['figures', 'Цифры'],
  ['people', 'Люди'],
  ['audit', 'Журнал'],
  ['account', 'Вход и безопасность'],
] as const;

const pathOf = (request: Request): string => new URL(request.url()).pathname;

/** Bytes of script, compressed, that the first open of the Studio may cost. */
const FIRST_OPEN = 250 * 1024;

test(
  'axe finds nothing on any desk, nothing is refused by the policy, nothing sticks out',
  { tag: '@full' },
  async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await signIn(page, 'administrator');
    // Whoever asks before signing in is told 401 where nothing is for guests.
    complaints.length = 0;
    for (const [path, title] of DESKS) {
      await page.goto(`/studio/${path}`);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Загружаем' })).toHaveCount(0);
      expect(await findViolations(page), path).toEqual([]);
      expect(await overflow(page), path).toBe(0);
    }
    expect(complaints).toEqual([]);
  },
);

test('the first open of the Studio costs at most 250 KB of script, and a page of the site none of it', async ({
  page,
}) => {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (pathOf(request).endsWith('.js')) scripts.push(request);
  });
  await signIn(page, 'administrator', '/studio/leads');
  await expect(page.getByRole('heading', { name: 'Лиды' })).toBeVisible();
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(FIRST_OPEN);

  scripts.length = 0;
  await page.goto('/');
  await page.waitForLoadState('load');
  expect(scripts.map(pathOf).filter((path) => path.startsWith('/studio/'))).toEqual([]);
});

test('tables to take along come from the backend, and to nobody who has not logged in', async ({
  request,
}) => {
  for (const table of ['audit', 'leads']) {
    const response = await request.get(`/studio/${table}.csv`);
    expect([table, response.status()]).toEqual([table, 401]);
  }
});

test('the order of the layers is declared before anything else, so that a button looks like one', async ({
  page,
}) => {
  await page.goto('/studio/');
  const button = page.getByRole('button', { name: 'Продолжить' });
  await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const first = await page.evaluate(() => document.styleSheets[0]?.cssRules[0]?.cssText);
  expect(first).toMatch(/^@layer m30\.vendor, m30\.tokens, .*, m30\.page;$/);
});

test('an order is opened and left by the keyboard alone', async ({ page }) => {
  await signIn(page, 'administrator', '/studio/orders?view=all');
  await expect(page.getByRole('table', { name: 'Заказы' }).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const number = await page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Заказы / ${number}`)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Человек/ })).toBeFocused();
  await page.keyboard.type('лиды');
  await expect(page.getByRole('option', { name: /Лиды/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Лиды', level: 1 })).toBeVisible();
});
