import type { ComplexSeed } from '../types.ts';

/** «Канал 9»: red brick at the Obvodny canal. */
export const kanal: ComplexSeed = {
  vendor: 'kanal',
  code: 'k',
  name: 'Канал 9',
  title: 'Жилой комплекс «Канал 9»',
  place: 'Обводный канал, Курская улица',
  address: 'Санкт-Петербург, Курская ул., 9',
  coordinate: [59.911, 30.356],
  housingClass: 'бизнес',
  metro: { name: 'Обводный канал', minutes: 9 },
  summary:
    'Кирпичный дом на набережной Обводного канала, в девяти минутах пешком от метро «Обводный канал»',
  about: [
    'Шесть корпусов замыкают двор без машин. Первые этажи отданы под магазины и кафе, въезд в паркинг вынесен на Курскую улицу.',
    'Окна южных корпусов смотрят на воду, северных — в тихий двор с взрослыми клёнами.',
    'Потолки три метра, лифт спускается прямо в паркинг, в каждой секции есть колясочная и мойка для лап.',
  ],
  floors: '8–10',
  ceiling: 3,
  finish: 'shell',
  finishSet: 'kanal',
  headline: 'Красный кирпич, гранитный цоколь и окна на воду',
  story: {
    facade:
      'Три оттенка кирпича ручной формовки — к соседним складам, цоколь из гранита в высоту этажа.',
    courtyard: 'Машины остаются под землёй, во дворе клёны, коляски и велосипеды.',
  },
  payments: ['full', 'mortgage', 'instalment', 'trade-in', 'capital'],
  pricePerMetre: [320, 420],
  free: 0.38,
  buildings: [
    {
      label: '1',
      main: 'S',
      floors: 9,
      handover: [2027, 4],
      water: { sides: ['S'], from: 2 },
      sections: [[[2, 9, 'business-left-5']], [[2, 9, 'business-right-5']]],
    },
    {
      label: '2',
      main: 'S',
      floors: 10,
      handover: [2027, 4],
      discounted: 0.2,
      water: { sides: ['S'], from: 2 },
      sections: [
        [
          [2, 9, 'business-9'],
          [10, 10, 'business-6'],
        ],
      ],
    },
    {
      label: '3',
      main: 'S',
      floors: 8,
      handover: [2027, 4],
      water: { sides: ['S'], from: 2 },
      sections: [[[2, 8, 'business-9']]],
    },
    {
      label: '4',
      main: 'W',
      floors: 8,
      handover: [2028, 1],
      pace: 0.8,
      sections: [[[2, 8, 'business-left-5']], [[2, 8, 'business-right-5']]],
    },
    {
      label: '5',
      main: 'W',
      floors: 9,
      handover: [2028, 2],
      sections: [[[3, 9, 'business-left-5']], [[3, 9, 'business-right-5']]],
    },
    {
      label: '6',
      main: 'S',
      finish: 'full',
      floors: 9,
      handover: [2028, 2],
      sections: [[[2, 9, 'business-left-5']], [[2, 9, 'business-right-5']]],
    },
  ],
};
