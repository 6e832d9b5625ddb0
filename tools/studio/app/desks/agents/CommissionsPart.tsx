import { Link } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { formatDate, formatMoney, moscowDay } from '@m30/ui-kit/format';
import { useChange } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { percentWords, type Commission } from './agent.ts';
import styles from './Agents.module.css';

/** What an agent has earned: a signed contract of a client each. */
export function CommissionsPart({ commissions }: { commissions: readonly Commission[] }) {
  const { may } = useMe();
  const pay = useChange('Agents.PayCommission', {
    touches: ['Agents.Get', 'Agents.List'],
    done: 'Выплата записана',
  });
  return (
    <section>
      <h2>Вознаграждение</h2>
      {commissions.length === 0 && (
        <p className={styles.muted}>Появится, когда клиент агента подпишет договор</p>
      )}
      <ul className={styles.list}>
        {commissions.map((one) => (
          <li key={one.guid}>
            <Link to={`/orders/${one.order}`}>{one.number}</Link> <b>{formatMoney(one.amount)}</b>
            <p className={styles.muted}>
              {percentWords(one.percent)} от {formatMoney(one.price)} · {stateOf(one)}
            </p>
            {!one.paid_on && !one.cancelled && may('agents.manage') && (
              <Button
                variant="secondary"
                size="small"
                aria-label={`Выплачено сегодня: ${one.number}`}
                loading={pay.isPending && pay.variables.commission === one.guid}
                onClick={() => pay.mutate({ commission: one.guid, paid_on: moscowDay(new Date()) })}
              >
                Выплачено сегодня
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ cancelled, paid_on, signed_at }: Commission): string {
  if (paid_on) return `выплачено ${formatDate(paid_on, 'date')}`;
  if (cancelled) return 'договор прекращён';
  return `подписан ${formatDate(signed_at, 'date')}`;
}
