import { getNewsItem } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { findNewsItem } from './find-news.ts';

/** Returns one news item with its neighbours in time. */
export const getNewsItemHandler = implement(getNewsItem, ({ alias }, { services }) => {
  const item = findNewsItem(services.content.library, alias, services.clock());
  if (!item) throw refuse(404, 'Такой новости нет');
  return item;
});
