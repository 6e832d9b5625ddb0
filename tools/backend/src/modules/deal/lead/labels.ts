/** What staff read for the fields of a form, in the order they read them. */
export const DETAIL_LABELS = {
  email: 'Почта',
  objects: 'Жилой комплекс',
  date: 'Дата консультации',
  time: 'Время консультации',
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
} as const;

/** How the visitor agreed. */
export const CONSENT_LABELS = {
  default: 'отправкой формы',
  explicit: 'отдельной отметкой',
} as const;

const MOMENT = new Intl.DateTimeFormat('ru-RU', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
});

/** A moment as staff read it, in Moscow: `18.11.2026 12:00`. */
export function moscowMoment(moment: Date): string {
  return MOMENT.format(moment).replace(', ', ' ');
}

/** A stored phone as it is dialled: `8 (921) 555-01-02`. A plus would be a formula in a table. */
export function dialled(phone: string): string {
  return phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '8 ($1) $2-$3-$4');
}
