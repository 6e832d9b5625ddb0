export { LotCard } from './LotCard.tsx';
export { LotGrid } from './LotGrid.tsx';
export { discountTitle, statusTitle } from './lot-status.ts';
export { toLotCardView, type LotCardView } from './lot-card-view.ts';
