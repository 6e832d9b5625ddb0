import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { complexes } from '../../estate/objects.table.ts';
import { news, offices, pages } from '../library/content.table.ts';
import { DRAWN_PAGES } from './drawn-pages.ts';

/** Whether an address has a page: of blocks, of code, of an entry. */
export async function hasPage(tx: Database, path: string): Promise<boolean> {
  if (DRAWN_PAGES.includes(path)) return true;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const counts = [
    await tx.$count(pages, eq(pages.path, path)),
    path === `/novosti/${name}` && (await tx.$count(news, eq(news.alias, name))),
    path === `/kontakty/${name}` && (await tx.$count(offices, eq(offices.alias, name))),
    path === `/obekty/${name}` && (await tx.$count(complexes, eq(complexes.vendor, name))),
  ];
  return counts.some((count) => count !== false && count > 0);
}
