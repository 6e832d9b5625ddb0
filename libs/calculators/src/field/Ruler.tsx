import styles from './Ruler.module.css';

export interface RulerProps {
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words, said by screen readers. */
  text: string;
  /** Words under both ends of the ruler. */
  ends: readonly [least: string, most: string];
  onChange: (value: number) => void;
  id?: string | undefined;
  /** Accessible name, where no `<label>` names the id. */
  label?: string | undefined;
  /** Name under which a form sends the value. */
  name?: string | undefined;
}

/** A native range that looks like a ruler: strokes every 5 %, the thumb with a signal mark. */
export function Ruler(props: RulerProps) {
  const { value, min, max, step, text, ends, onChange, id, label, name } = props;
  const shown = Math.min(max, Math.max(min, value));
  const filled = max > min ? ((shown - min) / (max - min)) * 100 : 100;
  return (
    <div>
      <div className={styles.ruler}>
        <span className={styles.filled} style={{ width: `${filled}%` }} />
        <input
          className={styles.input}
          type="range"
          {...{ id, name, min, max, step }}
          value={shown}
          disabled={max <= min}
          aria-label={label}
          aria-valuetext={text}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}
