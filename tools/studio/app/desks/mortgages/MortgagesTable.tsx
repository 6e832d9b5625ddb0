import { formatDate } from '@m30/ui-kit/format';
import { formatPhone } from '@m30/ui-kit/mask';
import { useAddress } from '../../address/useAddress.ts';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { briefOf, type Application } from './mortgage.ts';

const columns: readonly Column<Application>[] = [
  { id: 'number', title: 'Заявка', width: 110, cell: ({ number }) => number },
  { id: 'name', title: 'Заёмщик', cell: ({ name }) => name },
  {
    id: 'phone',
    title: 'Телефон',
    width: 150,
    from: 1000,
    cell: ({ phone }) => formatPhone(phone),
  },
  { id: 'order', title: 'Заказ', width: 110, cell: ({ order }) => order?.number },
  {
    id: 'sent',
    title: 'Отправлена',
    width: 130,
    cell: ({ sent_at }) => formatDate(sent_at, 'moment'),
  },
  { id: 'banks', title: 'Банки', width: 230, cell: briefOf },
];

interface MortgagesTableProps {
  rows: readonly Application[];
  total: number | undefined;
  openId: string | undefined;
  onNearEnd: () => void;
}

/** Applications, the newest first. */
export function MortgagesTable(props: MortgagesTableProps) {
  const address = useAddress();
  return (
    <DataTable
      {...props}
      label="Заявки на ипотеку"
      columns={columns}
      linked="number"
      idOf={guidOf}
      hrefOf={({ guid }) => address.with({ application: guid })}
      onPhone={(one) => (
        <>
          <b>{one.name}</b>
          <span>
            {one.number}
            {one.order && ` · ${one.order.number}`}
          </span>
          <small>{briefOf(one)}</small>
        </>
      )}
    />
  );
}

const guidOf = ({ guid }: Application) => guid;
