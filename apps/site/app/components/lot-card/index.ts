export { LotCard } from './LotCard.tsx';
export { LotGrid } from './LotGrid.tsx';
export { discountTitle, statusTitle } from './lot-status.ts';
export { lotPageTitle, lotTitle, roomsTitle } from './lot-title.ts';
export { toLotCardView, type LotCardView } from './lot-card-view.ts';
