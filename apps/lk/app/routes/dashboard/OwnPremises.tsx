import type { ResultOf } from '@m30/api/client';
import { ArrowLink } from '@m30/ui-kit/link';
import { Picture } from '@m30/ui-kit/picture';
import { ProgressBar } from '@m30/ui-kit/progress-bar';
import { StatusBadge } from '../../components/status-badge/StatusBadge.tsx';
import { unbroken } from '../../store/contract/part-words.ts';
import styles from './OwnPremises.module.css';

type Premises = ResultOf<'LK.GetDashboard'>['premises'];

/** What the buyer has bought, and how far each house has come. */
export function OwnPremises({ premises }: { premises: Premises }) {
  return (
    <ul className={styles.list}>
      {premises.map(({ contract, number, title, place, status, picture, works, handover }) => (
        <li key={contract} className={styles.premises}>
          {picture && (
            <Picture
              className={styles.picture}
              picture={{ ...picture, alt: '' }}
              sizes="(max-width: 899px) 100vw, 320px"
            />
          )}
          <div className={styles.text}>
            <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
            <h3>
              <a href={`/lk/contracts/${contract}`}>{title}</a>
            </h3>
            <p className={styles.small}>
              {place}. Договор {unbroken(number)}
            </p>
            {works && (
              <ProgressBar
                label={works.stage}
                value={works.percent}
                valueText={works.percent < 100 ? handover : 'готово'}
              />
            )}
            {works ? (
              <ArrowLink href={`/obekty/${works.vendor}#progress`}>Ход строительства</ArrowLink>
            ) : (
              <p className={styles.small}>{handover}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
