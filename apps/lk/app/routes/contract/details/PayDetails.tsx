import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { CopyButton } from '../../../components/copy-button/CopyButton.tsx';
import { Facts } from '../../../components/facts/Facts.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { QrCode } from '../../../components/qr-code/QrCode.tsx';
import type { ContractDetails } from '../../../store/contract/contract.ts';
import { unbroken } from '../../../store/contract/part-words.ts';
import styles from './PayDetails.module.css';

/** How to pay the next part of a price: its code for the app of any bank, and the requisites to type. */
export function PayDetails({ pay }: { pay: NonNullable<ContractDetails['pay']> }) {
  const { title, due, amount, recipient, account, bank, bic, correspondent, purpose, qr } = pay;
  return (
    <div id="pay" className={styles.pay}>
      <Panel title="Как оплатить">
        <div className={styles.columns}>
          <div className={styles.scan}>
            <QrCode qr={qr} label={`QR-код платежа: ${title}, ${formatMoney(amount)}`} />
            <p>
              <b className={styles.amount}>{formatMoney(amount)}</b>
              {title}, до&nbsp;<time dateTime={due}>{formatDate(due)}</time>
            </p>
            <p className="muted">
              Отсканируйте код в&nbsp;приложении любого банка: получатель, счёт и&nbsp;сумма
              подставятся сами.
            </p>
          </div>
          <div className={styles.fields}>
            <Facts
              items={[
                { label: 'Получатель', value: recipient },
                { label: 'Счёт эскроу', value: account },
                { label: 'Банк', value: bank },
                { label: 'БИК', value: bic },
                { label: 'Корр. счёт', value: correspondent },
                { label: 'Назначение', value: unbroken(purpose) },
              ]}
            />
            <CopyButton
              label="Скопировать реквизиты"
              text={[
                `Получатель: ${recipient}`,
                `Счёт: ${account}`,
                `Банк: ${bank}`,
                `БИК: ${bic}`,
                `Корр. счёт: ${correspondent}`,
                `Сумма: ${formatMoney(amount)}`,
                `Назначение: ${purpose}`,
              ].join('\n')}
            />
          </div>
        </div>
      </Panel>
    </div>
  );
}
