import { HowCounted } from '@m30/calculators/counted';
import { rateWords } from '@m30/calculators/credit/core';
import { loanFormula, namedFormulas } from '@m30/calculators/money';
import { formatCount, formatDate, formatMoney, formatPercent } from '@m30/ui-kit/format';
import type { BankAnswer, LotView } from '../data/lot.server.ts';
import styles from './BankSection.module.css';

export interface BankTableProps {
  offers: NonNullable<BankAnswer['offers']>;
  /** Kopecks. */
  price: number;
  /** Of the loan, as the visitor has said them. */
  terms: LotView['terms'];
}

/** Offers of banks, the lowest payment first and marked; on a phone each is a block. */
export function BankTable({ offers, price, terms }: BankTableProps) {
  const share = (kopecks: number) => formatPercent(Math.round((kopecks / price) * 1000) / 10);
  const sources = [...new Set(offers.map((offer) => offer.source))].join(', ');
  const oldest = offers.map((offer) => offer.actualAt).sort()[0];
  const isOwn = terms.down !== undefined || terms.term !== undefined;
  return (
    <>
      {isOwn && (
        <p className="muted">
          Посчитано по&nbsp;вашим условиям из&nbsp;каталога. Где банку нужен больший взнос или срок
          у&nbsp;него короче, стоят условия банка.
        </p>
      )}
      {/* A scrolling region has to be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label="Предложения банков" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Банк</th>
              <th scope="col">Программа</th>
              <th scope="col">ПСК и&nbsp;ставка</th>
              <th scope="col">Взнос</th>
              <th scope="col">Срок</th>
              <th scope="col">Платёж в&nbsp;месяц</th>
            </tr>
          </thead>
          <tbody>
            {offers.map((offer, i) => (
              <tr key={`${offer.bank} ${offer.programme}`} data-best={i === 0 || undefined}>
                <th scope="row">{offer.bank}</th>
                <td>{offer.programme}</td>
                <td>{rateWords(offer)}</td>
                <td>
                  {formatMoney(offer.downPayment)} ({share(offer.downPayment)})
                </td>
                <td>{formatCount(Math.round(offer.term / 12), ['год', 'года', 'лет'])}</td>
                <td>
                  <b>{formatMoney(offer.payment)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <HowCounted rows={countedOf(offers, price)} />
      <p className={styles.disclaimer}>
        Источник: {sources}
        {oldest && `, актуально на\u00a0${formatDate(oldest, 'short')}`}.
      </p>
    </>
  );
}

/** The loan and the payment of each bank. */
const countedOf = (offers: BankTableProps['offers'], price: number) =>
  namedFormulas(
    offers.map(({ bank, programme, downPayment, rate, term: months, payment }) => ({
      name: `${bank}, ${programme}`,
      rows: loanFormula(price, { downPayment, loan: price - downPayment, rate, months, payment }),
    })),
  );
