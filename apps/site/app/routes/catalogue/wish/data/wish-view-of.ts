import type { Facets } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import { COMMUTES, DEFAULT_COMMUTE_BY, type LotFilter } from '@m30/api/filters';
import { wishHref, type WishView } from '../../../../components/wish/index.ts';
import { catalogueHref, catalogueListing } from '../../../../store/apartments/filter-url.ts';
import { BY_WORDS } from '../../../../store/commute/commute-words.ts';
import { filtersHref } from '../../flats/data/filters-href.ts';
import { liftWords } from '../../flats/data/key-words.ts';
import { goneOn, rewritten } from './sentence-edit.ts';
import { meantBy } from './vague-words.ts';
import { nextWishes } from './wish-next.ts';
import { wishWords } from './wish-words.ts';

type Reading = ResultOf<'Objects.ReadSentence'>;

/** A filter as an address holds it: what is left out is no key. */
const stateOf = (filters: LotFilter) =>
  catalogueListing.read(catalogueListing.write({ query: present(filters), refused: [] }));

const present = (filters: LotFilter) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));

/** All that a page shows of a sentence that was read. */
export function wishViewOf(query: string, reading: Reading, facets: Facets): WishView {
  const { filters, understood, notUnderstood, addresses, total, easier } = reading;
  const labelled = understood.map((part) => ({
    part,
    label: wishWords(part.filters, facets, placeIn(part, addresses)),
  }));
  return {
    query,
    parts: partsOf(query, reading),
    named: Object.keys(filters).every((key) => key === 'complex' || key === 'number'),
    chips: labelled
      .filter(({ label }, at) => labelled.findIndex((other) => other.label === label) === at)
      .map(({ part, label }) => ({ label, href: wishHref(rewritten(query, part)) })),
    lost: notUnderstood.map((part) => ({
      label: part.word,
      href: wishHref(rewritten(query, part)),
      meant: meantBy(part.word).map((words) => ({
        label: words,
        href: wishHref(goneOn(rewritten(query, part), words)),
      })),
    })),
    notes: addresses.map(({ text, label }) =>
      label === null
        ? `Дорогу до места «${text}» посчитать не\u00a0вышло: подбор знает время на\u00a0машине до\u00a0улиц и\u00a0метро на\u00a0нашей карте`
        : `«${text}» — это ${label}`,
    ),
    total,
    found: catalogueHref(stateOf(filters)),
    filters: filtersHref(stateOf(filters)),
    easier: easier.map((one) => ({
      label: easierWords(one, facets),
      href: catalogueHref(stateOf(one.filters)),
      total: one.total,
    })),
    next: nextWishes(
      query,
      filters,
      notUnderstood.at(-1)?.end === query.length,
      facets.complex.map(({ label }) => label),
    ).map(({ label, words }) => ({ label, href: wishHref(words) })),
  };
}

/** What the address within a part of the sentence was taken for. */
const placeIn = (part: Reading['understood'][number], addresses: Reading['addresses']) =>
  addresses.find(({ start, end }) => start >= part.start && end <= part.end)?.label ?? null;

/** «До 7,2 млн ₽» of a limit that gives way, «С любым числом комнат» of a wish that is given up; of several, one after another. */
const easierWords = (
  { key, also = [], filters }: Reading['easier'][number],
  facets: Facets,
): string =>
  [key, ...also]
    .map((one) => givenWords(one, filters, facets))
    .map((words, at) => (at === 0 ? words : words.charAt(0).toLowerCase() + words.slice(1)))
    .join(', ');

function givenWords(key: string, filters: LotFilter, facets: Facets): string {
  const way = COMMUTES.find(({ minutes }) => minutes === key);
  if (way && filters[way.minutes] !== undefined)
    return `До\u00a0${filters[way.minutes]}\u00a0минут ${BY_WORDS[filters[way.by] ?? DEFAULT_COMMUTE_BY]}`;
  const filterValue = Object.entries(filters).find(([name]) => name === key)?.[1];
  if (filterValue !== undefined && filterValue !== null)
    return wishWords({ [key]: filterValue }, facets);
  return liftWords(key)?.words ?? key;
}

/** The sentence cut at what was understood and what was not. */
function partsOf(query: string, { understood, notUnderstood }: Reading): WishView['parts'] {
  const marks = [
    ...understood.map(({ start, end }) => ({ start, end, is: 'heard' as const })),
    ...notUnderstood.map(({ start, end }) => ({ start, end, is: 'lost' as const })),
  ].sort((one, other) => one.start - other.start);
  const parts: WishView['parts'] = [];
  let at = 0;
  for (const { start, end, is } of marks) {
    if (start < at) continue;
    if (start > at) parts.push({ text: query.slice(at, start), is: 'quiet' });
    parts.push({ text: query.slice(start, end), is });
    at = end;
  }
  if (at < query.length) parts.push({ text: query.slice(at), is: 'quiet' });
  return parts;
}
