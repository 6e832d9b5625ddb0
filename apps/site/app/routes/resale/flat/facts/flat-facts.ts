import { formatArea } from '@m30/ui-kit/format';
import { floorWords } from '../../shared/resale-words.ts';
import type { ResalePageFlat } from '../data/resale-flat.ts';

/** Rows of the parameters table; a fact that a flat does not have is left out. */
export function flatFacts(flat: ResalePageFlat): [name: string, value: string][] {
  const areaOf = (area: number | null) => (area === null ? null : formatArea(area));
  const rows: [string, string | null][] = [
    ['Общая площадь', formatArea(flat.area)],
    ['Жилая площадь', areaOf(flat.livingArea)],
    ['Кухня', areaOf(flat.kitchenArea)],
    ['Этаж', floorWords(flat)],
    ['Дом', `${flat.house}, ${flat.year}\u00a0год`],
    ...flat.facts.map(({ name, value }): [string, string] => [name, value]),
    ['Метро', flat.metro && `${flat.metro.name}, ${flat.metro.minutes}\u00a0мин пешком`],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}
