import { formatCount } from '@m30/ui-kit/format';
import type { Order } from '../order.ts';
import type { PaymentKind } from './choice.ts';

/** How each way to pay is called, and what it means for the buyer. */
export const paymentKinds: Readonly<Record<PaymentKind, { label: string; hint: string }>> = {
  full: { label: 'Вся сумма сразу', hint: 'Без кредита и\u00a0графика.' },
  mortgage: {
    label: 'Ипотека',
    hint: 'Одна анкета в\u00a0несколько банков, решение за\u00a01–3 дня.',
  },
  instalment: { label: 'Рассрочка', hint: 'Без процентов' },
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

/** What a hint depends on. */
interface Bought extends Pick<Order, 'contract'> {
  /** Months of the longest instalment of what is bought. */
  months: number;
}

/** What a way to pay means for a lot: by the contract that it is sold by, and by how long its instalment may be. */
export function paymentHint(kind: PaymentKind, { contract, months }: Bought): string {
  const { hint } = paymentKinds[kind];
  if (kind === 'full') return WHOLE[contract];
  return kind === 'instalment'
    ? `${hint}, до\u00a0${formatCount(months, ['месяца', 'месяцев', 'месяцев'])}.`
    : hint;
}
