export * as fields from './fields.ts';
export { choiceField, numberField, textField } from './filter-field.ts';
export { createListing, isTidy, type Listing, type ListingState } from './listing.ts';
