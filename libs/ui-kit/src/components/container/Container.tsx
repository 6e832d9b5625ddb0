import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './Container.module.css';

/** The width of the page: up to 1520 px, with gutters of 16–56 px. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.container, className)} />;
}
