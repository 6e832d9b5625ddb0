import { checkBlock } from '@m30/blocks/server';
import { desc, eq } from 'drizzle-orm';
import type { StudioResult } from '@m30/studio/contract/client';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { canonical } from '../../kernel/method/canonical.ts';
import { staffName, type StudioCall } from '../../kernel/studio/studio-call.ts';
import { pages } from '../../modules/content/library/content.table.ts';
import { publishingState } from '../../modules/content/library/publishing.ts';
import type { PageBody } from '../../modules/content/page-draft/page-body.ts';
import { pageDrafts, pageVersions } from '../../modules/content/page-draft/page-drafts.table.ts';
import { staffPeople } from '../../modules/staff/person/staff-people.table.ts';

type EditedPage = StudioResult<'Pages.Get'>['page'];
export type PageRow = typeof pages.$inferSelect;

/** A page, locked. @throws Refused 404 */
export async function lockPage(tx: Database, path: string): Promise<PageRow> {
  const [page] = await tx.select().from(pages).where(eq(pages.path, path)).for('update');
  if (!page) throw refuse(404, 'Такой страницы нет');
  return page;
}

/** What a page says on the site, as the staff write it. */
export function bodyOf(page: PageRow): PageBody {
  const { title, description, indexable, compose, blocks, publishedFrom, publishedUntil } = page;
  return {
    ...{ title, description, indexable, compose, blocks },
    from: publishedFrom?.toISOString() ?? null,
    until: publishedUntil?.toISOString() ?? null,
  };
}

/** Whether a draft says something else than its page. */
export const isChanged = (page: PageRow, draft: { body: PageBody } | null): boolean =>
  draft !== null && canonical(draft.body) !== canonical(bodyOf(page));

/** Mistakes of all blocks of a page. */
export const mistakesOf = ({ blocks }: PageBody) =>
  blocks.flatMap((block, index) =>
    checkBlock(block).map(({ path, message }) => ({
      path: path ? `${index}.${path}` : String(index),
      message,
    })),
  );

/** What is written of a page. @throws Refused 404 */
export async function readDraft(
  { services }: Pick<StudioCall, 'services'>,
  path: string,
): Promise<EditedPage> {
  const { db, clock, previews } = services;
  const [found] = await db
    .select({ page: pages, draft: pageDrafts, person: staffPeople })
    .from(pages)
    .leftJoin(pageDrafts, eq(pageDrafts.path, pages.path))
    .leftJoin(staffPeople, eq(staffPeople.id, pageDrafts.savedBy))
    .where(eq(pages.path, path));
  if (!found) throw refuse(404, 'Такой страницы нет');
  const { page, draft, person } = found;
  const body = draft?.body ?? bodyOf(page);
  const versions = await db
    .select({ version: pageVersions, person: staffPeople })
    .from(pageVersions)
    .leftJoin(staffPeople, eq(staffPeople.id, pageVersions.publishedBy))
    .where(eq(pageVersions.path, path))
    .orderBy(desc(pageVersions.number))
    .limit(30);
  return {
    ...{ path, title: body.title, state: publishingState(page, clock()), body },
    changed: isChanged(page, draft),
    version: draft?.version ?? 0,
    saved_at: draft?.savedAt.toISOString() ?? null,
    saved_by: person && staffName(person),
    mistakes: mistakesOf(body),
    preview: `${path}?preview=${previews.sign(path)}`,
    versions: versions.map(({ version: { number, body: was, publishedAt }, person: by }) => ({
      ...{ number, title: was.title, published_at: publishedAt.toISOString() },
      published_by: by && staffName(by),
    })),
  };
}
