import { useId } from 'react';
import { Badge } from '@m30/ui-kit/badge';
import { formatFileSize } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { IconButton } from '@m30/ui-kit/icon-button';
import type { PaperRowData } from '../../../../store/order/upload/paper-rows.ts';
import type { Upload } from '../../../../store/order/upload/use-uploads.ts';
import styles from './Papers.module.css';
import { UploadRow } from './UploadRow.tsx';

/** Props of {@link PaperRow}. */
export interface PaperRowProps {
  row: PaperRowData;
  /** As in HTML: «.pdf,.jpg». */
  accept: string;
  /** Files of this paper that are on their way. */
  uploads: readonly Upload[];
  onChoose: (files: readonly File[]) => void;
  /** Hears the guid of a file that is not wanted any more. */
  onRemove: (file: string) => void;
}

/** One paper: whose it is, its files, and the way to add one. */
export function PaperRow({ row, accept, uploads, onChoose, onRemove }: PaperRowProps) {
  const { title, whose, required, files } = row;
  const input = useId();
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
        <label className={styles.choose} htmlFor={input}>
          <input
            id={input}
            type="file"
            multiple
            accept={accept}
            className="visually-hidden"
            onChange={(event) => {
              onChoose([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
          {files.length > 0 ? 'Добавить ещё' : 'Выбрать файл'}
          <span className="visually-hidden">: {name}</span>
        </label>
      </div>
      {(files.length > 0 || uploads.length > 0) && (
        <ul className={styles.files} aria-label={`Файлы: ${name}`}>
          {files.map((file) => (
            <li key={file.src} className={styles.file}>
              <Icon name="document" size={22} />
              <a className={styles.link} href={file.src} download>
                {file.name}
              </a>
              <small>
                {file.type.toUpperCase()}, {formatFileSize(file.size)}
              </small>
              <IconButton
                icon="trash"
                label={`Удалить файл ${file.name}`}
                onClick={() => onRemove(file.guid)}
              />
            </li>
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </li>
  );
}
