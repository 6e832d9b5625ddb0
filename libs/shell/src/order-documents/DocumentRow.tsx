import { Badge } from '@m30/ui-kit/badge';
import { Notice } from '@m30/ui-kit/notice';
import type { Upload } from '../upload/index.ts';
import { ChooseFiles, FileRow, UploadRow } from '../upload/list/index.ts';
import type { DocumentRowData } from './document-rows.ts';
import styles from './OrderDocuments.module.css';
import type { DocumentPlace } from './use-document-uploads.ts';

export interface DocumentRowProps {
  row: DocumentRowData;
  /** As in HTML: «.pdf,.jpg». */
  accept: string;
  /** Files of this document that are on their way. */
  uploads: readonly Upload<DocumentPlace>[];
  /** Why files that were chosen here were not taken. */
  refusals: readonly string[];
  /** Id of the words about kinds and sizes. */
  limits: string;
  onChoose: (files: readonly File[]) => void;
  /** Called with the guid of a file that is not wanted any more. */
  onRemove: (file: string) => void;
}

/** One paper: whose it is, its files, the way to add one, and why one was not taken. */
export function DocumentRow(props: DocumentRowProps) {
  const { row, accept, uploads, refusals, limits, onChoose, onRemove } = props;
  const { id, title, whose, fault, files } = row;
  const name = whose ? `${title}, ${whose}` : title;
  return (
    <li className={styles.row} data-paper={id}>
      <div className={styles.head}>
        <p className={styles.title}>
          {title}
          {whose && <small>{whose}</small>}
        </p>
        <DocumentBadge row={row} />
        {row.check !== 'accepted' && (
          <ChooseFiles
            accept={accept}
            label={chooseLabel(row)}
            of={name}
            describedBy={limits}
            onChoose={onChoose}
          />
        )}
      </div>
      {fault !== null && <Notice tone="warning">Что исправить: {fault}</Notice>}
      <div role="alert" className={styles.alerts}>
        {refusals.map((words) => (
          <Notice key={words} tone="danger">
            {words}
          </Notice>
        ))}
      </div>
      {(files.length > 0 || uploads.length > 0) && (
        <ul className={styles.files} aria-label={`Файлы: ${name}`}>
          {files.map((file) => (
            <FileRow
              key={file.src}
              file={file}
              onRemove={file.check === 'accepted' ? undefined : onRemove}
            />
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** How a wanted document stands, by its check. */
const CHECKS = {
  missing: { tone: 'held', words: 'Нужен для договора' },
  uploaded: { tone: 'neutral', words: 'Загружен, не\u00a0отправлен' },
  sent: { tone: 'neutral', words: 'На\u00a0проверке' },
  accepted: { tone: 'success', words: 'Принят' },
  refused: { tone: 'held', words: 'Загрузите ещё раз' },
} as const;

function DocumentBadge({ row: { check, files } }: { row: DocumentRowData }) {
  if (check !== null) return <Badge tone={CHECKS[check].tone}>{CHECKS[check].words}</Badge>;
  return files.length > 0 ? <Badge tone="success">Загружен</Badge> : null;
}

function chooseLabel({ check, files }: DocumentRowData): string {
  if (check === 'refused') return 'Загрузить заново';
  return files.length > 0 ? 'Добавить ещё' : 'Выбрать файл';
}
