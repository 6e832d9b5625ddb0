import type { ResultOf } from '@m30/api/client';
import { warnsOfCredit } from '@m30/calculators/credit/core';
import { formatDate } from '@m30/ui-kit/format';
import { Button } from '@m30/ui-kit/button';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { NothingSpot } from '@m30/ui-kit/spot';
import { ArrowLink } from '@m30/ui-kit/link';
import { PageHead } from '../../components/page-head/PageHead.tsx';
import { unbroken } from '../../store/contract/part-words.ts';
import styles from './Promos.module.css';

type AccountPromo = ResultOf<'LK.GetStocks'>['stocks'][number];

/** «Мои акции»: what this buyer may use, and why. */
export function Promos({ stocks }: ResultOf<'LK.GetStocks'>) {
  return (
    <>
      <PageHead
        title="Мои акции"
        lead="Только то, чем вы&nbsp;можете воспользоваться: по&nbsp;вашим заказам и&nbsp;договорам."
        actions={
          <Button href="/akcii" variant="secondary" size="small">
            Все акции компании
          </Button>
        }
      />
      {stocks.length === 0 ? (
        <EmptyState drawing={<NothingSpot />} title="Сейчас для вас акций нет">
          Когда появится подходящая, она будет здесь и&nbsp;в&nbsp;уведомлениях.
        </EmptyState>
      ) : (
        <section className={styles.list} aria-label="Акции">
          {stocks.map((promo) => (
            <PromoRow key={promo.alias} promo={promo} />
          ))}
        </section>
      )}
    </>
  );
}

function PromoRow({ promo }: { promo: AccountPromo }) {
  const { alias, figure, title, text, why, to, link, conditions, personal } = promo;
  return (
    <article className={styles.promo} id={alias}>
      <p className={styles.figure}>{figure}</p>
      <div className={styles.what}>
        <p className={styles.small}>
          {personal ? 'Только в\u00a0кабинете' : 'Для всех покупателей'}
          {', '}
          {to ? (
            <>
              до&nbsp;<time dateTime={to}>{formatDate(to)}</time>
            </>
          ) : (
            'без срока'
          )}
        </p>
        <h2>{title}</h2>
        <p>{text}</p>
        <p className={styles.why}>Почему вам: {unbroken(why)}</p>
        {/* The law on advertising wants the warnings of a credit in sight. */}
        <details className={styles.conditions} open={warnsOfCredit(conditions)}>
          <summary>Условия</summary>
          <p>{conditions}</p>
        </details>
        <ArrowLink href={link}>
          Посмотреть<span className="visually-hidden">: {title}</span>
        </ArrowLink>
      </div>
    </article>
  );
}
