import { rateWords, shareOf } from '@m30/calculators/money';
import { formatCount, formatDate, formatMoney, formatPercent } from '@m30/ui-kit/format';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { ArrowLink } from '@m30/ui-kit/link';
import type { LotView } from '../data/lot.server.ts';
import styles from './BuyColumn.module.css';

/** Payment a month by the best programme, with the terms that make it and their date. */
export function PaymentBox({ lot }: { lot: LotView }) {
  const { payment, downPayment, price, programme } = lot;
  if (payment === null || price === null) return null;
  const years = formatCount(Math.round(programme.term / 12), ['год', 'года', 'лет']);
  return (
    <div className={styles.payment}>
      <p className={styles.label}>Платёж в&nbsp;месяц</p>
      <p className={styles.sum}>{formatMoney(payment)}</p>
      <p className={styles.terms}>
        {programme.name}, {rateWords(programme)},{' '}
        {downPayment !== null && (
          <>
            взнос {formatMoney(downPayment)} ({formatPercent(shareOf(price, downPayment))}),{' '}
          </>
        )}
        {years}. Актуально на&nbsp;
        {formatDate(programme.actualAt, 'short')}
      </p>
      <p className={styles.ways}>
        <ArrowLink href="#banks">Сравнить банки</ArrowLink>
        <ArrowLink {...leadTrigger('callSpecialist', { objectId: lot.id })}>
          Помощь с&nbsp;ипотекой
        </ArrowLink>
      </p>
    </div>
  );
}
