import { getNotices } from '@m30/api';
import { readPage } from '../../../kernel/db/read-page.ts';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { listNotices } from './read-notices.ts';

export const getNoticesHandler = implement(
  getNotices,
  async ({ page }, call) => {
    const found = await listNotices(call.services.db, buyerOf(call).user.id, page);
    return { ...readPage(found.total, page), ...found };
  },
  { cache: 'none' },
);
