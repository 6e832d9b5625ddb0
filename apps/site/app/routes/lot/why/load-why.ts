import type { InputOf } from '@m30/api/client';

/**
 * The sum that makes up a price and what shows it.
 * @param signal aborts the request
 */
export async function loadWhy(address: InputOf<'Objects.GetPriceParts'>, signal: AbortSignal) {
  const view = import('./PriceSum.tsx');
  const { browserApi } = await import('@m30/shell/browser');
  const explanation = await browserApi.get('Objects.GetPriceParts', address, { signal });
  return { PriceSum: (await view).default, explanation };
}
