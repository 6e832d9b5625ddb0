import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { PartsBar } from './PartsBar.tsx';
import styles from './StatsBlock.module.css';
import type { StatsProps } from './stats.schema.ts';

/** Large figures under a title, with what the last one is made of and their source. */
export function StatsBlock({ title, text, items, parts, note }: StatsProps) {
  return (
    <>
      <BlockHead title={title} text={text} />
      <div className={styles.figures}>
        <Facts facts={items} />
        {parts && <PartsBar parts={parts} />}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
