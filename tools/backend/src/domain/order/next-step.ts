import type { ResultOf } from '@m30/api/client';

type NextStep = ResultOf<'Order.GetOrderById'>['data']['next_step'];

/** What the buyer does in a stage; stages where the company acts are not here. */
const STEPS: Readonly<Record<number, { title: string; text: string }>> = {
  1: {
    title: 'Выберите квартиру',
    text: 'Сравните планировки в каталоге и позвоните менеджеру: он закрепит квартиру за вами.',
  },
  2: {
    title: 'Выберите способ оплаты',
    text: 'Позвоните менеджеру и скажите, как удобнее платить: ипотека, рассрочка или вся сумма сразу. Цена закрепится в день выбора.',
  },
  3: {
    title: 'Назовите участников сделки',
    text: 'Менеджеру понадобятся паспорт, СНИЛС и ИНН каждого, на кого оформляется квартира.',
  },
  4: {
    title: 'Оплатите бронь',
    text: 'Квартира остаётся за вами на 14 дней, бронь можно один раз продлить.',
  },
  6: {
    title: 'Проверьте документы',
    text: 'Сверьте фамилии, паспортные данные, номер квартиры и цену.',
  },
  7: {
    title: 'Подпишите договор',
    text: 'Прочитайте проект договора в документах заказа и приезжайте в офис продаж с паспортами участников.',
  },
  10: {
    title: 'Получите ключи',
    text: 'Выберите с менеджером день приёмки и возьмите с собой паспорт.',
  },
};

/** Tells the buyer's next step; `null` where the company acts or the order stopped. */
export function nextStep(stage: number, sideState: string | null, deadline: Date | null): NextStep {
  const step = sideState === null ? STEPS[stage] : undefined;
  return step ? { ...step, deadline: deadline?.toISOString() ?? null } : null;
}
