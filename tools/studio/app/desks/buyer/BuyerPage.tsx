import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formatDate } from '@m30/ui-kit/format';
import { formatPhone } from '@m30/ui-kit/mask';
import { LEAD_STATUSES } from '../../../contract/sales/lead.schema.ts';
import { STAGES } from '../../../contract/sales/order.schema.ts';
import { studioQuery } from '../../api/queries.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import styles from './BuyerPage.module.css';
import { BuyerPart } from './BuyerPart.tsx';

/** One buyer with everything that the role may see: orders, leads, viewings, loans, tickets. */
export default function BuyerPage() {
  const { buyer: guid = '' } = useParams();
  const { data, isError, refetch } = useQuery(studioQuery('Buyers.Get', { buyer: guid }));
  if (isError) return <Trouble title="Покупатель не открылся" onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { buyer, orders, leads, viewings, mortgages, tickets } = data;
  return (
    <>
      <DeskHead
        title={buyer.name || formatPhone(buyer.phone)}
        note={`${formatPhone(buyer.phone)}${buyer.email ? ` · ${buyer.email}` : ''} · в кабинете с ${formatDate(buyer.created_at, 'date')}`}
      />
      <div className={styles.parts}>
        <BuyerPart
          title="Заказы"
          rows={orders.map(({ guid: order, number, lot, stage }) => ({
            id: order,
            title: `${number} · ${lot}`,
            note: `${stage}. ${STAGES[stage - 1] ?? ''}`,
            to: `/orders/${order}`,
          }))}
        />
        <BuyerPart
          title="Лиды"
          rows={leads?.map((lead) => ({
            id: lead.guid,
            title: lead.lot ? `${lead.form_title} · ${lead.lot.title}` : lead.form_title,
            note: `${LEAD_STATUSES[lead.status]}, ${formatDate(lead.created_at, 'dayShort')}`,
            to: `/leads?view=all&lead=${lead.guid}`,
          }))}
        />
        <BuyerPart
          title="Показы"
          rows={viewings?.map((viewing) => ({
            id: viewing.guid,
            title: viewing.lot,
            note: formatDate(viewing.starts_at, 'stamp'),
            to: `/viewings?week=${viewing.starts_at.slice(0, 10)}&viewing=${viewing.guid}`,
          }))}
        />
        <BuyerPart
          title="Ипотека"
          rows={mortgages?.map(({ guid: application, number, banks }) => ({
            id: application,
            title: number,
            note: `одобрили ${banks.filter(({ status }) => status === 'approved').length} из ${banks.length}`,
            to: `/mortgages?view=all&application=${application}`,
          }))}
        />
        <BuyerPart
          title="Обращения"
          rows={tickets?.map((ticket) => ({
            id: ticket.guid,
            title: ticket.title,
            note: `${ticket.open ? 'открыто' : 'закрыто'}, ${formatDate(ticket.changed_at, 'dayShort')}`,
          }))}
        />
      </div>
    </>
  );
}
