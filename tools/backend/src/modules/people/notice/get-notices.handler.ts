import { getNotices } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { listNotices, NOTICE_PAGE } from './read-notices.ts';

/** Answers `getNotices`. */
export const getNoticesHandler = implement(
  getNotices,
  async ({ page }, call) => {
    const found = await listNotices(call.services.db, buyerOf(call).user.id, page);
    return { page, pages: Math.max(1, Math.ceil(found.total / NOTICE_PAGE)), ...found };
  },
  { cache: 'none' },
);
