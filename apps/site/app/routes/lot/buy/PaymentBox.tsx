import { rateWords } from '@m30/calculators/credit/core';
import { shareOf } from '@m30/calculators/money';
import { formatCount, formatDate, formatMoney, formatPercent } from '@m30/ui-kit/format';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { ArrowLink, TextLink } from '@m30/ui-kit/link';
import { instalmentHref } from '../data/lot-href.ts';
import { ownTermsWords } from '../data/own-terms-words.ts';
import type { LotView } from '../data/lot.server.ts';
import styles from './BuyColumn.module.css';

/** Payment a month by the best programme, with the terms that make it and their date. */
export function PaymentBox({ lot }: { lot: LotView }) {
  const { payment, downPayment, price, programme, months, instalmentMonths } = lot;
  if (payment === null || price === null || months === null) return null;
  if (payment === 0) return <NoLoan lot={lot} />;
  const years = formatCount(Math.round(months / 12), ['год', 'года', 'лет']);
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
      <OwnTerms lot={lot} />
      <p className={styles.ways}>
        <ArrowLink href="#banks">Сравнить банки</ArrowLink>
        <ArrowLink {...leadTrigger('callSpecialist', { objectId: lot.id })}>
          Помощь с&nbsp;ипотекой
        </ArrowLink>
        {instalmentMonths !== undefined && (
          <ArrowLink href={instalmentHref(price, instalmentMonths)}>
            Рассрочка до&nbsp;{formatCount(instalmentMonths, ['месяца', 'месяцев', 'месяцев'])}
          </ArrowLink>
        )}
      </p>
    </div>
  );
}

/** Own money pays the price: nothing is borrowed, and no rate is told. */
function NoLoan({ lot }: { lot: LotView }) {
  return (
    <div className={styles.payment}>
      <p className={styles.label}>Кредит не&nbsp;нужен</p>
      <OwnTerms lot={lot} />
    </div>
  );
}

/** Says that the payment is counted by the visitor's own terms, and leads to the programme's. */
function OwnTerms({ lot }: { lot: LotView }) {
  const words = ownTermsWords(lot);
  if (words === null) return null;
  return (
    <p className={styles.terms}>
      {words} <TextLink href={lot.url}>Показать по&nbsp;основной программе</TextLink>
    </p>
  );
}
