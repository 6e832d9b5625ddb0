import type { ReactNode } from 'react';
import type { ResultOf } from '@m30/api/client';
import { formatDate } from '@m30/ui-kit/format';
import { Panel } from '../../components/panel/Panel.tsx';
import { StatusBadge } from '../../components/status-badge/StatusBadge.tsx';
import styles from './Feedback.module.css';

type Feedback = ResultOf<'LK.GetFeedback'>;

export type HistoryProps = Pick<Feedback, 'reviews' | 'ratings' | 'answered'>;

const STATES = {
  new: <StatusBadge tone="work">У редактора</StatusBadge>,
  published: <StatusBadge tone="done">Опубликован</StatusBadge>,
  rejected: <StatusBadge tone="stop">Не опубликован</StatusBadge>,
};

/** What the buyer has said, and what became of it. */
export function History({ reviews, ratings, answered }: HistoryProps) {
  const given = ratings.filter(({ stars }) => stars !== null);
  if (reviews.length + given.length + answered.length === 0) return null;
  return (
    <Panel title="Вы уже писали">
      <ul className={styles.history}>
        {reviews.map(({ guid, date, complex, rating, text, state, reply }) => (
          <Entry
            key={guid}
            title={complex ? `Отзыв о\u00a0комплексе «${complex}»` : 'Отзыв о\u00a0компании'}
            date={date}
            mark={STATES[state]}
          >
            {rating !== null && <p>Оценка {rating} из&nbsp;5</p>}
            <p>{text}</p>
            {reply && <p className={styles.reply}>Ответ компании: {reply}</p>}
          </Entry>
        ))}
        {given.map(({ guid, manager, about, asked_at, stars, text }) => (
          <Entry key={guid} title={`${manager}, ${about}`} date={asked_at}>
            <p>Оценка {stars} из&nbsp;5</p>
            {text && <p>{text}</p>}
          </Entry>
        ))}
        {answered.map(({ alias, title, at, answers }) => (
          <Entry key={alias} title={`Опрос «${title}»`} date={at}>
            {answers.map(({ question, answer }) => (
              <p key={question}>
                {question} {answer}
              </p>
            ))}
          </Entry>
        ))}
      </ul>
    </Panel>
  );
}

interface EntryProps {
  title: string;
  /** ISO. */
  date: string;
  mark?: ReactNode;
  children: ReactNode;
}

function Entry({ title, date, mark, children }: EntryProps) {
  return (
    <li>
      <p className={styles.title}>
        <b>{title}</b>
        <time dateTime={date}>{formatDate(date)}</time>
        {mark}
      </p>
      {children}
    </li>
  );
}
