import { useId, type ReactNode } from 'react';
import type { LeadData, LeadValues } from '../../core/define-form.ts';
import type { Lead } from './useLeadForm.ts';
import { useWords } from '../provider/useTexts.ts';
import { FormBody } from './FormBody.tsx';
import styles from './FormShell.module.css';

/** How a lead form may look; each form's own props extend this. */
export interface FormLook {
  /**
   * `plain`: fields under each other, for a window that has its own heading. `inline`: a band of the page with the
   * heading at the left and the fields in a row at the right.
   * @default 'plain'
   */
  variant?: 'plain' | 'inline' | undefined;
  /** Heading of the inline band. */
  title?: ReactNode;
  /** A sentence under that heading. */
  lead?: ReactNode;
  /** Words on the button, a verb. */
  submitLabel?: string | undefined;
  /** Lands on the root. */
  className?: string | undefined;
  /** What the trigger or the page says of the lead: element, objectId, apartmentGuid, url, … */
  data?: LeadData | undefined;
  /** Who the visitor is, where that is known: filled in, and free to change. */
  person?: { name?: string | undefined; phone?: string | undefined } | undefined;
  /**
   * Stands in a window that was opened for it: the goal «form opened» is reached by that, not by the first touch.
   * @default false
   */
  inWindow?: boolean | undefined;
  /** Called when the confirmation has replaced the form. */
  onSent?: (() => void) | undefined;
}

export interface FormShellProps<Values extends LeadValues> extends FormLook {
  /** The form at work, from `useLeadForm`. */
  work: Lead<Values>;
  /**
   * The values may not be sent as they are.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Gives the values of a tried sending, or null when they break the rules.
   * @default reads the named controls
   */
  collect?: ((element: HTMLFormElement) => Values | null | Promise<Values | null>) | undefined;
  /** The fields. */
  children: ReactNode;
}

/** What every lead form has around its fields: heading, errors, consent, sending, confirmation. */
export function FormShell<Values extends LeadValues>({
  variant = 'plain',
  title,
  lead,
  submitLabel,
  className,
  ...rest
}: FormShellProps<Values>) {
  const titleId = useId();
  const inline = variant === 'inline';
  const words = useWords(rest.work.form, inline);
  const body = { ...rest, variant, submitLabel: submitLabel ?? words.submitLabel };
  if (!inline) return <FormBody {...body} className={className} />;
  const sentence = lead ?? words.lead;
  return (
    <section
      className={[styles.band, className].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
    >
      <div className={styles.wrap}>
        <div>
          <h2 id={titleId}>{title ?? words.title}</h2>
          {sentence && <p className={styles.lead}>{sentence}</p>}
        </div>
        <FormBody {...body} />
      </div>
    </section>
  );
}
