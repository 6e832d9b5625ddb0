import type { ContentsItem } from '../../core/compose/contents.ts';
import styles from './ContentsList.module.css';

/** Contents of a story beside its opening picture. */
export function ContentsList({ items }: { items: readonly ContentsItem[] }) {
  return (
    <nav className={styles.contents} aria-label="На этой странице">
      <ul>
        {items.map(({ anchor, name }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
