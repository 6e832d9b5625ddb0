import { keysOf } from '../../../../core/filter.ts';
import {
  DEFAULT_COMMUTE_BY,
  lotFilters,
  type LotFilter,
  type LotFilterKey,
} from '../../../../catalogue/filters/lot.filters.ts';
import type { LexiconData } from '../../lexicon/meaning.ts';
import { listed } from './listed.ts';
import { circumstances, limitPhrases, place, possessions } from './phrases.ts';
import { subject } from './subject.ts';

/** More filters, values of one, or characters make a paragraph of a heading. */
const MOST_FILTERS = 3;
const MOST_VALUES = 2;
const LONGEST = 90;

/** What no heading says: an id, a number that was looked for, what filters nothing by itself. */
const UNSAID: readonly LotFilterKey[] = [
  ...(['number', 'plan', 'programme', 'term', 'down'] as const),
  ...(['commute2', 'commuteBy2', 'work2'] as const),
];

/** A kind of way that «в 30 минутах на метро от работы» does not say. */
const isOddWay = ({ commute, commuteBy }: LotFilter) =>
  commuteBy !== undefined && (commute === undefined || commuteBy === DEFAULT_COMMUTE_BY);

/** Numbers of rooms have rules of their own. */
const isLong = (filter: LotFilter, key: LotFilterKey) =>
  key !== 'rooms' && Array.isArray(filter[key]) && filter[key].length > MOST_VALUES;

const facetOf = (key: LotFilterKey) => {
  const declared = lotFilters[key];
  return 'facet' in declared ? declared.facet : key;
};

/**
 * Writes a filter as a heading, which `readSentence` reads back: «Двухкомнатные квартиры до 12 млн ₽ с балконом».
 * A place of work stays unsaid, only the minutes to it are told.
 * @returns `null` where more than three filters are chosen, or what they say is too long to be a heading
 */
export function writeHeading(filter: LotFilter, data: LexiconData): string | null {
  const keys = keysOf(lotFilters).filter((key) => filter[key] !== undefined && key !== 'work');
  if (new Set(keys.map(facetOf)).size > MOST_FILTERS) return null;
  if (keys.some((key) => UNSAID.includes(key) || isLong(filter, key))) return null;
  if (isOddWay(filter)) return null;
  const flats = subject(filter);
  const where = place(filter, data);
  if (flats === null || where === null) return null;
  const has = possessions(filter);
  const phrases = [
    where,
    ...limitPhrases(filter),
    has.length > 0 ? `с ${listed(has, 'и')}` : '',
    ...circumstances(filter),
  ];
  const heading = phrases.filter(Boolean).reduce(joined, flats);
  return heading.length > LONGEST ? null : heading.charAt(0).toUpperCase() + heading.slice(1);
}

/** A clause, a second «с …» in a row, and a floor after other limits stand after a comma. */
function joined(before: string, phrase: string): string {
  const apart =
    phrase.startsWith('где ') ||
    (/^(с|со|без|под) /.test(phrase) && / (с|со|без|под|где) /.test(before)) ||
    (/этаж/.test(phrase) && / (от|до) /.test(before));
  return before + (apart ? ', ' : ' ') + phrase;
}
