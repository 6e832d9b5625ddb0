import { and, eq } from 'drizzle-orm';
import { removeFromShortlist } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { changeAsMember } from './change-shortlist.ts';
import { namedLot } from './named-lot.ts';
import { shortlistLots } from './shortlists.table.ts';

/** Takes a lot out of the list; what was said of it goes with it. */
export const removeFromShortlistHandler = implement(removeFromShortlist, ({ link, lot }, call) =>
  changeAsMember(call, link, async ({ tx, list }) => {
    const { guid, what } = namedLot(call, lot);
    const its = and(eq(shortlistLots.shortlistGuid, list.guid), eq(shortlistLots.lotGuid, guid));
    const gone = await tx.delete(shortlistLots).where(its).returning();
    return gone.length > 0 ? { act: { kind: 'removed', what } } : {};
  }),
);
