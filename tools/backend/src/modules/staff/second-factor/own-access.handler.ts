import { and, eq } from 'drizzle-orm';
import { changePassword, deletePasskey, newRecoveryCodes } from '@m30/studio/contract';
import { refuse } from '../../../kernel/method/refuse.ts';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import {
  enteringOf,
  staffOf,
  type StaffPerson,
  type StudioCall,
} from '../../../kernel/studio/studio-call.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { hashNewPassword } from '../person/new-password.ts';
import { staffPasskeys, staffPeople } from '../person/staff-people.table.ts';
import { endStaffSessions } from '../session/staff-sessions.ts';
import { factorsOf } from '../person/factors-of.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/**
 * Whoever sits at an open login has to know the password before the access changes.
 * @throws Refused 422 for a wrong one, 429 over the limit
 */
async function provePassword(call: StudioCall, person: StaffPerson, password: string) {
  const { db, limits, passwords } = call.services;
  if (!(await limits.take('studioProof', person.guid))) {
    throw refuse(429, 'Слишком много неверных паролей. Попробуйте завтра');
  }
  const [row] = await db
    .select({ hash: staffPeople.passwordHash })
    .from(staffPeople)
    .where(eq(staffPeople.id, person.id));
  if (!(await passwords.isRight(row?.hash ?? null, password))) {
    throw refuse(422, 'Неверный пароль', [{ path: 'password', message: 'Неверный пароль' }]);
  }
  await limits.giveBack('studioProof', person.guid);
}

export const deletePasskeyHandler = implementStudio(deletePasskey, async (input, call) => {
  const person = staffOf(call);
  await provePassword(call, person, input.password);
  await call.services.db.transaction(async (tx) => {
    const lock = tx.select({ id: staffPeople.id }).from(staffPeople);
    await lock.where(eq(staffPeople.id, person.id)).for('update');
    const own = and(eq(staffPasskeys.id, input.id), eq(staffPasskeys.personId, person.id));
    const [gone] = await tx.delete(staffPasskeys).where(own).returning();
    if (!gone) throw refuse(404, 'Такого ключа нет');
    const { totp, passkeys } = await factorsOf(tx, person.id);
    if (!totp && passkeys.length === 0) throw refuse(409, 'Последний второй фактор удалить нельзя');
    await writeAudit(tx, call, {
      ...{ method: deletePasskey.name, summary: `Ключ «${gone.name}» удалён` },
      ...{ subject: 'person', subjectId: person.guid, before: { passkey: gone.name }, after: null },
    });
  });
  return {};
});

export const newRecoveryCodesHandler = implementStudio(newRecoveryCodes, async (input, call) => {
  const person = staffOf(call);
  await provePassword(call, person, input.password);
  const codes = await call.services.db.transaction(async (tx) => {
    const { recovery } = await factorsOf(tx, person.id);
    const made = await makeRecoveryCodes(tx, call.services, person);
    await writeAudit(tx, call, {
      ...{ method: newRecoveryCodes.name, summary: 'Новые коды восстановления' },
      ...{ subject: 'person', subjectId: person.guid },
      ...{ before: { recovery }, after: { recovery: made.length } },
    });
    return made;
  });
  return { recovery_codes: codes };
});

/** Answers `changePassword`; the other logins end. */
export const changePasswordHandler = implementStudio(changePassword, async (input, call) => {
  const person = staffOf(call);
  await provePassword(call, person, input.password);
  const passwordHash = await hashNewPassword(call.services, input.new_password, 'new_password');
  await call.services.db.transaction(async (tx) => {
    await tx.update(staffPeople).set({ passwordHash }).where(eq(staffPeople.id, person.id));
    const ended = await endStaffSessions(tx, person.id, { but: enteringOf(call).idHash });
    await writeAudit(tx, call, {
      ...{ method: changePassword.name, summary: 'Пароль изменён, другие входы закрыты' },
      ...{ subject: 'person', subjectId: person.guid, before: null, after: { ended } },
    });
  });
  return {};
});
