import type { MethodResult } from '../core/define-method.ts';
import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './travel.methods.ts';
import type { getMap } from './travel.methods.ts';

const demoMap: MethodResult<typeof getMap> = {
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

export const travelExamples: ExamplesOf<typeof methods> = {
  'Map.GetMap': [
    { name: 'the whole city', input: {}, result: demoMap },
    {
      name: 'around a complex',
      input: { vendor: 'kanal', office: 'kurskaya' },
      result: { ...demoMap, center: [59.911, 30.356], info: { time_cad: 21, time_center: 12 } },
    },
  ],
  'Map.GetConfig': [
    { name: 'the bundled map', input: {}, result: { token: null, styleUrl: null } },
  ],
  'Map.Suggest': [
    {
      name: 'an avenue and its station',
      input: { text: 'лиговский' },
      result: {
        suggestions: [
          { label: 'Лиговский проспект', note: '' },
          { label: 'метро «Лиговский проспект»', note: 'станция метро' },
        ],
      },
    },
  ],
  'Map.FindAddress': [
    {
      name: 'a house',
      input: { address: 'Невский, 28' },
      result: { work: '59.935800,30.325900', label: 'Невский проспект, 28', note: '', exact: true },
    },
  ],
  'Map.GetCommute': [
    {
      name: 'by metro',
      input: { work: '59.9358,30.3259', by: 'metro' },
      result: {
        label: 'Невский проспект, 28',
        by: 'metro',
        ways: [
          {
            vendor: 'kanal',
            name: 'Канал 9',
            minutes: 31,
            train: { from: 'Обводный канал', to: 'Невский проспект', changes: 1 },
          },
          { vendor: 'sosny', name: 'Сосны', minutes: null, train: null },
        ],
      },
    },
  ],
  'Map.GetReach': [
    {
      name: 'a short walk',
      input: { work: '59.9358,30.3259', by: 'foot', minutes: 5 },
      result: {
        rings: [
          [
            [59.938, 30.3259],
            [59.9358, 30.331],
            [59.934, 30.3259],
            [59.938, 30.3259],
          ],
        ],
      },
    },
  ],
  'Map.GetNearby': [
    {
      name: 'around «Канал 9»',
      input: { vendor: 'kanal' },
      result: {
        places: [
          {
            vendor: 'kanal',
            kind: 'kindergarten',
            name: 'Детский сад на Тамбовской',
            minutes: 7,
            coordinate: [59.91355, 30.36108],
            demo: true,
          },
          {
            vendor: 'kanal',
            kind: 'school',
            name: 'Гимназия у Обводного канала',
            minutes: 11,
            coordinate: [59.91498, 30.34806],
            demo: true,
          },
        ],
      },
    },
  ],
  'Map.GetRoute': [
    {
      name: 'from «Канал 9» to the centre',
      input: { from: [59.911, 30.356], address: 'Невский проспект, 28' },
      result: {
        minutes: 14,
        metres: 5120,
        estimate: true,
        matched: { label: 'Невский проспект', coordinate: [59.934, 30.335], exact: false },
        line: [
          [59.911, 30.356],
          [59.921, 30.3555],
          [59.934, 30.335],
        ],
      },
    },
  ],
};
