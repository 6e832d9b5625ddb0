import { listSessions, revokeSession } from '@m30/studio/contract';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { enteringOf, staffOf } from '../../../kernel/studio/studio-call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { endStaffSessions, listStaffSessions } from './staff-sessions.ts';

/** Answers `listSessions`: the caller's logins. */
export const listSessionsHandler = implementStudio(listSessions, async (_input, call) => {
  const { db, clock } = call.services;
  const person = staffOf(call);
  const own = enteringOf(call).idHash;
  return { sessions: await listStaffSessions(db, { personId: person.id, own, now: clock() }) };
});

/** Answers `revokeSession`: of the caller alone. */
export const revokeSessionHandler = implementStudio(revokeSession, async ({ session }, call) => {
  const person = staffOf(call);
  const { idHash } = enteringOf(call);
  const choice = session === undefined ? { but: idHash } : { only: session };
  const ended = await call.services.db.transaction(async (tx) => {
    const count = await endStaffSessions(tx, person.id, choice);
    if (session !== undefined && count === 0) throw refuse(404, 'Такого входа нет');
    await writeAudit(tx, call, {
      ...{ method: revokeSession.name, summary: 'Свои входы закрыты' },
      ...{ subject: 'session', subjectId: person.guid },
      ...{ before: { session: session ?? 'все другие' }, after: { ended: count } },
    });
    return count;
  });
  return { ended };
});
