import type { EcommerceAction } from '@m30/shell/analytics';
import type { ShownLots } from './shown-lots.ts';

/** What is told of a page as it opens: its lot, then the cards that it lists. */
export function actionsOfPage({ detail, list = [] }: ShownLots): EcommerceAction[] {
  return [
    ...(detail ? [{ detail: { products: [detail] } }] : []),
    ...(list.length > 0 ? [{ impressions: list.map(({ product }) => product) }] : []),
  ];
}
