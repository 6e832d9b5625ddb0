import type { PaymentKind } from './choice.ts';

/** How each way to pay is called, and what it means for the buyer. */
export const paymentKinds: Readonly<Record<PaymentKind, { label: string; hint: string }>> = {
  full: { label: 'Вся сумма сразу', hint: 'Деньги лежат на\u00a0счёте эскроу до\u00a0сдачи дома.' },
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
