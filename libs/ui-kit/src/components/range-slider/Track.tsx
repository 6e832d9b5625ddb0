import type { ComponentProps, CSSProperties } from 'react';
import { nativeMax, percentOf, type Bounds } from './range.ts';
import styles from './RangeSlider.module.css';

/** One handle: its value, its name and what it says. */
interface Handle {
  value: number;
  label: string;
  valueText: string;
  onMove: (value: number) => void;
}

interface Fill extends CSSProperties {
  '--m30-from': string;
  '--m30-to': string;
}

export interface TrackProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> {
  bounds: Bounds;
  /** One handle, or the lower and the upper. */
  handles: readonly [Handle] | readonly [Handle, Handle];
}

/** The ruler with one or two native range inputs upon it. */
export function Track({ bounds, handles, ...rest }: TrackProps) {
  const [first, second] = handles;
  const from = second ? percentOf(first.value, bounds) : 0;
  const to = percentOf((second ?? first).value, bounds);
  const fill: Fill = { '--m30-from': `${from}%`, '--m30-to': `${to}%` };
  const top = nativeMax(bounds);
  return (
    <span className={styles.track} style={fill}>
      {handles.map(({ value, label, valueText, onMove }, index) => (
        <input
          key={index}
          {...rest}
          type="range"
          className={styles.handle}
          // Both at the end of the ruler: the lower one is the one that can still move.
          data-above={index === 0 && from > 50 ? true : undefined}
          aria-label={label}
          aria-valuetext={valueText}
          min={bounds.min}
          max={top}
          step={bounds.step}
          value={value >= bounds.max ? top : value}
          onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
        />
      ))}
    </span>
  );
}
