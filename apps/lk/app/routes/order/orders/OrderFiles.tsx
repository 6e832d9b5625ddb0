import { formatFileSize } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import type { Order } from '../../../store/order/order.ts';
import { downloadPaper } from './download-paper.ts';
import styles from './OrderFiles.module.css';

/** Papers of an order, to download. */
export function OrderFiles({ guid, files }: Pick<Order, 'guid' | 'files'>) {
  return (
    <div>
      <h3 className={styles.title}>Документы</h3>
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
