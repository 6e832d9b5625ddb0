import { loadMenu } from '@m30/shell/menu';
import { orNotFound, servicesContext } from '@m30/shell/server';
import { SITE_MENU } from '../../../store/site-menu.ts';
import { rssFeed } from './rss.ts';
import type { Route } from './+types/route';

/** News that a reader of feeds gets at once. */
const LENGTH = 30;

/** `/novosti/rss.xml`. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const [{ news }, { logo: company }] = await Promise.all([
    orNotFound(api.get('Content.GetNews', { pageSize: LENGTH })),
    loadMenu(api, SITE_MENU),
  ]);
  return new Response(rssFeed({ origin, company, news }), {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    },
  });
}
