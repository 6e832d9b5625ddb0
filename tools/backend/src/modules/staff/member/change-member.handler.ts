import {
  changeRole,
  resetAccess,
  restrict,
  revokeStaffSessions,
  unrestrict,
} from '@m30/studio/contract';
import { ROLES } from '@m30/studio/contract/core/roles';
import { eq } from 'drizzle-orm';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { staffOf } from '../../../kernel/studio/studio-call.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { countLetter, sendInvitation } from '../invitation/send-invitation.ts';
import { lockPerson } from '../person/find-people.ts';
import { staffPasskeys, staffRecoveryCodes } from '../person/staff-people.table.ts';
import { endStaffSessions } from '../session/staff-sessions.ts';
import { changeMember } from './change-member.ts';
import { toMember } from './to-member.ts';

export const changeRoleHandler = implementStudio(changeRole, async ({ person, role }, call) => {
  const summary = `Роль: ${ROLES[role].title}`;
  const after = await changeMember(
    call,
    { method: changeRole.name, summary, person, takesRights: true },
    async () => ({ role }),
  );
  return { person: await toMember(call.services.db, after) };
});

/** Answers `restrict`; nobody whose access is closed stays signed in. */
export const restrictHandler = implementStudio(restrict, async ({ person, reason }, call) => {
  const after = await changeMember(
    call,
    { method: restrict.name, summary: 'Доступ закрыт', person, takesRights: true },
    async (tx, { id }) => {
      await endStaffSessions(tx, id);
      return { restrictedAt: call.services.clock(), restrictedReason: reason };
    },
  );
  return { person: await toMember(call.services.db, after) };
});

export const unrestrictHandler = implementStudio(unrestrict, async ({ person }, call) => {
  const after = await changeMember(
    call,
    { method: unrestrict.name, summary: 'Доступ открыт', person, takesRights: false },
    async () => ({ restrictedAt: null, restrictedReason: null }),
  );
  return { person: await toMember(call.services.db, after) };
});

/** Answers `resetAccess`: for a member who has lost password and telephone. */
export const resetAccessHandler = implementStudio(resetAccess, async ({ person }, call) => {
  await countLetter(call, staffOf(call));
  await changeMember(
    call,
    {
      method: resetAccess.name,
      summary: 'Доступ сброшен, ссылка отправлена',
      person,
      takesRights: true,
    },
    async (tx, row) => {
      await endStaffSessions(tx, row.id);
      await tx.delete(staffPasskeys).where(eq(staffPasskeys.personId, row.id));
      await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.personId, row.id));
      await sendInvitation(tx, call, { kind: 'reset', ...row, personId: row.id });
      return { passwordHash: null, totpSecret: null };
    },
  );
  void call.services.outbox.flush();
  return {};
});

export const revokeStaffSessionsHandler = implementStudio(
  revokeStaffSessions,
  async ({ person: guid, session }, call) => {
    const ended = await call.services.db.transaction(async (tx) => {
      const person = await lockPerson(tx, call.services, guid);
      const count = await endStaffSessions(tx, person.id, { only: session });
      await writeAudit(tx, call, {
        ...{ method: revokeStaffSessions.name, summary: 'Входы сотрудника закрыты' },
        ...{ subject: 'person', subjectId: guid },
        ...{ before: { session: session ?? 'все' }, after: { ended: count } },
      });
      return count;
    });
    return { ended };
  },
);
