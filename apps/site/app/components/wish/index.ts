export { Wish } from './Wish.tsx';
export { LONGEST_WISH, wishHref, type WishView } from './wish-view.ts';
export { WishReading } from './WishReading.tsx';
