import { formatDate } from '@m30/ui-kit/format';
import { OUTCOMES, type SourceDetails } from './source.ts';
import styles from './Sources.module.css';

/** Every look at a source, the latest first. */
export function SourceRuns({ runs }: Pick<SourceDetails, 'runs'>) {
  return (
    <section>
      <h3>Проверки</h3>
      {runs.length === 0 && <p className={styles.muted}>Ещё не было.</p>}
      {runs.length > 0 && (
        <ul className={styles.runs} aria-label="Проверки">
          {runs.map(({ guid, at, outcome, file, message }) => (
            <li key={guid}>
              {formatDate(at, 'stamp')} · {OUTCOMES[outcome]}
              {file && ` · ${file}`}
              {message && <p className={styles.muted}>{message}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
