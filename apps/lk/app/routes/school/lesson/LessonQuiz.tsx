import { useRef, useState } from 'react';
import type { ResultOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { Notice } from '@m30/ui-kit/notice';
import { RadioGroup } from '@m30/ui-kit/radio-group';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import styles from './LessonQuiz.module.css';

type Lesson = ResultOf<'LK.GetLesson'>;
type Answers = Lesson['answers'];
type Check = ResultOf<'LK.CheckLesson'>;

export type LessonQuizProps = Pick<
  Lesson,
  'alias' | 'questions' | 'answers' | 'checked' | 'state' | 'score'
>;

/** Questions of a lesson; what is chosen is saved at once, for another day or device. */
export function LessonQuiz({ alias, questions, state, ...saved }: LessonQuizProps) {
  const [answers, setAnswers] = useState<Answers>(saved.answers);
  const [checked, setChecked] = useState(saved.checked);
  const [result, setResult] = useState<Check | null>(null);
  const { pending, problem, issues, run, forgive } = useAccountCall();
  const saving = useRef(Promise.resolve());

  function choose(question: string, option: string) {
    const chosen = { ...answers, [question]: option };
    forgive(`answers.${question}`);
    setAnswers(chosen);
    setChecked((before) => before.filter(({ id }) => id !== question));
    setResult(null);
    if (state === 'done') return;
    // One after another: the last choice is the one that stays.
    saving.current = saving.current.then(async () => {
      await browserApi.post('LK.SaveLesson', { alias, answers: chosen }).catch(() => {});
    });
  }

  async function check() {
    await saving.current;
    const found = await run(() => browserApi.post('LK.CheckLesson', { alias, answers }));
    if (!found) return;
    setChecked(found.checked);
    setResult(found);
  }

  return (
    <form
      className={styles.quiz}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      {questions.map(({ id, text, options }) => (
        <div key={id} className={styles.question}>
          <RadioGroup
            name={id}
            legend={text}
            size="heading"
            options={options.map((option) => ({ id: option.id, label: option.text }))}
            value={answers[id] ?? ''}
            error={issues.find(({ path }) => path === `answers.${id}`)?.message}
            onValueChange={(option) => choose(id, option)}
          />
          <Answer answer={checked.find((one) => one.id === id)} />
        </div>
      ))}
      <div role="status">{result ? <Outcome {...result} /> : state === 'done' && <Done />}</div>
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
      <Button type="submit" loading={pending}>
        Проверить ответы
      </Button>
    </form>
  );
}

function Answer({ answer }: { answer: Check['checked'][number] | undefined }) {
  if (!answer) return null;
  return answer.right ? (
    <Notice tone="success">Верно. {answer.why}</Notice>
  ) : (
    <Notice tone="warning">Пока неверно. Перечитайте урок и&nbsp;выберите другой ответ.</Notice>
  );
}

function Outcome({ done, score, total, points }: Check) {
  if (!done) {
    return (
      <Notice>
        Верно {score} из&nbsp;{total}. Исправьте отмеченные ответы и&nbsp;проверьте ещё раз.
      </Notice>
    );
  }
  return (
    <Notice tone="success">
      Урок пройден.{points > 0 && ` На\u00a0клубную карту начислено ${points} баллов.`}
    </Notice>
  );
}

function Done() {
  return <Notice tone="success">Урок пройден. Можно повторить.</Notice>;
}
