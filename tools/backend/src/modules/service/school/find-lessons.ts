import { and, asc, eq } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { lessonProgress, lessons } from './school.table.ts';
import { checkAnswers } from './check-answers.ts';

type Parts = Pick<Services, 'db'>;

/** A lesson with what a buyer has done in it. */
interface Opened {
  lesson: typeof lessons.$inferSelect;
  progress: typeof lessonProgress.$inferSelect | null;
}

/** Every lesson with a buyer's progress, and the one to go on with. */
export async function findSchool({ db }: Parts, userId: number): Promise<ResultOf<'LK.GetSchool'>> {
  const all = await readLessons(db, userId);
  const open = all.filter(({ progress }) => !progress?.doneAt);
  const next = open.find(({ progress }) => progress) ?? open[0];
  return {
    lessons: all.map((opened) => ({
      ...toLesson(opened),
      questions: opened.lesson.questions.length,
    })),
    done: all.length - open.length,
    next: next?.lesson.alias ?? null,
  };
}

/**
 * One lesson with its questions, without the right answers.
 * @throws Refused 404
 */
export async function findLesson(
  { db }: Parts,
  userId: number,
  alias: string,
): Promise<ResultOf<'LK.GetLesson'>> {
  const all = await readLessons(db, userId);
  const index = all.findIndex(({ lesson }) => lesson.alias === alias);
  const opened = all[index];
  if (!opened) throw refuse(404, 'Такого урока нет');
  const { lesson, progress } = opened;
  const answers = progress?.answers ?? {};
  const isChecked = progress !== null && progress.score !== null;
  return {
    ...toLesson(opened),
    number: index + 1,
    total: all.length,
    blocks: lesson.blocks,
    video: lesson.video,
    questions: lesson.questions.map(({ id, text, options }) => ({ id, text, options })),
    answers,
    checked: isChecked ? checkAnswers(lesson.questions, answers) : [],
    previous: neighbour(all[index - 1]),
    next: neighbour(all[index + 1]),
  };
}

function readLessons(db: Database, userId: number): Promise<Opened[]> {
  return db
    .select({ lesson: lessons, progress: lessonProgress })
    .from(lessons)
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.alias, lessons.alias), eq(lessonProgress.userId, userId)),
    )
    .orderBy(asc(lessons.position));
}

function toLesson({ lesson: { alias, title, lead, minutes }, progress }: Opened) {
  const state = progress?.doneAt ? 'done' : progress ? 'started' : 'new';
  return {
    ...({ alias, title, lead, minutes, state } as const),
    score: progress?.score ?? null,
    done_at: progress?.doneAt?.toISOString() ?? null,
  };
}

function neighbour(opened: Opened | undefined) {
  return opened ? { alias: opened.lesson.alias, title: opened.lesson.title } : null;
}
