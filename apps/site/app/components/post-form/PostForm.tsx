import { useEffect, useRef, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { Notice } from '@m30/ui-kit/notice';
import styles from './PostForm.module.css';

export interface PostFormProps {
  /** What became of the last post; a new one moves the focus to the first wrong field. */
  answer: unknown;
  /** Words on the button, a verb. */
  submitLabel: ReactNode;
  /** What the action is asked to do, where it can do several things. */
  intent?: string;
  /** Why the whole post was refused. */
  problem?: string | null | undefined;
  children: ReactNode;
}

/** A form whose page answers it itself, with JavaScript and without; what it asks for never stands in the address. */
export function PostForm({ answer, submitLabel, intent, problem, children }: PostFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, formData } = useNavigation();
  const pending = state !== 'idle' && (formData?.get('intent') ?? undefined) === intent;
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return (
    <Form ref={form} className={styles.form} method="post" preventScrollReset noValidate>
      {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
      {children}
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <Button className={styles.button} type="submit" loading={pending && formData !== undefined}>
        {submitLabel}
      </Button>
    </Form>
  );
}
