import { describeBlocks } from '@m30/blocks/server';
import { and, asc, eq } from 'drizzle-orm';
import {
  createPage,
  getEditedPage,
  getPageVersion,
  listBlocks,
  listPages,
  restorePage,
  savePage,
} from '@m30/studio/contract';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { pages, redirects } from '../../modules/content/library/content.table.ts';
import { publishingState } from '../../modules/content/library/publishing.ts';
import type { PageBody } from '../../modules/content/page-draft/page-body.ts';
import { pageDrafts, pageVersions } from '../../modules/content/page-draft/page-drafts.table.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { isChanged, lockPage, readDraft } from './read-draft.ts';
import { seenDraft, writeDraft } from './write-draft.ts';

export const listPagesHandler = implementStudio(listPages, async (_, { services }) => {
  const rows = await services.db
    .select({ page: pages, draft: pageDrafts })
    .from(pages)
    .leftJoin(pageDrafts, eq(pageDrafts.path, pages.path))
    .orderBy(asc(pages.path));
  const now = services.clock();
  return {
    pages: rows.map(({ page, draft }) => ({
      path: page.path,
      title: draft?.body.title ?? page.title,
      state: publishingState(page, now),
      changed: isChanged(page, draft),
    })),
  };
});

/** Answers `listBlocks`: a new kind of block appears by itself. */
export const listBlocksHandler = implementStudio(listBlocks, () => ({
  blocks: describeBlocks().map((block) => ({
    ...block,
    shape: { ...block.shape },
    frame: block.frame.map((field) => ({ ...field })),
    example: { ...block.example },
  })),
}));

export const getEditedPageHandler = implementStudio(getEditedPage, async ({ path }, call) => ({
  page: await readDraft(call, path),
}));

export const createPageHandler = implementStudio(createPage, async ({ path, title }, call) => {
  await call.services.db.transaction(async (tx) => {
    const moved = await tx.$count(redirects, eq(redirects.from, path));
    if (moved > 0) throw refuse(409, 'С\u00a0этого адреса ведёт перенаправление');
    const [made] = await tx
      .insert(pages)
      .values({ path, title, description: '', indexable: true, blocks: [], isDraft: true })
      .onConflictDoNothing()
      .returning();
    if (!made) throw refuse(409, 'Такой адрес уже есть');
    await writeAudit(tx, call, {
      ...{ method: createPage.name, summary: `Новая страница: ${title}` },
      ...{ subject: 'page', subjectId: path, before: null, after: { path, title } },
    });
  });
  await call.services.content.refresh();
  return { path };
});

/** Answers `savePage`; a save each second is no entry of the journal, its publishing is. */
export const savePageHandler = implementStudio(savePage, async ({ path, version, body }, call) => {
  await call.services.db.transaction(async (tx) => {
    await lockPage(tx, path);
    await seenDraft(tx, path, version);
    await writeDraft(tx, call, { path, version, body });
  });
  return { page: await readDraft(call, path) };
});

/** A version of a page. @throws Refused 404 */
async function findVersion(db: Database, path: string, number: number): Promise<PageBody> {
  const one = and(eq(pageVersions.path, path), eq(pageVersions.number, number));
  const [found] = await db.select({ body: pageVersions.body }).from(pageVersions).where(one);
  if (!found) throw refuse(404, 'Такой версии нет');
  return found.body;
}

export const getPageVersionHandler = implementStudio(
  getPageVersion,
  async ({ path, number }, { services }) => ({
    body: await findVersion(services.db, path, number),
  }),
);

export const restorePageHandler = implementStudio(restorePage, async (input, call) => {
  const { path, version, number } = input;
  await call.services.db.transaction(async (tx) => {
    await lockPage(tx, path);
    await seenDraft(tx, path, version);
    const body = await findVersion(tx, path, number);
    await writeDraft(tx, call, { path, version, body });
    await writeAudit(tx, call, {
      ...{ method: restorePage.name, summary: `Черновик из версии ${number}: ${body.title}` },
      ...{ subject: 'page', subjectId: path, before: null, after: { version: number } },
    });
  });
  return { page: await readDraft(call, path) };
});
