import type { ResultOf } from '@m30/api/client';
import { Icon } from '@m30/ui-kit/icon';
import styles from './NewsItemPage.module.css';

/** The news before and after this one. */
export function NewsNeighbours({
  previous,
  next,
}: Pick<ResultOf<'Content.GetNewsItem'>, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label="Соседние новости">
      {previous && (
        <a href={`/novosti/${previous.alias}`} rel="prev">
          <small>
            <Icon name="arrow-left" size={16} /> Раньше
          </small>
          {previous.title}
        </a>
      )}
      {next && (
        <a className={styles.next} href={`/novosti/${next.alias}`} rel="next">
          <small>
            Позже <Icon name="arrow-right" size={16} />
          </small>
          {next.title}
        </a>
      )}
    </nav>
  );
}
