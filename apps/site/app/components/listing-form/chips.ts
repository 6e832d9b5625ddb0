import type { FacetOption } from '@m30/api';
import type { Listing, ListingState } from '../../store/listing/index.ts';
import type { ListingChip } from './ListingToolbar.tsx';

/** The list that chips and ways out belong to. */
export interface ListingPlace<Query> {
  action: string;
  listing: Listing<Query>;
  state: ListingState<Query>;
}

/** A chip for each chosen value of a list. */
export function listChips<Query>(
  { action, listing, state }: ListingPlace<Query>,
  key: keyof Query & string,
  options: readonly FacetOption[],
): ListingChip[] {
  const text = listing.entries(state).find(([name]) => name === key)?.[1];
  return (text?.split(',') ?? []).map((value) => ({
    label: options.find((option) => option.value === value)?.label ?? value,
    href: action + listing.write(listing.lift(state, [key], value)),
  }));
}

/** A chip for a number, a box or a choice, where it is set. */
export function limitChips<Query, Key extends keyof Query & string>(
  { action, listing, state }: ListingPlace<Query>,
  key: Key,
  words: (value: NonNullable<Query[Key]>) => string,
): ListingChip[] {
  const value = state.query[key];
  if (value === undefined || value === null) return [];
  return [{ label: words(value), href: action + listing.write(listing.lift(state, [key])) }];
}

/** A chip for each pair that the page does not understand. */
export function refusedChips<Query>({
  action,
  listing,
  state,
}: ListingPlace<Query>): ListingChip[] {
  return state.refused.map((pair) => ({
    label: `Неизвестный фильтр «${pair.value ? `${pair.key}=${pair.value}` : pair.key}»`,
    href:
      action +
      listing.write({ ...state, refused: state.refused.filter((other) => other !== pair) }),
    refused: true,
  }));
}
