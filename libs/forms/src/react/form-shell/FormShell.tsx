import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '@m30/ui-kit/button';
import type { LeadValues } from '../../core/define-form.ts';
import { useForms } from '../FormsProvider.tsx';
import { readValues } from '../read-values.ts';
import type { Lead } from '../useLeadForm.ts';
import { Confirmation } from './Confirmation.tsx';
import { Consent } from './Consent.tsx';
import { Problem } from './Problem.tsx';
import styles from './FormShell.module.css';

/** How a lead form may look; each form's own props extend this. */
export interface FormLook {
  /**
   * `plain`: fields under each other, for a window that has its own heading. `inline`: a band of the page with the
   * heading at the left and the fields in a row at the right.
   * @default 'plain'
   */
  variant?: 'plain' | 'inline';
  /** Heading of the inline band. */
  title?: ReactNode;
  /** A sentence under that heading. */
  lead?: ReactNode;
  /** Words on the button, a verb. */
  submitLabel?: string;
  className?: string;
  /** Hears that the confirmation has replaced the form. */
  onSent?: () => void;
}

/** Props of {@link FormShell}. */
export interface FormShellProps<Values extends LeadValues> extends FormLook {
  /** The form at work, from `useLeadForm`. */
  work: Lead<Values>;
  submitLabel: string;
  /** The fields. */
  children: ReactNode;
}

/** What every lead form has around its fields: heading, errors, consent, sending, confirmation. */
export function FormShell<Values extends LeadValues>({
  variant = 'plain',
  title,
  lead,
  className,
  ...rest
}: FormShellProps<Values>) {
  const titleId = useId();
  if (variant === 'plain') return <Body {...rest} variant={variant} className={className ?? ''} />;
  return (
    <section
      className={[styles.band, className].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
    >
      <div className={styles.wrap}>
        <div>
          <h2 id={titleId}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <Body {...rest} variant={variant} />
      </div>
    </section>
  );
}

type BodyProps<Values extends LeadValues> = Pick<
  FormShellProps<Values>,
  'variant' | 'work' | 'submitLabel' | 'className' | 'onSent' | 'children'
>;

function Body<Values extends LeadValues>({
  variant,
  work,
  submitLabel,
  className,
  onSent,
  children,
}: BodyProps<Values>) {
  const { consent } = useForms();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [consentMissing, setConsentMissing] = useState(false);
  const { status } = work;
  const problem = status.state === 'form' ? status.problem : null;
  const sent = status.state === 'confirmation';

  useEffect(() => {
    if (problem || consentMissing) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [problem, consentMissing]);

  useEffect(() => {
    if (sent) onSent?.();
    // The owner is told once, whatever function it passes later.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sent]);

  if (sent) return <Confirmation html={status.html} className={className} />;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const missing = consent.mode === 'explicit' && !new FormData(element).has('consent');
    setConsentMissing(missing);
    // «Отправить ещё раз» goes with its line and must not take the focus along.
    if (document.activeElement?.closest('[role="alert"]')) button.current?.focus();
    if (!missing) void work.submit(readValues(element, work.form.defaults));
  };

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
      onSubmit={submit}
      onFocus={work.opened}
    >
      <div className={styles.fields}>
        {children}
        {variant === 'plain' && <Problem problem={problem} />}
        <Button
          ref={button}
          type="submit"
          wide={variant === 'plain'}
          loading={status.state === 'submitting'}
        >
          {submitLabel}
        </Button>
      </div>
      {variant === 'inline' && <Problem problem={problem} />}
      <Consent terms={consent} missing={consentMissing} onChange={() => setConsentMissing(false)} />
    </form>
  );
}
