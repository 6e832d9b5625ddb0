import { eq } from 'drizzle-orm';
import { deleteShortlist } from '@m30/api';
import { implement } from '../../../../kernel/method/implement.ts';
import { lockShortlist, requireOwner, tellChange } from '../change-shortlist.ts';
import { shortlists } from '../shortlists.table.ts';

/** Deletes a list with all that was said in it. */
export const deleteShortlistHandler = implement(deleteShortlist, ({ link }, call) =>
  call.services.db.transaction(async (tx) => {
    const found = await lockShortlist(tx, call, link);
    requireOwner(found, call);
    await tellChange(tx, found.list.guid);
    await tx.delete(shortlists).where(eq(shortlists.guid, found.list.guid));
    return {};
  }),
);
