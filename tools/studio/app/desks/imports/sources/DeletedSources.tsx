import { Link } from 'react-router';
import { formatDate } from '@m30/ui-kit/format';
import type { StudioResult } from '../../../../contract/client.ts';
import { useAddress } from '../../../address/useAddress.ts';
import styles from './Sources.module.css';

/** Sources that are read no more; the records of their runs open from here. */
export function DeletedSources({ deleted }: Pick<StudioResult<'Imports.Sources'>, 'deleted'>) {
  const address = useAddress();
  if (deleted.length === 0) return null;
  return (
    <details className={styles.add}>
      <summary>Удалённые источники</summary>
      <ul className={styles.rows}>
        {deleted.map(({ guid, title, deleted_at: at }) => (
          <li key={guid}>
            <Link className={styles.link ?? ''} to={address.with({ source: guid })}>
              {title}
            </Link>{' '}
            <span className={styles.muted}>удалён {formatDate(at, 'stamp')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
