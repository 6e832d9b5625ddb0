import { HowCounted } from '@m30/calculators/counted';
import { lentFormula } from '@m30/calculators/money';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { ArrowLink } from '@m30/ui-kit/link';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import type { Contract } from '../../../store/contract/contract.ts';
import { dueWords, partStatus, unbroken } from '../../../store/contract/part-words.ts';
import styles from './ContractCard.module.css';

/** One contract: what it is about, what is paid, and what comes next. */
export function ContractCard({ contract }: { contract: Contract }) {
  const { guid, number, title, subject, place, signed_at, status, next_part: next } = contract;
  return (
    <article className={styles.contract}>
      <div className={styles.what}>
        <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
        <h3>
          <a href={`/lk/contracts/${guid}`}>{title}</a>
        </h3>
        <p>{[subject, place].filter(Boolean).join('. ')}</p>
        <p className={styles.small}>
          №&nbsp;{unbroken(number)}, подписан{' '}
          <time dateTime={signed_at}>{formatDate(signed_at)}</time>
        </p>
      </div>
      <Money {...contract} />
      {next && (
        <p className={styles.next}>
          <StatusBadge tone={partStatus(next).tone}>{partStatus(next).label}</StatusBadge>
          <span>
            {next.title}: {formatMoney(next.amount)} {dueWords(next)}
          </span>
          {contract.payable && (
            <ArrowLink className={styles.pay} href={`/lk/contracts/${guid}#pay`}>
              Как оплатить<span className="visually-hidden">: {title}</span>
            </ArrowLink>
          )}
        </p>
      )}
    </article>
  );
}

/** Price, what is paid and what is left, with how that is counted; one that stopped owes nothing. */
function Money({ price, paid, left }: Pick<Contract, 'price' | 'paid' | 'left'>) {
  return (
    <div>
      <dl className={styles.money}>
        <div>
          <dt>Цена</dt>
          <dd>{formatMoney(price)}</dd>
        </div>
        <div>
          <dt>Оплачено</dt>
          <dd>{formatMoney(paid)}</dd>
        </div>
        {left > 0 && (
          <div>
            <dt>Осталось</dt>
            <dd>{formatMoney(left)}</dd>
          </div>
        )}
      </dl>
      {left > 0 && <HowCounted rows={lentFormula('Осталось', price, paid)} />}
    </div>
  );
}
