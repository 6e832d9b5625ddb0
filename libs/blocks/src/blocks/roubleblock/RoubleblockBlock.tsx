import { formatMoney } from '@m30/ui-kit/format';
import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import styles from './RoubleblockBlock.module.css';
import type { RoubleblockProps } from './roubleblock.schema.ts';

/** Large sums of money, each with what it is for. */
export function RoubleblockBlock({ title, text, items, link }: RoubleblockProps) {
  return (
    <>
      <BlockHead title={title} text={text} link={link} />
      <ul className={styles.sums}>
        {items.map(({ sum, prefix, text: what, note }, index) => (
          <li key={index}>
            <p className={styles.sum}>
              {prefix && <small>{prefix} </small>}
              {formatMoney(sum * 100)}
            </p>
            <p>{what}</p>
            {note && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
