export { CardFacts } from './CardFacts.tsx';
export { CardPlan } from './CardPlan.tsx';
export { CardPrice } from './CardPrice.tsx';
export { ListingCard } from './ListingCard.tsx';
