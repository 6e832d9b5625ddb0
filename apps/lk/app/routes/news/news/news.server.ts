import { data } from 'react-router';
import type { Api, InputOf } from '@m30/api/client';

type Scope = InputOf<'LK.GetNews'>['scope'];

/**
 * One page of the buyer's news.
 * @throws 404 for a page that there is not
 */
export async function loadNews(api: Api, query: URLSearchParams) {
  const scope = readScope(query.get('scope'));
  const page = Number(query.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > 10_000) throw data(null, { status: 404 });
  const found = await api.get('LK.GetNews', { page, ...(scope && { scope }) });
  const pages = Math.ceil(found.total / found.page_size);
  if (page > 1 && page > pages) throw data(null, { status: 404 });
  return { ...found, scope: scope ?? null, page, pages };
}

function readScope(value: string | null): Scope {
  return value === 'mine' || value === 'company' ? value : undefined;
}
