import { useState } from 'react';
import type { ResultOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { useAccountCall } from '../../store/account/use-account-call.ts';
import styles from './Feedback.module.css';
import { SurveyQuestion } from './SurveyQuestion.tsx';

type Survey = ResultOf<'LK.GetFeedback'>['surveys'][number];

/** A survey that waits for the buyer; what is refused is said beside its question. */
export function SurveyForm({ survey }: { survey: Survey }) {
  const { alias, lead, questions, points, closes_at } = survey;
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const { pending, problem, issues, run, forgive } = useAccountCall();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => browserApi.post('LK.SendSurvey', { survey: alias, answers }));
      }}
    >
      <p className={styles.note}>
        {lead}
        {points > 0 && ` За\u00a0ответ начислим ${points} баллов на\u00a0клубную карту.`}
        {closes_at && ` Открыт до\u00a0${formatDate(closes_at, 'day')}.`}
      </p>
      {questions.map((question) => (
        <SurveyQuestion
          key={question.id}
          name={`${alias}-${question.id}`}
          question={question}
          value={answers[question.id] ?? ''}
          error={issues.find(({ path }) => path === `answers.${question.id}`)?.message}
          onAnswer={(answer) => {
            forgive(`answers.${question.id}`);
            setAnswers((before) => ({ ...before, [question.id]: answer }));
          }}
        />
      ))}
      <div role="alert">
        {problem && issues.length === 0 && <Notice tone="danger">{problem}</Notice>}
      </div>
      <Button type="submit" variant="secondary" loading={pending}>
        Отправить ответы
      </Button>
    </form>
  );
}
