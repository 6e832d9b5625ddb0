import { shortlistEvents } from '@m30/api';
import { implement } from '../../../../kernel/method/implement.ts';
import { findShortlist } from '../find-shortlist.ts';

/** Returns the number of the last change as JSON; streams are opened by `shortlist-events.route.ts`. */
export const shortlistEventsHandler = implement(
  shortlistEvents,
  async ({ link }, call) => {
    const { list } = await findShortlist(call.services.db, call, link);
    return { version: list.version };
  },
  { cache: 'none' },
);
