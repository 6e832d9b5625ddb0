import { formatFileSize } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import styles from './FileList.module.css';

/** A file to take: its name, address, extension and bytes. */
interface AccountFile {
  name: string;
  src: string;
  /** Extension in lower case. */
  type: string;
  /** Bytes; unknown of a document that is made when asked for. */
  size?: number | undefined;
}

export interface FileListProps {
  files: readonly AccountFile[];
  /** Instead of the plain download of an address. */
  onTake?: ((src: string) => void) | undefined;
}

/** Documents to download, each a row that says what will arrive. */
export function FileList({ files, onTake }: FileListProps) {
  return (
    <ul className={styles.files}>
      {files.map(({ name, src, type, size }) => (
        <li key={src}>
          <a
            href={src}
            download
            onClick={
              onTake &&
              ((event) => {
                event.preventDefault();
                onTake(src);
              })
            }
          >
            <Icon name="document" size={22} />
            <span>{name}</span>
            <small>
              {[type.toUpperCase(), size !== undefined && formatFileSize(size)]
                .filter(Boolean)
                .join(', ')}
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}
