import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Scrolls a contract chapter by chapter, until it may be signed.
 * @param done what leads on then; of a set the next contract to read
 */
export async function readToTheEnd(page: Page, done?: Locator): Promise<void> {
  const button = page.getByRole('button', { name: 'Подписать' });
  await expect(button).toBeDisabled();
  for (const heading of await page.locator('[data-chapter-end]').all()) {
    await heading.scrollIntoViewIfNeeded();
    await heading.evaluate((end) => end.scrollIntoView({ block: 'center' }));
  }
  await expect(done ?? button).toBeEnabled();
}
