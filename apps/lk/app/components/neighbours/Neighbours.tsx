import { Icon } from '@m30/ui-kit/icon';
import styles from './Neighbours.module.css';

interface Neighbour {
  title: string;
  href: string;
}

export interface NeighboursProps {
  /** What the pages are: «Соседние новости». */
  label: string;
  previous: (Neighbour & { word: string }) | null;
  next: (Neighbour & { word: string }) | null;
}

/** The pages before and after this one. */
export function Neighbours({ label, previous, next }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {previous && (
        <a href={previous.href} rel="prev">
          <small>
            <Icon name="arrow-left" size={16} /> {previous.word}
          </small>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" data-side="next">
          <small>
            {next.word} <Icon name="arrow-right" size={16} />
          </small>
          {next.title}
        </a>
      )}
    </nav>
  );
}
