import type { Facets } from '@m30/api';
import { formatArea, formatCount } from '@m30/ui-kit/format';
import { roomsFilterTitle } from '../../../../components/lot-card/lot-title.ts';
import {
  catalogueHref,
  catalogueListing,
  type CatalogueQuery,
  type CatalogueState,
  type FilterKey,
  filterKeys,
} from '../../../../store/apartments/filter-url.ts';
import { filterNames, handoverWords, moneyWords, optionLabel, priceWords } from './filter-words.ts';

/** A filter in force, and the address without it. */
export interface ActiveChip {
  label: string;
  href: string;
  /** Not understood: kept in sight, but not asked for. */
  refused: boolean;
}

/** Words of one value of a filter, in lists of each item. */
type Words<Value> = (
  value: Value extends readonly (infer Item)[] ? Item : Value,
  facets: Facets,
) => string;

const minutes = (count: number) => formatCount(count, ['минуты', 'минут', 'минут']);
const years = (count: number) => formatCount(count, ['год', 'года', 'лет']);

const WORDS: { [Key in FilterKey]: Words<CatalogueQuery[Key]> } = {
  complex: (value, { complex }) => optionLabel(complex, value),
  building: (value, { building }) => optionLabel(building, value),
  rooms: roomsFilterTitle,
  priceFrom: (roubles) => `От\u00a0${priceWords(roubles)}`,
  priceTo: (roubles) => `До\u00a0${priceWords(roubles)}`,
  payFrom: (roubles) => `От\u00a0${moneyWords(roubles)} в\u00a0месяц`,
  payTo: (roubles) => `До\u00a0${moneyWords(roubles)} в\u00a0месяц`,
  programme: (value, { payment }) => optionLabel(payment.programmes, value),
  term: (count) => `Кредит на\u00a0${years(count)}`,
  down: (roubles) => `Взнос ${moneyWords(roubles)}`,
  areaFrom: (metres) => `От\u00a0${formatArea(metres)}`,
  areaTo: (metres) => `До\u00a0${formatArea(metres)}`,
  kitchenFrom: (metres) => `Кухня от\u00a0${formatArea(metres)}`,
  kitchenTo: (metres) => `Кухня до\u00a0${formatArea(metres)}`,
  floorFrom: (floor) => `Этаж от\u00a0${floor}`,
  floorTo: (floor) => `Этаж до\u00a0${floor}`,
  floorNot: (value, { floorNot }) => `${optionLabel(floorNot, value)} этаж`,
  handover: (value) => (value === 'ready' ? 'Дом сдан' : `Ключи ${handoverWords(value)}`),
  finish: (value, { finish }) => optionLabel(finish, value),
  options: (value, { options }) => optionLabel(options, value),
  sides: (value, { sides }) => `Окна: ${optionLabel(sides, value).toLowerCase()}`,
  pay: (value, { pay }) => optionLabel(pay, value),
  discount: () => 'Со\u00a0скидкой',
  free: () => 'Только свободные',
  metro: (count) => `До\u00a0метро не\u00a0дольше ${minutes(count)}`,
  number: (text) => `№\u00a0${text}`,
  plan: (value) => `Планировка ${value}`,
  commute: (count) => `До\u00a0работы не\u00a0дольше ${minutes(count)}`,
  work: () => 'Место работы указано',
};

/** What a chip takes off besides its own key. */
const TOGETHER: { [Key in FilterKey]?: readonly FilterKey[] } = {
  // Buildings belong to the complexes that were chosen with them.
  complex: ['building'],
  // A place of work limits nothing by itself.
  commute: ['work'],
};

/** Every filter of a state as a removable chip, those not understood at the end. */
export function activeChips(state: CatalogueState, facets: Facets): ActiveChip[] {
  const { query, refused } = state;
  return [
    ...filterKeys.flatMap((key) => chipsOf(state, key, facets)),
    ...refused.map((pair) => ({
      label: refusedLabel(pair.key, pair.value),
      href: catalogueHref({ query, refused: refused.filter((other) => other !== pair) }),
      refused: true,
    })),
  ];
}

function chipsOf<Key extends FilterKey>(
  state: CatalogueState,
  key: Key,
  facets: Facets,
): ActiveChip[] {
  const value: unknown = state.query[key];
  if (value === undefined) return [];
  const words = WORDS[key] as (item: unknown, facets: Facets) => string;
  const from = catalogueListing.lift(state, TOGETHER[key] ?? []);
  const chip = (item: unknown, text?: string): ActiveChip => ({
    label: words(item, facets),
    href: catalogueHref(catalogueListing.lift(from, [key], text)),
    refused: false,
  });
  return Array.isArray(value) ? value.map((item) => chip(item, String(item))) : [chip(value)];
}

function refusedLabel(key: string, value: string): string {
  const name = filterNames.get(key);
  if (name) return `${name}: непонятное значение «${value}»`;
  return `Неизвестный фильтр «${value ? `${key}=${value}` : key}»`;
}
