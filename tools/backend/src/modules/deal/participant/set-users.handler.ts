import { eq } from 'drizzle-orm';
import { setUsers } from '@m30/api';
import { moscowDay } from '@m30/ui-kit/format';
import { users as accounts } from '../../people/account/accounts.table.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { orders } from '../order/orders.table.ts';
import { changeOrder } from '../order-details/change-order.ts';
import { checkGrown } from './check-grown.ts';
import { checkParticipants } from './check-participants.ts';
import { representedOf, standingsOn } from '../order/signing-person.ts';
import { writeParticipants } from './write-participants.ts';

/** Names the people who buy. */
export const setUsersHandler = implement(setUsers, (input, call) => {
  const { users } = input;
  const ownership = input.ownership ?? (users.length > 1 ? 'shares' : 'single');
  return changeOrder(call, {
    method: setUsers,
    input,
    async event({ userId, guid, stageNumber }, tx) {
      const [buyer] = await tx.select().from(accounts).where(eq(accounts.id, userId));
      const today = moscowDay(call.services.clock());
      checkParticipants(users, { ownership, today, buyer: buyer?.phone ?? '' });
      await checkGrown(tx, { order: guid, stage: stageNumber, users });
      const standing = standingsOn(users, today);
      const represented = representedOf(users);
      return {
        type: 'participants.named',
        data: {
          ...{ count: users.length, ownership },
          ...(standing.some((one) => one !== 'adult') && { standing }),
          ...(represented.length > 0 && { represented }),
        },
      };
    },
    async write(tx, { guid }) {
      await writeParticipants(tx, guid, users);
      await tx.update(orders).set({ ownership }).where(eq(orders.guid, guid));
    },
  });
});
