import type { Upload } from '@m30/shell/upload';
import { ChooseFiles, FileRow, UploadRow } from '@m30/shell/upload/list';
import { Badge } from '@m30/ui-kit/badge';
import type { PaperRowData } from '../../../../store/order/upload/paper-rows.ts';
import type { PaperPlace } from '../../../../store/order/upload/use-paper-uploads.ts';
import styles from './Papers.module.css';

/** Props of {@link PaperRow}. */
export interface PaperRowProps {
  row: PaperRowData;
  /** As in HTML: «.pdf,.jpg». */
  accept: string;
  /** Files of this paper that are on their way. */
  uploads: readonly Upload<PaperPlace>[];
  onChoose: (files: readonly File[]) => void;
  /** Hears the guid of a file that is not wanted any more. */
  onRemove: (file: string) => void;
}

/** One paper: whose it is, its files, and the way to add one. */
export function PaperRow({ row, accept, uploads, onChoose, onRemove }: PaperRowProps) {
  const { title, whose, required, files } = row;
  const name = whose ? `${title}, ${whose}` : title;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <p className={styles.title}>
          {title}
          {whose && <small>{whose}</small>}
        </p>
        {files.length > 0 && <Badge tone="success">Загружен</Badge>}
        {files.length === 0 && required && <Badge tone="held">Нужен для договора</Badge>}
        <ChooseFiles
          accept={accept}
          label={files.length > 0 ? 'Добавить ещё' : 'Выбрать файл'}
          of={name}
          onChoose={onChoose}
        />
      </div>
      {(files.length > 0 || uploads.length > 0) && (
        <ul className={styles.files} aria-label={`Файлы: ${name}`}>
          {files.map((file) => (
            <FileRow key={file.src} file={file} onRemove={onRemove} />
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </li>
  );
}
