import type { Option } from '../facet/types.ts';

/** Options of the rooms facet, in the order of the page. */
export const ROOM_OPTIONS = [
  { value: 'studio', label: 'Студия' },
  { value: '1', label: '1' },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
  { value: '4', label: '4+' },
] as const satisfies readonly Option[];

/** What a flat has besides its rooms; the values of the first five are those of the flat types. */
export const LOT_OPTIONS = [
  { value: 'balcony', label: 'Балкон' },
  { value: 'loggia', label: 'Лоджия' },
  { value: 'terrace', label: 'Терраса' },
  { value: 'two-bathrooms', label: 'Два санузла' },
  { value: 'euro', label: 'Европланировка' },
  { value: 'corner', label: 'Угловая' },
  { value: 'water', label: 'Вид на воду' },
] as const satisfies readonly Option[];

/** Sides of the world; `name` is how the database writes them. */
export const SIDE_OPTIONS = [
  { value: 'n', label: 'Север', name: 'север' },
  { value: 'e', label: 'Восток', name: 'восток' },
  { value: 's', label: 'Юг', name: 'юг' },
  { value: 'w', label: 'Запад', name: 'запад' },
] as const;

/** Floors to leave out. */
export const FLOOR_OPTIONS = [
  { value: 'first', label: 'Не первый' },
  { value: 'last', label: 'Не последний' },
] as const satisfies readonly Option[];

/** Minutes on foot that a buyer may choose as the most. */
export const METRO_OPTIONS: readonly Option[] = [5, 10, 15, 20, 30].map((minutes) => ({
  value: String(minutes),
  label: `До\u00A0${minutes}\u00A0минут`,
}));

/** Words of a value as an option that stands by itself: «Без отделки». */
export function optionsOf(words: Readonly<Record<string, string>>): Option[] {
  return wordsOf(words).map(({ value, label }) => ({
    value,
    label: label.charAt(0).toUpperCase() + label.slice(1),
  }));
}

/** Words of a value as one of a row of options: «кофейня», «аптека». */
export function wordsOf(words: Readonly<Record<string, string>>): Option[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
