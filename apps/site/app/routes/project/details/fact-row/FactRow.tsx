import { Icon } from '@m30/ui-kit/icon';
import styles from './FactRow.module.css';

export interface FactRowProps {
  href: string;
  title: string;
  /** Two short facts. */
  facts: readonly [string, string];
  price: string;
}

/** A line of a table that is one link: title, two facts, price. */
export function FactRow({ href, title, facts, price }: FactRowProps) {
  return (
    <a className={styles.row} href={href}>
      <h3>{title}</h3>
      <span className="muted">{facts[0]}</span>
      <span>{facts[1]}</span>
      <b>{price}</b>
      <Icon name="arrow-right" />
    </a>
  );
}
