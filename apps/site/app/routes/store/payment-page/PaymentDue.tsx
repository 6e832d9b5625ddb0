import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { PostForm } from '../../../components/post-form/index.ts';
import type { PaymentAnswer } from './payment.server.ts';
import styles from './PaymentPage.module.css';

/** What is to be paid and the way to the acquirer, or why there is nothing. */
export function PaymentDue({ asked, payment }: Pick<PaymentAnswer, 'asked' | 'payment'>) {
  if (!payment) {
    return (
      <>
        <h3>Платить пока нечего</h3>
        <p>
          Либо заказ уже оплачен или отменён, либо номер и&nbsp;телефон не&nbsp;совпали. Проверьте
          их&nbsp;в&nbsp;письме о&nbsp;брони.
        </p>
      </>
    );
  }
  const { number, title, amount, until } = payment;
  return (
    <div className={styles.due}>
      <div>
        <h3>{title}</h3>
        <p>
          Заказ {number}
          {until && `, оплатить до ${formatDate(until, 'dateTime')}`}
        </p>
      </div>
      <p className={styles.amount}>{formatMoney(amount)}</p>
      <PostForm answer={null} submitLabel="Перейти к оплате" intent="pay">
        <input type="hidden" name="number" value={asked.number} />
        <input type="hidden" name="phone" value={asked.phone} />
      </PostForm>
    </div>
  );
}
