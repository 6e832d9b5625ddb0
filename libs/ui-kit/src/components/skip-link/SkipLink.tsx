import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './SkipLink.module.css';

/** Other props go to the `<a>`. */
export interface SkipLinkProps extends ComponentProps<'a'> {
  /**
   * The main part of the page.
   * @default '#main'
   */
  href?: string | undefined;
}

/** The first stop of the Tab key: past the header, straight to the contents. */
export function SkipLink({ href = '#main', className, children, ...rest }: SkipLinkProps) {
  return (
    <a {...rest} href={href} className={cx(styles.skip, className)}>
      {children ?? 'Перейти к\u00a0содержанию'}
    </a>
  );
}
