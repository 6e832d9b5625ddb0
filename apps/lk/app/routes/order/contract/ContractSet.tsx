import { Icon } from '@m30/ui-kit/icon';
import { Link } from 'react-router';
import { contractHref, type OrderContract } from './contract.ts';
import styles from './ContractSet.module.css';

export interface ContractSetProps {
  contract: OrderContract;
  /** Hashes of the texts that were read to their end. */
  read: ReadonlySet<string>;
}

/** The contracts of a set, one of each lot: which is open and which were read; nothing for an order of one. */
export function ContractSet({ contract, read }: ContractSetProps) {
  const { guid, part, set, signed_at } = contract;
  if (set.texts.length < 2) return null;
  return (
    <nav className={styles.set} aria-label="Договоры заказа">
      <ol>
        {set.texts.map((one) => {
          const isRead = signed_at === null && read.has(one.hash);
          return (
            <li key={one.part}>
              <Link
                to={contractHref(guid, one.part)}
                aria-current={one.part === part ? 'page' : undefined}
              >
                <b>№&nbsp;{one.number}</b>
                <span>{one.object}</span>
                {isRead && (
                  <small>
                    <Icon name="check" size={16} /> прочитан
                  </small>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
