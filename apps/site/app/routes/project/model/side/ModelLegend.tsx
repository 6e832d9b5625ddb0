import styles from './Side.module.css';

const STATES = [
  ['free', 'свободна'],
  ['held', 'забронирована'],
  ['reserved', 'резерв'],
  ['sold', 'продана'],
] as const;

/** Colours and patterns of the flats, as the model has them. */
export function ModelLegend() {
  return (
    <ul className={styles.legend} aria-label="Цвета квартир">
      {STATES.map(([status, words]) => (
        <li key={status}>
          <i className={styles.state} data-status={status} aria-hidden="true" />
          {words}
        </li>
      ))}
    </ul>
  );
}
