import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';
import { overflow } from '../support/find-violations.ts';

/** What is left of a screen below a browser's own bars: the lowest phone, then all others. */
const SCREENS = [
  [360, 616],
  [1280, 720, '@full'],
  [390, 664, '@full'],
  [768, 1024, '@full'],
  [1366, 768, '@full'],
  [1440, 900, '@full'],
  [1920, 1080, '@full'],
] as const;

for (const [width, height, tag = []] of SCREENS) {
  const name = `the home page says what it is and searches without a scroll at ${width} × ${height}`;
  test(name, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/', { waitUntil: 'networkidle' });
    const notice = page.getByRole('region', { name: 'Файлы cookie' });
    await test.step('on the first visit, above the cookie notice', async () => {
      await expect(notice).toBeVisible();
      await expectFirstScreen(page, (await edges(notice)).top);
    });
    await notice.getByRole('button', { name: 'Только необходимые' }).click();
    await test.step('when the notice is answered', () => expectFirstScreen(page, height));
    await test.step('on a later visit', async () => {
      await openPage(page, '/');
      await expectFirstScreen(page, height);
    });
  });
}

test('on a phone the search is one row that opens, and what is chosen there is found', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 });
  await openPage(page, '/');
  const search = page.getByRole('region', { name: 'Быстрый подбор' });
  const rooms = search.getByRole('checkbox', { name: '2', exact: true });
  await expect(rooms).toBeHidden();
  await search.getByText('Параметры').click();
  await rooms.check({ force: true });
  await search.getByLabel('Цена, до').selectOption({ index: 2 });
  await search.getByRole('button', { name: /^Показать \d+\s+вариант/ }).click();
  await expect(page).toHaveURL(/\/katalog\?rooms=2&priceTo=\d+$/);
});

/** Headline, scale and search stand one below the other above the fold, CSS pixels from the window's upper edge. */
async function expectFirstScreen(page: Page, fold: number): Promise<void> {
  const search = page.getByRole('region', { name: 'Быстрый подбор' });
  const main = page.getByRole('main');
  await expect(async () => {
    const header = await edges(page.getByRole('banner'));
    const plate = await edges(main.locator('[aria-live=polite]').first());
    const headline = await edges(page.getByRole('heading', { level: 1 }));
    const scale = await edges(main.locator('[class*="_scale_"]').first());
    const button = await edges(search.getByRole('button', { name: /^Показать/ }));
    const order = [header, headline, scale, button];
    for (const [at, { bottom }] of order.entries()) {
      expect(bottom).toBeLessThanOrEqual(order[at + 1]?.top ?? fold);
    }
    expect(plate.top).toBeGreaterThanOrEqual(header.bottom);
    expect(overlap(plate, headline)).toBe(false);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    // On a low phone the field of a wish in words comes after it.
    for (const field of await search.locator('select, input:not([name=q])').all()) {
      if (await field.isVisible()) expect((await edges(field)).bottom).toBeLessThanOrEqual(fold);
    }
  }).toPass({ timeout: 5_000 });
}

interface Edges {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Where the text or the box of an element stands, CSS pixels. */
function edges(locator: Locator): Promise<Edges> {
  return locator.evaluate((element) => {
    const range = document.createRange();
    if (element.matches('h1')) range.selectNodeContents(element);
    else range.selectNode(element);
    const { top, bottom, left, right } = range.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}

function overlap(a: Edges, b: Edges): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
