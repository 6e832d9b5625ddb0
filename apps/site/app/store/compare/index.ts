export { compareRows, sameWords, type ComparedWay, type Row } from './compare-rows.ts';
export type { ComparedLot, LotKind } from './compared-lot.ts';
export { readSharedLots, sharedHref } from './shared-link.ts';
