import { formatFileSize } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { IconButton } from '@m30/ui-kit/icon-button';
import styles from './list.module.css';

/** A file that the server has. */
export interface FileRowData {
  guid: string;
  name: string;
  src: string;
  /** Extension in lower case. */
  type: string;
  /** Bytes. */
  size: number;
}

export interface FileRowProps {
  file: FileRowData;
  /** Called with the guid of a file that is not wanted any more; none where it stays. */
  onRemove?: ((guid: string) => void) | undefined;
}

/** A file that has arrived: a link to download it by, its size, a way to delete it. */
export function FileRow({ file, onRemove }: FileRowProps) {
  return (
    <li className={styles.file}>
      <Icon name="document" size={22} />
      <a className={styles.link} href={file.src} download>
        {file.name}
      </a>
      <small>
        {file.type.toUpperCase()}, {formatFileSize(file.size)}
      </small>
      {onRemove && (
        <IconButton
          icon="trash"
          label={`Удалить файл ${file.name}`}
          onClick={() => onRemove(file.guid)}
        />
      )}
    </li>
  );
}
