import type { ComponentProps } from 'react';
import styles from './Logo.module.css';
import { splitName } from './split-name.ts';

/** Other props go to the `<a>`. */
export interface LogoProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** Name of the brand; a number at its end stands after the signal bar. */
  name: string;
  /** @default '/' */
  href?: string;
}

/** Sign and name of the brand, a link to the home page. */
export function Logo({ name, href = '/', className = '', ...rest }: LogoProps) {
  const { words, number } = splitName(name);
  return (
    <a
      aria-label={`${name}, на главную`}
      {...rest}
      href={href}
      className={`${styles.logo} ${className}`}
    >
      <svg viewBox="0 0 36 36" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="18" cy="18" r="16.5" strokeWidth="1.5" />
        <path
          d="M18 1.5c-10.5 9.5-10.5 23.5 0 33M18 1.5c10.5 9.5 10.5 23.5 0 33"
          strokeWidth="1.5"
        />
        <path className={styles.axis} d="M18 0v36" strokeWidth="2.5" />
      </svg>
      <span>
        {words} {number && <b>{number}</b>}
      </span>
    </a>
  );
}
