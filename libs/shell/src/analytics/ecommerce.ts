/**
 * A lot as Metrika's e-commerce takes a product. These are all the fields that ever leave the site: what a lot is, never
 * who looks at it.
 */
export interface EcommerceProduct {
  /** Readable id of the lot: `k2-57`. */
  id: string;
  name?: string;
  /** Up to five levels, parted by `/`: «Квартиры/Канал 9/Корпус 2». */
  category?: string;
  /** Roubles. */
  price?: number;
  quantity?: number;
  /** Name of the list that it was shown in. */
  list?: string;
  /** Place in that list, from 1 through all of its pages. */
  position?: number;
}

type Products = readonly EcommerceProduct[];

/** What happened to lots; the names are Metrika's. */
export type EcommerceAction =
  | { impressions: Products }
  | { click: { products: Products } }
  | { detail: { products: Products } }
  | { add: { products: Products } }
  | { remove: { products: Products } }
  | { purchase: { actionField: { id: string; revenue?: number }; products: Products } };

/** An element of the data container: <https://yandex.ru/support/metrica/ecommerce/data.html>. */
interface EcommerceEntry {
  ecommerce: { currencyCode: 'RUB' } & EcommerceAction;
}

declare global {
  interface Window {
    /** Data container of Metrika and of tag managers; there is none before the consent. */
    dataLayer?: unknown[];
  }
}

/** Puts an action into the data container. For code that runs with the visitor's consent. */
export function pushEcommerce(action: EcommerceAction): void {
  const entry: EcommerceEntry = { ecommerce: { currencyCode: 'RUB', ...action } };
  (window.dataLayer ??= []).push(entry);
}
