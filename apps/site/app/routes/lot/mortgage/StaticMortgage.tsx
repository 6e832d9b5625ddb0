import { Button } from '@m30/ui-kit/button';
import { formatMoney } from '@m30/ui-kit/format';
import { calculatorHref } from '../data/lot-href.ts';
import type { LotView } from '../data/lot.server.ts';
import styles from './StaticMortgage.module.css';

export interface StaticMortgageProps {
  /** Kopecks. */
  price: number;
  payment: number | null;
  /** First payment that it goes with, kopecks. */
  downPayment: number | null;
  terms: LotView['terms'];
}

/** The payment as the server knows it, and the way to the calculator. */
export function StaticMortgage({ price, payment, downPayment, terms }: StaticMortgageProps) {
  return (
    <div className={styles.panel}>
      <h2>Посчитайте под себя</h2>
      {payment !== null && payment > 0 && (
        <p>
          <span>Платёж в&nbsp;месяц</span>
          {formatMoney(Math.round(payment / 100) * 100)}
          {downPayment !== null && <small>взнос {formatMoney(downPayment)}</small>}
        </p>
      )}
      <Button variant="secondary" href={calculatorHref(price, terms)}>
        Изменить взнос и&nbsp;срок
      </Button>
    </div>
  );
}
