import type * as schema from '../../src/modules/content/library/content.table.ts';
import { capital, hours } from '../data/hours.ts';
import { company } from './company.ts';

/** Sales offices. */
export const offices: (typeof schema.offices.$inferInsert)[] = [
  {
    alias: 'ligovsky',
    position: 0,
    title: 'Центральный офис',
    address: 'Санкт-Петербург, Лиговский пр., 87',
    lat: 59.9206,
    lon: 30.3556,
    phone: company.phone,
    working: [capital(hours.sales), '31 декабря до 15:00, 1 января выходной'],
    notification: [
      'Две минуты от метро «Лиговский проспект», вход с проспекта, третий этаж',
      'Есть детский уголок и три места для гостей во дворе',
    ],
    picture: 'office',
  },
  {
    alias: 'kurskaya',
    position: 1,
    title: 'Шоурум «Канал 9»',
    address: 'Санкт-Петербург, Курская ул., 9',
    lat: 59.911,
    lon: 30.356,
    phone: company.phone,
    working: [capital(hours.showroom), 'Понедельник — выходной'],
    notification: [
      'Показываем квартиру с отделкой и макет квартала',
      'Каски и сапоги выдаём на месте',
    ],
    picture: 'kanal-street',
  },
  {
    alias: 'murino',
    position: 2,
    title: 'Офис в «Светлом дворе»',
    address: 'Ленинградская область, Мурино, Воронцовский бул., 12',
    lat: 60.05,
    lon: 30.439,
    phone: company.phone,
    working: [capital(hours.murino)],
    notification: ['Покажем готовые квартиры в день обращения', 'Здесь же выдаём ключи'],
    picture: 'svetly-courtyard',
  },
];
