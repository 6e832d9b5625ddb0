import { Icon } from '@m30/ui-kit/icon';
import type { LeadProblem } from '../useLeadForm.ts';
import styles from './FormShell.module.css';

/** Says why sending failed; words that stand beside a field already are not repeated. */
export function Problem({ problem }: { problem: LeadProblem | null }) {
  if (!problem) return null;
  const { message, fields } = problem;
  if (message !== null) {
    if (Object.values(fields).includes(message)) return null;
    return (
      <p className={styles.refusal} role="alert">
        <Icon name="warning" size={16} />
        {message}
      </p>
    );
  }
  return (
    <p className={styles.lost} role="alert">
      Заявка не&nbsp;отправилась.{' '}
      <button type="submit" className={styles.again}>
        Отправить ещё раз
      </button>
    </p>
  );
}
