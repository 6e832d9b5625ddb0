import { sitemapIndex } from './sitemap.ts';
import { readSitemap, xmlResponse } from './sitemap.server.ts';
import type { Route } from './+types/route';

/** `/sitemap.xml`. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, files } = await readSitemap(context);
  return xmlResponse(sitemapIndex(origin, files));
}
