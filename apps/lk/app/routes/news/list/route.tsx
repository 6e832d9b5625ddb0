import { useSearchParams } from 'react-router';
import type { Api, InputOf } from '@m30/api/client';
import { methodQuery } from '@m30/api/query';
import { accountMeta } from '../../../seo/account-meta.ts';
import { listPage, pagesOf, withinPages } from '../../../store/list-page.ts';
import { cachedPage } from '../../../store/query/cached-page.ts';
import { loadPage } from '../../../store/query/load-page.server.ts';
import { usePageQuery, type PageArgs } from '../../../store/query/page-query.ts';
import type { Route } from './+types/route';
import { News } from './News.tsx';

const query = (api: Api, { search }: PageArgs) => {
  const scope = scopeOf(search);
  return methodQuery(api, 'LK.GetNews', { page: listPage(search), ...(scope && { scope }) });
};

export const meta: Route.MetaFunction = () => accountMeta('Новости ваших домов');

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadPage(query)(args);
  withinPages(loaded.data, listPage(args.url.searchParams));
  return loaded;
}

export const clientLoader = cachedPage(query);

export default function NewsRoute({ loaderData }: Route.ComponentProps) {
  const { data } = usePageQuery(query, loaderData);
  const [search] = useSearchParams();
  const scope = scopeOf(search) ?? null;
  return <News {...data} scope={scope} page={listPage(search)} pages={pagesOf(data)} />;
}

function scopeOf(search: URLSearchParams): InputOf<'LK.GetNews'>['scope'] {
  const scope = search.get('scope');
  return scope === 'mine' || scope === 'company' ? scope : undefined;
}
