import { askDeletion } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import * as deletion from './ask-deletion.ts';
import { proveBuyer } from './prove-buyer.ts';

export const askDeletionHandler = implement(askDeletion, async ({ reason, password }, call) => {
  const { db, outbox } = call.services;
  const account = await proveBuyer(call, password);
  await db.transaction((tx) => deletion.askDeletion(tx, call, account, reason));
  void outbox.flush();
  return {};
});
