import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import {
  enteringOf,
  type StaffSession,
  type StudioCall,
} from '../../../kernel/studio/studio-call.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { staffPeople } from '../person/staff-people.table.ts';
import { beginSession } from '../session/begin-session.ts';
import { describeMe } from '../session/describe-me.ts';
import { factorsOf } from '../person/factors-of.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/**
 * The login of who may set a factor up: with the factor that stands, or where there is none yet. A password alone is not enough
 * to add a second factor to an account that has one.
 * @throws Refused 401 or 409
 */
export function settingUpOf(call: StudioCall): StaffSession {
  const session = enteringOf(call);
  if (session.stage === 'second_factor')
    throw refuse(409, 'Сначала подтвердите вход вторым фактором');
  return session;
}

/**
 * Adds a factor in a transaction; the first one completes the login and brings recovery codes.
 * @param add stores it; `false` for a wrong answer
 * @throws Refused 422, or 409 where another login was quicker with the first factor
 */
export async function addFactor(
  call: StudioCall,
  { method, summary }: { method: string; summary: string },
  add: (tx: Database, session: StaffSession) => Promise<boolean>,
) {
  const session = settingUpOf(call);
  const { person, stage } = session;
  const { db, limits } = call.services;
  if (!(await limits.take('studioFactor', person.guid))) {
    throw refuse(429, 'Слишком много неверных кодов. Попробуйте завтра');
  }
  const codes = await db.transaction(async (tx) => {
    await tx
      .select({ id: staffPeople.id })
      .from(staffPeople)
      .where(eq(staffPeople.id, person.id))
      .for('update');
    const { totp, passkeys } = await factorsOf(tx, person.id);
    const isFirst = !totp && passkeys.length === 0;
    if (stage === 'setup' && !isFirst)
      throw refuse(409, 'Второй фактор уже подключён. Войдите ещё раз');
    if (!(await add(tx, session))) throw refuse(422, 'Код или ключ не\u00a0подошёл');
    const made = isFirst ? await makeRecoveryCodes(tx, call.services, person) : null;
    if (stage === 'setup') await beginSession(tx, call, person.id, 'full');
    await writeAudit(tx, call, {
      ...{ method, summary, subject: 'person', subjectId: person.guid },
      ...{ before: { totp, passkeys: passkeys.length }, after: await countsOf(tx, person.id) },
    });
    return made;
  });
  await limits.giveBack('studioFactor', person.guid);
  const me = await describeMe(call.services, { stage: 'full', person });
  return { me, recovery_codes: codes };
}

async function countsOf(tx: Database, personId: number) {
  const { totp, passkeys } = await factorsOf(tx, personId);
  return { totp, passkeys: passkeys.length };
}
