import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './Card.module.css';

/** Other props go to the `<article>`. */
export interface CardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** Heading; with `href` the link that the whole card follows. */
  title: ReactNode;
  /** Address the card leads to. */
  href?: string | undefined;
  /**
   * Level of the heading in the page's outline.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined;
  /** A picture above, edge to edge, without overlay. */
  media?: ReactNode;
  /** A short line above the heading: a date, a section. */
  meta?: ReactNode;
  /** What stands at the lower edge; links and buttons in it work on their own. */
  footer?: ReactNode;
  /** Text under the heading. */
  children?: ReactNode;
}

/** News, a home, a service in a grid: no plate and no shadow, a picture and words. */
export function Card({
  title,
  href,
  level = 3,
  media,
  meta,
  footer,
  className,
  children,
  ...rest
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article {...rest} className={cx(styles.card, className)} data-linked={href ? true : undefined}>
      {media && <div className={styles.media}>{media}</div>}
      <div className={styles.body}>
        {meta && <p className={styles.meta}>{meta}</p>}
        <Heading className={styles.title}>
          {href ? (
            <a href={href} className={styles.link}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        {children && <div className={styles.text}>{children}</div>}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </article>
  );
}
