import type { ResultOf } from '@m30/api/client';
import type { LinkChoice } from '../shared/LinkFilter.tsx';
import { pageOf } from './page-of.ts';

type Choices = ResultOf<'Content.GetNews'>['choices'];

/** What a visitor has chosen of the feed; an empty text is everything. */
export interface NewsFilter {
  year: string;
  topic: string;
  complex: string;
}

/** Keys in their order in the address. */
const KEYS = ['year', 'topic', 'complex'] as const;

/** Reads the filter and the page of an address; `null` where it asks for what cannot be. */
export function readNewsQuery(query: URLSearchParams): { filter: NewsFilter; page: number } | null {
  const page = pageOf(query);
  const [year, topic, complex] = KEYS.map((key) => query.get(key) ?? '');
  const filter = { year: year ?? '', topic: topic ?? '', complex: complex ?? '' };
  if (page === null || !/^(20\d\d)?$/.test(filter.year)) return null;
  return /^[a-z0-9-]{0,40}$/.test(filter.complex) && filter.topic.length <= 60
    ? { filter, page }
    : null;
}

/** Address of a part of the feed. */
export function newsHref(filter: NewsFilter, page = 1): string {
  const query = new URLSearchParams(
    KEYS.flatMap((key) => (filter[key] ? [[key, filter[key]]] : [])),
  );
  if (page > 1) query.set('page', String(page));
  const written = query.toString();
  return written ? `/novosti?${written}` : '/novosti';
}

/** Choices of one key: everything first, then each value. */
export function newsChoices(choices: Choices, filter: NewsFilter) {
  const choice =
    (key: keyof NewsFilter) =>
    (id: string, label: string): LinkChoice => ({
      label,
      href: newsHref({ ...filter, [key]: id }),
      current: filter[key] === id,
    });
  const [year, topic, complex] = [choice('year'), choice('topic'), choice('complex')];
  return {
    years: [year('', 'Все'), ...choices.years.map((one) => year(String(one), String(one)))],
    topics: [topic('', 'Все'), ...choices.topics.map((one) => topic(one, one))],
    complexes: [
      complex('', 'Все'),
      ...choices.complexes.map(({ id, label }) => complex(id, `«${label}»`)),
    ],
  };
}
