import type { EcommerceAction, EcommerceProduct } from '@m30/shell/analytics';

const KEY = 'm30.purchase';

type Purchase = Extract<EcommerceAction, { purchase: unknown }>;

/**
 * Keeps a purchase until the page of its order is open: what is told while a page is being left gets lost, as Metrika's
 * documentation warns.
 */
export function keepPurchase(order: string, products: readonly EcommerceProduct[]): void {
  const kept: Purchase = { purchase: { actionField: { id: order }, products } };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage may be closed to the page: the goal of the hold has been told.
  }
}

/** The purchase whose order a page is about, once; `null` for other pages. */
export function takePurchase(pathname: string): Purchase | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Purchase | null;
    if (!kept || pathname !== `/order/${kept.purchase.actionField.id}`) return null;
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return null;
  }
}
