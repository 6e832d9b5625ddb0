import { and, eq } from 'drizzle-orm';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { surveyAnswers, surveys } from './feedback.table.ts';
import { addPoints } from '../loyalty/add-points.ts';
import { readSurveyAnswers } from './check-survey.ts';
import { isOpen } from './open-surveys.ts';
import { isAsked } from './survey-audience.ts';
import type { SurveyAnswers } from './types.ts';

interface Sent {
  userId: number;
  /** Alias. */
  survey: string;
  answers: SurveyAnswers;
}

/**
 * Takes the answers of a survey: the database keeps one row a buyer.
 * @returns points given for it
 * @throws Refused 404 when it is not open or asks others, 409 when he has answered, 422 for wrong answers
 */
export async function sendSurvey(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, survey, answers }: Sent,
): Promise<{ points: number }> {
  const now = clock();
  const [found] = await db
    .select()
    .from(surveys)
    .where(and(eq(surveys.alias, survey), isAsked(db, userId)));
  if (!found || !isOpen(found, now)) throw refuse(404, 'Такого опроса сейчас нет');
  const given = readSurveyAnswers(found.questions, answers);
  return db.transaction(async (tx) => {
    const written = await tx
      .insert(surveyAnswers)
      .values({ survey, userId, answers: given, at: now })
      .onConflictDoNothing()
      .returning();
    if (written.length === 0) throw refuse(409, 'Вы уже ответили на\u00a0этот опрос. Спасибо');
    const { points, title } = found;
    const reason = `Опрос «${title}»`;
    const counted =
      points > 0 &&
      (await addPoints(tx, { userId, key: `survey:${survey}`, points, reason, at: now }));
    return { points: counted ? points : 0 };
  });
}
