import type { Page } from '@playwright/test';

/** Requests that wait. */
export interface Held {
  /** Waits until one is made. */
  asked(): Promise<void>;
  release(): void;
}

/** Holds requests to an address back until they are released: a race is then run in one order for sure. */
export async function hold(page: Page, address: RegExp): Promise<Held> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.resolve();
    await released.promise;
    // A page that was left meanwhile no longer waits for it.
    await route.continue().catch(() => {});
  });
  return { asked: () => asked.promise, release: () => released.resolve() };
}
