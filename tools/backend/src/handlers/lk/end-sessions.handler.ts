import { endSessions } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { refuse } from '../../core/refuse.ts';
import { endOtherSessions, endSession } from '../../domain/account/sessions.ts';

/** Answers `endSessions`. */
export const endSessionsHandler = implement(endSessions, async ({ guid }, call) => {
  const { db } = call.services;
  const { user, idHash } = buyerOf(call);
  if (guid === undefined) await endOtherSessions(db, user.id, idHash);
  else if (!(await endSession(db, user.id, guid))) throw refuse(404, 'Этот вход уже завершён');
  return {};
});
