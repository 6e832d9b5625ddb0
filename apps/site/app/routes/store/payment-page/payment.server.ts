import { data, redirectDocument } from 'react-router';
import { ApiRefusal, type Api, type ResultOf } from '@m30/api/client';
import { wrongFields, type WrongFields } from '../../../components/post-form/index.ts';

/** What is to be paid for an order. */
type Payment = NonNullable<ResultOf<'Order.FindPayment'>['payment']>;

/** What the page answers: a payment, `null` for none, or why it could not be looked for or opened. */
export interface PaymentAnswer {
  asked: { number: string; phone: string };
  payment: Payment | null;
  problem: string | null;
  wrong: WrongFields;
}

/** Finds the payment of an order by a posted form, or opens it and leads to the acquirer. */
export async function askPayment(api: Api, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const asked = { number: text('number'), phone: text('phone') };
  const nothing = { asked, payment: null, problem: null };
  const wrong: WrongFields = {
    ...(!asked.number && { number: 'Введите номер заказа' }),
    ...(!asked.phone && { phone: 'Введите телефон, указанный в заказе' }),
  };
  if (Object.keys(wrong).length > 0) return data({ ...nothing, wrong }, { status: 422 });
  try {
    if (text('intent') === 'pay') {
      const { url } = await api.post(
        'Order.PayByNumber',
        { ...asked, purpose: 'hold' },
        { idempotencyKey: crypto.randomUUID() },
      );
      // eslint-disable-next-line no-restricted-syntax -- the acquirer's page is none of this app's
      return redirectDocument(url, 303);
    }
    return data<PaymentAnswer>({
      ...nothing,
      ...(await api.post('Order.FindPayment', asked)),
      wrong,
    });
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    return data<PaymentAnswer>(
      { ...nothing, problem: error.message, wrong: wrongFields(error) },
      { status: error.code },
    );
  }
}
