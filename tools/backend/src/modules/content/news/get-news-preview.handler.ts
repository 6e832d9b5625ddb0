import { getNewsPreview } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { previewNewsItem } from './find-news.ts';

/** Answers with a news item by a signed link. */
export const getNewsPreviewHandler = implement(
  getNewsPreview,
  ({ alias, preview }, { services }) => {
    if (!services.previews.accepts(`/novosti/${alias}`, preview)) {
      throw refuse(403, 'Ссылка на просмотр неверна или устарела');
    }
    const found = previewNewsItem(services.content.library, alias, services.clock());
    if (!found) throw refuse(404, 'Такой новости нет');
    return found;
  },
  { cache: 'none' },
);
