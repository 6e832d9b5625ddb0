import { getAccountNews } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findAccountNews } from './find-account-news.ts';

export const getAccountNewsHandler = implement(
  getAccountNews,
  (input, call) => findAccountNews(call.services, buyerOf(call).user.id, input),
  { cache: 'none' },
);
