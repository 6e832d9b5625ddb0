import { NestedBlocks } from '../../react/NestedBlocks.tsx';
import styles from './ColumnsBlock.module.css';
import type { ColumnsProps } from './columns.schema.ts';

/** Blocks side by side. */
export function ColumnsBlock({ columns, wider }: ColumnsProps) {
  return (
    <div className={styles.columns} data-wider={wider}>
      {columns.map(({ blocks }, index) => (
        <NestedBlocks key={index} blocks={blocks} />
      ))}
    </div>
  );
}
