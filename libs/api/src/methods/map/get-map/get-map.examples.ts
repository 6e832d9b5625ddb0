import type { MethodExample, MethodResult } from '../../../core/define-method.ts';
import type { getMap } from './get-map.method.ts';

const map: MethodResult<typeof getMap> = {
  center: [59.939, 30.3158],
  markers: [
    {
      id: 'business',
      title: 'Бизнес',
      icon: null,
      hidden: false,
      elements: [
        {
          id: 'kanal',
          title: 'Канал 9',
          coordinate: [59.911, 30.356],
          address: 'Обводный канал, Курская улица',
          link: '/obekty/kanal',
          info: { time_cad: 21, time_center: 12 },
        },
      ],
    },
    {
      id: 'country',
      title: 'За городом',
      icon: null,
      hidden: false,
      elements: [
        {
          id: 'sosny',
          title: 'Сосны',
          coordinate: [60.168, 29.869],
          address: 'Репино, Приморское шоссе',
          link: '/obekty/sosny',
          info: { time_cad: 30, time_center: 62 },
        },
      ],
    },
  ],
  office: {
    coordinate: [59.9206, 30.3556],
    address: 'Санкт-Петербург, Лиговский пр., 87',
    title: 'Центральный офис',
    img: {
      id: 'office',
      alt: 'Офис продаж: стойка администратора, макет квартала и зона отдыха',
      width: 1280,
      height: 800,
      colour: '#6a5e4e',
    },
    working: [{ text: 'Ежедневно с 9:00 до 21:00' }],
    notification: ['Две минуты от метро «Лиговский проспект»'],
  },
  info: { time_cad: 22, time_center: 1 },
  simplified: false,
};

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getMap>[] = [
  { name: 'the whole city', input: {}, result: map },
  {
    name: 'around a complex',
    input: { vendor: 'kanal', office: 'kurskaya' },
    result: { ...map, center: [59.911, 30.356], info: { time_cad: 21, time_center: 12 } },
  },
];
