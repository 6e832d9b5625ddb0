import type { ApiRefusal } from '@m30/api/client';

/**
 * The price of a lot that was not held because the visitor had seen another one, kopecks; `null` where it was
 * refused for something else.
 */
export function newPriceOf({ details }: Pick<ApiRefusal, 'details'>): number | null {
  const { now } = Object(details['price']) as { now?: unknown };
  return typeof now === 'number' ? now : null;
}
