import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import { Container } from '../container/Container.tsx';
import styles from './Section.module.css';

/** Other props go to the `<section>`. */
export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the second level, also the section's accessible name. */
  title?: ReactNode;
  /** What stands opposite the heading: an arrow link, tabs. */
  aside?: ReactNode;
  /**
   * Ground and the colours that are readable on it.
   * @default 'surface'
   */
  tone?: 'surface' | 'paper' | 'deep' | undefined;
  /**
   * No space above: the section continues the one before it.
   * @default false
   */
  flush?: boolean | undefined;
}

/** One part of a page with its rhythm, ground and heading. */
export function Section({
  title,
  aside,
  tone = 'surface',
  flush = false,
  className,
  children,
  ...rest
}: SectionProps) {
  const ownId = useId();
  const titleId = rest.id ? `${rest.id}-title` : ownId;
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={cx(styles.section, className)}
      data-tone={tone}
      data-flush={flush || undefined}
    >
      <Container>
        {(title || aside) && (
          <div className={styles.head}>
            {title && <h2 id={titleId}>{title}</h2>}
            {aside}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}
