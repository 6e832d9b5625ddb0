import { expect, test } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';

test(
  'a card below the first screen has the height that it gets when it is shown, so that Back finds its place',
  { tag: '@full' },
  async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await openPage(page, '/katalog');
      const card = page.getByRole('article').nth(20);
      const height = async () => (await card.boundingBox())?.height ?? NaN;
      const before = await height();
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('link').first()).toBeInViewport();
      expect.soft(await height(), `px at ${width}`).toBeCloseTo(before, 0);
    }
  },
);
