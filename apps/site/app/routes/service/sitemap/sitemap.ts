import type { ResultOf } from '@m30/api/client';
import type { RouteRow } from '../../../route-table.ts';

type Section = ResultOf<'Content.GetSitemap'>['sections'][number];

/** A file of a sitemap and what stands in it. */
export interface SitemapFile {
  /** Without `.xml`. */
  name: string;
  pages: Section['pages'];
}

/** The protocol allows 50,000 addresses a file. */
const LIMIT = 50_000;
const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Files of the sitemap: the drawn pages of the route table, then what the data knows.
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemapFiles(
  rows: readonly RouteRow[],
  sections: readonly Section[],
  limit = LIMIT,
): SitemapFile[] {
  const drawn = rows
    .filter(({ path, page, hidden }) => !hidden && page !== 'content/page' && !path.includes(':'))
    .map(({ path }) => ({ path }));
  // The prose of a drawn page may stand in the database under the page's own address.
  const known = new Set<string>();
  const isNew = ({ path }: { path: string }) => known.size < known.add(path).size;
  const all = [{ name: 'site', pages: drawn }, ...sections].map(({ name, pages }) => ({
    name,
    pages: pages.filter(isNew),
  }));
  return all.flatMap(({ name, pages }) =>
    Array.from({ length: Math.ceil(pages.length / limit) }, (_, part) => ({
      name: part === 0 ? name : `${name}-${part + 1}`,
      pages: pages.slice(part * limit, (part + 1) * limit),
    })),
  );
}

/** `/sitemap.xml`: where the files are. */
export function sitemapIndex(origin: string, files: readonly SitemapFile[]): string {
  const rows = files.map(
    ({ name }) => `<sitemap>${location(`${origin}/sitemaps/${name}.xml`)}</sitemap>`,
  );
  return document('sitemapindex', rows);
}

/** One file: its addresses. */
export function sitemapPages(origin: string, { pages }: SitemapFile): string {
  const rows = pages.map(
    ({ path, changed }) =>
      `<url>${location(origin + path)}${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return document('urlset', rows);
}

/** Paths of the product need no more than this; `encodeURI` leaves the ampersand. */
function location(address: string): string {
  return `<loc>${encodeURI(address).replaceAll('&', '&amp;')}</loc>`;
}

function document(root: string, rows: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${XMLNS}">`,
    ...rows,
    `</${root}>`,
    '',
  ].join('\n');
}
