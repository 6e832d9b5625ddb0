import { desc, eq } from 'drizzle-orm';
import { publishPage } from '@m30/studio/contract';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { staffOf } from '../../kernel/studio/studio-call.ts';
import { pages } from '../../modules/content/library/content.table.ts';
import { prepareContent } from '../../modules/content/library/prepare-content.ts';
import type { PageBody } from '../../modules/content/page-draft/page-body.ts';
import { pageVersions } from '../../modules/content/page-draft/page-drafts.table.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { movePage } from './move-page.ts';
import { bodyOf, lockPage, mistakesOf, readDraft, type PageRow } from './read-draft.ts';
import { seenDraft, writeDraft } from './write-draft.ts';

/** @throws Refused 422 where something of a body may not stand on the site */
function checkBody(body: PageBody): void {
  const mistakes = mistakesOf(body).length;
  if (mistakes > 0) throw refuse(422, `Исправьте блоки: ошибок ${mistakes}`);
  if (body.blocks.length === 0) throw refuse(422, 'Добавьте хотя бы один блок');
  if (body.from && body.until && Date.parse(body.from) >= Date.parse(body.until)) {
    throw refuse(422, 'Срок кончается раньше, чем начинается');
  }
}

/** Number of the version that comes next; what stood there before the Studio becomes the first. */
async function nextNumber(tx: Database, page: PageRow, now: Date): Promise<number> {
  const [last] = await tx
    .select({ number: pageVersions.number })
    .from(pageVersions)
    .where(eq(pageVersions.path, page.path))
    .orderBy(desc(pageVersions.number))
    .limit(1);
  if (last) return last.number + 1;
  if (page.isDraft) return 1;
  const first = { path: page.path, number: 1, body: bodyOf(page), publishedAt: now };
  await tx.insert(pageVersions).values(first);
  return 2;
}

/**
 * Answers `publishPage`: page, address, version, draft and journal change in one transaction, so that whatever dies meanwhile leaves the old
 * page or the new one. The table's trigger notifies the other processes.
 */
export const publishPageHandler = implementStudio(publishPage, async (input, call) => {
  const { path: former, version, redirect } = input;
  const { services } = call;
  const path = input.address ?? former;
  await services.db.transaction(async (tx) => {
    const page = await lockPage(tx, former);
    const draft = await seenDraft(tx, former, version);
    const written = draft?.body ?? bodyOf(page);
    checkBody(written);
    if (path !== former) await movePage(tx, page, { to: path, redirect });
    const { from, until, ...content } = prepareContent(written);
    const body: PageBody = { ...content, from, until };
    const now = services.clock();
    const term = {
      publishedFrom: from === null ? null : new Date(from),
      publishedUntil: until === null ? null : new Date(until),
    };
    await tx
      .update(pages)
      .set({ ...content, ...term, isDraft: false, next: null })
      .where(eq(pages.path, path));
    const number = await nextNumber(tx, { ...page, path }, now);
    const by = staffOf(call).id;
    await tx.insert(pageVersions).values({ path, number, body, publishedAt: now, publishedBy: by });
    await writeDraft(tx, call, { path, version, body });
    await writeAudit(tx, call, {
      ...{ method: publishPage.name, summary: `Опубликовано: ${body.title}` },
      ...{ subject: 'page', subjectId: path },
      before: { path: former, ...bodyOf(page), draft: page.isDraft },
      after: { path, ...body, draft: false },
    });
  });
  await services.content.refresh();
  return { page: await readDraft(call, path) };
});
