import { desc, eq, isNull, ne } from 'drizzle-orm';
import { listColleagues, listStaff, listStaffSessions } from '@m30/studio/contract';
import { refuse } from '../../../kernel/method/refuse.ts';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { enteringOf, staffName } from '../../../kernel/studio/studio-call.ts';
import { staffInvitations } from '../invitation/staff-invitations.table.ts';
import { toInvitation } from '../invitation/to-invitation.ts';
import { findPeople } from '../person/find-people.ts';
import { staffPeople } from '../person/staff-people.table.ts';
import { listStaffSessions as sessionsOf } from '../session/staff-sessions.ts';
import { toMember } from './to-member.ts';

export const listStaffHandler = implementStudio(listStaff, async (_input, { services }) => {
  const { db, clock } = services;
  const people = await findPeople(db, services);
  const open = await db
    .select({ invitation: staffInvitations, by: staffPeople })
    .from(staffInvitations)
    .leftJoin(staffPeople, eq(staffPeople.id, staffInvitations.invitedBy))
    .where(ne(staffInvitations.kind, 'first'))
    .orderBy(desc(staffInvitations.createdAt));
  return {
    people: await Promise.all(people.map((person) => toMember(db, person))),
    invitations: open.map(({ invitation, by }) => toInvitation(invitation, by, clock())),
  };
});

export const listColleaguesHandler = implementStudio(
  listColleagues,
  async (_input, { services }) => {
    const people = await findPeople(services.db, services, isNull(staffPeople.restrictedAt));
    return {
      people: people.map((one) => ({ guid: one.guid, name: staffName(one), role: one.role })),
    };
  },
);

export const staffSessionsHandler = implementStudio(listStaffSessions, async (input, call) => {
  const { db, clock } = call.services;
  const [person] = await findPeople(db, call.services, eq(staffPeople.guid, input.person));
  if (!person) throw refuse(404, 'Такого сотрудника нет');
  const own = enteringOf(call).idHash;
  return { sessions: await sessionsOf(db, { personId: person.id, own, now: clock() }) };
});
