import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import styles from './StatsBlock.module.css';
import type { StatsProps } from './stats.schema.ts';

/** Large figures under a title, with their source. */
export function StatsBlock({ title, text, items, note }: StatsProps) {
  return (
    <>
      <BlockHead title={title} text={text} />
      <Facts facts={items} />
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
