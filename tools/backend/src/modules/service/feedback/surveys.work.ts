import { asc, count, eq } from 'drizzle-orm';
import { formatDate } from '@m30/ui-kit/format';
import type { Database } from '../../../kernel/db/database.ts';
import { surveyAnswers, surveys } from './feedback.table.ts';
import { defineStaffWork } from '../../../kernel/staff/define-staff-work.ts';
import { answerInWords } from './check-survey.ts';
import { isOpen } from './open-surveys.ts';

type Survey = typeof surveys.$inferSelect;

/** Newest answers that are shown of each survey. */
const MOST_ANSWERS = 20;

/** Surveys with what was answered; one that is closed may be opened. */
export const surveysWork = defineStaffWork({
  name: 'surveys',
  right: 'surveys.manage',
  title: 'Опросы',
  async list({ db, clock }, most) {
    const rows = await db
      .select({ survey: surveys, answers: count(surveyAnswers.userId) })
      .from(surveys)
      .leftJoin(surveyAnswers, eq(surveyAnswers.survey, surveys.alias))
      .groupBy(surveys.alias)
      .orderBy(asc(surveys.alias))
      .limit(most);
    const now = clock();
    const items = rows.map(async ({ survey, answers }) => ({
      guid: survey.alias,
      title: survey.title,
      facts: [
        ['Состояние', stateOf(survey, now)],
        ['Ответов', String(answers)],
      ] as const,
      texts: await answersOf(db, survey),
      actions: isOpen(survey, now)
        ? []
        : [{ name: 'survey.open', given: { survey: survey.alias } }],
    }));
    return { total: await db.$count(surveys), items: await Promise.all(items) };
  },
});

function stateOf(survey: Survey, now: Date): string {
  if (!isOpen(survey, now)) return 'закрыт';
  return survey.closesAt ? `открыт до ${formatDate(survey.closesAt, 'stamp')}` : 'открыт';
}

/** Answers without names: the staff read what was said, not by whom. */
async function answersOf(db: Database, { alias, questions }: Survey) {
  const rows = await db
    .select()
    .from(surveyAnswers)
    .where(eq(surveyAnswers.survey, alias))
    .orderBy(asc(surveyAnswers.at))
    .limit(MOST_ANSWERS);
  return rows.map(({ answers, at }) => ({
    author: 'Покупатель',
    at,
    text: questions
      .flatMap((question) => {
        const given = answers[question.id];
        return given === undefined ? [] : [`${question.text} ${answerInWords(question, given)}`];
      })
      .join('\n'),
  }));
}
