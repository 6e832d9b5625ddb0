import { Button } from '@m30/ui-kit/button';
import { say } from '../core/texts.ts';
import { Confirmation } from '../react/form-shell/Confirmation.tsx';
import { Consent } from '../react/form-shell/Consent.tsx';
import { Problem } from '../react/form-shell/Problem.tsx';
import shell from '../react/form-shell/FormShell.module.css';
import type { LeadProblem } from '../core/lead-problem.ts';
import { useTexts } from '../react/provider/useTexts.ts';
import { HONEYPOT, KEY, type LeadPage } from './lead-page.ts';
import { NativeField } from './NativeField.tsx';
import styles from './LeadPageForm.module.css';

export interface LeadPageFormProps {
  /** From `describeLeadPage`. */
  page: LeadPage;
  /** Where the form posts to: the address of this page. */
  action: string;
  /** What was typed, after a refusal. */
  values?: Readonly<Record<string, string>> | undefined;
  /** Why it was refused. */
  problem?: LeadProblem | null | undefined;
  /** Key of a lead whose answer was lost: it is posted again under the same one. */
  retryKey?: string | undefined;
  /** `result.text` of a taken lead, in place of the form. */
  confirmation?: string | undefined;
  className?: string | undefined;
}

/** A lead form as the browser alone runs it: posted to the server, checked by native attributes, without a token. */
export function LeadPageForm(props: LeadPageFormProps) {
  const { page, action, values = {}, problem = null, confirmation, className } = props;
  const hidden = { ...page.hidden, ...(props.retryKey && { [KEY]: props.retryKey }) };
  const texts = useTexts();
  if (confirmation !== undefined) return <Confirmation html={confirmation} className={className} />;
  const errorOf = (name: string) => {
    const message = problem?.fields[name];
    return message && say(texts, message);
  };
  const missing = problem?.fields.consent !== undefined;
  const agreement = <Consent terms={page.consent} missing={missing} />;
  const boxesFirst = page.consent.mode === 'explicit';
  return (
    <form
      method="post"
      action={action}
      className={[shell.form, className].filter(Boolean).join(' ')}
      data-form={page.name}
      data-variant="plain"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Не заполняйте это поле
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={shell.fields}>
        {page.fields.map((name) => (
          <NativeField
            key={name}
            name={name}
            page={page}
            value={values[name]}
            error={errorOf(name)}
          />
        ))}
        {boxesFirst && agreement}
        <Problem problem={problem} />
        <Button type="submit" wide>
          {page.submitLabel}
        </Button>
      </div>
      {!boxesFirst && agreement}
    </form>
  );
}
