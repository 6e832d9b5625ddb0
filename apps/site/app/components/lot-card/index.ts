export { LotBadges } from './LotBadges.tsx';
export { LotCard, type LotCardProps } from './LotCard.tsx';
export { LotGrid, type LotGridProps } from './LotGrid.tsx';
export { discountTitle, statusTitle } from './lot-status.ts';
export {
  lotPageTitle,
  lotTitle,
  roomsChipTitle,
  roomsFilterTitle,
  roomsTitle,
} from './lot-title.ts';
export { toLotCardView, type LotCardView, type Rooms } from './lot-card-view.ts';
