import type { MethodExample } from '../../../core/define-method.ts';
import { kanalCard } from '../../shared/demo-complex.ts';
import type { getObject } from './get-object.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getObject>[] = [
  {
    name: 'a complex at the canal',
    input: {
      vendor: 'kanal',
    },
    result: {
      ...kanalCard,
      title: 'Жилой комплекс «Канал 9»',
      summary:
        'Кирпичный дом на набережной Обводного канала, в девяти минутах пешком от метро «Обводный канал»',
      about: [
        'Шесть корпусов замыкают двор без машин. Первые этажи отданы под магазины и кафе, въезд в паркинг вынесен на Курскую улицу, поэтому колясок и велосипедов во дворе больше, чем фар.',
        'Кирпич ручной формовки мы подбирали к соседним складам начала прошлого века: три оттенка, шов цвета речного песка, гранитный цоколь на высоту первого этажа. Окна южных корпусов смотрят на воду, северных — в тихий двор с взрослыми клёнами.',
        'Потолки три метра, лифт спускается прямо в паркинг, в каждой секции есть колясочная и мойка для лап. Из кухонь на набережной видно, как весной идёт лёд.',
      ],
      address: 'Санкт-Петербург, Курская ул., 9',
      floors: '8–10',
      ceiling: '3 м',
      finish: 'предчистовая',
      buildings: [
        {
          subvendor: 'korpus-1',
          name: 'Корпус 1',
          floors: 9,
          sections: 2,
          handover: {
            year: 2027,
            quarter: 4,
          },
          free: 45,
          priceFrom: 1173000000,
        },
        {
          subvendor: 'korpus-2',
          name: 'Корпус 2',
          floors: 10,
          sections: 1,
          handover: {
            year: 2027,
            quarter: 4,
          },
          free: 35,
          priceFrom: 1065000000,
        },
        {
          subvendor: 'korpus-3',
          name: 'Корпус 3',
          floors: 8,
          sections: 1,
          handover: {
            year: 2027,
            quarter: 4,
          },
          free: 23,
          priceFrom: 1083000000,
        },
        {
          subvendor: 'korpus-4',
          name: 'Корпус 4',
          floors: 8,
          sections: 2,
          handover: {
            year: 2028,
            quarter: 1,
          },
          free: 26,
          priceFrom: 1086000000,
        },
        {
          subvendor: 'korpus-5',
          name: 'Корпус 5',
          floors: 9,
          sections: 2,
          handover: {
            year: 2028,
            quarter: 2,
          },
          free: 25,
          priceFrom: 1104000000,
        },
        {
          subvendor: 'korpus-6',
          name: 'Корпус 6',
          floors: 9,
          sections: 2,
          handover: {
            year: 2028,
            quarter: 2,
          },
          free: 32,
          priceFrom: 1116000000,
        },
      ],
      rooms: [
        {
          rooms: 'studio',
          count: 30,
          areaFrom: 30,
          areaTo: 30,
          priceFrom: 1065000000,
        },
        {
          rooms: '1',
          count: 38,
          areaFrom: 43.4,
          areaTo: 43.4,
          priceFrom: 1532020000,
        },
        {
          rooms: '2',
          count: 78,
          areaFrom: 44.9,
          areaTo: 68.1,
          priceFrom: 1593950000,
        },
        {
          rooms: '3',
          count: 40,
          areaFrom: 75.6,
          areaTo: 92.7,
          priceFrom: 2638440000,
        },
      ],
      gallery: [
        {
          id: 'kanal-hero',
          alt: 'ЖК «Канал 9» — девятиэтажный кирпичный квартал у канала, общий вид',
          width: 1600,
          height: 1000,
          colour: '#90969a',
        },
        {
          id: 'kanal-facade',
          alt: 'ЖК «Канал 9» — девятиэтажный кирпичный квартал у канала, фронтальный вид фасада',
          width: 1600,
          height: 1000,
          colour: '#8a8480',
        },
        {
          id: 'kanal-street',
          alt: 'ЖК «Канал 9» — девятиэтажный кирпичный квартал у канала, улица с магазинами и кафе на первом этаже',
          width: 1280,
          height: 800,
          colour: '#81878c',
        },
        {
          id: 'kanal-courtyard',
          alt: 'ЖК «Канал 9» — девятиэтажный кирпичный квартал у канала, благоустроенный двор',
          width: 1280,
          height: 800,
          colour: '#6c664b',
        },
        {
          id: 'kanal-aerial',
          alt: 'ЖК «Канал 9» — девятиэтажный кирпичный квартал у канала, вид с высоты, генплан',
          width: 1280,
          height: 800,
          colour: '#5d5b59',
        },
      ],
      genplan: {
        picture: {
          id: 'kanal-aerial',
          alt: 'ЖК «Канал 9» — девятиэтажный кирпичный квартал у канала, вид с высоты, генплан',
          width: 1280,
          height: 800,
          colour: '#5d5b59',
        },
        buildings: [
          {
            subvendor: 'korpus-5',
            points: [
              [614.4, 93.8],
              [688.3, 73],
              [900.3, 165.1],
              [877.1, 353.6],
              [805.9, 387.2],
              [616.5, 268.6],
            ],
            label: [750.4, 223.5],
          },
          {
            subvendor: 'korpus-6',
            points: [
              [284.3, 136.3],
              [555.8, 65.7],
              [606.8, 90.1],
              [609.4, 264.2],
              [356.2, 356.7],
              [314.7, 319.5],
            ],
            label: [454.5, 205.4],
          },
          {
            subvendor: 'korpus-3',
            points: [
              [749.9, 413.7],
              [760.3, 238.3],
              [897.7, 186],
              [988.2, 226.6],
              [958.7, 400.3],
              [830.1, 467.6],
            ],
            label: [864.1, 322.1],
          },
          {
            subvendor: 'korpus-4',
            points: [
              [235.1, 223.4],
              [337.9, 193.5],
              [522.2, 329],
              [533.5, 515.9],
              [430.8, 564.3],
              [269.3, 396.6],
            ],
            label: [388.1, 370.4],
          },
          {
            subvendor: 'korpus-2',
            points: [
              [598.1, 252.7],
              [762.9, 193.8],
              [846.8, 235.8],
              [823.7, 463.3],
              [673.9, 541.1],
              [602.9, 483.1],
            ],
            label: [718.1, 361.6],
          },
          {
            subvendor: 'korpus-1',
            points: [
              [404.4, 348.2],
              [598.6, 276.5],
              [685, 332],
              [680, 546.1],
              [502.6, 638.9],
              [430.8, 564.3],
            ],
            label: [550.2, 451],
          },
        ],
      },
    },
  },
];
