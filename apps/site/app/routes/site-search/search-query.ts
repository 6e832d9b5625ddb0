import type { ResultOf } from '@m30/api/client';

/** Results of one kind (complexes, lots, pages…), as `Content.Search` answers them. */
export type FoundGroup = ResultOf<'Content.Search'>['groups'][number];
export type FoundKind = FoundGroup['kind'];

/** Longest query that is looked for; the field takes no more. */
export const LONGEST = 120;

/** Names of the groups, in their order. */
export const GROUP_NAMES: Readonly<Record<FoundKind, string>> = {
  complex: 'Комплексы',
  lot: 'Квартиры и помещения',
  page: 'Страницы',
  promo: 'Акции',
  news: 'Новости',
};

/** What an address asks for; an unknown group is ignored. */
export interface SearchQuery {
  query: string;
  kind: FoundKind | null;
}

/** Reads `?q=…&kind=…`. */
export function readSearch(params: URLSearchParams): SearchQuery {
  const kind = params.get('kind') ?? '';
  return {
    query: (params.get('q') ?? '').replaceAll('\0', '').toWellFormed().trim().slice(0, LONGEST),
    kind: isKind(kind) ? kind : null,
  };
}

/** Address of a search. */
export function searchHref({ query, kind }: { query: string; kind?: FoundKind | null }): string {
  const params = new URLSearchParams({ ...(query && { q: query }), ...(kind && { kind }) });
  return params.size > 0 ? `/poisk?${params.toString()}` : '/poisk';
}

function isKind(value: string): value is FoundKind {
  return Object.hasOwn(GROUP_NAMES, value);
}
