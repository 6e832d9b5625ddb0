import type { Page } from '@playwright/test';

/** The browser's own note about a page that answers 404 on purpose. */
const EXPECTED = /Failed to load resource: the server responded with a status of 404/;

/**
 * Collects what a page complains about: errors, warnings, hydration differences.
 * @returns the list that fills while the page works
 */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (!EXPECTED.test(message.text())) problems.push(message.text());
  });
  return problems;
}
