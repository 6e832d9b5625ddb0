import { and, asc, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { surveyAnswers, surveys } from './feedback.table.ts';
import { isAsked } from './survey-audience.ts';

type Survey = typeof surveys.$inferSelect;

/** Whether a survey takes answers at a moment. */
export function isOpen({ opensAt, closesAt }: Survey, now: Date): boolean {
  return opensAt !== null && opensAt <= now && (closesAt === null || now < closesAt);
}

/** Surveys that wait for a buyer's answer, the oldest first. */
export function openSurveysOf(db: Database, userId: number, now: Date): Promise<Survey[]> {
  const answered = db
    .select({ one: sql`1` })
    .from(surveyAnswers)
    .where(and(eq(surveyAnswers.userId, userId), eq(surveyAnswers.survey, surveys.alias)));
  return db
    .select()
    .from(surveys)
    .where(
      and(
        lte(surveys.opensAt, now),
        or(isNull(surveys.closesAt), gt(surveys.closesAt, now)),
        notExists(answered),
        isAsked(db, userId),
      ),
    )
    .orderBy(asc(surveys.opensAt), asc(surveys.alias));
}
