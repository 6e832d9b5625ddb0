import type { ResultOf } from '@m30/api/client';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { NothingSpot } from '@m30/ui-kit/spot';
import { Button } from '@m30/ui-kit/button';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { Pagination } from '@m30/ui-kit/pagination';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { RowList } from '../../../components/row-list/RowList.tsx';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import type { Contract } from '../../../store/contract/contract.ts';
import { unbroken } from '../../../store/contract/part-words.ts';
import { ContractCard } from './ContractCard.tsx';
import styles from './Contracts.module.css';

/** «Мои договоры»: what waits for the buyer, what is in force, what is over. */
export function Contracts({ contracts, page, pages }: ResultOf<'LK.GetContracts'>) {
  const waiting = contracts.filter(needsBuyer);
  const over = contracts.filter(isOver);
  const others = contracts.filter((one) => !needsBuyer(one) && !isOver(one));
  return (
    <>
      <PageHead
        title="Мои договоры"
        lead="Цена, платежи и&nbsp;регистрация каждого договора. Суммы обновляются, когда приходит сообщение банка или Росреестра."
      />
      {contracts.length === 0 && (
        <EmptyState
          drawing={<NothingSpot />}
          title="Договоров пока нет"
          action={<Button href="/lk/orders">К заказам</Button>}
        >
          Договор появится здесь, когда вы&nbsp;оплатите бронь или подпишете его.
        </EmptyState>
      )}
      <Cards title="Ждут вас" contracts={waiting} />
      <Cards title="Действуют" contracts={others} />
      {over.length > 0 && (
        <Panel title="Оформлены и&nbsp;закрыты">
          <RowList rows={over.map(toRow)} />
        </Panel>
      )}
      <Pagination page={page} pages={pages} href={(to) => `/lk/contracts?page=${to}`} />
    </>
  );
}

function Cards({ title, contracts }: { title: string; contracts: readonly Contract[] }) {
  if (contracts.length === 0) return null;
  return (
    <Panel title={title}>
      <div className={styles.list}>
        {contracts.map((contract) => (
          <ContractCard key={contract.guid} contract={contract} />
        ))}
      </div>
    </Panel>
  );
}

const needsBuyer = ({ status, next_part: part }: Contract): boolean =>
  status.tone === 'wait' || part?.state === 'due' || part?.state === 'late';

const isOver = (contract: Contract): boolean =>
  !needsBuyer(contract) && ['done', 'stop'].includes(contract.status.tone);

function toRow({ guid, number, title, subject, place, price, signed_at, status }: Contract) {
  return {
    id: guid,
    href: `/lk/contracts/${guid}`,
    aside: <time dateTime={signed_at}>{formatDate(signed_at, 'short')}</time>,
    title,
    note: `№\u00a0${unbroken(number)}. ${[subject, place].filter(Boolean).join('. ')}. ${formatMoney(price)}`,
    mark: <StatusBadge tone={status.tone}>{status.label}</StatusBadge>,
  };
}
