/** A value of a filter as the page shows it. */
export interface Option {
  value: string;
  label: string;
}

/** An option and how many lots it would give. */
export interface Counted extends Option {
  count: number;
}

/** Options with their counts. */
export function withCounts<Item extends Option>(
  options: readonly Item[],
  count: (option: Item, index: number) => number,
): (Item & Counted)[] {
  return options.map((option, index) => ({ ...option, count: count(option, index) }));
}
