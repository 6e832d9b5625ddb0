import { lowered } from '../../../kernel/words/first-letter.ts';

/** A table with what belongs to buyers. */
export interface PersonalTable {
  /** Russian, a heading of the export. */
  title: string;
  /** Why its rows outlast the account; without it they are deleted with it. */
  retained?: string;
  /** Columns that are no data of the buyer, besides hashes and tokens: keys, bytes. */
  hidden?: readonly string[];
}

/** Documents of a deal: law 402-ФЗ, article 29; the guarantee of a building lasts as long (214-ФЗ, article 7). */
const DEAL = 'пять лет после исполнения договора: бухгалтерский учёт и\u00a0гарантия на\u00a0дом';

/** What was agreed to has to be proved as long as somebody may sue: article 196 of the Civil Code. */
const PROOF = 'три года: срок исковой давности';

/**
 * Tables that a row of `users` owns, directly or through others; the walk over the foreign keys finds them, and a
 * test fails where one is missing here or in `LEFT_OUT`.
 */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = {
  users: { title: 'Профиль', retained: 'обезличивается' },
  sessions: { title: 'Входы в\u00a0кабинет' },
  account_consents: { title: 'Согласия', retained: PROOF },
  profile_requests: { title: 'Просьбы о\u00a0профиле', retained: PROOF },
  notices: { title: 'Уведомления', hidden: ['key'] },
  notice_settings: { title: 'Настройки уведомлений' },
  offline_reserves: { title: 'Брони в\u00a0офисе' },
  baskets: { title: 'Корзина и\u00a0сравнение' },
  basket_items: { title: 'Лоты в\u00a0корзине и\u00a0сравнении' },
  favourites: { title: 'Избранное' },
  searches: { title: 'Сохранённые поиски' },
  search_finds: { title: 'Находки сохранённых поисков' },
  orders: { title: 'Заказы', retained: DEAL },
  order_participants: { title: 'Участники сделки', retained: DEAL },
  order_drafts: { title: 'Черновики заказа' },
  order_events: { title: 'Ход заказа', retained: DEAL, hidden: ['key'] },
  crm_events: { title: 'События заказа для CRM' },
  crm_links: { title: 'Заказ в\u00a0CRM' },
  order_files: { title: 'Документы заказа', retained: DEAL, hidden: ['content'] },
  holds: { title: 'Брони', retained: DEAL },
  payments: { title: 'Платежи', retained: DEAL },
  deal_steps: { title: 'Шаги сделки', retained: DEAL },
  contract_statuses: { title: 'Состояние договора', retained: DEAL },
  contracts: { title: 'Договоры', retained: DEAL },
  contract_texts: { title: 'Тексты договоров', retained: DEAL, hidden: ['file'] },
  contract_sets: { title: 'Договоры, которые подписывают вместе', retained: DEAL },
  certificates: { title: 'Сертификаты', retained: DEAL },
  signature_invitations: {
    title: 'Приглашения подписать договор',
    retained: DEAL,
    hidden: ['token_hash'],
  },
  signature_certificates: { title: 'Электронные подписи', retained: DEAL },
  mortgage_drafts: { title: 'Черновики анкеты на\u00a0ипотеку' },
  mortgage_applications: { title: 'Заявки на\u00a0ипотеку' },
  bank_applications: { title: 'Решения банков' },
  handovers: { title: 'Передача квартиры', retained: DEAL },
  defects: { title: 'Замечания к\u00a0квартире', retained: DEAL },
  finish_choices: { title: 'Выбор отделки', retained: DEAL },
  appointments: { title: 'Записи на\u00a0встречи' },
  viewings: { title: 'Просмотры', hidden: ['key'] },
  lot_questions: { title: 'Вопросы об\u00a0объектах', hidden: ['key'] },
  news_marks: { title: 'Прочитанные новости' },
  news_reads: { title: 'Прочитанные новости по\u00a0одной' },
  review_authors: { title: 'Отзывы' },
  survey_answers: { title: 'Ответы на\u00a0опросы' },
  manager_ratings: { title: 'Оценки менеджеров' },
  club_cards: { title: 'Карта клуба' },
  club_points: { title: 'Баллы клуба' },
  promo_codes: { title: 'Промокоды партнёров' },
  tickets: { title: 'Обращения' },
  ticket_messages: { title: 'Переписка по\u00a0обращениям' },
  statements: { title: 'Заявления', retained: PROOF },
  service_requests: { title: 'Заявки на\u00a0услуги' },
  lesson_progress: { title: 'Школа' },
};

/** Tables with a buyer's id that are not given out, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  auth_codes: 'Codes live ten minutes and are kept as hashes; nothing of them is the buyer’s',
};

/** What stays after a deletion, one line a reason, in Russian. */
export function retainedTables(): { title: string; reason: string }[] {
  const byReason = new Map<string, string[]>();
  for (const { title, retained } of Object.values(PERSONAL_TABLES)) {
    if (retained && retained !== 'обезличивается')
      byReason.set(retained, [...(byReason.get(retained) ?? []), title]);
  }
  return [...byReason].map(([reason, titles]) => ({
    title: titles.map((title, index) => (index === 0 ? title : lowered(title))).join(', '),
    reason,
  }));
}
