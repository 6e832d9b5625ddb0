import { Link } from 'react-router';
import { formatDate, phoneHref } from '@m30/ui-kit/format';
import { formatPhone } from '@m30/ui-kit/mask';
import { useMe } from '../../api/session.ts';
import { Facts } from '../../components/facts/Facts.tsx';
import { SideSheet } from '../../components/side-sheet/SideSheet.tsx';
import { answerOf, type Application } from './mortgage.ts';
import styles from './MortgageSheet.module.css';

interface MortgageSheetProps {
  application: Application;
  onClose: () => void;
}

/** One application: who borrows, for which order, and what each bank says. */
export function MortgageSheet({ application, onClose }: MortgageSheetProps) {
  const { may } = useMe();
  const { number, name, phone, order, sent_at, banks } = application;
  return (
    <SideSheet label={`Заявка ${number}`} note={`Заявка ${number}`} onClose={onClose}>
      <section>
        <h2>{name}</h2>
        <Facts
          facts={[
            { label: 'Телефон', value: <a href={phoneHref(phone)}>{formatPhone(phone)}</a> },
            { label: 'Отправлена', value: formatDate(sent_at, 'stamp') },
            ...(order
              ? [
                  {
                    label: 'Заказ',
                    value: may('orders.read') ? (
                      <Link to={`/orders/${order.guid}`}>{order.number}</Link>
                    ) : (
                      order.number
                    ),
                  },
                ]
              : []),
          ]}
        />
      </section>
      <section>
        <h2>Ответы банков</h2>
        <ul className={styles.banks}>
          {banks.map((one) => (
            <li key={`${one.bank} ${one.programme}`} data-status={one.status}>
              <b>{one.bank}</b> <span className={styles.programme}>{one.programme}</span>
              <p>
                {answerOf(one)}
                {one.decided_at && `, ${formatDate(one.decided_at, 'dayShort')}`}
              </p>
              {one.note && <p className={styles.programme}>{one.note}</p>}
            </li>
          ))}
        </ul>
        {banks.length === 0 && <p>Банки ещё не выбраны.</p>}
      </section>
    </SideSheet>
  );
}
