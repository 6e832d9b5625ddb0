import type { StatsPart } from './stats.schema.ts';
import styles from './PartsBar.module.css';

/** A bar divided by shares, each part by a pattern of its own, with the figures below. */
export function PartsBar({ parts }: { parts: readonly StatsPart[] }) {
  const columns = { gridTemplateColumns: parts.map(({ share }) => `${share}fr`).join(' ') };
  return (
    <div className={styles.parts}>
      <div className={styles.bar} style={columns} aria-hidden="true">
        {parts.map((_, index) => (
          <i key={index} />
        ))}
      </div>
      <dl className={styles.key}>
        {parts.map(({ value, text }, index) => (
          <div key={index}>
            <dt>{text}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
