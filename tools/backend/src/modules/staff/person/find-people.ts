import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { staffPeople, type StaffPersonRow } from './staff-people.table.ts';

type Settings = Pick<Services, 'config'>;

/** Without the demonstration its accounts are as good as gone. */
const living = ({ config }: Settings) => (config.demo ? undefined : eq(staffPeople.demo, false));

/** Members of the staff by name. */
export function findPeople(
  db: Database,
  settings: Settings,
  where?: SQL,
): Promise<StaffPersonRow[]> {
  return db
    .select()
    .from(staffPeople)
    .where(and(living(settings), where))
    .orderBy(asc(staffPeople.lastName), asc(staffPeople.name), asc(staffPeople.id));
}

/**
 * A member of the staff, locked until the transaction ends.
 * @throws Refused 404
 */
export async function lockPerson(
  tx: Database,
  settings: Settings,
  guid: string,
): Promise<StaffPersonRow> {
  const [person] = await tx
    .select()
    .from(staffPeople)
    .where(and(living(settings), eq(staffPeople.guid, guid)))
    .for('update');
  if (!person) throw refuse(404, 'Такого сотрудника нет');
  return person;
}
