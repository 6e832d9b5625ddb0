import styles from './motion.module.css';

/**
 * A timing function drawn: time to the right, progress upwards.
 * @param value a `cubic-bezier(…)` as it stands in the token file
 */
export function EasingCurve({ value }: { value: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [...value.matchAll(/[\d.]+/g)].map(Number);
  const at = (x: number, y: number) => `${x * 200} ${200 - y * 200}`;
  return (
    <svg className={styles.curve} viewBox="-4 -4 208 208" role="img" aria-label="Кривая движения">
      <path className={styles.axes} d="M0 0V200H200" />
      <path className={styles.axes} d={`M${at(0, 0)}L${at(x1, y1)}M${at(1, 1)}L${at(x2, y2)}`} />
      <path className={styles.line} d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} />
    </svg>
  );
}
