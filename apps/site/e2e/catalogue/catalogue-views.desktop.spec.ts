import { expect, test, type Page } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';
import { overflow } from '../support/find-violations.ts';

test('before its code is there the map shows coast, Neva and complexes with what they have', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/katalog?view=map');
  const pins = page.getByRole('main').getByRole('link', { name: /^.+: \d+\s· от\s[\d,]+\sм/ });
  await expect(pins).toHaveCount(8);
  await expect(pins.filter({ hasText: /^\d+\s· от\s[\d,]+\sм(лн|лрд)$/ })).toHaveCount(8);
  // What a month costs, and the first payment without which it does not, with the full cost of the credit.
  const list = page.getByRole('main').getByRole('listitem');
  const paid = /от\s[\d\s]+₽ в\sмесяц, взнос\s[\d,]+\sм(лн|лрд)\s₽/;
  await expect(list.filter({ hasText: paid })).toHaveCount(8);
  await expect(page.getByText(/ПСК.+Изучите все условия кредита/)).toBeAttached();
  const coast = page.locator('img[src$="/coast.svg"]');
  await expect
    .poll(() => coast.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // A printed sheet by night, too: rings of the night would be pale upon it.
  const ring = () => pins.first().evaluate((pin) => getComputedStyle(pin, '::before').borderColor);
  const byDay = await ring();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ring()).toBe(byDay);
  await pins.first().click();
  await expect(page).toHaveURL(/\/katalog\?complex=/);
});

test.describe('at the width of a phone', () => {
  test.use({ viewport: { width: 360, height: 616 } });

  test('the chosen view is in sight, and the page stays at its head', async ({ page }) => {
    await openPage(page, '/katalog?view=map');
    const views = page.getByRole('navigation', { name: 'Вид' });
    await expect
      .poll(() =>
        views.locator('[aria-current]').evaluate((chosen) => {
          const { left, right } = chosen.getBoundingClientRect();
          return left >= 0 && right < innerWidth + 1;
        }),
      )
      .toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('no words of the list lie upon each other', async ({ page }) => {
    await openPage(page, '/katalog?view=list');
    await expect(page.getByRole('row').nth(23)).toBeAttached();
    expect(await page.evaluate(overlapsOfRows)).toEqual([]);
    await expectNoOverflow(page);
  });
});

async function expectNoOverflow(page: Page): Promise<void> {
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

/** Runs in the page: words of the cells of one row that meet, «Студия / 30 м²». */
function overlapsOfRows(): string[] {
  return [...document.querySelectorAll('tbody tr')].flatMap((row) => {
    const boxes = [...row.children].map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return { text: cell.textContent, boxes: [...range.getClientRects()] };
    });
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => one.boxes.some((a) => other.boxes.some((b) => meet(a, b))))
        .map((other) => `${one.text} / ${other.text}`),
    );
  });

  function meet(a: DOMRect, b: DOMRect): boolean {
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6
    );
  }
}
