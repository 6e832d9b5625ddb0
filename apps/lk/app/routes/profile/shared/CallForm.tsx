import type { FormEvent, ReactNode } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Notice } from '@m30/ui-kit/notice';
import type { useAccountCall } from '../../../store/account/use-account-call.ts';
import styles from './CallForm.module.css';

type AccountCall = ReturnType<typeof useAccountCall>;

export interface CallFormProps {
  call: Pick<AccountCall, 'pending' | 'problem' | 'issues'>;
  /** Words on the button, a verb. */
  submit: string;
  onSubmit: () => void;
  /** Fields. */
  children?: ReactNode;
  /** What else may be done, under the button. */
  more?: ReactNode;
}

/** Fields, what was refused, and the button; what is wrong with a field stands beside that field. */
export function CallForm({ call, submit, onSubmit, children, more }: CallFormProps) {
  const { pending, problem, issues } = call;
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {children}
      <div role="alert">
        {problem && issues.every(({ path }) => !path) && <Notice tone="danger">{problem}</Notice>}
      </div>
      <Button type="submit" wide loading={pending}>
        {submit}
      </Button>
      {more}
    </form>
  );
}

/** What a refusal says of one field. */
export const issueOf = ({ issues }: Pick<AccountCall, 'issues'>, name: string) =>
  issues.find(({ path }) => path === name)?.message;
