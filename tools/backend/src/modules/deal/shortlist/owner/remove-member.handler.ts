import { removeShortlistMember } from '@m30/api';
import { implement } from '../../../../kernel/method/implement.ts';
import { refuse } from '../../../../kernel/method/refuse.ts';
import { changeAsOwner } from '../change-shortlist.ts';
import { dropMember } from '../drop-member.ts';
import { withNewLink } from './with-new-link.ts';

/** Takes a person out of a list; the link that they know leads them nowhere from then on. */
export const removeShortlistMemberHandler = implement(
  removeShortlistMember,
  ({ link, member }, call) =>
    changeAsOwner(call, link, async ({ tx, list, members }) => {
      const gone = members.find(({ guid }) => guid === member);
      if (!gone) throw refuse(404, 'Этот человек уже вышел из списка');
      if (gone.isOwner) throw refuse(409, 'Это ваш список: его можно удалить целиком');
      return { set: { ...(await dropMember(tx, list, member)), ...withNewLink(list) } };
    }),
);
