import { formatArea } from '@m30/ui-kit/format';
import type { Listing, ListingState } from '../../store/listing/index.ts';
import type { ToolbarChip } from './toolbar/index.ts';

/** The list that chips and ways out belong to. */
export interface ListingPlace<Query> {
  action: string;
  listing: Listing<Query>;
  state: ListingState<Query>;
}

/** What is said of one filter in force. */
interface FilterWords<Value, Facets> {
  /** Its chip; in a list, that of each item. */
  chip: (value: Value extends readonly (infer Item)[] ? Item : Value, facets: Facets) => string;
  /** What lifting it means. */
  lift: string;
}

/** Words of every filter, in the order of the chips; the compiler asks for a filter that lacks. */
export type ListingWords<Filter, Facets> = {
  readonly [Key in keyof Filter]-?: FilterWords<NonNullable<Filter[Key]>, Facets>;
};

/** Every filter in force as a removable chip, those that the page does not understand at the end. */
export function listingChips<Query, Filter, Facets>(
  place: ListingPlace<Query>,
  words: ListingWords<Filter, Facets>,
  facets: Facets,
): ToolbarChip[] {
  const { action, listing, state } = place;
  const inForce = new Map<string, unknown>(Object.entries(state.query as object));
  const chips = Object.entries<FilterWords<never, Facets>>(words).flatMap(([key, { chip }]) => {
    const value = inForce.get(key);
    if (value === undefined || value === null) return [];
    const chipOf = (item: unknown, text?: string): ToolbarChip => ({
      label: chip(item as never, facets),
      href: action + listing.write(listing.lift(state, [key as keyof Query & string], text)),
    });
    return Array.isArray(value) ? value.map((item) => chipOf(item, String(item))) : [chipOf(value)];
  });
  return [...chips, ...refusedChips(place)];
}

/** What is chosen of these filters, as their chips say it, in a line; `undefined` where none is in force. */
export function chosenWords<Filter, Facets>(
  query: Partial<Filter>,
  words: ListingWords<Filter, Facets>,
  facets: Facets,
  keys: readonly (keyof Filter)[],
): string | undefined {
  const said = keys.flatMap((key) => {
    const value: unknown = query[key];
    if (value === undefined || value === null) return [];
    const { chip } = words[key];
    return [value].flat().map((item) => chip(item as never, facets));
  });
  return said.length > 0 ? said.join(', ') : undefined;
}

/** What lifting a filter means; `undefined` for a key that the page does not know. */
export const liftOf =
  (words: Readonly<Record<string, { lift: string }>>) =>
  (key: string): string | undefined =>
    new Map(Object.entries(words)).get(key)?.lift;

/** Words of the limits of price and area, which lists of every kind have. */
export const priceAndAreaWords = (money: (roubles: number) => string) => ({
  priceFrom: {
    chip: (roubles: number) => `От\u00a0${money(roubles)}`,
    lift: 'Без нижней границы цены',
  },
  priceTo: {
    chip: (roubles: number) => `До\u00a0${money(roubles)}`,
    lift: 'Без верхней границы цены',
  },
  areaFrom: {
    chip: (metres: number) => `От\u00a0${formatArea(metres)}`,
    lift: 'Без нижней границы площади',
  },
  areaTo: {
    chip: (metres: number) => `До\u00a0${formatArea(metres)}`,
    lift: 'Без верхней границы площади',
  },
});

/** A chip for each pair that the page does not understand. */
function refusedChips<Query>({ action, listing, state }: ListingPlace<Query>): ToolbarChip[] {
  return state.refused.map((pair) => ({
    label: `Неизвестный фильтр «${pair.value ? `${pair.key}=${pair.value}` : pair.key}»`,
    href:
      action +
      listing.write({ ...state, refused: state.refused.filter((other) => other !== pair) }),
    refused: true,
  }));
}
