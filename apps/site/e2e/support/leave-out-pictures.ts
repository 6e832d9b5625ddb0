import type { BrowserContext } from '@playwright/test';

/** Opens pages without their photos: where scripts are off a browser fetches them all at once, a complex's in ten seconds. */
export function leaveOutPictures(context: BrowserContext): Promise<unknown> {
  return context.route(/\.(?:avif|webp|jpe?g)(?:\?|$)/, (route) => route.abort());
}
