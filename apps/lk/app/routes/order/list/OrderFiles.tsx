import { FileList } from '../../../components/file-list/FileList.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import type { Order } from '../../../store/order/order.ts';
import { downloadDocument } from './download-document.ts';

export interface OrderFilesProps extends Pick<Order, 'guid' | 'files'> {
  /** @default 'h3' */
  heading?: 'h2' | 'h3';
}

/** Documents of an order, to download. */
export function OrderFiles({ guid, files, heading = 'h3' }: OrderFilesProps) {
  return (
    <Panel title="Документы" heading={heading}>
      <FileList files={files} onTake={(src) => void downloadDocument(guid, src)} />
    </Panel>
  );
}
