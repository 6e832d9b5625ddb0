import type { ResultOf } from '@m30/api/client';
import type { OrderState } from './core/state.ts';

type NextStep = ResultOf<'Order.GetOrderById'>['data']['next_step'];

interface Step {
  title: string;
  text: string;
}

/** What a buyer does in a stage; stages where the company acts are not here. */
const STEPS: Readonly<Record<number, Step>> = {
  1: {
    title: 'Выберите квартиру',
    text: 'Сравните планировки в каталоге и забронируйте квартиру.',
  },
  2: {
    title: 'Выберите способ оплаты',
    text: 'Ипотека, рассрочка или вся сумма сразу. Цена уже зафиксирована в заказе.',
  },
  3: {
    title: 'Укажите участников сделки',
    text: 'Понадобятся паспорт, СНИЛС и ИНН каждого, на кого оформляется квартира.',
  },
  4: {
    title: 'Оплатите бронь',
    text: 'Квартира останется за вами на 14 дней, бронь можно один раз продлить.',
  },
  5: {
    title: 'Подайте заявку на ипотеку',
    text: 'Одну анкету можно отправить сразу в несколько банков.',
  },
  6: {
    title: 'Отправьте документы',
    text: 'Загрузите паспорта участников и проверьте фамилии, номер квартиры и цену.',
  },
  7: {
    title: 'Подпишите договор',
    text: 'Прочитайте проект договора и подпишите его электронной подписью.',
  },
  8: {
    title: 'Внесите деньги на счёт эскроу',
    text: 'Счёт откроет банк. Застройщик получит деньги, когда дом введут в эксплуатацию.',
  },
  9: {
    title: 'Отправьте договор на регистрацию',
    text: 'Росреестр регистрирует договор за пять — девять рабочих дней.',
  },
  10: {
    title: 'Получите ключи',
    text: 'Выберите в кабинете день приёмки и возьмите с собой паспорт.',
  },
};

const OTHER_PAYMENT = {
  title: 'Выберите другой способ оплаты',
  text: 'Банки отказали в кредите. Пока действует бронь, квартиру можно купить иначе.',
};

const SUSPENDED = {
  title: 'Отправьте договор ещё раз',
  text: 'Росреестр приостановил регистрацию, причина стоит в событиях заказа. Мы исправили договор, осталось отправить его снова.',
};

/** What an order is asked about; a list knows less than the order itself. */
type Known = Pick<OrderState, 'stage' | 'side'> &
  Partial<Pick<OrderState, 'applied' | 'registration' | 'finished'>>;

/** Tells the buyer's next step; `null` where the company or a bank acts, or the order has stopped. */
export function nextStep(order: Known, guid: string, deadline: Date | null): NextStep {
  const step = stepOf(order);
  if (!step) return null;
  // The keys are handed over in the account.
  const href = order.stage === 10 ? '/lk/acceptance' : `/order/${guid}`;
  return { ...step, deadline: deadline?.toISOString() ?? null, href };
}

function stepOf({ stage, side, applied, registration, finished }: Known): Step | undefined {
  if (side === 'refused') return OTHER_PAYMENT;
  if (stage === 9 && registration === 'suspended') return SUSPENDED;
  const waits = (stage === 5 && applied) || (stage === 9 && registration === 'sent');
  return side !== null || waits || finished ? undefined : STEPS[stage];
}
