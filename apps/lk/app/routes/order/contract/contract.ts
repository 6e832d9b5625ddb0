import type { ResultOf } from '@m30/api/client';

/** A contract to read, as the API gives it. */
export type OrderContract = ResultOf<'Order.GetContract'>['contract'];

export type Chapter = OrderContract['text']['chapters'][number];

export type Clause = Chapter['clauses'][number];

/** Id of a chapter’s heading on the page: 3 → `glava-3`. */
export const chapterId = (number: number): string => `glava-${number}`;

/** Id of a clause on the page, what links and the address lead to: `3.2` → `punkt-3-2`. */
export const clauseId = (number: string): string => `punkt-${number.replace('.', '-')}`;

/**
 * Page of a contract.
 * @param guid of the order
 * @param part which of its lots, from 0
 */
export const contractHref = (guid: string, part: number): string =>
  `/lk/orders/${guid}/contract${part === 0 ? '' : `?part=${part}`}`;
