import type { ResultOf } from '@m30/api/client';
import { formatDate } from '@m30/ui-kit/format';
import { FileList } from '../../../components/file-list/FileList.tsx';
import styles from './Message.module.css';

/** What the buyer or the company wrote, with its files. */
export function Message({
  message: { staff, text, files, at },
}: {
  message: ResultOf<'LK.GetTicket'>['ticket']['messages'][number];
}) {
  return (
    <article className={styles.message} data-from={staff === null ? 'buyer' : 'company'}>
      <p className={styles.head}>
        <strong>{staff ?? 'Вы'}</strong> <time dateTime={at}>{formatDate(at, 'dateTime')}</time>
      </p>
      <p className={styles.text}>{text}</p>
      {files.length > 0 && <FileList files={files} />}
    </article>
  );
}
