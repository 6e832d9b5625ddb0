import type { Page, Response } from '@playwright/test';
import type {} from '@m30/shell/modal';

/** Opens a page and waits until it hears clicks: what a test adds or presses then is not lost, and no idle network is waited for. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  // A click before that is kept here for the modal host, which then says it listens itself.
  await page.waitForFunction(() => window.earlyModalTrigger === null);
  return answer;
}
