import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { acceptInvitation, getInvitation } from '@m30/studio/contract';
import type { Database } from '../../../kernel/db/database.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import type { StudioCall } from '../../../kernel/studio/studio-call.ts';
import { hashSecret } from '../../../kernel/secret/hash-secret.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { hashNewPassword } from '../person/new-password.ts';
import { staffPeople, type StaffPersonRow } from '../person/staff-people.table.ts';
import { beginSession } from '../session/begin-session.ts';
import { describeMe } from '../session/describe-me.ts';
import { closeFirstLinks, isNobodyThere } from './first-link.ts';
import { staffInvitations } from './staff-invitations.table.ts';

type Invitation = typeof staffInvitations.$inferSelect;

const GONE = 'Ссылка неверна, уже использована или устарела. Попросите новую';

/** @throws Refused 429 */
async function countLook({ services, visitor }: StudioCall): Promise<void> {
  if (await services.limits.take('studioLink', visitor.ip)) return;
  throw refuse(429, 'Слишком много попыток. Попробуйте через час');
}

const openOne = ({ services }: StudioCall, key: string) =>
  and(
    eq(staffInvitations.keyHash, hashSecret(key)),
    gt(staffInvitations.expiresAt, services.clock()),
  );

export const getInvitationHandler = implementStudio(getInvitation, async ({ key }, call) => {
  await countLook(call);
  const { db } = call.services;
  const [found] = await db.select().from(staffInvitations).where(openOne(call, key));
  if (!found || (found.kind === 'first' && !(await isNobodyThere(db)))) throw refuse(404, GONE);
  const { kind, email, lastName, name, role } = found;
  return { kind, email: email || null, last_name: lastName, name, role };
});

/** Answers `acceptInvitation`: of those who use a link at once one does. */
export const acceptInvitationHandler = implementStudio(acceptInvitation, async (input, call) => {
  await countLook(call);
  const { db } = call.services;
  const [open] = await db.select().from(staffInvitations).where(openOne(call, input.key));
  if (!open) throw refuse(404, GONE);
  const passwordHash = await hashNewPassword(call.services, input.password, 'password');
  const person = await db.transaction(async (tx) => {
    const [used] = await tx.delete(staffInvitations).where(openOne(call, input.key)).returning();
    if (!used) throw refuse(404, GONE);
    const row = await openAccount(tx, call, used, { ...input, passwordHash });
    await beginSession(tx, call, row.id, 'setup');
    return row;
  });
  return describeMe(call.services, { stage: 'setup', person });
});

interface Answer {
  passwordHash: string;
  email?: string | undefined;
  last_name?: string | undefined;
  name?: string | undefined;
}

async function openAccount(
  tx: Database,
  call: StudioCall,
  invitation: Invitation,
  answer: Answer,
): Promise<StaffPersonRow> {
  const { passwordHash } = answer;
  const about = { method: acceptInvitation.name, subject: 'person', before: null };
  if (invitation.personId !== null) {
    const [row] = await tx
      .update(staffPeople)
      .set({ passwordHash })
      .where(eq(staffPeople.id, invitation.personId))
      .returning();
    // A closed access is not opened by a link that was sent before.
    if (!row || row.restrictedAt !== null) throw refuse(404, GONE);
    const after = { kind: invitation.kind };
    await writeAudit(tx, call, {
      ...{
        ...about,
        summary: 'Пароль задан по ссылке',
        subjectId: row.guid,
        after,
        personId: row.id,
      },
    });
    return row;
  }
  if (invitation.kind === 'first') await closeFirstLinks(tx, GONE);
  const { email, lastName, name } = namesOf(invitation, answer);
  const [row] = await tx
    .insert(staffPeople)
    .values({
      ...{ guid: randomUUID(), email, lastName, name, role: invitation.role, passwordHash },
      createdAt: call.services.clock(),
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw refuse(422, 'У\u00a0этой почты уже есть доступ');
  const after = { email, lastName, name, role: row.role };
  await writeAudit(tx, call, {
    ...{
      ...about,
      summary: 'Доступ создан по ссылке',
      subjectId: row.guid,
      after,
      personId: row.id,
    },
  });
  return row;
}

/** The first account names itself; an invited person has the name of the invitation. */
function namesOf(invitation: Invitation, { email, last_name: lastName, name }: Answer) {
  if (invitation.kind !== 'first') return invitation;
  const lacking = Object.entries({ email, last_name: lastName, name }).filter(
    ([, value]) => !value,
  );
  if (email && lastName && name) return { email, lastName, name };
  const issues = lacking.map(([path]) => ({ path, message: 'Заполните поле' }));
  throw refuse(422, 'Заполните почту, имя и\u00a0фамилию', issues);
}
