import type { Sought } from './read-query.ts';
import type { SearchIndex } from './search-index.ts';
import type { SiteDocument } from './site-documents.ts';

/** Documents that answer the most words of a query, best first. */
export function rank({ index, documents }: SearchIndex, { words }: Sought): SiteDocument[] {
  const found = index.search({
    queries: words.map(({ stems }) => ({
      queries: [...stems.keys()],
      boostTerm: (stem: string) => stems.get(stem) ?? 0,
    })),
  });
  const answered = found.map(
    ({ queryTerms }) =>
      words.filter(({ stems }) => queryTerms.some((stem) => stems.has(stem))).length,
  );
  const most = Math.max(0, ...answered);
  return found
    .filter((_, place) => answered[place] === most)
    .flatMap(({ id }) => documents[id as number] ?? []);
}
