import type { ResultOf } from '@m30/api/client';
import { bundledFormula } from '@m30/calculators/bundle';
import { HowCounted } from '@m30/calculators/counted';
import type { FormulaRow } from '@m30/calculators/money';
import { Button } from '@m30/ui-kit/button';
import { formatMoney, formatPercent } from '@m30/ui-kit/format';
import styles from './CartSummary.module.css';
import type { Holding } from './HoldForm.tsx';
import { lotNumber, lotWhat, type AnyLot } from '../../../store/cart/lot-words.ts';

type Set = ResultOf<'Cart.Get'>['sets'][number];

export interface CartSetProps {
  set: Set;
  /** Lots of the cart, those of the set among them. */
  lots: readonly AnyLot[];
  holding: Holding;
}

/** What a flat and the places that go with it come to in one order, and the way to hold them all. */
export function CartSet({ set, lots, holding }: CartSetProps) {
  const bought = set.lots.flatMap((one) => {
    const lot = lots.find(({ id }) => id === one.id);
    return lot ? { ...one, lot } : [];
  });
  const [first] = bought;
  if (!first || bought.length < set.lots.length) return null;
  const ids = bought.map(({ id }) => id);
  return (
    <section className={styles.set} aria-label={`Комплект: ${set.complex}`}>
      <h2>Вместе дешевле на&nbsp;{formatMoney(set.saving)}</h2>
      <dl>
        {bought.map(({ id, lot, percent, price }) => (
          <div key={id}>
            <dt>
              {lotWhat(lot)} №&nbsp;{lot.number}
              {percent > 0 && <small>скидка {formatPercent(percent)}</small>}
            </dt>
            <dd>{formatMoney(price)}</dd>
          </div>
        ))}
        <div>
          <dt>Вместо {formatMoney(set.full)}</dt>
          <dd>{formatMoney(set.price)}</dd>
        </div>
      </dl>
      <HowCounted rows={countedOf(bought)} />
      <form
        method="post"
        action="/cart"
        onSubmit={(event) => {
          event.preventDefault();
          void holding.holdTogether(bought.map(({ id, full }) => ({ id, price: full })));
        }}
      >
        {bought.map(({ id, full }) => (
          <input key={id} type="hidden" name="together" value={`${id} ${full}`} />
        ))}
        <Button
          wide
          type="submit"
          name="change"
          value="together"
          loading={holding.pending === ids.join()}
        >
          Оформить вместе
          <span className="visually-hidden">: {lotNumber(first.lot)} и&nbsp;места</span>
        </Button>
      </form>
      <p>
        Один заказ и&nbsp;один план оплаты. У&nbsp;каждого лота свой договор с&nbsp;его ценой,
        подписываются они вместе. Бронь держит все лоты сразу.
      </p>
    </section>
  );
}

/** The discount and the price of each lot that has one. */
const countedOf = (bought: readonly (Set['lots'][number] & { lot: AnyLot })[]): FormulaRow[] =>
  bought.flatMap(({ lot, ...one }) =>
    bundledFormula(one).map(([name, formula]): FormulaRow => [
      `${lotWhat(lot)} №\u00a0${lot.number}: ${name.toLowerCase()}`,
      formula,
    ]),
  );
