import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import { Documents } from '../../parts/documents/Documents.tsx';
import styles from './FilesBlock.module.css';
import type { FilesProps } from './files.schema.ts';

/** Documents in rows under a title; nothing where there are none. */
export function FilesBlock({ title, text, items }: FilesProps) {
  if (items.length === 0) return null;
  return (
    <>
      <BlockHead title={title} text={text} />
      <div className={styles.files}>
        <Documents documents={items} />
      </div>
    </>
  );
}
