import { Notice as KitNotice } from '@m30/ui-kit/notice';
import { Html } from '../../react/Html.tsx';
import styles from './NoticeBlock.module.css';
import type { NoticeProps } from './notice.schema.ts';

/** Words that a reader must not miss. */
export function NoticeBlock({ tone, title, html }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <KitNotice tone={tone}>
        {title && <p className={styles.title}>{title}</p>}
        <Html tree={html} />
      </KitNotice>
    </div>
  );
}
