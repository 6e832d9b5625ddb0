export { filterFields, oneOrFirst, page } from './filter-fields.ts';
export { optionLabel } from './option-label.ts';
export { createListing, isTidy, type Listing, type ListingState } from './listing.ts';
