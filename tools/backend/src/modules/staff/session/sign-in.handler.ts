import { signIn } from '@m30/studio/contract';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { hasFactor } from '../person/factors-of.ts';
import { beginSession } from './begin-session.ts';
import { describeMe } from './describe-me.ts';
import { checkCredentials } from './sign-in.ts';

/**
 * Answers `signIn`. Whoever has no second factor has to set one up before anything else; an account of the demo, whose
 * password everybody knows, need not.
 */
export const signInHandler = implementStudio(signIn, async (input, call) => {
  const { db } = call.services;
  const person = await checkCredentials(call, input);
  const ask = await hasFactor(db, person.id);
  const stage = ask ? 'second_factor' : person.demo ? 'full' : 'setup';
  await db.transaction(async (tx) => {
    await beginSession(tx, call, person.id, stage);
    await writeAudit(tx, call, {
      ...{ method: signIn.name, summary: 'Пароль принят', personId: person.id },
      ...{ subject: 'session', subjectId: person.guid, before: null, after: { stage } },
    });
  });
  return describeMe(call.services, { stage, person });
});
