import { expect, test } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';

test('the counter of the reviews reaches the last one', { tag: '@full' }, async ({ page }) => {
  // Two of three stand side by side.
  await page.setViewportSize({ width: 700, height: 800 });
  await openPage(page, '/klientam/priemka-kvartiry');
  const slider = page
    .getByRole('group')
    .filter({ has: page.getByRole('list', { name: 'Как прошло у соседей' }) });
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.getByText('1–2 / 3')).toBeVisible();
  await slider.getByRole('button', { name: 'Следующий слайд' }).click();
  await expect(slider.getByText('2–3 / 3')).toBeVisible();
  await expect(slider.getByText('Тимур Ахметов')).toBeInViewport();
});
