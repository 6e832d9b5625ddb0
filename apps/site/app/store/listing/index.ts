export { filterFields, oneOrFirst, page } from './filter-fields.ts';
export { createListing, isTidy, type Listing, type ListingState } from './listing.ts';
