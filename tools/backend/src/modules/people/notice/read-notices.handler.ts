import { readNotices } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import * as notices from './read-notices.ts';

export const readNoticesHandler = implement(readNotices, async ({ guids }, call) => {
  const { db, clock } = call.services;
  const { id } = buyerOf(call).user;
  await notices.readNotices(db, id, { guids, at: clock() });
  return { unread: await notices.countUnread(db, id) };
});
