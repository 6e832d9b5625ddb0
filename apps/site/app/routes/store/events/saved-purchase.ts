import type { EcommerceAction, EcommerceProduct } from '@m30/shell/analytics';

const KEY = 'm30.purchase';

type Purchase = Extract<EcommerceAction, { purchase: unknown }>;

/**
 * Saves a purchase until the page of its order is open: what is reported while a page is being left gets lost, as Metrika's
 * documentation warns.
 */
export function savePurchase(order: string, products: readonly EcommerceProduct[]): void {
  const saved: Purchase = { purchase: { actionField: { id: order }, products } };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // Storage may be closed to the page: the goal of the hold has been reported.
  }
}

/** The purchase whose order a page is about, once; `null` for other pages. */
export function takePurchase(pathname: string): Purchase | null {
  try {
    const saved = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Purchase | null;
    if (!saved || pathname !== `/order/${saved.purchase.actionField.id}`) return null;
    sessionStorage.removeItem(KEY);
    return saved;
  } catch {
    return null;
  }
}
