import type { ResultOf } from '@m30/api/client';
import { HowCounted } from '@m30/calculators/counted';
import { CreditNote } from '@m30/calculators/credit';
import { rateWords } from '@m30/calculators/credit/core';
import { loanFormula, loanTerms } from '@m30/calculators/money';
import { Button } from '@m30/ui-kit/button';
import { formatCount, formatMoney } from '@m30/ui-kit/format';
import { monthlyWords } from '../../../store/objects/monthly-words.ts';
import { lotNumber } from '../../../store/cart/lot-words.ts';
import { available, nextLot, totalOf } from './cart-sums.ts';
import { CartSet } from './CartSet.tsx';
import styles from './CartSummary.module.css';
import { HoldForm, type Holding } from './HoldForm.tsx';

type Cart = ResultOf<'Cart.Get'>;

export interface CartSummaryProps extends Pick<Cart, 'products' | 'programme' | 'sets'> {
  holding: Holding;
}

/** A parking place is not financed. */
const NO_LOAN = { payment: null, downPayment: null };

/** What to go on with, what it costs, and what the whole cart costs. */
export function CartSummary({ products, programme, sets, holding }: CartSummaryProps) {
  const next = nextLot(products);
  const count = available(products).length;
  if (!next) return null;
  const { lot, hold } = next;
  const { payment, downPayment } = 'payment' in lot ? lot : NO_LOAN;
  return (
    <aside className={styles.summary} aria-label="Итого" data-tone="paper">
      {sets.map((set) => (
        <CartSet
          key={set.complex}
          set={set}
          lots={products.map((product) => product.lot)}
          holding={holding}
        />
      ))}
      <h2>
        {hold?.own ? 'Бронь на' : 'Оформить'} {lotNumber(lot)}
      </h2>
      <dl>
        {lot.price !== null && <Fact name="Цена" value={formatMoney(lot.price)} />}
        {payment !== null && <Fact name="Платёж" value={monthlyWords(payment, downPayment)} />}
        <Fact
          name={`Всего ${formatCount(count, ['лот', 'лота', 'лотов'])}`}
          value={formatMoney(totalOf(products))}
        />
      </dl>
      {hold?.own && hold.order ? (
        <Button wide href={`/order/${hold.order}`}>
          Продолжить оформление
        </Button>
      ) : (
        <HoldForm
          product={next}
          holding={holding}
          label="Перейти к&nbsp;оформлению"
          variant={sets.length > 0 ? 'secondary' : 'primary'}
          size="medium"
          wide
        />
      )}
      <p>
        Оформление начинается с&nbsp;бесплатной брони на&nbsp;сутки, она ни&nbsp;к&nbsp;чему
        не&nbsp;обязывает, цена на&nbsp;это время закреплена. Так оформляется один лот, остальные
        останутся в&nbsp;корзине.
      </p>
      {payment !== null && (
        <>
          <p>
            Платёж: {programme.name}, {rateWords(programme)}.
          </p>
          {lot.price !== null && (
            <HowCounted rows={loanFormula(lot.price, loanTerms(lot.price, programme))} />
          )}
          <CreditNote credits={[programme]} />
        </>
      )}
    </aside>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
