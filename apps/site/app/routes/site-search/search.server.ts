import type { Api } from '@m30/api/client';
import { readSearch } from './search-query.ts';

/** What the page of a search shows; nothing is found where nothing is asked for. */
export async function loadSearch(api: Api, params: URLSearchParams) {
  const asked = readSearch(params);
  const { query, kind } = asked;
  if (query === '') return { ...asked, answer: null };
  return { ...asked, answer: await api.get('Content.Search', { query, ...(kind && { kind }) }) };
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;
