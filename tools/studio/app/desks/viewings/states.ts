/** What has become of a viewing. */
export const STATES = {
  booked: 'Записан',
  done: 'Состоялся',
  missed: 'Не пришёл',
  cancelled: 'Отменён',
} as const;

/** Where it is. */
export const PLACES = { site: 'На объекте', office: 'В офисе', video: 'По видео' } as const;
