import { expect, test } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';

/** Address, words of the band, and a field of its form. */
const BANDS = [
  ['/kontakty', 'Договоримся о встрече', 'Телефон'],
  ['/obekty/kanal/korpus-2/k2-48', 'Вопрос о\u00a0квартире', 'Вопрос'],
] as const;

const WIDTHS = [360, 390, 768, 899, 900, 1280, 1359, 1360, 1440, 1920];

for (const [address, words, field] of BANDS) {
  test(
    `the form at the end of ${address} takes the room that its band has for it`,
    { tag: '@full' },
    async ({ context }) => {
      for (const width of WIDTHS) {
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 800 });
        await openPage(page, address);
        const band = page.locator('section').filter({ hasText: words });
        const height = async () => (await band.boundingBox())?.height ?? NaN;
        const before = await height();
        await band.scrollIntoViewIfNeeded();
        await expect(band.getByLabel(field, { exact: true })).toBeVisible();
        expect.soft(await height(), `px at ${width}`).toBeCloseTo(before, 0);
        await page.close();
      }
    },
  );
}
