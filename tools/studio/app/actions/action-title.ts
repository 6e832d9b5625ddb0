/** Verbs for the buttons of actions; what an action does in full its own summary says. */
const TITLES: Readonly<Record<string, string>> = {
  'profile.answer': 'Ответить на просьбу',
  'survey.open': 'Открыть опрос',
  'feedback.ask-rating': 'Попросить оценку',
  'loyalty.add-points': 'Начислить баллы',
  'question.answer': 'Ответить',
  'defect.accept': 'Принять замечание',
  'defect.start': 'Взять в работу',
  'defect.fix': 'Устранено',
  'defect.reject': 'Отклонить',
  'ticket.close': 'Закрыть обращение',
  'ticket.answer': 'Ответить',
  'service.finish': 'Услуга выполнена',
  'service.confirm': 'Подтвердить услугу',
  'service.refuse': 'Отклонить',
  'statement.refuse': 'Отказать',
  'statement.take': 'Взять на рассмотрение',
  'statement.finish': 'Исполнить',
  'acceptance.open': 'Позвать на осмотр',
  'act.sign': 'Акт подписан',
  'keys.hand': 'Ключи выданы',
  'viewing.cancel': 'Отменить показ',
  'viewing.close': 'Записать итог',
  'appointment.close': 'Записать итог',
  'certificate.use': 'Погасить сертификат',
  'certificate.issue': 'Выдать сертификат',
  'money.release': 'Деньги раскрыты',
  'ownership.register': 'Право зарегистрировано',
  'building.commission': 'Корпус введён',
  'contract.pay': 'Взнос пришёл',
  'document.accept': 'Принять документ',
  'document.refuse': 'Вернуть документ',
};

/** What the button of an action says; one that is new here says its whole sentence. */
export const actionTitle = ({ name, summary }: { name: string; summary: string }): string =>
  TITLES[name] ?? summary;
