import { NestedBlocks } from '../../react/NestedBlocks.tsx';
import styles from './Columns.module.css';
import type { ColumnsProps } from './columns.schema.ts';

/** Blocks side by side. */
export function Columns({ columns, wider }: ColumnsProps) {
  return (
    <div className={styles.columns} data-wider={wider}>
      {columns.map(({ blocks }, index) => (
        <NestedBlocks key={index} blocks={blocks} />
      ))}
    </div>
  );
}
