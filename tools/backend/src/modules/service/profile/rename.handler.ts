import { rename } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { renameBuyer } from './rename.ts';

export const renameHandler = implement(rename, async (input, call) => ({
  applied: await renameBuyer(call.services, buyerOf(call).user.id, {
    lastName: input.last_name,
    name: input.name,
    secondName: input.second_name,
    reason: input.reason,
  }),
}));
