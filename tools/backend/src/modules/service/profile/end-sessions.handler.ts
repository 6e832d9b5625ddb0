import { endSessions } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { endOtherSessions, endSession } from '../../people/session/sessions.ts';

export const endSessionsHandler = implement(endSessions, async ({ guid }, call) => {
  const { db } = call.services;
  const { user, idHash } = buyerOf(call);
  if (guid === undefined) await endOtherSessions(db, user.id, idHash);
  else if (!(await endSession(db, user.id, guid))) throw refuse(404, 'Этот вход уже завершён');
  return {};
});
