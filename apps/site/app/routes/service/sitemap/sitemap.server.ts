import type { RouterContextProvider } from 'react-router';
import { orNotFound, servicesContext } from '@m30/shell/server';
import { routeTable } from '../../../route-table.ts';
import { sitemapFiles } from './sitemap.ts';

/** Origin and files of the sitemap as the data is now. */
export async function readSitemap(context: Readonly<RouterContextProvider>) {
  const { api, origin } = context.get(servicesContext);
  const { sections } = await orNotFound(api.get('Content.GetSitemap', {}));
  return { origin, files: sitemapFiles(routeTable, sections) };
}

/** An answer with a document in XML that may be cached for ten minutes. */
export function xmlResponse(text: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    },
  });
}
