import { getAccountNews } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findAccountNews } from '../../domain/account-news/find-account-news.ts';

/** Answers `getAccountNews`. */
export const getAccountNewsHandler = implement(
  getAccountNews,
  (input, call) => findAccountNews(call.services, buyerOf(call).user.id, input),
  { cache: 'none' },
);
