import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { pages, redirects } from '../../modules/content/library/content.table.ts';
import { pageDrafts, pageVersions } from '../../modules/content/page-draft/page-drafts.table.ts';
import { moveRedirects } from '../../modules/content/page/move-redirects.ts';
import type { PageRow } from './read-draft.ts';

/**
 * Returns a locked page another address, with its draft and versions; addresses that led to it follow.
 * @throws Refused 409 where the address belongs to another page, or leads to one
 */
export async function movePage(
  tx: Database,
  page: PageRow,
  { to, redirect }: { to: string; redirect: boolean },
): Promise<void> {
  const from = page.path;
  // Two moves at once would each see the table without the other's line.
  const table = await tx.select().from(redirects).for('update');
  const changes = moveRedirects(table, { from, to, redirect });
  if (!changes)
    throw refuse(409, 'С\u00a0этого адреса ведёт перенаправление на\u00a0другую страницу');
  const [made] = await tx
    .insert(pages)
    .values({ ...page, path: to })
    .onConflictDoNothing()
    .returning({ path: pages.path });
  if (!made) throw refuse(409, 'Такой адрес уже есть');
  await tx.update(pageVersions).set({ path: to }).where(eq(pageVersions.path, from));
  await tx.update(pageDrafts).set({ path: to }).where(eq(pageDrafts.path, from));
  await tx.delete(pages).where(eq(pages.path, from));
  await tx.delete(redirects).where(inArray(redirects.from, changes.removed));
  for (const line of changes.written) {
    const set = { to: line.to };
    await tx.insert(redirects).values(line).onConflictDoUpdate({ target: redirects.from, set });
  }
}
