export {
  ListingChips,
  ListingFlags,
  ListingGroup,
  ListingNumbers,
  MoreFilters,
} from './ListingFields.tsx';
export { ListingForm } from './ListingForm.tsx';
export { ListingResults } from './ListingResults.tsx';
export { ListingToolbar } from './ListingToolbar.tsx';
export { NothingFound, type NothingFoundProps, type WayOut } from './NothingFound.tsx';
export { PriceAndArea } from './PriceAndArea.tsx';
export { waysOut } from './ways-out.ts';
export {
  chosenWords,
  liftOf,
  listingChips,
  priceAndAreaWords,
  type ListingPlace,
  type ListingWords,
} from './chips.ts';
