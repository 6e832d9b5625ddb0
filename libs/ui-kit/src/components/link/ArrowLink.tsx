import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Link.module.css';

export interface ArrowLinkProps extends ComponentProps<'a'> {
  /** Address the link leads to. */
  href: string;
}

/** A link that stands alone, «Все новости →», 44 px high. */
export function ArrowLink({ className, children, ...rest }: ArrowLinkProps) {
  return (
    <a {...rest} className={cx(styles.arrow, className)}>
      <span>{children}</span>
      <Icon name="arrow-right" />
    </a>
  );
}
