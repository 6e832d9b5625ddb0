import styles from './LevelLegend.module.css';

const STATUSES = [
  ['free', 'свободно'],
  ['held', 'забронировано'],
  ['reserved', 'в\u00a0резерве'],
  ['sold', 'продано'],
] as const;

/** What the colours, patterns and signs of the plan mean. */
export function LevelLegend() {
  return (
    <ul className={styles.legend} aria-label="Обозначения">
      {STATUSES.map(([status, words]) => (
        <li key={status}>
          <i data-status={status} aria-hidden="true" />
          {words}
        </li>
      ))}
      <li>
        <svg viewBox="0 0 16 24" width="12" height="18" aria-hidden="true">
          <path d="M10 1 2 13h5l-2 10 8-13H8z" fill="currentColor" />
        </svg>
        зарядка
      </li>
    </ul>
  );
}
