import { formatFileSize, formatPercent } from '../../format/number.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import styles from './FileField.module.css';

export interface FileListProps {
  files: readonly File[];
  progress: Readonly<Record<string, number>> | undefined;
  disabled: boolean | undefined;
  onRemove: (file: File) => void;
}

/** The chosen files: name, size, how much is sent, and a way to take each back. */
export function FileList({ files, progress, disabled, onRemove }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul>
      {files.map((file) => {
        const sent = progress?.[file.name];
        return (
          <li key={`${file.name}:${file.size}:${file.lastModified}`} className={styles.file}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.size}>
              {sent === undefined
                ? formatFileSize(file.size)
                : formatPercent(Math.round(sent * 100))}
            </span>
            <IconButton
              label={`Убрать файл ${file.name}`}
              icon="close"
              disabled={disabled}
              onClick={() => onRemove(file)}
            />
            {sent !== undefined && (
              <progress
                className={styles.progress}
                aria-label={`Отправка файла ${file.name}`}
                value={sent}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
