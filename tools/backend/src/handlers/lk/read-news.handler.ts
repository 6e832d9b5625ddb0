import { readNews } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { readAllNews, readOneNews } from '../../domain/account-news/read-news.ts';
import { unreadNewsOf } from '../../domain/account-news/unread-news.ts';

/** Answers `readNews`. */
export const readNewsHandler = implement(readNews, async ({ alias }, call) => {
  const { id } = buyerOf(call).user;
  if (alias === undefined) await readAllNews(call.services, id);
  else await readOneNews(call.services, id, alias);
  return { unread: await unreadNewsOf(call.services, id) };
});
