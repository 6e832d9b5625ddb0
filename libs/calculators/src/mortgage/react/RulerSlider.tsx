import { useId } from 'react';
import styles from './RulerSlider.module.css';

export interface RulerSliderProps {
  /** What is measured. */
  label: string;
  /** The value in words, beside the label; it is also what a screen reader says. */
  text: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** Words under both ends of the ruler. */
  ends: readonly [least: string, most: string];
  onChange: (value: number) => void;
}

/** A native range that looks like a ruler: strokes every 5 %, the thumb with a signal mark. */
export function RulerSlider(props: RulerSliderProps) {
  const { label, text, value, min, max, step, ends, onChange } = props;
  const id = useId();
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 100;
  return (
    <div>
      <div className={styles.top}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.value} aria-hidden="true">
          {text}
        </span>
      </div>
      <div className={styles.ruler}>
        <span className={styles.filled} style={{ width: `${filled}%` }} />
        <input
          id={id}
          className={styles.input}
          type="range"
          {...{ value, min, max, step }}
          disabled={max <= min}
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
