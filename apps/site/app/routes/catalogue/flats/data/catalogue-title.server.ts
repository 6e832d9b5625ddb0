import type { Facets } from '@m30/api';
import { writeHeading, type LexiconData } from '@m30/api/sentence';
import {
  filterKeys,
  filterOf,
  type CatalogueQuery,
} from '../../../../store/apartments/filter-url.ts';

type Query = Partial<CatalogueQuery>;

/**
 * The filter in the words of a title: «Двухкомнатные квартиры до 12 млн ₽ с балконом». A filter that is too long for one is
 * headed by its rooms and complexes, or by one of them. Of the server alone: a grammar is no part of a page.
 */
export function catalogueTitle(query: Query, facets: Facets): string {
  const names = namesOf(facets);
  const { rooms, complex } = query;
  const short = [filterOf(query), { rooms, complex }, { rooms }, { complex }];
  const title = short.map((filter) => writeHeading(filter, names)).find((words) => words !== null);
  return bound(title ?? 'Квартиры');
}

/** What the facets call complexes and buildings. */
const namesOf = ({ complex, building }: Facets): LexiconData => ({
  complexes: complex.map(({ value, label }) => ({ id: value, names: [label] })),
  buildings: building.map(({ value, label }) => ({
    id: value,
    names: [label.replace(/^Корпус\s/, '')],
  })),
  places: [],
  programmes: [],
});

/** Words with the spaces and hyphens at which no line ends. */
const bound = (words: string): string =>
  words
    .replaceAll(/(?<=(?<!\p{L})\p{L}{1,3}) /gu, '\u00a0')
    .replaceAll(/(?<=\d) (?=\d|млн|₽|м²|м(?!\p{L})|час|минут|года)|(?<=млн) (?=₽)/gu, '\u00a0')
    .replaceAll('-', '\u2060-\u2060');

/**
 * Whether search engines may keep a page: all flats, those of one complex, those with one number of rooms.
 * Combinations are followed and not kept.
 */
export function isIndexable(query: Query): boolean {
  const [key, another] = filterKeys.filter((name) => query[name] !== undefined);
  if (key === undefined) return true;
  return (
    another === undefined && (key === 'complex' || key === 'rooms') && query[key]?.length === 1
  );
}
