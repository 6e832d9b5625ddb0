import { FileList } from '../../../components/file-list/FileList.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import type { Order } from '../../../store/order/order.ts';
import { titled } from '../../../store/order/file-title.ts';
import { downloadDocument } from './download-document.ts';

export interface OrderFilesProps extends Pick<Order, 'guid' | 'files' | 'users'> {
  /** @default 'h3' */
  heading?: 'h2' | 'h3';
}

/** Documents of an order, to download. */
export function OrderFiles({ guid, files, users, heading = 'h3' }: OrderFilesProps) {
  return (
    <Panel title="Документы" heading={heading}>
      <FileList files={titled(files, users)} onTake={(src) => void downloadDocument(guid, src)} />
    </Panel>
  );
}
