import type { BrowserContext } from '@playwright/test';

/** The buyer of the demo content. */
export const demoBuyer = { phone: '+7 (921) 000-00-01', password: 'meridian-30' };

/** Logs the demo buyer in without the pages. */
export async function logIn(context: BrowserContext): Promise<void> {
  const response = await context.request.post('/api/User.Authorization', { data: demoBuyer });
  if (!response.ok()) throw new Error(`The demo buyer could not log in: ${await response.text()}`);
}
