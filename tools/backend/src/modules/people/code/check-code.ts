import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { authCodes } from '../account/auth.table.ts';
import { CODE_LIFETIME, MOST_TRIES } from '../../../kernel/codes/code-rules.ts';
import type { CodePurpose } from './code-types.ts';
import { flowOf } from './flow.ts';

/** A code that was sent to this browser and came back right. */
export type ConfirmedCode = typeof authCodes.$inferSelect;

interface Guess {
  purpose: CodePurpose;
  /** As the form holds it; absent, the phone that the code was sent to. */
  phone: string | undefined;
  code: string;
}

/**
 * Holds a code against the one that was sent for this purpose and phone to this browser. A wrong
 * one is counted before it is answered, in one statement, so that any number of guesses at once
 * get five tries together. The right one gives ten more minutes.
 * @throws Refused 422 where the code is wrong, too old, or tried too often
 */
export async function checkCode(
  call: Call,
  { purpose, phone, code }: Guess,
): Promise<ConfirmedCode> {
  const { db, clock, hashCode } = call.services;
  const now = clock();
  const flowHash = flowOf(call);
  const live = and(
    eq(authCodes.flowHash, flowHash),
    eq(authCodes.purpose, purpose),
    gt(authCodes.expiresAt, now),
  );
  const [sent] = await db.select().from(authCodes).where(live);
  const codeHash = hashCode(code, [flowHash, purpose, phone ?? sent?.phone ?? '']);
  const isRight = sql`(${authCodes.real} and ${authCodes.codeHash} = ${codeHash})`;
  const isFirst = sql`(${isRight} and ${authCodes.confirmedAt} is null)`;
  const until = new Date(now.getTime() + CODE_LIFETIME).toISOString();
  const [counted] = await db
    .update(authCodes)
    .set({
      tries: sql`${authCodes.tries} + case when ${isRight} then 0 else 1 end`,
      expiresAt: sql`case when ${isFirst} then ${until}::timestamptz else ${authCodes.expiresAt} end`,
      confirmedAt: sql`case when ${isFirst} then ${now.toISOString()}::timestamptz else ${authCodes.confirmedAt} end`,
    })
    .where(and(live, lt(authCodes.tries, MOST_TRIES)))
    .returning();
  if (!sent) throw refuse(422, 'Код устарел. Запросите новый');
  if (!counted) throw refuse(422, 'Неверный код. Попытки закончились, запросите новый код');
  if (!counted.real || counted.codeHash !== codeHash) throw wrongCode();
  return counted;
}

/** The answer to a wrong code, and to a right one that came too late to be of use. */
export const wrongCode = () => refuse(422, 'Неверный код. Проверьте цифры или запросите новый');
