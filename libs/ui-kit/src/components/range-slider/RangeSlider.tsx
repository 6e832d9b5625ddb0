import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { formatNumber } from '../../format/number.ts';
import { cx } from '../../core/cx.ts';
import { boundsOf, snap, type Bounds, type Loose } from './range.ts';
import { RangeInput } from './RangeInput.tsx';
import styles from './RangeSlider.module.css';
import { Track } from './Track.tsx';

/** What a slider of one value and one of two have in common. */
export interface RangeOwnProps extends Loose<Bounds> {
  /** What is chosen: «Первый взнос». */
  label: string;
  /**
   * Says a value in words and units, under the ruler and to screen readers.
   * @default the number in Russian notation
   */
  format?: ((value: number) => string) | undefined;
  /** Unit at the end of the input. */
  after?: ReactNode;
  /** Shut, and sent by no form. */
  disabled?: boolean | undefined;
}

/** Other props and `ref` go to the root, `id` to the text input. */
export interface RangeSliderProps
  extends
    Omit<RangeOwnProps, 'minRange'>,
    Omit<ComponentProps<'div'>, 'defaultValue' | 'children' | 'id'> {
  /** The value, where the owner keeps it; clamped to the bounds. */
  value?: number | undefined;
  /**
   * The value at first, where the field keeps it.
   * @default min
   */
  defaultValue?: number | undefined;
  /** The value was moved or typed. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Name under which a form sends the number of the text input. */
  name?: string | undefined;
  /** Id of the control; its label points at it. */
  id?: string | undefined;
}

/** Russian notation, two decimals at most. */
export const sayNumber = (value: number): string => formatNumber(value, 2);

/** One number by a ruler and an input, always within its bounds. */
export function RangeSlider({
  label,
  value,
  defaultValue,
  onValueChange,
  format = sayNumber,
  after,
  name,
  id,
  disabled,
  className,
  min,
  max,
  step,
  ...rest
}: RangeSliderProps) {
  const bounds = boundsOf({ min, max, step });
  const [own, setOwn] = useState(defaultValue ?? bounds.min);
  const generated = useId();
  const shown = snap(value ?? own, bounds);
  const move = (next: number) => {
    const allowed = snap(next, bounds);
    if (allowed === shown) return;
    setOwn(allowed);
    onValueChange?.(allowed);
  };
  return (
    <div {...rest} className={cx(styles.slider, className)}>
      <RangeInput
        id={id ?? generated}
        label={label}
        {...{ name, after, disabled }}
        value={shown}
        onCommit={move}
      />
      <Track
        bounds={bounds}
        disabled={disabled}
        handles={[{ value: shown, label, valueText: format(shown), onMove: move }]}
      />
      <span className={styles.ends} aria-hidden="true">
        <span>{format(bounds.min)}</span>
        <span>{format(bounds.max)}</span>
      </span>
    </div>
  );
}
