import { CREDIT_WARNINGS, lenderWords } from '@m30/calculators/credit/core';
import { useHydrated } from '@m30/shell/late';
import { Panel } from '../../../../components/panel/Panel.tsx';
import type { OrderDetails } from '../../../../store/order/order.ts';
import { BANKS } from './anchor.ts';
import { BankCard } from './BankCard.tsx';
import styles from './BankAnswers.module.css';

/** What the banks have answered, side by side, until the contract is signed. */
export function BankAnswers({ order }: { order: OrderDetails }) {
  const { banks, guid, can, signers } = order;
  const hydrated = useHydrated();
  if (banks.length === 0) return null;
  const lenders = banks.flatMap(({ loan, bank }) => (loan ? [bank] : []));
  const mayChoose = can.includes('choose-bank');
  return (
    <div id={BANKS} className={styles.banks} inert={!hydrated}>
      <Panel title="Решения банков">
        {mayChoose && (
          <p className="muted">
            Первое одобрение ничего не&nbsp;решает: сравните условия и&nbsp;выберите банк.
            До&nbsp;подписи договора выбор можно изменить.{' '}
            {signers.some(({ signed_at }) => signed_at !== null) &&
              'Другой банк изменит договор: подписи придётся поставить заново.'}
          </p>
        )}
        <ul className={styles.list}>
          {banks.map((bank) => (
            <BankCard key={bank.offer} guid={guid} bank={bank} price={order.price} />
          ))}
        </ul>
        {lenders.length > 0 && (
          <p className={styles.warnings}>
            Платёж рассчитан как аннуитетный, без&nbsp;страхования и&nbsp;оценки.{' '}
            {lenderWords(lenders)} {CREDIT_WARNINGS}
          </p>
        )}
      </Panel>
    </div>
  );
}
