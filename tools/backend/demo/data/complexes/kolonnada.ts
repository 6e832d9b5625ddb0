import type { ComplexSeed } from '../types.ts';

/** «Колоннада»: light stone on the Petrograd side. */
export const kolonnada: ComplexSeed = {
  vendor: 'kolonnada',
  code: 'ko',
  name: 'Колоннада',
  title: 'Дом «Колоннада»',
  place: 'Петроградская сторона',
  address: 'Санкт-Петербург, Большая Зеленина ул., 24',
  coordinate: [59.966, 30.296],
  housingClass: 'премиум',
  metro: { name: 'Чкаловская', minutes: 8 },
  summary: 'Дом из светлого известняка в тихой части Петроградской стороны, рядом с Малой Невкой',
  about: [
    'Архитекторы взяли пропорции у доходных домов Каменноостровского: высокий первый этаж, полуколонны в три яруса, карниз, который собирает тень. Камень настоящий — юрский известняк толщиной сорок миллиметров на стальном подвесе.',
    'В доме пять корпусов и немного соседей: на площадке от четырёх до семи квартир. Последние этажи корпусов 1 и 3 отступают от карниза, там потолки выше и есть место для кресла под открытым небом.',
    'В вестибюле — камин, консьерж и почта с приёмом посылок. Подземный паркинг на два уровня, въезд с обогревом.',
  ],
  floors: '7–8',
  ceiling: 3.3,
  finish: 'none',
  headline: 'Светлый камень, полуколонны и тихая Петроградская сторона',
  story: {
    facade: 'Юрский известняк, карниз с тенью и полуколонны в три яруса.',
    courtyard: 'Соседей немного: от четырёх до семи квартир на площадке.',
  },
  payments: ['full', 'mortgage', 'instalment', 'trade-in', 'capital'],
  pricePerMetre: [480, 900],
  free: 0.36,
  buildings: [
    {
      label: '1',
      main: 'S',
      finish: 'shell',
      floors: 8,
      handover: [2027, 1],
      pace: 0.9,
      water: { sides: ['S'], from: 5 },
      sections: [
        [
          [2, 7, 'premium-7'],
          [8, 8, 'premium-4'],
        ],
      ],
    },
    {
      label: '2',
      main: 'S',
      floors: 8,
      handover: [2027, 1],
      water: { sides: ['S'], from: 5 },
      sections: [
        [
          [2, 7, 'premium-7'],
          [8, 8, 'premium-5'],
        ],
      ],
    },
    {
      label: '3',
      main: 'S',
      floors: 8,
      handover: [2027, 3],
      pace: 0.85,
      sections: [
        [
          [2, 7, 'premium-7'],
          [8, 8, 'premium-4'],
        ],
      ],
    },
    {
      label: '4',
      main: 'W',
      floors: 7,
      handover: [2027, 3],
      sections: [
        [
          [2, 6, 'premium-7'],
          [7, 7, 'premium-5'],
        ],
      ],
    },
    {
      label: '5',
      main: 'W',
      floors: 7,
      handover: [2027, 3],
      sections: [
        [
          [2, 6, 'premium-7'],
          [7, 7, 'premium-5'],
        ],
      ],
    },
  ],
};
