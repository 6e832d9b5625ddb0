export * as fields from './fields.ts';
export { createListing, isTidy, type Listing, type ListingState } from './listing.ts';
