import { readNews } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { readAllNews, readOneNews } from './read-news.ts';
import { unreadNewsOf } from './unread-news.ts';

export const readNewsHandler = implement(readNews, async ({ alias }, call) => {
  const { id } = buyerOf(call).user;
  if (alias === undefined) await readAllNews(call.services, id);
  else await readOneNews(call.services, id, alias);
  return { unread: await unreadNewsOf(call.services, id) };
});
