import { sitemapPages } from '../sitemap/sitemap.ts';
import { readSitemap, xmlResponse } from '../sitemap/sitemap.server.ts';
import type { Route } from './+types/route';

/** `/sitemaps/lots.xml`: one file of the sitemap. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { origin, files } = await readSitemap(context);
  const file = files.find(({ name }) => `${name}.xml` === params.file);
  if (!file) throw new Response(null, { status: 404 });
  return xmlResponse(sitemapPages(origin, file));
}
