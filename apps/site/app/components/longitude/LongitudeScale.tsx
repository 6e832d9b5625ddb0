import styles from './LongitudeScale.module.css';
import { placeOf, tickLabel, ticks, ZERO, type Tick } from './scale.ts';

/** A minute of arc; a unit across is a hundredth of a per cent. */
const MINUTE = 231.48;

/** Strokes as one path a rank, each from the one before it: steps that repeat are hardly any bytes of a page. */
function strokes(rank: Tick['rank'], length: number): string {
  const [first, ...others] = ticks.filter((tick) => tick.rank === rank);
  if (!first) return '';
  let before = first.minute;
  const steps = others.map(({ minute }) => {
    const step = Math.round((minute - before) * MINUTE * 100) / 100;
    before = minute;
    return `m${step}-${length}v${length}`;
  });
  return `M${Math.round(first.place * 100)} 0v${length}${steps.join('')}`;
}

const MINUTES = strokes('minute', 6);
const FIVES = strokes('five', 10);
const TENS = strokes('ten', 16);
const LABELS = ticks.filter(({ rank }) => rank === 'ten');

/** The ruler of longitude, 29°51′ to 30°33′, the thirtieth meridian in the signal colour. */
export function LongitudeScale({ className = '' }: { className?: string | undefined }) {
  return (
    <div className={`${styles.scale} ${className}`} aria-hidden="true">
      <svg viewBox="0 0 10000 16" preserveAspectRatio="none" fill="none" stroke="currentColor">
        <path className={styles.minutes} d={MINUTES} />
        <path className={styles.fives} d={FIVES} />
        <path className={styles.tens} d={TENS} />
        <path className={styles.zero} d={`M${Math.round(placeOf(ZERO) * 100)} 0v16`} />
      </svg>
      {LABELS.map(({ minute, place }) => (
        <span key={minute} style={{ left: `${place}%` }}>
          {tickLabel(minute)}
        </span>
      ))}
    </div>
  );
}
