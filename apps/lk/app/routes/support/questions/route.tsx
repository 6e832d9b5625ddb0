import type { Api } from '@m30/api/client';
import { methodQuery } from '@m30/api/query';
import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import { cachedPage } from '../../../store/query/cached-page.ts';
import { loadPage } from '../../../store/query/load-page.server.ts';
import { usePageQuery } from '../../../store/query/page-query.ts';
import type { Route } from './+types/route';
import { keepByLink } from './keep-by-link.server.ts';
import { Questions } from './Questions.tsx';

const query = (api: Api) => methodQuery(api, 'LK.GetLotQuestions', {});

export const meta: Route.MetaFunction = () => accountMeta('Вопросы об объектах');

const load = loadPage(query);

export async function loader(args: Route.LoaderArgs) {
  const key = args.url.searchParams.get('key');
  if (key !== null) throw await keepByLink(args.context.get(servicesContext).visitorApi, key);
  return load(args);
}

export const clientLoader = cachedPage(query);

export default function QuestionsRoute({ loaderData }: Route.ComponentProps) {
  const { data } = usePageQuery(query, loaderData);
  return <Questions {...data} />;
}
