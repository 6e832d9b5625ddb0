import type { NoticeKind } from '@m30/api';

/** Kinds of notices as the buyer reads them. */
export const SETTING_WORDS: Readonly<Record<NoticeKind, { title: string; about: string }>> = {
  order: {
    title: 'Заказы и\u00a0договоры',
    about: 'бронь, решения банков, подписание, регистрация',
  },
  payment: { title: 'Платежи', about: 'поступления, возвраты, срок оплаты' },
  appointment: {
    title: 'Записи и\u00a0приёмка',
    about: 'подтверждения и\u00a0напоминание накануне',
  },
  ticket: { title: 'Обращения', about: 'ответы менеджера' },
  statement: { title: 'Заявления', about: 'решения и\u00a0ответы' },
  service: { title: 'Услуги', about: 'как идут ваши заявки' },
  defect: { title: 'Замечания к\u00a0квартире', about: 'сроки и\u00a0устранение' },
  news: { title: 'Новости', about: 'стройка вашего дома и\u00a0новости компании' },
  promo: { title: 'Акции', about: 'скидки и\u00a0предложения партнёров' },
  survey: { title: 'Опросы', about: 'просьбы оценить нашу работу' },
};
