/** What a change may be about, in the words of the journal's filter. */
export const SUBJECTS = {
  person: 'Сотрудник',
  invitation: 'Приглашение',
  session: 'Вход',
  lead: 'Лид',
  order: 'Заказ',
  lot: 'Лот',
  prices: 'Цены',
  import: 'Импорт',
  feed: 'Выгрузка',
  page: 'Страница',
  picture: 'Картинка',
  review: 'Отзыв',
  news: 'Новость',
  promo: 'Акция',
  popup: 'Окно звонка',
  vacancy: 'Вакансия',
  office: 'Офис',
  nearby: 'Место вокруг',
  redirect: 'Перенаправление',
  letter: 'Письмо или СМС',
  template: 'Меню и контакты',
  agent: 'Агент',
  agency: 'Агентство',
  approval: 'Решение',
  viewing: 'Показ',
  ticket: 'Обращение',
  question: 'Вопрос',
  statement: 'Заявление',
  defect: 'Замечание',
  complex: 'Комплекс',
  company: 'Компания',
  crm: 'CRM',
} as const;

/** A subject in Russian; one that has no words yet stays as it is. */
export const subjectOf = (subject: string): string =>
  SUBJECTS[subject as keyof typeof SUBJECTS] ?? subject;
