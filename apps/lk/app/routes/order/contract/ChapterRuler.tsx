import { chapterId, type Chapter } from './contract.ts';
import styles from './ChapterRuler.module.css';

export interface ChapterRulerProps {
  chapters: readonly Chapter[];
  /** Chapters that were read to their end. */
  read: number;
}

/** Contents of a contract as a ruler: what is read, where the reader is, what lies ahead. */
export function ChapterRuler({ chapters, read }: ChapterRulerProps) {
  const label = `Содержание, прочитано разделов: ${read} из ${chapters.length}`;
  return (
    <nav className={styles.ruler} aria-label={label}>
      <ol>
        {chapters.map(({ number, title }) => (
          <li
            key={number}
            data-state={number <= read ? 'read' : number === read + 1 ? 'now' : undefined}
          >
            <a href={`#${chapterId(number)}`}>
              <b>{number}</b>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
