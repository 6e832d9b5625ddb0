import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './Breadcrumbs.module.css';

/** One step of the way; the last has no address. */
export interface Breadcrumb {
  label: string;
  href?: string | undefined;
}

/** Other props go to the `<nav>`. */
export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** From the home page to this one. */
  items: readonly Breadcrumb[];
}

/** Where the page stands on the site; one scrolling line on phones. */
export function Breadcrumbs({ items, className, ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label="Хлебные крошки" {...rest} className={cx(styles.crumbs, className)}>
      <ol>
        {items.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={href}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
