import type { CSSProperties, KeyboardEvent } from 'react';
import styles from './Scale.module.css';

export interface ScaleProps {
  /** What is chosen, spoken. */
  label: string;
  /** The value in words. */
  valueText: string;
  value: number;
  min: number;
  max: number;
  /** @default 1 */
  step?: number;
  /** Long strokes and short ones: parts into which they divide the scale. */
  strokes: readonly [large: number, small: number];
  /** Figures below it: value and words. */
  marks: readonly (readonly [value: number, words: string | number])[];
  /** On a phone each third figure is enough. @default false */
  dense?: boolean;
  className?: string | undefined;
  onValue: (value: number) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** A part of the longitude scale with a handle: arrows move it, the keyboard's ends lead to its ends. */
export function Scale({ label, valueText, strokes, marks, dense, className, ...rest }: ScaleProps) {
  const { onValue, min, max, ...range } = rest;
  const [large, small] = strokes;
  return (
    <div
      className={[styles.scale, className].filter(Boolean).join(' ')}
      data-dense={dense || undefined}
      style={{ '--m30-large': large, '--m30-small': small } as CSSProperties}
    >
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        {...{ min, max, ...range }}
        onChange={({ target }) => onValue(Number(target.value))}
      />
      <div className={styles.marks} aria-hidden="true">
        {marks.map(([at, words]) => (
          <span key={at} style={{ left: `${((at - min) / (max - min)) * 100}%` }}>
            {words}
          </span>
        ))}
      </div>
    </div>
  );
}
