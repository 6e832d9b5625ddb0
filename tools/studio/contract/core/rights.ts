/** What a member of the staff may be allowed to do, with the words of the Studio: one phrase after «может». */
export const RIGHTS = {
  'staff.read': 'видеть сотрудников и их входы',
  'staff.change': 'приглашать сотрудников, менять роли, закрывать доступ',
  'audit.read': 'читать и выгружать журнал действий',
  'approvals.decide': 'подтверждать изменения цен, скидки и возвраты вторым человеком',
  'leads.read': 'видеть заявки',
  'leads.work': 'вести заявки: статус, шаг, комментарии',
  'leads.assign': 'назначать заявки другим сотрудникам',
  'orders.read': 'видеть заказы и их историю',
  'orders.open': 'оформлять и продлевать брони за покупателей',
  'orders.discount': 'давать скидку в заказе, сверх предела роли — вдвоём',
  'orders.move': 'двигать сделки: ввод дома, раскрытие эскроу, регистрация, платежи',
  'orders.refund': 'отменять заказы без денег и просить о возврате',
  'documents.check': 'принимать и возвращать документы покупателей',
  'figures.read': 'видеть цифры: воронку, скорость ответа, темп продаж, сайт',
  'crm.manage': 'видеть связь с CRM и повторять отправку',
  'agents.read': 'видеть агентов, их клиентов и вознаграждение',
  'agents.register': 'закреплять клиентов за агентами',
  'agents.manage': 'вести договоры с агентствами и выплаты',
  'lots.read': 'видеть шахматку: статусы, цены и кто держит лоты',
  'lots.change': 'снимать лоты с продажи, резервировать за компанией и возвращать в продажу',
  'prices.change': 'менять цены лотов',
  'import.run': 'загружать комплексы и лоты из файлов и отменять загрузку',
  'feeds.manage': 'вести выгрузки квартир на площадки',
  'pages.edit': 'писать страницы сайта',
  'pages.publish': 'публиковать страницы и назначать им срок',
  'media.read': 'смотреть медиатеку',
  'media.edit': 'загружать картинки в медиатеку, описывать, заменять и удалять их',
  'news.edit': 'писать и публиковать новости',
  'promos.edit': 'вести акции и окна звонка',
  'site.edit': 'вести меню, контакты, вакансии, офисы, места вокруг и старые адреса сайта',
  'company.edit': 'настраивать компанию: реквизиты, город, цвета, согласия',
  'letters.edit': 'менять тексты писем и СМС',
  'reviews.moderate': 'принимать отзывы и отвечать на них',
  'mortgage.read': 'видеть заявки на ипотеку и ответы банков',
  'viewings.read': 'видеть показы',
  'viewings.change': 'закрывать и отменять показы',
  'questions.answer': 'отвечать на вопросы и обращения',
  'statements.decide': 'решать по заявлениям покупателей',
  'services.manage': 'вести заявки на услуги, баллы и сертификаты',
  'profiles.change': 'менять данные кабинетов по просьбе покупателей',
  'handover.manage': 'вести приёмку: осмотры, дефекты, акты, ключи',
  'surveys.manage': 'открывать опросы и оценки',
} as const;

export type Right = keyof typeof RIGHTS;

/**
 * Whom a method answers: `anyone` without a session; `entering`, who has given the password and stands before the second
 * factor; `self`, any member of the staff who has signed in, for what is the person's own; or who has a right.
 */
export type MethodRight = 'anyone' | 'entering' | 'self' | Right;

/** Every right, in the order of the list. */
export const ALL_RIGHTS = Object.keys(RIGHTS) as Right[];
