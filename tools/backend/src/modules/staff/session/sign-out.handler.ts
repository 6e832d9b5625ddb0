import { signOut } from '@m30/studio/contract';
import { eq } from 'drizzle-orm';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { enteringOf } from '../../../kernel/studio/studio-call.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { staffSessions } from './staff-sessions.table.ts';
import { studioCookie } from './studio-cookie.ts';

export const signOutHandler = implementStudio(signOut, async (_input, call) => {
  const { db, config } = call.services;
  const { idHash, guid, person } = enteringOf(call);
  await db.transaction(async (tx) => {
    await tx.delete(staffSessions).where(eq(staffSessions.idHash, idHash));
    await writeAudit(tx, call, {
      ...{ method: signOut.name, summary: 'Выход', subject: 'session', subjectId: person.guid },
      ...{ before: { session: guid }, after: null },
    });
  });
  const { name, options } = studioCookie(config);
  call.setCookie(name, '', { ...options, maxAge: 0 });
  return {};
});
