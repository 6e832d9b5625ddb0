import { choiceField, listField, numberField, oneOf, setField } from './filter-field.ts';

const isAlias = (text: string): text is string => /^[a-z0-9][a-z0-9._-]{0,79}$/i.test(text);

/** A box that is ticked. */
export const flag = choiceField((text): text is '1' => text === '1');

/** Aliases of complexes and buildings. */
export const aliases = listField(isAlias, (a, b) => (a < b ? -1 : 1));

/** One alias. */
export const alias = choiceField(isAlias);

const PRICE = { max: 10_000_000_000, decimals: 0 };
const AREA = { max: 10_000, decimals: 2 };

/** Limits of the price, whole roubles. */
export const priceFrom = numberField({ ...PRICE, unlimited: 0 });
export const priceTo = numberField(PRICE);

/** Limits of the area, m². */
export const areaFrom = numberField({ ...AREA, unlimited: 0 });
export const areaTo = numberField(AREA);

/** Page of the list, from 1. */
export const page = numberField({ min: 1, max: 10_000, decimals: 0, unlimited: 1 });

/** `ready`, or the last quarter a buyer would wait for. */
export const handover = choiceField((text): text is string => /^(ready|20\d\d-[1-4])$/.test(text));

/** Minutes of a way, at most. */
export const minutes = numberField({ min: 1, max: 240, decimals: 0 });

/** Some of a fixed set, written in the order of the set. */
export const some = setField;

/** One of a fixed set; `fallback` is what no value means. */
export const one = <Item extends string>(items: readonly Item[], fallback?: Item) =>
  choiceField(oneOf(items), fallback);
