import { useEffect, useRef, useState, type ComponentProps, type CSSProperties } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './LoadingBar.module.css';
import {
  createLoadingClock,
  loadingTimes,
  type LoadingClock,
  type LoadingPhase,
} from './loading-phase.ts';

/** Other props go to the root. */
export interface LoadingBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Something is being loaded now. */
  loading: boolean;
  /**
   * A load that ends sooner shows nothing, in milliseconds.
   * @default 200
   */
  throttle?: number | undefined;
  /**
   * How long the line runs before it waits near its end, in milliseconds.
   * @default 5000
   */
  duration?: number | undefined;
  /**
   * What is being loaded, spoken.
   * @default 'Загружаем страницу'
   */
  label?: string | undefined;
}

/** The signal line along the upper edge of the window while a page is on its way. */
export function LoadingBar({
  loading,
  throttle = loadingTimes.throttle,
  duration = loadingTimes.duration,
  label = 'Загружаем страницу',
  className,
  style,
  ...rest
}: LoadingBarProps) {
  const phase = useLoadingPhase(loading, throttle);
  const times = { '--m30-loading-duration': `${duration}ms` } as CSSProperties;
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-hidden={phase === 'running' ? undefined : true}
      className={cx(styles.bar, className)}
      data-phase={phase}
      style={{ ...style, ...times }}
    />
  );
}

function useLoadingPhase(loading: boolean, throttle: number): LoadingPhase {
  const [phase, setPhase] = useState<LoadingPhase>('idle');
  const clock = useRef<LoadingClock>(undefined);
  useEffect(() => {
    clock.current = createLoadingClock(setPhase, { ...loadingTimes, throttle });
    return () => clock.current?.cancel();
  }, [throttle]);
  useEffect(() => {
    if (loading) clock.current?.start();
    else clock.current?.finish();
  }, [loading, throttle]);
  return phase;
}
