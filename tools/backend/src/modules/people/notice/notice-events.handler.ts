import { noticeEvents } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { countUnread } from './read-notices.ts';

/** Answers `noticeEvents` for who asks for JSON; the stream is opened by `http/notice-events.ts`. */
export const noticeEventsHandler = implement(
  noticeEvents,
  async (_input, call) => ({
    unread: await countUnread(call.services.db, buyerOf(call).user.id),
  }),
  { cache: 'none' },
);
