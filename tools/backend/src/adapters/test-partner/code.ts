import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { refuse } from '../../kernel/method/refuse.ts';
import type { Services } from '../../kernel/services.ts';
import type { Database } from '../../kernel/db/database.ts';
import { signCodeSms } from './sign-code.letters.ts';
import { testMatters } from './test-partner.table.ts';
import { takeQuotas } from '../../kernel/codes/code-quota.ts';
import {
  CODE_LIFETIME,
  MOST_CODES,
  MOST_CODES_IN_ALL,
  MOST_TRIES,
} from '../../kernel/codes/code-rules.ts';

type Matter = typeof testMatters.$inferSelect;
type Needed = Pick<Services, 'clock' | 'outbox' | 'hashCode'>;

/**
 * Sends the code that a document is signed with.
 * @throws Refused 429 where too many were sent
 */
export async function sendCode(
  tx: Database,
  { clock, outbox, hashCode }: Needed,
  { guid, matter }: Matter,
): Promise<void> {
  const now = clock();
  const { phone } = matter;
  const quotas = [
    { key: `purpose:sign:${phone}`, most: MOST_CODES, spaced: true },
    { key: `phone:${phone}`, most: MOST_CODES_IN_ALL, spaced: false },
  ];
  await takeQuotas(tx, quotas, now);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME).toISOString();
  await tx
    .update(testMatters)
    .set({ code: { hash: hashCode(code, ['sign', guid]), expiresAt, tries: 0 } })
    .where(eq(testMatters.guid, guid));
  if (!(await outbox.add(tx, signCodeSms.to(matter.phone, { code }), 'code'))) {
    throw refuse(429, 'На этот номер сегодня отправлено слишком много СМС. Попробуйте завтра');
  }
}

/** What a code turned out to be. */
export type CodeVerdict = 'right' | 'wrong' | 'dead';

/** Holds a code against the one that was sent; a wrong one is counted. The row must be locked. */
export async function tryCode(
  tx: Database,
  { clock, hashCode }: Needed,
  { guid, code }: Matter,
  given: string,
): Promise<CodeVerdict> {
  if (!code || code.tries >= MOST_TRIES || new Date(code.expiresAt) <= clock()) return 'dead';
  if (hashCode(given, ['sign', guid]) === code.hash) return 'right';
  const tries = code.tries + 1;
  await tx
    .update(testMatters)
    .set({ code: { ...code, tries } })
    .where(eq(testMatters.guid, guid));
  return tries >= MOST_TRIES ? 'dead' : 'wrong';
}

/** What a person reads of a code that is not right. */
export const codeRefusal = (verdict: Exclude<CodeVerdict, 'right'>) =>
  refuse(
    422,
    verdict === 'wrong'
      ? 'Неверный код. Проверьте цифры или запросите новый'
      : 'Код устарел. Запросите новый',
  );
