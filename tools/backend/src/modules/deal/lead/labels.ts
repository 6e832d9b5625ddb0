import type { LeadConsent } from './types.ts';

/** What staff read for the fields of a form, in the order they read them. */
export const DETAIL_LABELS = {
  email: 'Почта',
  objects: 'Жилой комплекс',
  date: 'Дата консультации',
  time: 'Время консультации',
  meetingAt: 'Когда встреча',
  meeting: 'Где встреча',
  lot: 'Лот',
  lotPlace: 'Комплекс и корпус',
  lotPrice: 'Цена',
  lotUrl: 'Страница лота',
  objectId: 'Код объекта',
  element: 'Объект',
  apartment_guid: 'Код лота',
  address: 'Адрес квартиры в зачёт',
  rooms: 'Комнат',
  area: 'Площадь, м²',
  floor: 'Этаж',
  floors: 'Этажей в доме',
  programme: 'Программа',
  vacancy: 'Вакансия',
  object: 'Комплекс',
  purchase: 'Покупка',
  rating: 'Оценка',
  message: 'Текст',
  cv: 'Резюме',
  photo: 'Фотография',
  url: 'Страница',
} as const;

/** How a lead showed that a person sent it. */
export const TOKEN_LABELS = {
  passed: 'пройдена',
  noscript: 'без JavaScript, не проверялась',
  staff: 'записал сотрудник',
} as const;

/** How the visitor agreed. */
export const CONSENT_LABELS = {
  default: 'отправкой формы',
  explicit: 'отдельной отметкой',
} as const;

/** What the visitor agreed to, each apart. */
const KIND_LABELS = {
  processing: 'обработка персональных данных',
  marketing: 'новости и предложения',
  banks: 'передача анкеты банкам',
} as const;

/** What a lead's visitor agreed to, in words; leads of before name no kinds. */
export const consentKinds = ({ kinds }: LeadConsent): string =>
  (kinds ?? ['processing']).map((kind) => KIND_LABELS[kind]).join(', ');
