import type { ResultOf } from '@m30/api/client';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { Button } from '@m30/ui-kit/button';
import { Pagination } from '@m30/ui-kit/pagination';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { ContractCard } from './ContractCard.tsx';
import styles from './Contracts.module.css';

/** «Мои договоры»: every contract of the buyer, newest first. */
export function Contracts({ contracts, page, pages }: ResultOf<'LK.GetContracts'>) {
  return (
    <>
      <PageHead
        title="Мои договоры"
        lead="Цена, платежи и&nbsp;регистрация каждого договора. Суммы обновляются, когда приходит сообщение банка или Росреестра."
      />
      {contracts.length === 0 ? (
        <EmptyState
          title="Договоров пока нет"
          action={<Button href="/lk/orders">К заказам</Button>}
        >
          Договор появится здесь, когда вы&nbsp;оплатите бронь или подпишете его.
        </EmptyState>
      ) : (
        <section className={styles.list} aria-label="Договоры">
          {contracts.map((contract) => (
            <ContractCard key={contract.guid} contract={contract} />
          ))}
        </section>
      )}
      <Pagination page={page} pages={pages} href={(to) => `/lk/contracts?page=${to}`} />
    </>
  );
}
