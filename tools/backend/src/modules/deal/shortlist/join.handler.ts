import { eq } from 'drizzle-orm';
import { joinShortlist } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { limitChanges, lockShortlist, requireOpen, tellChange } from './change-shortlist.ts';
import { limitBeginnings, seatMember } from './seat-member.ts';
import { shortlistMembers } from './shortlists.table.ts';

/** Lets this browser take part; one that does already gets the new name. */
export const joinShortlistHandler = implement(joinShortlist, ({ link, name }, call) => {
  limitChanges(call);
  const now = call.services.clock();
  return call.services.db.transaction(async (tx) => {
    const found = await lockShortlist(tx, call, link);
    requireOpen(found);
    const { list, members, me } = found;
    if (me) {
      await tx.update(shortlistMembers).set({ name }).where(eq(shortlistMembers.guid, me.guid));
      return { link: await tellChange(tx, list.guid) };
    }
    await limitBeginnings(tx, call);
    const seat = { shortlistGuid: list.guid, name, isOwner: false, before: members.length };
    const { guid: member } = await seatMember(tx, call, seat);
    const last = { kind: 'joined' as const, who: name, what: null, at: now.toISOString(), member };
    return { link: await tellChange(tx, list.guid, { last, visitedAt: now }) };
  });
});
