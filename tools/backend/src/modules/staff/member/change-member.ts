import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { staffOf, type StudioCall } from '../../../kernel/studio/studio-call.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lockPerson } from '../person/find-people.ts';
import { staffPeople, type StaffPersonRow } from '../person/staff-people.table.ts';

interface Wish {
  method: string;
  summary: string;
  /** Guid of whom it is about. */
  person: string;
  /** It may leave the company without anybody who gives rights. */
  takesRights: boolean;
}

/**
 * Changes a member of the staff and writes the journal, in one transaction.
 * @param change what is to stand in the row; does what belongs to it beside
 * @throws Refused 404, or 409 where nobody would be left to give rights, or somebody takes the own ones away
 */
export function changeMember(
  call: StudioCall,
  { method, summary, person: guid, takesRights }: Wish,
  change: (tx: Database, before: StaffPersonRow) => Promise<Partial<StaffPersonRow>>,
): Promise<StaffPersonRow> {
  const { db } = call.services;
  return db.transaction(async (tx) => {
    if (takesRights) await lockAdministrators(tx);
    const before = await lockPerson(tx, call.services, guid);
    if (takesRights) await keepAdministrator(tx, call, before);
    const set = await change(tx, before);
    const [after] = await tx
      .update(staffPeople)
      .set(set)
      .where(eq(staffPeople.id, before.id))
      .returning();
    if (!after) throw new Error('a locked person is gone');
    const { lastSeenAt: _, ...was } = before;
    const { lastSeenAt: __, ...is } = after;
    await writeAudit(tx, call, {
      ...{ method, summary, subject: 'person', subjectId: guid, before: was, after: is },
    });
    return after;
  });
}

const administrators = and(eq(staffPeople.role, 'administrator'), isNull(staffPeople.restrictedAt));

/** Of two who take each other's rights at once the second sees what the first has done. */
async function lockAdministrators(tx: Database): Promise<void> {
  await tx.select({ id: staffPeople.id }).from(staffPeople).where(administrators).for('update');
}

async function keepAdministrator(tx: Database, call: StudioCall, target: StaffPersonRow) {
  if (target.id === staffOf(call).id)
    throw refuse(409, 'Свой доступ изменить нельзя: попросите коллегу');
  if (target.role !== 'administrator') return;
  const { config } = call.services;
  const left = await tx
    .select({ id: staffPeople.id })
    .from(staffPeople)
    .where(and(administrators, config.demo ? undefined : eq(staffPeople.demo, false)));
  if (left.every(({ id }) => id === target.id)) {
    throw refuse(409, 'Это последний администратор: сначала назначьте другого');
  }
}
