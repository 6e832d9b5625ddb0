import { formatFileSize } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import type { Order } from '../../../store/order/order.ts';
import { downloadPaper } from './download-paper.ts';
import styles from './OrderFiles.module.css';

/** Props of {@link OrderFiles}. */
export interface OrderFilesProps extends Pick<Order, 'guid' | 'files'> {
  /** @default 'h3' */
  heading?: 'h2' | 'h3';
}

/** Papers of an order, to download. */
export function OrderFiles({ guid, files, heading: Heading = 'h3' }: OrderFilesProps) {
  return (
    <div>
      <Heading className={styles.title}>Документы</Heading>
      <ul className={styles.files}>
        {files.map(({ name, src, type, size }) => (
          <li key={src}>
            <a
              href={src}
              download
              onClick={(event) => {
                event.preventDefault();
                void downloadPaper(guid, src);
              }}
            >
              <Icon name="document" size={22} />
              <span>{name}</span>
              <small>
                {type.toUpperCase()}, {formatFileSize(size)}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
