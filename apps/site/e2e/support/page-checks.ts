import { expect, type Page } from '@playwright/test';
import { findViolations, overflow } from './find-violations.ts';
import { watchProblems } from './watch-problems.ts';

/** A page that is open and at rest. */
interface OpenedPage {
  page: Page;
  address: string;
}

/** What holds of a page that is open; leaves the page as it was. */
type PageCheck = (opened: OpenedPage) => Promise<void>;

/**
 * What every page is looked at for, once, in the order given. A check of every page is a line here
 * and no crawl of its own.
 */
const pageChecks: readonly PageCheck[] = [hasOneHeading, isAccessible, fitsNarrowScreen];

/** Opens a page, shows all of it and runs the checks; whatever it complains about meanwhile is a failure. */
export async function lookAt(page: Page, address: string, status = 200): Promise<void> {
  const { problems, stop } = watchProblems(page);
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(status);
  // Parts below the fold come when they are near.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  for (const check of pageChecks) await check({ page, address });
  expect(problems, address).toEqual([]);
  stop();
}

async function hasOneHeading({ page, address }: OpenedPage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
}

async function isAccessible({ page, address }: OpenedPage): Promise<void> {
  expect(await findViolations(page), address).toEqual([]);
}

async function fitsNarrowScreen({ page, address }: OpenedPage): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page), `${address}: pixels beyond the screen`).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}
