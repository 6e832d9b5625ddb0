import { expect, test } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';

const WIDTHS = [360, 390, 768, 899, 900, 1280, 1359, 1360, 1440, 1920];

test(
  'the form of the callback takes the room that its band has for it',
  { tag: '@full' },
  async ({ context }) => {
    for (const width of WIDTHS) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, '/kontakty');
      const band = page.locator('section').filter({ hasText: 'Договоримся о встрече' });
      const height = async () => (await band.boundingBox())?.height ?? NaN;
      const before = await height();
      await band.scrollIntoViewIfNeeded();
      await expect(band.getByLabel('Телефон')).toBeVisible();
      expect.soft(await height(), `px at ${width}`).toBeCloseTo(before, 0);
      await page.close();
    }
  },
);
