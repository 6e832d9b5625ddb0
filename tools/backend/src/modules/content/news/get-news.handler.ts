import { getNews } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { findNews } from './find-news.ts';

/** Lists news, newest first. */
export const getNewsHandler = implement(getNews, (query, { services }) =>
  findNews(services.content.library, query, services.clock()),
);
