import { eq } from 'drizzle-orm';
import { saveShortlistMember } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { changeAsMember } from './change-shortlist.ts';
import { findPlaces } from './find-places.ts';
import { findShortlist } from './find-shortlist.ts';
import { shortlistMembers } from './shortlists.table.ts';

/** Says what a member is called, wants and goes to. */
export const saveShortlistMemberHandler = implement(
  saveShortlistMember,
  async ({ link, name, wishes, places: wanted }, call) => {
    const { me } = await findShortlist(call.services.db, call, link);
    // Services of maps are asked for members alone, and not while the list is locked.
    const places = me ? await findPlaces(call, wanted, me.places) : [];
    return changeAsMember(call, link, async ({ tx, me: { guid } }) => {
      await tx
        .update(shortlistMembers)
        .set({ name, wishes, places })
        .where(eq(shortlistMembers.guid, guid));
      return {};
    });
  },
);
