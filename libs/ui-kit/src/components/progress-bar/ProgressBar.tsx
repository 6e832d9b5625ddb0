import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './ProgressBar.module.css';

/** Other props and `ref` go to the `<progress>`, className to the root. */
export interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'children'> {
  /** What moves on. */
  label: ReactNode;
  /** How far it is, from 0 to `max`; left out while nobody knows. */
  value?: number | undefined;
  /**
   * The whole.
   * @default 100
   */
  max?: number | undefined;
  /**
   * The figure in words beside the label.
   * @default whole per cents
   */
  valueText?: string | undefined;
}

/** How far something of known length has come, on the ruler of the map: ten divisions. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  className,
  ...rest
}: ProgressBarProps) {
  const id = useId();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value / max));
  const words =
    valueText ?? (share === undefined ? undefined : `${Math.round(share * 100)}\u00a0%`);
  return (
    <div className={cx(styles.bar, className)}>
      <span id={id}>{label}</span>
      {words && (
        <span className={styles.value} aria-hidden="true">
          {words}
        </span>
      )}
      <progress
        aria-labelledby={id}
        aria-valuetext={words}
        {...rest}
        value={share === undefined ? undefined : share * max}
        max={max}
      />
    </div>
  );
}
