import type { ReactNode } from 'react';
import { FormShell, type LeadValues } from '@m30/forms';
import { HONEYPOT } from '@m30/forms/lead-page';
import { Notice } from '@m30/ui-kit/notice';
import styles from './LetterForm.module.css';
import type { Letter } from './use-letter.ts';

export interface LetterFormProps<Values extends LeadValues> {
  letter: Letter<Values>;
  /** What a post without script carries along: the page, the key that makes it one letter however often it is sent. */
  hidden: Readonly<Record<string, string>>;
  /** The fields. */
  children: ReactNode;
}

/** A lead form within a page of its own that also works without script. */
export function LetterForm<Values extends LeadValues>(props: LetterFormProps<Values>) {
  const { letter, hidden, children } = props;
  return (
    <FormShell work={letter.work}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <label className={styles.trap} aria-hidden="true">
          Не заполняйте это поле
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </noscript>
      {letter.refusal && (
        <Notice tone="danger" role="alert">
          {letter.refusal}
        </Notice>
      )}
      {children}
    </FormShell>
  );
}
