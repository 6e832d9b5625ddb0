import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import type { ContractPart } from '../../../store/contract/contract.ts';
import { partStatus } from '../../../store/contract/part-words.ts';
import styles from './Schedule.module.css';

/** Parts of a price with their days: a table that becomes cards on a phone. */
export function Schedule({ parts }: { parts: readonly ContractPart[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">График платежей</caption>
      <thead>
        <tr>
          <th scope="col">Платёж</th>
          <th scope="col">Срок</th>
          <th scope="col">Сумма</th>
          <th scope="col">Состояние</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={`${part.title} ${part.due}`} data-state={part.state}>
            <th scope="row">{part.title}</th>
            <td>
              {part.awaits_registration ? (
                'после регистрации'
              ) : (
                <time dateTime={part.due}>{formatDate(part.due, 'short')}</time>
              )}
            </td>
            <td>{formatMoney(part.amount)}</td>
            <td>
              <StatusBadge tone={partStatus(part).tone}>{partStatus(part).label}</StatusBadge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
