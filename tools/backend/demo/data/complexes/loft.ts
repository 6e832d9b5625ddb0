import type { ComplexSeed } from '../types.ts';

/** «Мануфактура»: a quarter of brick lofts on the Vyborg side. */
export const loft: ComplexSeed = {
  vendor: 'loft',
  code: 'm',
  name: 'Мануфактура',
  title: 'Квартал «Мануфактура»',
  place: 'Выборгская сторона',
  address: 'Санкт-Петербург, Большой Сампсониевский пр., 61',
  coordinate: [59.972, 30.347],
  housingClass: 'комфорт+',
  metro: { name: 'Выборгская', minutes: 3 },
  summary: 'Кирпичный квартал на месте ниточной фабрики, через дорогу от метро «Выборгская»',
  about: [
    'От фабрики остались труба, двор и план: пять корпусов встали на старые пятна цехов. Поэтому дома разной высоты, от четырёх до десяти этажей, а между ними — площадь с липами, где раньше разгружали хлопок.',
    'Окна высотой два с половиной метра собраны мелкой расстекловкой, как в цехах. Стены между комнатами не несущие: студию можно вырастить в однокомнатную, евродвушку — в открытый лофт.',
    'На первых этажах мастерские, пекарня и велосервис. Труба стала ориентиром: на ней установлены часы, и со двора время видно из любого корпуса.',
  ],
  floors: '4–10',
  ceiling: 3.1,
  finish: 'prepared',
  finishSet: 'kanal',
  headline: 'Красный кирпич, фабричная труба и липы на площади',
  pricePerMetre: [270, 360],
  free: 0.35,
  buildings: [
    {
      label: '1',
      main: 'S',
      floors: 6,
      handover: [2027, 2],
      sections: [
        [
          [2, 5, 'loft-left-6'],
          [6, 6, 'loft-attic-4'],
        ],
        [[2, 5, 'loft-right-6']],
      ],
    },
    {
      label: '2',
      main: 'S',
      finish: 'full',
      floors: 10,
      handover: [2027, 4],
      sections: [[[2, 10, 'loft-10']]],
    },
    {
      label: '3',
      main: 'S',
      floors: 4,
      handover: [2027, 2],
      sections: [[[2, 4, 'loft-10']]],
    },
    {
      label: '4',
      main: 'W',
      floors: 5,
      handover: [2027, 2],
      discounted: 0.25,
      sections: [[[2, 5, 'loft-10']]],
    },
    {
      label: '5',
      main: 'S',
      floors: 8,
      handover: [2027, 4],
      sections: [[[2, 8, 'loft-left-6']], [[2, 8, 'loft-right-6']]],
    },
  ],
};
