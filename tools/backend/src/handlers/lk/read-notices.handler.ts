import { readNotices } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import * as notices from '../../domain/notice/read-notices.ts';

/** Answers `readNotices`. */
export const readNoticesHandler = implement(readNotices, async ({ guids }, call) => {
  const { db, clock } = call.services;
  const { id } = buyerOf(call).user;
  await notices.readNotices(db, id, { guids, at: clock() });
  return { unread: await notices.countUnread(db, id) };
});
