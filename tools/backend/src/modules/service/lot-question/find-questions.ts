import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import type { Database } from '../../../kernel/db/database.ts';
import { users } from '../../people/account/accounts.table.ts';
import { lotQuestions, type LotQuestionRow } from './lot-questions.table.ts';

type Question = ResultOf<'LK.GetLotQuestions'>['questions'][number];

/** Questions that a page shows. */
const MOST = 50;

/**
 * An account whose mailbox a code has reached: registered by letter, or changed in the profile. One that was only named beside a
 * confirmed phone may be somebody else's, whose questions are none of that buyer's business.
 */
const provedMailbox = and(
  eq(users.emailConfirmed, true),
  or(eq(users.phoneConfirmed, false), isNotNull(users.emailChangedAt)),
);

/** Questions of a buyer: asked while logged in, kept by the link of the answer, or asked from a mailbox that the account has proved. */
export async function findQuestions(db: Database, userId: number): Promise<Question[]> {
  const [proved] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), provedMailbox));
  const own = eq(lotQuestions.userId, userId);
  const mailed = proved?.email ? eq(lotQuestions.email, proved.email.toLowerCase()) : undefined;
  const rows = await db
    .select()
    .from(lotQuestions)
    .where(or(own, mailed))
    .orderBy(desc(lotQuestions.createdAt))
    .limit(MOST);
  return rows.map(toQuestion);
}

/** Id of the account that sees the questions of a mailbox; `null` where none has proved it. */
export async function accountOf(db: Database, email: string): Promise<number | null> {
  const same = eq(sql`lower(${users.email})`, email);
  const [user] = await db.select({ id: users.id }).from(users).where(and(same, provedMailbox));
  return user?.id ?? null;
}

function toQuestion(row: LotQuestionRow): Question {
  const { guid, lot, url, text, answer, author, answeredAt, createdAt } = row;
  return {
    ...{ guid, lot, url, text, asked_at: createdAt.toISOString() },
    answer:
      answer !== null && answeredAt !== null
        ? { author: author ?? '', text: answer, at: answeredAt.toISOString() }
        : null,
  };
}
