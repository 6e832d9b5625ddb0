import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './Link.module.css';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Address the link leads to. */
  href: string;
}

/** An underlined link inside text. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  // The children come with the rest props.
  // eslint-disable-next-line jsx-a11y/anchor-has-content
  return <a {...rest} className={cx(styles.text, className)} />;
}
