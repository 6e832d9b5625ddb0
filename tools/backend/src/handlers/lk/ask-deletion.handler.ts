import { askDeletion } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { askStaff } from '../../domain/profile/profile-requests.ts';

/** Answers `askDeletion`. */
export const askDeletionHandler = implement(askDeletion, async ({ reason }, call) => {
  const { services } = call;
  const { id: userId } = buyerOf(call).user;
  await askStaff(services.db, services, { userId, kind: 'deletion', name: null, reason });
  return {};
});
