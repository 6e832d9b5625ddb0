import { FLOORS_LEFT_OUT, lotFilters, ROOMS } from '@m30/api/filters';
import type { Option } from '../facet/types.ts';
import { capitalised } from '../../../../kernel/words/first-letter.ts';

/** A value of the filter `options`. */
export type LotOption = (typeof lotFilters.options.values)[number];

/** Options of a declared set in its order. */
const optionsIn = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value] }));

/** Options of the rooms facet. */
export const ROOM_OPTIONS = optionsIn(ROOMS, {
  studio: 'Студия',
  '1': '1',
  '2': '2',
  '3': '3',
  '4': '4+',
});

/** What a flat has besides its rooms; the values of the first five are those of the flat types. */
export const LOT_OPTIONS = optionsIn(lotFilters.options.values, {
  balcony: 'Балкон',
  loggia: 'Лоджия',
  terrace: 'Терраса',
  'two-bathrooms': 'Два санузла',
  euro: 'Европланировка',
  corner: 'Угловая',
  water: 'Вид на воду',
});

/** Sides of the world. */
export const SIDE_OPTIONS = optionsIn(lotFilters.sides.values, {
  n: 'Север',
  e: 'Восток',
  s: 'Юг',
  w: 'Запад',
});

/** Sun and view by the model of the house. */
export const LIGHT_OPTIONS = optionsIn(lotFilters.light.values, {
  morning: 'Солнце утром',
  day: 'Солнце днём',
  evening: 'Солнце вечером',
  water: 'Видно воду',
});

/** Sides of the world as the database writes them. */
export const SIDE_NAMES = {
  n: 'север',
  e: 'восток',
  s: 'юг',
  w: 'запад',
} as const satisfies Record<(typeof lotFilters.sides.values)[number], string>;

/** Floors to leave out. */
export const FLOOR_OPTIONS = optionsIn(FLOORS_LEFT_OUT, {
  first: 'Не первый',
  last: 'Не последний',
});

/** Minutes on foot that a buyer may choose as the most. */
export const WALK_OPTIONS: readonly Option[] = [5, 10, 15, 20, 30].map((minutes) => ({
  value: String(minutes),
  label: `До\u00A0${minutes}\u00A0минут`,
}));

/** Words of a value as an option that stands by itself: «Без отделки». */
export function optionsOf(words: Readonly<Record<string, string>>): Option[] {
  return wordsOf(words).map(({ value, label }) => ({
    value,
    label: capitalised(label),
  }));
}

/** Words of a value as one of a row of options: «кофейня», «аптека». */
export function wordsOf(words: Readonly<Record<string, string>>): Option[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
