import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './Skeleton.module.css';

/** Other props go to the `<span>`. */
export interface SkeletonProps extends ComponentProps<'span'> {
  /**
   * CSS width.
   * @default '100%'
   */
  width?: string | number | undefined;
  /**
   * CSS height.
   * @default '1.2em'
   */
  height?: string | number | undefined;
}

/** A place kept for what is still loading, in the shape it will have; silent for screen readers. */
export function Skeleton({
  width = '100%',
  height = '1.2em',
  className,
  style,
  ...rest
}: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx(styles.skeleton, className)}
      style={{ width, height, ...style }}
    />
  );
}
