import { askDeletion } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { askStaff } from './profile-requests.ts';

/** Answers `askDeletion`. */
export const askDeletionHandler = implement(askDeletion, async ({ reason }, call) => {
  const { services } = call;
  const { id: userId } = buyerOf(call).user;
  await askStaff(services.db, services, { userId, kind: 'deletion', name: null, reason });
  return {};
});
