import { orNotFound, servicesContext } from '@m30/shell/server';
import { rssFeed } from './rss.ts';
import type { Route } from './+types/route';

/** News that a reader of feeds gets at once. */
const LENGTH = 30;

/** `/novosti/rss.xml`. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const { news } = await orNotFound(api.get('Content.GetNews', { pageSize: LENGTH }));
  return new Response(rssFeed({ origin, news }), {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    },
  });
}
