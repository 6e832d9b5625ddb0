import { getAccountNewsItem } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findAccountNewsItem } from '../../domain/account-news/find-account-news.ts';

/** Answers `getAccountNewsItem`; reading marks nothing, for pages are prefetched. */
export const getAccountNewsItemHandler = implement(
  getAccountNewsItem,
  ({ alias }, call) => findAccountNewsItem(call.services, buyerOf(call).user.id, alias),
  { cache: 'none' },
);
