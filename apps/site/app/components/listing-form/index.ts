export {
  ListingChips,
  ListingFlags,
  ListingGroup,
  ListingNumbers,
  MoreFilters,
  type ListingNumber,
} from './ListingFields.tsx';
export { ListingForm, type ListingFormProps } from './ListingForm.tsx';
export { ListingToolbar, type ListingChip } from './ListingToolbar.tsx';
export { limitChips, listChips, refusedChips } from './chips.ts';
