import { and, eq, sql } from 'drizzle-orm';
import { networksOf } from '../../../kernel/network/network-address.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { StudioCall } from '../../../kernel/studio/studio-call.ts';
import { staffPeople, type StaffPersonRow } from '../person/staff-people.table.ts';

/**
 * Finds the account of a mailbox and its password. Whether there is one, nobody learns: an unknown mailbox and a wrong
 * password get the same answer for the same work. An attempt is counted before it is compared.
 * @throws Refused 401 for wrong credentials, 429 over the limits
 */
export async function checkCredentials(
  { services, visitor }: StudioCall,
  { email, password }: { email: string; password: string },
): Promise<StaffPersonRow> {
  const { db, config, limits, passwords } = services;
  const pair = `${email} ${networksOf(visitor.ip)[0]?.key ?? ''}`;
  const allowed =
    (await limits.take('studioAddress', visitor.ip)) &&
    (await limits.take('studioPair', pair)) &&
    (await limits.take('studioMailbox', email));
  if (!allowed) throw refuse(429, 'Слишком много попыток входа. Попробуйте через 15 минут');
  const [person] = await db
    .select()
    .from(staffPeople)
    .where(
      and(
        eq(sql`lower(${staffPeople.email})`, email),
        config.demo ? undefined : eq(staffPeople.demo, false),
      ),
    );
  const right = await passwords.isRight(person?.passwordHash ?? null, password);
  if (!person || !right) throw refuse(401, 'Неверная почта или пароль');
  await limits.reset('studioPair', pair);
  await limits.giveBack('studioMailbox', email);
  if (person.restrictedAt !== null) {
    throw refuse(401, 'Доступ закрыт. Обратитесь к администратору');
  }
  return person;
}
