import { Link } from 'react-router';
import styles from './BuyerPage.module.css';

interface BuyerPartProps {
  title: string;
  /** Absent where the role may not see them: then the part is not there. */
  rows?: readonly { id: string; title: string; note: string; to?: string }[] | null | undefined;
}

/** Things of one kind that a buyer has. */
export function BuyerPart({ title, rows }: BuyerPartProps) {
  if (!rows) return null;
  return (
    <section className={styles.part} aria-label={title}>
      <h2>
        {title} <span>{rows.length}</span>
      </h2>
      {rows.length === 0 && <p className={styles.note}>Нет</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            {row.to ? <Link to={row.to}>{row.title}</Link> : row.title}
            <span className={styles.note}>{row.note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
