export { FavouritesSpot } from './FavouritesSpot.tsx';
export { LetterSpot } from './LetterSpot.tsx';
export { NothingSpot } from './NothingSpot.tsx';
export { OfflineSpot } from './OfflineSpot.tsx';
export { QuestionSpot } from './QuestionSpot.tsx';
export type { SpotProps } from './Spot.tsx';
