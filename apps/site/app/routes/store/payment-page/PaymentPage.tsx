import { MaskedField } from '@m30/ui-kit/masked-field';
import { Notice } from '@m30/ui-kit/notice';
import { TextField } from '@m30/ui-kit/text-field';
import { PanelPage, type PanelPageProps } from '../../../components/panel-page/PanelPage.tsx';
import { Answer, isAnswered, PostForm } from '../../../components/post-form/index.ts';
import type { PaymentAnswer } from './payment.server.ts';
import { PaymentDue } from './PaymentDue.tsx';
import styles from './PaymentPage.module.css';

export interface PaymentPageProps extends Pick<PanelPageProps, 'title' | 'words'> {
  answer: PaymentAnswer | undefined;
  /** The visitor has come back from the acquirer. */
  isBack: boolean;
}

/** Payment by the number of an order, and the rules of paying. */
export function PaymentPage({ title, words, answer, isBack }: PaymentPageProps) {
  return (
    <PanelPage
      {...{ title, words }}
      trail={[{ label: 'Как купить', href: '/kak-kupit' }]}
      heading="Оплатить по номеру заказа"
      lead={
        <>
          Номер стоит в&nbsp;письме о&nbsp;брони и&nbsp;<a href="/lk/orders">в&nbsp;кабинете</a>.
          Входить не&nbsp;нужно: карту вводят на&nbsp;странице банка.
        </>
      }
    >
      {isBack && !answer && (
        <Notice role="status" className={styles.back}>
          Вы&nbsp;вернулись со&nbsp;страницы банка. Если оплата прошла, бронь уже видна
          в&nbsp;кабинете. Не&nbsp;прошла&nbsp;— найдите платёж ещё раз.
        </Notice>
      )}
      <PostForm answer={answer} problem={answer?.problem} submitLabel="Найти платёж" intent="find">
        <TextField
          label="Номер заказа"
          name="number"
          placeholder="M30-00000"
          autoComplete="off"
          required
          maxLength={40}
          defaultValue={answer?.asked.number}
          error={answer?.wrong.number}
        />
        <MaskedField
          mask="phone"
          label="Телефон из заказа"
          name="phone"
          required
          defaultValue={answer?.asked.phone}
          error={answer?.wrong.phone}
        />
      </PostForm>
      {isAnswered(answer) && (
        <Answer ruled answer={answer} className={styles.answer}>
          <PaymentDue {...answer} />
        </Answer>
      )}
    </PanelPage>
  );
}
