import { useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { Modal } from '@m30/ui-kit/modal';
import { Notice } from '@m30/ui-kit/notice';
import { TextArea } from '@m30/ui-kit/text-field';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import type { Defect } from '../../../store/handover/handover.ts';
import styles from './handover.module.css';

/** Says that a repair is good, or returns it with a word. */
export function AnswerRepair({ defect: { guid, room } }: { defect: Defect }) {
  const [open, setOpen] = useState(false);
  const [comment, setComment] = useState('');
  const [missing, setMissing] = useState(false);
  const { pending, problem, run } = useAccountCall();
  const alert = <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>;

  async function giveBack(form: HTMLFormElement) {
    if (!comment.trim()) {
      setMissing(true);
      return form.querySelector('textarea')?.focus();
    }
    const answer = { guid, answer: 'returned', comment } as const;
    if (await run(() => browserApi.post('LK.AnswerDefect', answer))) setOpen(false);
  }
  return (
    <>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          loading={pending}
          onClick={() =>
            void run(() => browserApi.post('LK.AnswerDefect', { guid, answer: 'confirmed' }))
          }
        >
          Всё исправлено<span className="visually-hidden">: {room}</span>
        </Button>
        <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
          Вернуть в&nbsp;работу<span className="visually-hidden">: {room}</span>
        </Button>
      </div>
      {!open && alert}
      <Modal
        name="returnDefect"
        title="Вернуть в&nbsp;работу"
        size="small"
        open={open}
        onClose={() => setOpen(false)}
      >
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void giveBack(event.currentTarget);
          }}
        >
          <TextArea
            label="Что осталось не&nbsp;так"
            name="comment"
            required
            rows={4}
            maxLength={500}
            value={comment}
            error={missing ? 'Напишите, что осталось не\u00a0так' : undefined}
            onChange={(event) => {
              setComment(event.currentTarget.value);
              setMissing(false);
            }}
          />
          {alert}
          <Button type="submit" wide loading={pending}>
            Вернуть в&nbsp;работу
          </Button>
        </form>
      </Modal>
    </>
  );
}
