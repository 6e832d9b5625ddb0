import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@m30/ui-kit/format';
import { FIGURES_CSV_PATH } from '../../../contract/core/addresses.ts';
import { FIGURE_DAYS } from '../../../contract/desk/figure-days.ts';
import { useAddress } from '../../address/useAddress.ts';
import { studioQuery } from '../../api/queries.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { ViewTabs } from '../../components/view-tabs/ViewTabs.tsx';
import { FigureTable } from './FigureTable.tsx';
import styles from './Figures.module.css';

const TITLES = { 7: 'Неделя', 30: 'Месяц', 90: 'Квартал' } as const;

/** How sales and site went over the last days, as charts and tables. */
export default function FiguresDesk() {
  const address = useAddress();
  const days = FIGURE_DAYS.find((one) => one === address.get('days')) ?? '30';
  const { data, isError, refetch } = useQuery(studioQuery('Figures.Get', { days }));
  return (
    <>
      <DeskHead
        title="Цифры"
        note={data && `${formatDate(data.from, 'date')} — ${formatDate(data.to, 'date')}`}
      >
        <a href={`${FIGURES_CSV_PATH}?days=${days}`} download>
          Скачать CSV
        </a>
      </DeskHead>
      <ViewTabs
        current={days}
        views={FIGURE_DAYS.map((id) => ({ id, title: TITLES[id], to: address.with({ days: id }) }))}
      />
      {isError && <Trouble onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data && (
        <div className={styles.figures}>
          {data.tables.map((table) => (
            <FigureTable key={table.id} table={table} />
          ))}
        </div>
      )}
    </>
  );
}
