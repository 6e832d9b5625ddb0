import { leaveShortlist } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { lockShortlist, tellChange } from './change-shortlist.ts';
import { dropMember } from './drop-member.ts';

/** Erases who asks from a list, closed or not; who has left already is not there. */
export const leaveShortlistHandler = implement(leaveShortlist, ({ link }, call) =>
  call.services.db.transaction(async (tx) => {
    const { list, me } = await lockShortlist(tx, call, link);
    if (me?.isOwner) throw refuse(409, 'Это ваш список: его можно удалить целиком');
    if (me) await tellChange(tx, list.guid, await dropMember(tx, list, me.guid));
    return {};
  }),
);
