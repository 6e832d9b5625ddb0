import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { formatDate } from '@m30/ui-kit/format';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { authCodes } from './codes.table.ts';
import { CODE_LIFETIME, MOST_TRIES } from '../../../kernel/codes/code-rules.ts';
import type { CodePurpose } from './code-types.ts';
import { flowOf } from './flow.ts';
import { lockGuesses } from '../account/wrong-guesses.ts';

/** A code that was sent to this browser and came back right. */
export type ConfirmedCode = typeof authCodes.$inferSelect;

interface Guess {
  purpose: CodePurpose;
  /** As the form holds it; absent, the phone that the code was sent to. */
  phone: string | undefined;
  code: string;
}

/** Why a code is no good. */
type Fault =
  { fault: 'old' } | { fault: 'dead' } | { fault: 'wrong' } | { fault: 'spent'; until: number };

/**
 * Holds a code against the one that was sent for this purpose and phone to this browser. A wrong one is counted before it
 * is answered, against its code and against its phone, so that any number of guesses at once get five tries at a code and 25
 * a day at a phone together. The right one gives ten more minutes.
 * @throws Refused 422 where the code is wrong, too old, or tried too often, 429 after too many wrong ones
 */
export async function checkCode(call: Call, guess: Guess): Promise<ConfirmedCode> {
  // A refusal would take back that the wrong one was counted: it is thrown outside.
  const result = await call.services.db.transaction((tx) => tryCode(tx, call, guess));
  if (!('fault' in result)) return result;
  if (result.fault === 'old') throw refuse(422, 'Код устарел. Запросите новый');
  if (result.fault === 'wrong') throw wrongCode();
  if (result.fault === 'dead') {
    throw refuse(422, 'Неверный код. Попытки закончились, запросите новый код');
  }
  const when = formatDate(result.until, 'inSentence');
  throw refuse(429, `За сутки введено слишком много неверных кодов. Попробуйте после ${when}`);
}

async function tryCode(
  tx: Database,
  call: Call,
  { purpose, phone, code }: Guess,
): Promise<ConfirmedCode | Fault> {
  const { clock, hashCode } = call.services;
  const now = clock();
  const flowHash = flowOf(call);
  const live = and(
    eq(authCodes.flowHash, flowHash),
    eq(authCodes.purpose, purpose),
    gt(authCodes.expiresAt, now),
  );
  const [sent] = await tx.select().from(authCodes).where(live);
  if (!sent) return { fault: 'old' };
  const guesses = await lockGuesses(tx, sent.phone, now);
  if (guesses.spentUntil !== null) return { fault: 'spent', until: guesses.spentUntil };
  const codeHash = hashCode(code, [flowHash, purpose, phone ?? sent.phone]);
  const isRight = sql`(${authCodes.real} and ${authCodes.codeHash} = ${codeHash})`;
  const isFirst = sql`(${isRight} and ${authCodes.confirmedAt} is null)`;
  const until = new Date(now.getTime() + CODE_LIFETIME).toISOString();
  const [counted] = await tx
    .update(authCodes)
    .set({
      tries: sql`${authCodes.tries} + case when ${isRight} then 0 else 1 end`,
      expiresAt: sql`case when ${isFirst} then ${until}::timestamptz else ${authCodes.expiresAt} end`,
      confirmedAt: sql`case when ${isFirst} then ${now.toISOString()}::timestamptz else ${authCodes.confirmedAt} end`,
    })
    .where(and(live, lt(authCodes.tries, MOST_TRIES)))
    .returning();
  if (!counted) return { fault: 'dead' };
  if (counted.real && counted.codeHash === codeHash) return counted;
  await guesses.count();
  return { fault: 'wrong' };
}

/** The answer to a wrong code, and to a right one that came too late to be of use. */
export const wrongCode = () => refuse(422, 'Неверный код. Проверьте цифры или запросите новый');
