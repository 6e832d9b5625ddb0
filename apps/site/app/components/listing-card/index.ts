export { CardFacts } from './CardFacts.tsx';
export { CardPlan, cardPlanClass } from './CardPlan.tsx';
export { CardPrice } from './CardPrice.tsx';
export { ListingCard } from './ListingCard.tsx';
