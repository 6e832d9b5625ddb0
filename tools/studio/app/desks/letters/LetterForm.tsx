import { useEffect, useRef, useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { TextArea, TextField } from '@m30/ui-kit/text-field';
import { ConfirmDialog } from '../../components/confirm-dialog/ConfirmDialog.tsx';
import { Conflict } from '../../components/conflict/Conflict.tsx';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import type { Letter } from './letter.ts';
import styles from './Letters.module.css';
import { Places } from './Places.tsx';
import type { useLetter } from './useLetter.ts';

interface LetterFormProps {
  letter: Letter;
  draft: ReturnType<typeof useLetter>;
}

const HINT = 'Пустая строка начинает абзац. «Слова: {{ссылка}}» отдельным абзацем станут кнопкой.';

/** The words of a kind; a mistake stands at its field while it is typed. */
export function LetterForm({ letter, draft }: LetterFormProps) {
  const { body, preview, trouble, pending, change } = draft;
  const [returning, setReturning] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const errorAt = (path: string) => preview?.mistakes.find((one) => one.path === path)?.message;
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  /** Puts a place where the caret stands in the text. */
  const insert = (word: string) => {
    const { selectionStart: from, selectionEnd: to } = text.current ?? NOWHERE;
    const place = `{{${word}}}`;
    change({ text: `${body.text.slice(0, from)}${place}${body.text.slice(to)}` });
    requestAnimationFrame(() => {
      text.current?.focus();
      text.current?.setSelectionRange(from + place.length, from + place.length);
    });
  };
  return (
    <Form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void draft.save().then((done) => !done && setAttempts((count) => count + 1));
      }}
    >
      {trouble === 'conflict' ? (
        <Conflict onTheirs={() => void draft.takeTheirs()} onMine={() => void draft.keepMine()}>
          Текст сохранил коллега
        </Conflict>
      ) : (
        <FormRefusal>{trouble}</FormRefusal>
      )}
      {letter.channel === 'mail' && (
        <TextField
          label="Тема"
          autoComplete="off"
          error={errorAt('subject')}
          value={body.subject}
          onChange={(event) => change({ subject: event.currentTarget.value })}
        />
      )}
      <TextArea
        ref={text}
        label="Текст"
        hint={letter.channel === 'mail' ? HINT : undefined}
        rows={letter.channel === 'mail' ? 14 : 6}
        error={errorAt('text')}
        value={body.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={pending === 'save'} disabled={!draft.isUnsaved}>
          Сохранить
        </Button>
        <Button variant="secondary" loading={pending === 'test'} onClick={() => void draft.test()}>
          Прислать мне
        </Button>
        {draft.isUnsaved && (
          <Button variant="secondary" onClick={draft.drop}>
            Вернуть как было
          </Button>
        )}
        {letter.own && (
          <Button variant="secondary" onClick={() => setReturning(true)}>
            Исходный текст
          </Button>
        )}
      </div>
      <Places places={letter.places} onInsert={insert} />
      <ConfirmDialog
        title="Вернуть исходный текст?"
        action="Вернуть"
        open={returning}
        onClose={() => setReturning(false)}
        send={draft.reset}
      >
        Дальше пойдёт текст, с которым сообщение пришло в продукт. Ваш останется в журнале.
      </ConfirmDialog>
    </Form>
  );
}

const NOWHERE = { selectionStart: 0, selectionEnd: 0 };
