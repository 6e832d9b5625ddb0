import { ALIAS, type Filter, type FilterSet, type FilterValue } from '@m30/api/filters';
import {
  choiceField,
  listField,
  numberField,
  oneOf,
  setField,
  textField,
  type FilterField,
} from './filter-field.ts';

type FieldsOf<Filters extends FilterSet> = {
  [Key in keyof Filters]: FilterField<FilterValue<Filters[Key]>>;
};

/** How the keys of declared filters are read and written, in the order of the address. */
export function filterFields<const Filters extends FilterSet>(filters: Filters): FieldsOf<Filters> {
  const fields = Object.entries(filters).map(([key, filter]) => [key, fieldOf(filter)]);
  // Each field reads what the type of its kind says.
  return Object.fromEntries(fields) as FieldsOf<Filters>;
}

function fieldOf(filter: Filter) {
  switch (filter.kind) {
    case 'alias':
      return choiceField(like(ALIAS));
    case 'aliases':
      return listField(like(ALIAS), byText);
    case 'match':
      return choiceField(like(filter.pattern));
    case 'matches':
      return listField(like(filter.pattern), byText);
    case 'one':
      return choiceField(oneOf(filter.values));
    case 'some':
      return setField(filter.values);
    case 'flag':
      return choiceField(oneOf(['1']));
    case 'text':
      return textField(filter.max);
    case 'number':
      return numberField(filter);
  }
}

const like =
  (pattern: RegExp) =>
  (text: string): text is string =>
    pattern.test(text);

const byText = (a: string, b: string) => (a < b ? -1 : 1);

/** Page of the list, from 1. */
export const page = numberField({ min: 1, max: 10_000, decimals: 0, unlimited: 1 });

/** One of a few, of which the first is what no value means: order, view. */
export const oneOrFirst = <Item extends string>(items: readonly Item[]): FilterField<Item> =>
  choiceField(oneOf(items), items[0]);
