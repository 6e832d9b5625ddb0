import { expect, type Page } from '@playwright/test';

/** Scrolls a contract chapter by chapter, until it may be signed. */
export async function readToTheEnd(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Подписать' });
  await expect(button).toBeDisabled();
  for (const heading of await page.locator('[data-chapter-end]').all()) {
    await heading.scrollIntoViewIfNeeded();
    await heading.evaluate((end) => end.scrollIntoView({ block: 'center' }));
  }
  await expect(button).toBeEnabled();
}
