import { getAccountNewsItem } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findAccountNewsItem } from './find-account-news.ts';

/** Answers `getAccountNewsItem`; reading marks nothing, for pages are prefetched. */
export const getAccountNewsItemHandler = implement(
  getAccountNewsItem,
  ({ alias }, call) => findAccountNewsItem(call.services, buyerOf(call).user.id, alias),
  { cache: 'none' },
);
