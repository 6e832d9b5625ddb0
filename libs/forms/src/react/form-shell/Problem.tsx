import { Icon } from '@m30/ui-kit/icon';
import type { LeadProblem } from '../../core/lead-problem.ts';
import { useTexts } from '../provider/useTexts.ts';
import styles from './FormShell.module.css';

/** Says why sending failed; words that stand beside a field already are not repeated. */
export function Problem({ problem }: { problem: LeadProblem | null }) {
  const texts = useTexts();
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
      {texts.lost}{' '}
      <button type="submit" className={styles.again}>
        {texts.again}
      </button>
    </p>
  );
}
