import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@m30/ui-kit/button';
import { givenConsent } from '../../core/consent-terms.ts';
import type { LeadValues } from '../../core/define-form.ts';
import type { ConsentTerms } from '../../core/forms-port.ts';
import { useForms } from '../provider/FormsProvider.tsx';
import { readValues } from './read-values.ts';
import { Consent } from './Consent.tsx';
import type { FormShellProps } from './FormShell.tsx';
import { Problem } from './Problem.tsx';
import styles from './FormShell.module.css';

export type FormBodyProps<Values extends LeadValues> = Omit<
  FormShellProps<Values>,
  'title' | 'lead' | 'person' | 'data' | 'submitLabel'
> & { submitLabel: string };

/** The `<form>` with its fields, or the confirmation that has replaced it. */
export function FormBody<Values extends LeadValues>({
  variant,
  work,
  submitLabel,
  className,
  inWindow = false,
  disabled = false,
  collect,
  onSent,
  children,
}: FormBodyProps<Values>) {
  const { consent } = useForms();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Each tried sending that was stopped here is a new object: the focus goes to its first error again.
  const [stopped, setStopped] = useState<{ consentMissing: boolean } | null>(null);
  const { status } = work;
  const problem = status.state === 'form' ? status.problem : null;
  const sent = status.state === 'confirmation';
  // The server may ask for more than this page knows of: it was opened before the setting changed.
  const refused = problem?.fields.consent !== undefined;
  const [asked, setAsked] = useState(false);
  if (refused && !asked) setAsked(true);
  const terms: ConsentTerms = asked ? { ...consent, mode: 'explicit' } : consent;

  useEffect(() => {
    if (problem || stopped) {
      focusFirstError(form.current);
    }
  }, [problem, stopped, asked]);

  useEffect(() => {
    if (inWindow) work.opened();
    // Reported once, on opening.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (sent) onSent?.();
    // The owner is called once, whatever function it passes later.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sent]);

  if (sent) return <status.Confirmation html={status.html} className={className} />;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    // «Отправить ещё раз» goes with its line and must not take the focus along.
    if (document.activeElement?.closest('[role="alert"]')) button.current?.focus();
    const values = await (collect ?? read)(element);
    const given = givenConsent(terms, (name) => isTicked(element, name));
    setStopped(values && given ? null : { consentMissing: !given });
    if (values && given) await work.submit(values, given);
  };
  const read = (element: HTMLFormElement) => readValues(element, work.form.defaults);

  const agreement = (
    <Consent
      terms={terms}
      missing={stopped?.consentMissing ?? refused}
      onChange={() => setStopped(null)}
    />
  );
  // What has to be ticked stands before the button; a line that says what the button does stands after it.
  const boxesFirst = variant === 'plain' && terms.mode === 'explicit';

  return (
    // `post` keeps a name and a phone out of the address if the form is sent before the script has arrived.
    <form
      ref={form}
      method="post"
      noValidate
      className={[styles.form, className].filter(Boolean).join(' ')}
      data-form={work.form.name}
      data-variant={variant}
      data-state={status.state}
      onSubmit={(event) => void submit(event)}
      onFocus={work.touched}
    >
      <div className={styles.fields}>
        {children}
        {boxesFirst && agreement}
        {variant === 'plain' && <Problem problem={problem} />}
        <Button
          ref={button}
          type="submit"
          wide={variant === 'plain'}
          disabled={disabled}
          loading={status.state === 'submitting'}
        >
          {submitLabel}
        </Button>
      </div>
      {variant === 'inline' && <Problem problem={problem} />}
      {!boxesFirst && agreement}
    </form>
  );
}

/** Whether a box of the form is ticked. */
const isTicked = (form: HTMLElement, name: string) =>
  form.querySelector(`[name="${name}"]:checked`) !== null;

/** Focuses the first wrong control; of a wrong group its first one that can be chosen. */
function focusFirstError(form: HTMLElement | null) {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = wrong?.matches('fieldset')
    ? wrong.querySelector<HTMLElement>('input:enabled')
    : wrong;
  control?.focus();
}
