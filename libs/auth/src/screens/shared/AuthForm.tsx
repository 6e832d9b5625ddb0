import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Icon } from '@m30/ui-kit/icon';
import type { AuthSnapshot } from '../../core/machine/auth-types.ts';
import styles from './AuthForm.module.css';

export interface AuthFormProps {
  snapshot: AuthSnapshot;
  onSubmit: () => void;
  /** Words on the button, a verb. */
  submitLabel: ReactNode;
  /** The button waits for something. @default false */
  disabled?: boolean;
  /** What the button waits for, in words under it. */
  waits?: string | undefined;
  /** The fields. */
  children: ReactNode;
  /** Ways to other states, under the button. */
  links?: ReactNode;
}

/** Fields, the error area, the button and the links of a screen. */
export function AuthForm({
  snapshot: { pending, message, notice, wrong },
  onSubmit,
  submitLabel,
  disabled = false,
  waits,
  children,
  links,
}: AuthFormProps) {
  const busy = pending !== null;
  const form = useRef<HTMLFormElement>(null);
  const problem = useRef<HTMLParagraphElement>(null);
  const problemId = useId();
  const waitsId = useId();
  const isWaiting = !busy && disabled;
  const marked = useRef(wrong);

  useEffect(() => {
    const isNew = wrong.some((name) => !marked.current.includes(name));
    marked.current = wrong;
    if (isNew) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);

  useEffect(() => {
    // The button that had the focus may lie under a phone's keyboard; the words must be in sight.
    if (message) problem.current?.scrollIntoView?.({ block: 'nearest' });
  }, [message]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      data-busy={busy || undefined}
      aria-describedby={message ? problemId : undefined}
      onSubmit={submit}
    >
      {children}
      {message && (
        <p ref={problem} id={problemId} className={styles.problem} role="alert">
          <Icon name="warning" size={16} />
          {message}
        </p>
      )}
      <p className={styles.notice} role="status">
        {notice}
      </p>
      <Button
        type="submit"
        wide
        loading={busy}
        disabled={isWaiting}
        aria-describedby={isWaiting && waits ? waitsId : undefined}
      >
        {submitLabel}
      </Button>
      {isWaiting && waits && (
        <p id={waitsId} className={styles.waits}>
          {waits}
        </p>
      )}
      {links && <p className={styles.links}>{links}</p>}
    </form>
  );
}
