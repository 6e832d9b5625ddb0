import type { ReactNode } from 'react';
import { useHydrated } from '@m30/shell/late';
import { Button } from '@m30/ui-kit/button';
import { ErrorSummary, type SummaryError } from '@m30/ui-kit/error-summary';
import { ArrowLink } from '@m30/ui-kit/link';
import styles from './StepForm.module.css';

export interface StepFormProps {
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  errors: readonly SummaryError[];
  /** Number of the last refusal: the same errors are announced again. */
  attempt: number;
  pending: boolean;
  submitLabel: ReactNode;
  onSubmit: () => void;
  /** Address of the step before. */
  back?: string | undefined;
  children: ReactNode;
}

/** One step of the wizard: what is wrong above it, its fields, the way on and the way back. */
export function StepForm(props: StepFormProps) {
  const { title, lead, errors, attempt, pending, submitLabel, onSubmit, back, children } = props;
  return (
    <form
      className={styles.step}
      noValidate
      // What is typed or pressed before the script has come would be lost.
      inert={!useHydrated()}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <StepHeading>{title}</StepHeading>
      {lead && <p className={styles.lead}>{lead}</p>}
      <ErrorSummary key={attempt} errors={errors} />
      {children}
      <div className={styles.ways}>
        <Button type="submit" loading={pending}>
          {submitLabel}
        </Button>
        {back && (
          <ArrowLink className={styles.back} href={back}>
            Вернуться к&nbsp;прошлому шагу
          </ArrowLink>
        )}
      </div>
    </form>
  );
}

/** Id of the heading of the step that is shown. */
export const STEP_HEADING = 'order-step';

/** Title of a step; the page moves the focus here when another step has come. */
function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h2 id={STEP_HEADING} className={styles.title} tabIndex={-1}>
      {children}
    </h2>
  );
}
