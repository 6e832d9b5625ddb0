import { useId, useRef, useState } from 'react';
import { checkFile } from '@m30/ui-kit/file-field';
import { Notice } from '@m30/ui-kit/notice';
import { browserApi } from '../browser/index.ts';
import { troubleWords } from '../error/trouble-words.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { documentRows, type DocumentRowData, type OrderWithDocuments } from './document-rows.ts';
import styles from './OrderDocuments.module.css';
import type { DocumentUploads } from './use-document-uploads.ts';

/** What the server takes (it looks into the bytes, too). */
const LIMITS = { accept: '.pdf,.jpg,.jpeg,.png,.heic,.docx', maxSize: 10 * 1024 * 1024 };

export interface OrderDocumentsProps {
  order: OrderWithDocuments & { guid: string };
  uploads: DocumentUploads;
  /** Called when the server has removed a document; resolves when the order shows it. */
  onRemoved: () => Promise<void>;
}

/** OrderDocuments that the deal needs, with what is uploaded and what is on its way. */
export function OrderDocuments({
  order,
  uploads: { uploads, add },
  onRemoved,
}: OrderDocumentsProps) {
  const list = useRef<HTMLUListElement>(null);
  const limits = useId();
  const [refusals, setRefusals] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [removed, setRemoved] = useState('');

  const choose = ({ id, place }: DocumentRowData, files: readonly File[]) => {
    const checked = files.map((file) => ({ file, refusal: checkFile(file, LIMITS) }));
    setRefusals((all) => ({ ...all, [id]: checked.flatMap(({ refusal }) => refusal ?? []) }));
    for (const { file, refusal } of checked) if (!refusal) add(file, place);
  };
  const remove = async (row: DocumentRowData, guid: string) => {
    setProblem(null);
    try {
      await browserApi.post('Order.DeleteFile', { guid: order.guid, file: guid });
    } catch (error) {
      return setProblem(troubleWords(error));
    }
    await onRemoved();
    // The button that was pressed is gone with its file.
    list.current?.querySelector<HTMLElement>(`[data-paper="${row.id}"] input`)?.focus();
    setRemoved(`Файл удалён: ${row.files.find((file) => file.guid === guid)?.name ?? row.title}`);
  };
  return (
    <div className={styles.documents}>
      <ul ref={list}>
        {documentRows(order).map((row) => (
          <DocumentRow
            key={row.id}
            row={row}
            accept={LIMITS.accept}
            uploads={uploads.filter(
              ({ place: { kind, participant } }) =>
                kind === row.place.kind && participant === row.place.participant,
            )}
            refusals={refusals[row.id] ?? []}
            limits={limits}
            onChoose={(files) => choose(row, files)}
            onRemove={(guid) => void remove(row, guid)}
          />
        ))}
      </ul>
      <p id={limits} className={styles.limits}>
        PDF, JPG, PNG, HEIC или DOCX, до&nbsp;10&nbsp;МБ каждый.
      </p>
      <p role="status" className="visually-hidden">
        {removed}
      </p>
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
    </div>
  );
}
