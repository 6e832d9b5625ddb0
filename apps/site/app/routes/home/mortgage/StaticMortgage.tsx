import { CreditNote } from '@m30/calculators/credit';
import { formatCount, formatMoney, formatPercent } from '@m30/ui-kit/format';
import { exampleWords } from './example-words.ts';
import styles from './StaticMortgage.module.css';
import type { MortgageTeaserProps } from './MortgageTeaser.tsx';

/** The payment as the server knows it, with the terms behind it. */
export function StaticMortgage(props: MortgageTeaserProps) {
  const { example, programme } = props;
  return (
    <div className={styles.panel}>
      <div className={styles.result}>
        <h2>Ипотека под&nbsp;вашу сумму</h2>
        <p className={styles.lead}>{exampleWords(props)}</p>
        {example.payment !== null && (
          <p className={styles.payment}>
            <span>Платёж в&nbsp;месяц</span>
            {formatMoney(Math.round(example.payment / 100) * 100)}
          </p>
        )}
        <CreditNote className={styles.disclaimer} credits={[programme]} />
      </div>
      <dl>
        {example.price !== null && (
          <Term name="Стоимость квартиры" value={formatMoney(example.price)} />
        )}
        <Term
          name="Первоначальный взнос"
          value={
            example.downPayment === null
              ? `от\u00a0${formatPercent(programme.downPayment)}`
              : formatMoney(example.downPayment)
          }
        />
        <Term
          name="Срок"
          value={`до\u00a0${formatCount(Math.floor(programme.term / 12), ['года', 'лет', 'лет'])}`}
        />
      </dl>
    </div>
  );
}

function Term({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
