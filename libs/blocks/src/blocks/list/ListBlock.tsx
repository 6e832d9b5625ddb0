import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import styles from './ListBlock.module.css';
import type { ListProps } from './list.schema.ts';

/** Rows on hairlines under a title, and the figures behind them. */
export function ListBlock({ title, items, factoids }: ListProps) {
  return (
    <>
      <BlockHead title={title} />
      {items && (
        <ul className={styles.items} data-many={items.length > 3 || undefined}>
          {items.map((item, index) => (
            <li key={index}>
              {item.title && <b>{item.title}</b>}
              {item.text && <p>{item.text}</p>}
            </li>
          ))}
        </ul>
      )}
      {factoids && <Facts facts={factoids} />}
    </>
  );
}
