import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '@m30/shell/browser';
import { checkFile } from '@m30/ui-kit/file-field';
import { Notice } from '@m30/ui-kit/notice';
import type { Order } from '../../../../store/order/order.ts';
import { paperRows, type PaperRowData } from '../../../../store/order/upload/paper-rows.ts';
import type { PaperUploads } from '../../../../store/order/upload/use-paper-uploads.ts';
import { useSubmit } from '../../../../store/order/use-submit.ts';
import { PaperRow } from './PaperRow.tsx';
import styles from './Papers.module.css';

/** What the server takes (it looks into the bytes, too). */
const LIMITS = { accept: '.pdf,.jpg,.jpeg,.png,.heic,.docx', maxSize: 10 * 1024 * 1024 };

/** Props of {@link Papers}. */
export interface PapersProps {
  order: Order;
  uploads: PaperUploads;
}

/** Papers that the deal needs, with what is uploaded and what is on its way. */
export function Papers({ order, uploads: { uploads, add } }: PapersProps) {
  const { revalidate } = useRevalidator();
  const { submit, message } = useSubmit();
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const choose = ({ place }: PaperRowData, files: readonly File[]) => {
    const checked = files.map((file) => ({ file, refusal: checkFile(file, LIMITS) }));
    setRefusals(checked.flatMap(({ refusal }) => refusal ?? []));
    for (const { file, refusal } of checked) if (!refusal) add(file, place);
  };
  const remove = (file: string) =>
    void submit(async () => {
      await browserApi.post('Order.DeleteFile', { guid: order.guid, file });
      await revalidate();
    });
  return (
    <div className={styles.papers}>
      <ul>
        {paperRows(order).map((row) => (
          <PaperRow
            key={row.id}
            row={row}
            accept={LIMITS.accept}
            uploads={uploads.filter(
              ({ place: { kind, participant } }) =>
                kind === row.place.kind && participant === row.place.participant,
            )}
            onChoose={(files) => choose(row, files)}
            onRemove={remove}
          />
        ))}
      </ul>
      <p className={styles.limits}>PDF, JPG, PNG, HEIC или DOCX, до&nbsp;10&nbsp;МБ каждый.</p>
      <div role="alert" className={styles.alerts}>
        {[...refusals, ...(message ? [message] : [])].map((words) => (
          <Notice key={words} tone="danger">
            {words}
          </Notice>
        ))}
      </div>
    </div>
  );
}
