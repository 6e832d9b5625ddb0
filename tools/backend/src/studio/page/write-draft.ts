import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { staffOf, type StudioCall } from '../../kernel/studio/studio-call.ts';
import type { PageBody } from '../../modules/content/page-draft/page-body.ts';
import { pageDrafts } from '../../modules/content/page-draft/page-drafts.table.ts';

/** A draft of a locked page, if it is still the one that was seen. @throws Refused 409 */
export async function seenDraft(tx: Database, path: string, version: number) {
  const [draft] = await tx.select().from(pageDrafts).where(eq(pageDrafts.path, path));
  if ((draft?.version ?? 0) !== version) throw refuse(409, 'Страницу сохранил коллега');
  return draft;
}

/** Writes what a page's draft says now. The row stays when it is published: an old tab must not begin anew from nothing. */
export async function writeDraft(
  tx: Database,
  call: StudioCall,
  { path, version, body }: { path: string; version: number; body: PageBody },
): Promise<void> {
  const saved = {
    ...{ body, version: version + 1 },
    ...{ savedAt: call.services.clock(), savedBy: staffOf(call).id },
  };
  await tx
    .insert(pageDrafts)
    .values({ path, ...saved })
    .onConflictDoUpdate({ target: pageDrafts.path, set: saved });
}
