import { setUsers } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { moscowDate } from '../../domain/content/moscow-date.ts';
import { changeOrder } from '../../domain/order/change-order.ts';
import { checkParticipants } from '../../domain/order/check-participants.ts';
import { writeParticipants } from '../../domain/order/write-participants.ts';

/** Names the people who buy. */
export const setUsersHandler = implement(setUsers, (input, call) =>
  changeOrder(call, {
    method: setUsers,
    input,
    event() {
      checkParticipants(input.users, moscowDate(call.services.clock()));
      return { type: 'participants.named', data: { count: input.users.length } };
    },
    write: (tx, { guid }) => writeParticipants(tx, guid, input.users),
  }),
);
