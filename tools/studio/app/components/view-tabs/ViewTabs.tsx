import { Link } from 'react-router';
import { Icon } from '@m30/ui-kit/icon';
import styles from './ViewTabs.module.css';

/** One view of a desk: an address, so that it can be kept and sent. */
export interface View {
  id: string;
  title: string;
  to: string;
  count?: number | undefined;
  /** It is late: said by colour, sign and words. */
  late?: boolean;
}

/** Views of a desk with what each of them holds. */
export function ViewTabs({ views, current }: { views: readonly View[]; current: string }) {
  return (
    <nav className={styles.tabs} aria-label="Виды">
      {views.map(({ id, title, to, count, late }) => (
        <Link
          key={id}
          to={to}
          className={styles.tab ?? ''}
          aria-current={id === current ? 'true' : undefined}
          data-late={late || undefined}
        >
          {late && <Icon name="warning" size={14} />}
          {title}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
