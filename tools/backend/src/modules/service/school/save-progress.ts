import { and, eq } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { lessonProgress, lessons } from './school.table.ts';
import { addPoints } from '../loyalty/add-points.ts';
import { checkAnswers, refuseStrangeAnswers } from './check-answers.ts';
import type { LessonAnswers } from './types.ts';

/** Points of the club for a lesson, once. */
const LESSON_POINTS = 50;

type Parts = Pick<Services, 'db' | 'clock'>;

interface Work {
  userId: number;
  alias: string;
  answers: LessonAnswers;
}

/**
 * Keeps what is chosen in a lesson so far; an earlier check says nothing of changed answers.
 * A lesson that is done stays as it was.
 * @throws Refused 404, 422
 */
export async function saveLesson({ db, clock }: Parts, work: Work): Promise<void> {
  const { questions } = await lessonOf(db, work.alias);
  refuseStrangeAnswers(questions, work.answers, { whole: false });
  await db.transaction(async (tx) => {
    const before = await open(tx, work, clock());
    const same = JSON.stringify(before.answers) === JSON.stringify(work.answers);
    // To open the lesson again changes nothing of what was chosen.
    if (before.doneAt || same || Object.keys(work.answers).length === 0) return;
    await tx
      .update(lessonProgress)
      .set({ answers: work.answers, score: null, changedAt: clock() })
      .where(own(work));
  });
}

/**
 * Checks a lesson; when every answer is right it is done, once and for ever.
 * @throws Refused 404, 422
 */
export async function checkLesson(
  { db, clock }: Parts,
  work: Work,
): Promise<ResultOf<'LK.CheckLesson'>> {
  const { questions, title } = await lessonOf(db, work.alias);
  refuseStrangeAnswers(questions, work.answers, { whole: true });
  const checked = checkAnswers(questions, work.answers);
  const score = checked.filter(({ right }) => right).length;
  const total = questions.length;
  return db.transaction(async (tx) => {
    const now = clock();
    const before = await open(tx, work, now);
    const done = score === total;
    if (!before.doneAt) {
      await tx
        .update(lessonProgress)
        .set({ answers: work.answers, score, changedAt: now, doneAt: done ? now : null })
        .where(own(work));
    }
    const given =
      done &&
      (await addPoints(tx, {
        userId: work.userId,
        key: `lesson:${work.alias}`,
        points: LESSON_POINTS,
        reason: `Урок «${title}»`,
        at: now,
      }));
    return { score, total, done, points: given ? LESSON_POINTS : 0, checked };
  });
}

async function lessonOf(db: Database, alias: string) {
  const [lesson] = await db.select().from(lessons).where(eq(lessons.alias, alias));
  if (!lesson) throw refuse(404, 'Такого урока нет');
  return lesson;
}

/** The row of a buyer's progress, locked; made where there is none. */
async function open(tx: Database, { userId, alias }: Work, now: Date) {
  await tx
    .insert(lessonProgress)
    .values({ userId, alias, answers: {}, openedAt: now, changedAt: now })
    .onConflictDoNothing();
  const [row] = await tx.select().from(lessonProgress).where(own({ userId, alias })).for('update');
  if (!row) throw new Error('the progress that was just written is gone');
  return row;
}

function own({ userId, alias }: Pick<Work, 'userId' | 'alias'>) {
  return and(eq(lessonProgress.userId, userId), eq(lessonProgress.alias, alias));
}
