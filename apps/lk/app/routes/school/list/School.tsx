import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { formatCount } from '@m30/ui-kit/format';
import { ProgressBar } from '@m30/ui-kit/progress-bar';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import styles from './School.module.css';

type Lesson = ResultOf<'LK.GetSchool'>['lessons'][number];

/** Lessons in their order, and the one to go on with. */
export function School({ lessons, done, next }: ResultOf<'LK.GetSchool'>) {
  const going = lessons.find(({ alias }) => alias === next);
  return (
    <>
      <PageHead
        title="Школа новосёла"
        lead="Короткие уроки для тех, кто купил: прочитать, ответить на три вопроса, попробовать дома."
        actions={
          going && (
            <Button href={`/lk/school/${going.alias}`}>
              {going.state === 'started' ? 'Продолжить урок' : 'Начать урок'}
            </Button>
          )
        }
      />
      <ProgressBar
        label="Пройдено уроков"
        value={done}
        max={lessons.length}
        valueText={`${done} из\u00a0${lessons.length}`}
      />
      <ol className={styles.lessons} aria-label="Уроки">
        {lessons.map((lesson, index) => (
          <li key={lesson.alias}>
            <a className={styles.lesson} href={`/lk/school/${lesson.alias}`}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.what}>
                <span className={styles.title}>{lesson.title}</span>
                <small>{lesson.lead}</small>
                <small>
                  {formatCount(lesson.minutes, ['минута', 'минуты', 'минут'])}
                  {lesson.questions > 0 &&
                    `, ${formatCount(lesson.questions, ['вопрос', 'вопроса', 'вопросов'])}`}
                </small>
              </span>
              <LessonState {...lesson} />
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

function LessonState({ state, score, questions }: Lesson) {
  if (state === 'done') return <StatusBadge tone="done">Пройден</StatusBadge>;
  if (state === 'new') return null;
  return (
    <StatusBadge tone="work">
      {score === null ? 'Начат' : `Верно ${score} из\u00a0${questions}`}
    </StatusBadge>
  );
}
