import { expect, test, type Page } from '@playwright/test';
import { freeFlats } from '@m30/e2e/free-flats';
import { openPage } from '@m30/e2e/open-page';

/** Words of the plan that are smaller than they may be, or lie upon each other. */
function badWords(smallest: number): string[] {
  const words = [...document.querySelectorAll<HTMLElement>('main [data-view="plan"] [data-words]')]
    .filter((one) => one.checkVisibility())
    .map((one) => ({ one, box: one.getBoundingClientRect() }));
  if (words.length === 0) return ['none is shown'];
  const small = words.filter(
    ({ one }) => Number.parseFloat(getComputedStyle(one).fontSize) < smallest,
  );
  const upon = words.filter(({ box }, index) =>
    words
      .slice(index + 1)
      .some(
        (other) =>
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
      ),
  );
  return [...small, ...upon].map(({ one }) => one.innerText);
}

const scaleOf = (page: Page) =>
  page
    .getByRole('dialog', { name: 'План крупно' })
    .getByRole('img', { name: /^План квартиры/ })
    .evaluate((img) => img.getBoundingClientRect().width);

test(
  'the words of a plan are read at the size it is shown, its layers are switched by name',
  { tag: ['@full', '@phone'] },
  async ({ page, isMobile }) => {
    const flats = await freeFlats(page.request, 3, 'rooms=3');
    for (const { url } of flats) {
      await openPage(page, url);
      expect(await page.evaluate(badWords, isMobile ? 12 : 13), url).toEqual([]);
    }
    const main = page.getByRole('main');
    for (const [name, layer] of [
      ['Мебель', 'furniture'],
      ['Размеры', 'sizes'],
    ] as const) {
      const drawn = main.locator(`[data-view="plan"] [data-layer="${layer}"]`);
      await expect(drawn).toBeVisible();
      await main.getByRole('switch', { name }).focus();
      await page.keyboard.press('Space');
      await expect(drawn).toBeHidden();
    }
  },
);

test('the large plan is whole at first, then magnified by keys and by the wheel', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has neither');
  const [flat] = await freeFlats(page.request, 1);
  await openPage(page, flat.url);
  await page.getByRole('button', { name: 'Увеличить' }).click();
  const dialog = page.getByRole('dialog', { name: 'План крупно' });
  const plus = dialog.getByRole('button', { name: 'Приблизить' });
  await expect(plus).toBeVisible();
  const size = page.viewportSize();
  const whole = await scaleOf(page);
  expect(whole).toBeLessThanOrEqual(size?.width ?? 0);
  await plus.focus();
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(whole * 1.5);
  await page.keyboard.press('0');
  await expect.poll(() => scaleOf(page)).toBeCloseTo(whole, 0);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, -120);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(whole * 1.2);
});
