import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './Accordion.module.css';

/** Rows that open, on native `<details>`; holds {@link AccordionItem}. */
export function Accordion({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.accordion, className)} />;
}

/** Other props go to the `<details>` (`open`, `name` for one open at a time). */
export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** The row that is always seen. */
  title: ReactNode;
}

/** One row of an {@link Accordion}; found by the browser's page search even when closed. */
export function AccordionItem({ title, children, className, ...rest }: AccordionItemProps) {
  return (
    <details {...rest} className={cx(styles.item, className)}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
