import { formatDate, formatMillions, formatNumber } from '@m30/ui-kit/format';
import { formatPhone } from '@m30/ui-kit/mask';
import { STAGES } from '../../../contract/sales/order.schema.ts';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { stateOf, type Order } from './order/order.ts';
import styles from './Orders.module.css';

const stageOf = ({ stage }: Order) => `${stage}. ${STAGES[stage - 1] ?? ''}`;

const columns: readonly Column<Order>[] = [
  { id: 'number', title: 'Номер', width: 126, cell: ({ number }) => number },
  { id: 'buyer', title: 'Покупатель', cell: ({ buyer }) => buyer.name || formatPhone(buyer.phone) },
  { id: 'lot', title: 'Квартира', cell: ({ lot }) => lot },
  {
    id: 'price',
    title: 'Цена, ₽',
    width: 110,
    align: 'end',
    from: 1100,
    cell: ({ price }) => formatNumber(price / 100),
  },
  { id: 'stage', title: 'Этап', width: 150, cell: stageOf },
  {
    id: 'state',
    title: 'Состояние',
    width: 150,
    cell: (order) => (
      <span className={order.turn === 'company' && !order.side ? styles.ours : styles.muted}>
        {stateOf(order)}
      </span>
    ),
  },
  {
    id: 'documents',
    title: 'Документы',
    width: 90,
    align: 'end',
    from: 1200,
    cell: ({ documents_waiting }) => documents_waiting || '',
  },
  {
    id: 'deadline',
    title: 'Срок покупателя',
    width: 120,
    from: 1280,
    cell: ({ deadline }) => deadline && formatDate(deadline, 'moment'),
  },
];

interface OrdersTableProps {
  orders: readonly Order[];
  total: number | undefined;
  onNearEnd: () => void;
}

/** Orders, the newest first. */
export function OrdersTable({ orders, ...rest }: OrdersTableProps) {
  return (
    <DataTable
      {...rest}
      label="Заказы"
      columns={columns}
      linked="number"
      rows={orders}
      idOf={guidOf}
      hrefOf={({ guid }) => `/orders/${guid}`}
      isClosed={({ side }) => side !== null}
      onPhone={(order) => (
        <>
          <span>
            <b className={styles.name}>{order.buyer.name || formatPhone(order.buyer.phone)}</b>
            <span>{order.number}</span>
          </span>
          <span className={styles.muted}>
            {order.lot} · {formatMillions(order.price)}
          </span>
          <span>
            <span>{stageOf(order)}</span>
            <span className={styles.muted}>{stateOf(order)}</span>
          </span>
        </>
      )}
    />
  );
}

const guidOf = ({ guid }: Order) => guid;
