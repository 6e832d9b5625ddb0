import type { ResultOf } from '@m30/api/client';
import type { OrderState } from './core/state.ts';

type NextStep = ResultOf<'Order.GetOrderById'>['data']['next_step'];

interface Step {
  title: string;
  text: string;
  /** A verb for a button. */
  label: string;
}

/** What a buyer does in a stage; stages where the company acts are not here. */
const STEPS: Readonly<Record<number, Step>> = {
  1: {
    title: 'Выберите квартиру',
    text: 'Сравните планировки в каталоге и забронируйте квартиру.',
    label: 'Выбрать квартиру',
  },
  2: {
    title: 'Выберите способ оплаты',
    text: 'Ипотека, рассрочка или вся сумма сразу. Цена уже зафиксирована в заказе.',
    label: 'Выбрать способ оплаты',
  },
  3: {
    title: 'Укажите участников сделки',
    text: 'Понадобятся паспорт, СНИЛС и ИНН каждого, на кого оформляется квартира.',
    label: 'Указать участников',
  },
  4: {
    title: 'Оплатите бронь',
    text: 'Квартира останется за вами на 14 дней, бронь можно один раз продлить.',
    label: 'Оплатить бронь',
  },
  5: {
    title: 'Подайте заявку на ипотеку',
    text: 'Одну анкету можно отправить сразу в несколько банков.',
    label: 'Заполнить анкету',
  },
  6: {
    title: 'Отправьте документы',
    text: 'Загрузите паспорта участников и проверьте фамилии, номер квартиры и цену.',
    label: 'Отправить документы',
  },
  7: {
    title: 'Подпишите договор',
    text: 'Прочитайте договор: рядом с каждым пунктом стоит объяснение. Подписать можно там же, электронной подписью.',
    label: 'Прочитать договор',
  },
  8: {
    title: 'Внесите деньги на счёт эскроу',
    text: 'Счёт откроет банк. Застройщик получит деньги, когда дом введут в эксплуатацию.',
    label: 'Внести деньги',
  },
  9: {
    title: 'Отправьте договор на регистрацию',
    text: 'Росреестр регистрирует договор за пять — девять рабочих дней.',
    label: 'Отправить на\u00a0регистрацию',
  },
  10: {
    title: 'Получите ключи',
    text: 'Выберите в кабинете день приёмки и возьмите с собой паспорт.',
    label: 'Записаться на\u00a0приёмку',
  },
};

const OTHER_PAYMENT: Step = {
  title: 'Выберите другой способ оплаты',
  text: 'Банки отказали в кредите. Пока действует бронь, квартиру можно купить иначе.',
  label: 'Выбрать способ оплаты',
};

const SUSPENDED: Step = {
  title: 'Отправьте договор ещё раз',
  text: 'Росреестр приостановил регистрацию, причина стоит в событиях заказа. Мы исправили договор, осталось отправить его снова.',
  label: 'Отправить ещё раз',
};

/** What an order is asked about; a list knows less than the order itself. */
type Known = Pick<OrderState, 'stage' | 'side'> &
  Partial<Pick<OrderState, 'applied' | 'registration' | 'finished'>>;

/** Notifies the buyer's next step; `null` where the company or a bank acts, or the order has stopped. */
export function nextStep(order: Known, guid: string, deadline: Date | null): NextStep {
  const step = stepOf(order);
  if (!step) return null;
  return { ...step, deadline: deadline?.toISOString() ?? null, href: pageOf(order, guid) };
}

/** Where a step is done: the wizard, the questionnaire of the banks, the order's page, the handover. */
function pageOf({ stage, side }: Known, guid: string): string {
  if (side === 'refused' || stage < 5) return `/order/${guid}`;
  if (stage === 7) return `/lk/orders/${guid}/contract`;
  if (stage === 5) return `/mortgage-form?order=${guid}`;
  return stage === 10 ? '/lk/acceptance' : `/lk/orders/${guid}`;
}

function stepOf({ stage, side, applied, registration, finished }: Known): Step | undefined {
  if (side === 'refused') return OTHER_PAYMENT;
  if (stage === 9 && registration === 'suspended') return SUSPENDED;
  const waits = (stage === 5 && applied) || (stage === 9 && registration === 'sent');
  return side !== null || waits || finished ? undefined : STEPS[stage];
}
