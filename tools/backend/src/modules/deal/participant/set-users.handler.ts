import { setUsers } from '@m30/api';
import { moscowDay } from '@m30/ui-kit/format';
import { implement } from '../../../kernel/method/implement.ts';
import { changeOrder } from '../order-details/change-order.ts';
import { checkParticipants } from './check-participants.ts';
import { writeParticipants } from './write-participants.ts';

/** Names the people who buy. */
export const setUsersHandler = implement(setUsers, (input, call) =>
  changeOrder(call, {
    method: setUsers,
    input,
    event() {
      checkParticipants(input.users, moscowDay(call.services.clock()));
      return { type: 'participants.named', data: { count: input.users.length } };
    },
    write: (tx, { guid }) => writeParticipants(tx, guid, input.users),
  }),
);
