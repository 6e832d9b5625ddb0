import { STAGES } from '../../../../contract/sales/order.schema.ts';
import styles from './StageRuler.module.css';

/** Ten stages of a deal: passed, now, and to come. @param stage from 1 */
export function StageRuler({ stage, stopped }: { stage: number; stopped: boolean }) {
  return (
    <ol className={styles.ruler} aria-label={`Этап ${stage} из ${STAGES.length}`}>
      {STAGES.map((title, index) => (
        <li
          key={title}
          data-state={index + 1 < stage ? 'passed' : index + 1 === stage ? 'now' : 'next'}
          data-stopped={stopped || undefined}
          aria-current={index + 1 === stage ? 'step' : undefined}
        >
          {index + 1}. {title}
        </li>
      ))}
    </ol>
  );
}
