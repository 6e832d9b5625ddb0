import { and, eq, ne, sql } from 'drizzle-orm';
import { cancelInvitation, invite } from '@m30/studio/contract';
import { refuse } from '../../../kernel/method/refuse.ts';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { staffOf } from '../../../kernel/studio/studio-call.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { staffPeople } from '../person/staff-people.table.ts';
import { countLetter, sendInvitation } from './send-invitation.ts';
import { staffInvitations } from './staff-invitations.table.ts';
import { toInvitation } from './to-invitation.ts';

export const inviteHandler = implementStudio(invite, async (input, call) => {
  const { db, clock, outbox } = call.services;
  const by = staffOf(call);
  await countLetter(call, by);
  const { email, role, name, last_name: lastName } = input;
  const row = await db.transaction(async (tx) => {
    const withAddress = await tx.$count(staffPeople, eq(sql`lower(${staffPeople.email})`, email));
    if (withAddress > 0) {
      const message = 'У\u00a0этой почты уже есть доступ. Откройте его снова или сбросьте';
      throw refuse(409, message, [{ path: 'email', message }]);
    }
    const sent = await sendInvitation(tx, call, { kind: 'invited', email, lastName, name, role });
    await writeAudit(tx, call, {
      ...{ method: invite.name, summary: `Приглашение: ${lastName} ${name}` },
      ...{
        subject: 'invitation',
        subjectId: sent.guid,
        before: null,
        after: { email, lastName, name, role },
      },
    });
    return sent;
  });
  void outbox.flush();
  return { invitation: toInvitation(row, by, clock()) };
});

export const cancelInvitationHandler = implementStudio(cancelInvitation, async (input, call) => {
  await call.services.db.transaction(async (tx) => {
    const open = and(
      eq(staffInvitations.guid, input.invitation),
      ne(staffInvitations.kind, 'first'),
    );
    const [gone] = await tx.delete(staffInvitations).where(open).returning();
    if (!gone) throw refuse(404, 'Такого приглашения нет');
    const { email, lastName, name, role } = gone;
    await writeAudit(tx, call, {
      ...{ method: cancelInvitation.name, summary: 'Приглашение отменено' },
      ...{
        subject: 'invitation',
        subjectId: gone.guid,
        before: { email, lastName, name, role },
        after: null,
      },
    });
  });
  return {};
});
