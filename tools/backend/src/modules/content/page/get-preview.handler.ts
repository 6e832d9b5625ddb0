import { eq } from 'drizzle-orm';
import { getPreview } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { pageDrafts } from '../page-draft/page-drafts.table.ts';
import { pagePath, previewPage } from './find-page.ts';

/** Answers with the newest version of a page by a signed link. */
export const getPreviewHandler = implement(
  getPreview,
  async ({ path, preview }, { services }) => {
    if (!services.previews.accepts(path, preview)) {
      throw refuse(403, 'Ссылка на просмотр неверна или устарела');
    }
    const found = previewPage(services.content.library, path, services.clock());
    if (!found) throw refuse(404, 'Такой страницы нет');
    const [draft] = await services.db
      .select({ body: pageDrafts.body })
      .from(pageDrafts)
      .where(eq(pageDrafts.path, pagePath(path)));
    if (!draft) return found;
    const { title, description, compose, blocks } = draft.body;
    const { compose: _, ...page } = found.page;
    return { ...found, page: { ...page, title, description, blocks, ...(compose && { compose }) } };
  },
  { cache: 'none' },
);
