import { useState } from 'react';
import type { ResultOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { Notice } from '@m30/ui-kit/notice';
import { RadioGroup } from '@m30/ui-kit/radio-group';
import { Select } from '@m30/ui-kit/select';
import { TextArea } from '@m30/ui-kit/text-field';
import { useAccountCall } from '../../store/account/use-account-call.ts';
import styles from './Feedback.module.css';

const EMPTY = { object: '', rating: '', message: '' };

const STARS = ['1', '2', '3', '4', '5'].map((label) => ({ label }));

/** A review for everybody: the editor reads it first. */
export function ReviewForm({ complexes }: Pick<ResultOf<'LK.GetFeedback'>, 'complexes'>) {
  const [review, setReview] = useState(EMPTY);
  const [sent, setSent] = useState(false);
  const [noRating, setNoRating] = useState(false);
  const { pending, problem, issues, run, forgive } = useAccountCall();
  const errorOf = (path: string) => issues.find((issue) => issue.path === path)?.message;
  const change = (part: Partial<typeof EMPTY>) => {
    setSent(false);
    for (const path of Object.keys(part)) forgive(path);
    setReview((before) => ({ ...before, ...part }));
  };

  async function send() {
    const { object, rating, message } = review;
    setNoRating(rating === '');
    if (rating === '') return;
    const input = { object, message, rating: Number(rating) };
    if (!(await run(() => browserApi.post('LK.SendReview', input)))) return;
    setReview(EMPTY);
    setSent(true);
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Select
        label="О чём отзыв"
        name="object"
        placeholder="О компании в целом"
        options={complexes.map(({ vendor, name }) => ({ id: vendor, label: name }))}
        value={review.object}
        error={errorOf('object')}
        onChange={(event) => change({ object: event.currentTarget.value })}
      />
      <RadioGroup
        legend="Оценка, 5 — отлично"
        name="rating"
        layout="stars"
        required
        options={STARS}
        value={review.rating}
        error={noRating ? 'Поставьте оценку от 1 до 5' : errorOf('rating')}
        onValueChange={(rating) => {
          setNoRating(false);
          change({ rating });
        }}
      />
      <TextArea
        label="Отзыв"
        name="message"
        rows={5}
        maxLength={3000}
        required
        hint="Подпишем вашим именем и первой буквой фамилии"
        value={review.message}
        error={errorOf('message')}
        onChange={(event) => change({ message: event.currentTarget.value })}
      />
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
      <div role="status">
        {sent && (
          <Notice tone="success">
            Спасибо. Отзыв прочитает редактор и&nbsp;опубликует в&nbsp;течение трёх рабочих дней.
          </Notice>
        )}
      </div>
      <Button type="submit" loading={pending}>
        Отправить отзыв
      </Button>
    </form>
  );
}
