import { OrderDocuments, useDocumentUploads } from '@m30/shell/order-documents';
import { Breadcrumbs } from '@m30/ui-kit/breadcrumbs';
import { Columns } from '../../../components/columns/Columns.tsx';
import { OrderCard } from '../../../components/order-card/OrderCard.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { unbroken } from '../../../store/contract/part-words.ts';
import type { OrderDetails } from '../../../store/order/order.ts';
import { useRefresh } from '../../../store/query/use-refresh.ts';
import { BankAnswers } from './banks/BankAnswers.tsx';
import { DOCUMENTS } from './deal-move.ts';
import { NextMove } from './NextMove.tsx';
import { OrderEvents } from './OrderEvents.tsx';
import { OrderNews } from './OrderNews.tsx';
import { OrderSide } from './OrderSide.tsx';
import styles from './OrderView.module.css';
import { Signers } from './signers/Signers.tsx';
import { StoppedOrder } from './StoppedOrder.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useLateAnswer } from './use-late-answer.ts';

export interface OrderViewProps {
  order: OrderDetails;
  /** ISO instant of the server's clock. */
  now: string;
  /** The partner from whose page the buyer comes back. */
  back?: string | null;
}

/** One order: what the buyer does now and its documents, how far it has come, what happened. */
export function OrderView({ order, now, back = null }: OrderViewProps) {
  const { guid, can, side_state: side } = order;
  const refresh = useRefresh();
  const uploads = useDocumentUploads(guid, () => void refresh());
  const number = unbroken(order.number);
  useLateAnswer(back !== null);
  useArrivalFocus(order, back !== null);
  return (
    <>
      <Breadcrumbs items={[{ label: 'Заказы', href: '/lk/orders' }, { label: number }]} />
      <h1>Заказ {number}</h1>
      <OrderNews order={order} back={back} />
      {side === null || side === 'refused' ? (
        <NextMove order={order} now={now} />
      ) : (
        <StoppedOrder order={order} />
      )}
      {order.stage_number === 7 && <Signers order={order} />}
      {order.stage_number < 8 && <BankAnswers order={order} />}
      {can.includes('add-file') && !can.includes('set-users') && (
        <div id={DOCUMENTS} className={styles.documents}>
          <Panel title="Документы для&nbsp;договора">
            <OrderDocuments order={order} uploads={uploads} onRemoved={refresh} />
          </Panel>
        </div>
      )}
      <OrderCard order={order} heading="h2" />
      <Columns>
        <OrderEvents order={order} />
        <OrderSide order={order} />
      </Columns>
    </>
  );
}
