import { ErrorSummary } from '@m30/ui-kit/error-summary';
import type { Complaints } from '../../store/form/use-complaints.ts';

export interface FormErrorsProps {
  /** What is wrong, in the order of the form. */
  wrong: Complaints;
  /** Grows with each attempt to send: the same complaints are announced again. */
  attempt: number;
  /** Id of the control of a field. */
  idOf: (field: string) => string;
}

/** What is wrong with a form, above it, each with the way to its field; takes the focus at each attempt to send. */
export function FormErrors({ wrong, attempt, idOf }: FormErrorsProps) {
  const errors = Object.entries(wrong).map(([field, message]) => ({ field: idOf(field), message }));
  return <ErrorSummary key={attempt} errors={errors} />;
}
