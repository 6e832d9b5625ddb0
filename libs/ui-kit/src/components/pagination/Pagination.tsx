import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { pageWindow } from './page-window.ts';
import styles from './Pagination.module.css';

/** Other props go to the `<nav>`. */
export interface PaginationProps extends ComponentProps<'nav'> {
  /** The page shown, from 1. */
  page: number;
  /** How many there are. */
  pages: number;
  /** Address of a page. */
  href: (page: number) => string;
}

/** Links to the pages of a list; nothing when there is one page. */
export function Pagination({ page, pages, href, className, ...rest }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Страницы" {...rest} className={cx(styles.pages, className)}>
      <Step
        label="Назад"
        icon="chevron-left"
        rel="prev"
        href={page > 1 ? href(page - 1) : undefined}
      />
      {pageWindow(page, pages).map((n, i, all) => {
        if (n === null) return <span key={`gap-${i}`}>…</span>;
        if (n === page) return <span key={n} aria-current="page" children={n} />;
        return (
          <a
            key={n}
            href={href(n)}
            aria-label={`Страница ${n}`}
            // Stands beside a gap, so narrow phones let the gap take its place.
            data-near={(Math.abs(n - page) === 1 && all[i + n - page] === null) || undefined}
          >
            {n}
          </a>
        );
      })}
      <Step
        label="Вперёд"
        icon="chevron-right"
        rel="next"
        href={page < pages ? href(page + 1) : undefined}
      />
    </nav>
  );
}

interface StepProps {
  label: string;
  icon: IconName;
  rel: string;
  href: string | undefined;
}

function Step({ label, icon, rel, href }: StepProps) {
  if (href === undefined) return null;
  return (
    <a href={href} rel={rel} aria-label={label}>
      <Icon name={icon} />
    </a>
  );
}
