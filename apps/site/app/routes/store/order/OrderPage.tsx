import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { Breadcrumbs } from '@m30/ui-kit/breadcrumbs';
import { Container } from '@m30/ui-kit/container';
import { Notice } from '@m30/ui-kit/notice';
import { useDocumentUploads } from '@m30/shell/order-documents';
import type { PaymentTerms } from '../../../store/apartments/payment-terms.ts';
import { adopt } from '../../../store/order/adopt.ts';
import { useDraft } from '../../../store/order/draft/use-draft.ts';
import { draftOf } from '../../../store/order/draft/draft-of.ts';
import type { Order } from '../../../store/order/order.ts';
import { ownershipStart } from '../../../store/order/participant/ownership.ts';
import { peopleStart } from '../../../store/order/participant/person.ts';
import { paymentStart, type Programme } from '../../../store/order/payment/choice.ts';
import type { StepId } from '../../../store/order/steps.ts';
import { DocumentsStep } from './documents/DocumentsStep.tsx';
import { OrderAside } from './head/OrderAside.tsx';
import { OrderHead } from './head/OrderHead.tsx';
import { StepNav } from './head/StepNav.tsx';
import { ORDER_NEWS, OrderNews } from './head/OrderNews.tsx';
import styles from './OrderPage.module.css';
import { PaymentStep } from './payment/PaymentStep.tsx';
import { ReviewStep } from './review/ReviewStep.tsx';
import { STEP_HEADING } from './step/StepForm.tsx';
import { UsersStep } from './users/UsersStep.tsx';

export interface OrderPageProps {
  order: Order;
  programmes: readonly Programme[];
  step: StepId;
  /** The visitor comes from the page of a partner. */
  isBack: boolean;
  /** Of the loan, as the visitor has said them in the catalogue. */
  terms?: PaymentTerms;
}

/** The wizard of an order, one step at a time; the deal after it has its page in the account. */
export function OrderPage({ order, programmes, step, isBack, terms }: OrderPageProps) {
  const { guid } = order;
  const { revalidate } = useRevalidator();
  const uploads = useDocumentUploads(guid, () => void revalidate());
  const payment = useDraft(order, 'payment', (draft) =>
    paymentStart(order, programmes, draft, terms),
  );
  const users = useDraft(order, 'users', (draft) => ({
    users: peopleStart(order, draft),
    ownership: ownershipStart(order, draft),
  }));
  const review = useDraft(order, 'review', (draft) => adopt({ agreed: false }, draft));
  useStepFocus(step, isBack);
  return (
    <>
      <Container>
        <Breadcrumbs
          items={[
            { label: 'Главная', href: '/' },
            { label: 'Ваши заказы', href: '/lk/orders' },
            { label: order.number },
          ]}
        />
        <h1 className={styles.heading}>Заказ {order.number.replaceAll('-', '\u2060-\u2060')}</h1>
        <OrderHead order={order} />
      </Container>
      <Container className={styles.body}>
        <div className={styles.main}>
          <noscript>
            <Notice tone="warning">
              Для оформления нужен JavaScript. Включите его или{' '}
              <a href="/zayavka/callRequest">оставьте телефон</a>: менеджер перезвонит
              и&nbsp;оформит заказ вместе с&nbsp;вами.
            </Notice>
          </noscript>
          <StepNav order={order} current={step} />
          <OrderNews order={order} isBack={isBack} />
          {step === 'payment' && <PaymentStep {...{ order, programmes }} draft={payment} />}
          {step === 'users' && <UsersStep order={order} draft={users} />}
          {step === 'documents' && <DocumentsStep {...{ order, uploads }} />}
          {step === 'review' && <ReviewStep {...{ order, programmes }} draft={review} />}
        </div>
        <OrderAside order={order} draft={draftOf([payment, users, review])} />
      </Container>
    </>
  );
}

/**
 * A screen reader goes on from the heading of a step that follows another one, and from what came of the payment
 * where the buyer comes back from the bank.
 */
function useStepFocus(step: StepId, isBack: boolean) {
  const shown = useRef(isBack ? null : step);
  useEffect(() => {
    if (shown.current === step) return;
    const isArrival = shown.current === null;
    shown.current = step;
    const news = isArrival ? document.getElementById(ORDER_NEWS) : null;
    (news ?? document.getElementById(STEP_HEADING))?.focus({ preventScroll: !isArrival });
  }, [step]);
}
