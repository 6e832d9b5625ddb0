import { lotFilters } from '../../../catalogue/filters/lot.filters.ts';

type Numbers = {
  [Key in keyof typeof lotFilters]: (typeof lotFilters)[Key] extends { readonly kind: 'number' }
    ? Key
    : never;
}[keyof typeof lotFilters];

/** Whether a filter may hold a number. */
export function holds(key: Numbers, value: number): boolean {
  const { min, max, decimals } = lotFilters[key];
  return value >= min && value <= max && Number(value.toFixed(decimals)) === value;
}
