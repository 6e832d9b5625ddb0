import { getPreview } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { previewPage } from './find-page.ts';

/** Gives the newest version of a page to whoever has a signed link. */
export const getPreviewHandler = implement(
  getPreview,
  ({ path, preview }, { services }) => {
    if (!services.previews.accepts(path, preview)) {
      throw refuse(403, 'Ссылка на просмотр неверна или устарела');
    }
    const found = previewPage(services.content.library, path, services.clock());
    if (!found) throw refuse(404, 'Такой страницы нет');
    return found;
  },
  { cache: 'none' },
);
