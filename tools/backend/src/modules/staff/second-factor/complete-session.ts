import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import {
  enteringOf,
  type StaffSession,
  type StudioCall,
} from '../../../kernel/studio/studio-call.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { beginSession } from '../session/begin-session.ts';
import { describeMe } from '../session/describe-me.ts';

/**
 * Completes a login by its second factor; a wrong one counts, whichever it is.
 * @param prove tells in the transaction whether the factor is right
 * @throws Refused 422 for a wrong factor, 409 where none is asked for, 429 over the limit
 */
export async function completeSession(
  call: StudioCall,
  method: string,
  prove: (tx: Database, session: StaffSession) => Promise<boolean>,
) {
  const session = enteringOf(call);
  const { person } = session;
  const { db, limits } = call.services;
  if (session.stage !== 'second_factor') throw refuse(409, 'Второй фактор сейчас не\u00a0нужен');
  if (!(await limits.take('studioFactor', person.guid))) {
    throw refuse(
      429,
      'Слишком много неверных кодов. Попробуйте завтра или попросите администратора сбросить доступ',
    );
  }
  const isRight = await db.transaction(async (tx) => {
    if (!(await prove(tx, session))) return false;
    await beginSession(tx, call, person.id, 'full');
    await writeAudit(tx, call, {
      ...{ method, summary: 'Вход подтверждён вторым фактором' },
      ...{ subject: 'session', subjectId: person.guid, before: null, after: { stage: 'full' } },
    });
    return true;
  });
  if (!isRight) throw refuse(422, 'Код или ключ не\u00a0подошёл');
  await limits.giveBack('studioFactor', person.guid);
  return describeMe(call.services, { stage: 'full', person });
}
