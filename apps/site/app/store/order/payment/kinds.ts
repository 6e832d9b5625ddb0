import type { Order } from '../order.ts';
import type { PaymentKind } from './choice.ts';

/** How each way to pay is called, and what it means for the buyer. */
export const paymentKinds: Readonly<Record<PaymentKind, { label: string; hint: string }>> = {
  full: { label: 'Вся сумма сразу', hint: 'Без кредита и\u00a0графика.' },
  mortgage: {
    label: 'Ипотека',
    hint: 'Одна анкета в\u00a0несколько банков, решение за\u00a01–3 дня.',
  },
  instalment: { label: 'Рассрочка', hint: 'Без процентов, до\u00a0двух лет.' },
  'trade-in': { label: 'Трейд-ин', hint: 'Ваша нынешняя квартира идёт в\u00a0счёт новой.' },
  capital: {
    label: 'Материнский капитал',
    hint: 'Сертификат оплачивает часть цены, остальное вы\u00a0или банк.',
  },
};

/** Where the whole sum lies by each contract: a share in construction is paid to escrow, what stands by a letter of credit. */
const WHOLE: Readonly<Record<Order['contract'], string>> = {
  ddu: 'После регистрации договора\u00a0— на\u00a0счёт эскроу, где деньги лежат до\u00a0ввода дома.',
  sale: 'На\u00a0аккредитив: банк отдаст деньги, когда право перейдёт к\u00a0вам.',
};

/** What a way to pay means by the contract that a lot is sold by. */
export const paymentHint = (kind: PaymentKind, contract: Order['contract']): string =>
  kind === 'full' ? WHOLE[contract] : paymentKinds[kind].hint;
