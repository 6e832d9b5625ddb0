import type { ComplexSeed } from '../types.ts';

/** «Северный свет»: a dark tower and copper buildings at Parnas. */
export const severny: ComplexSeed = {
  vendor: 'severny',
  code: 'ss',
  name: 'Северный свет',
  title: 'Жилой комплекс «Северный свет»',
  place: 'Парнас',
  address: 'Санкт-Петербург, ул. Фёдора Абрамова, 18',
  coordinate: [60.07, 30.332],
  housingClass: 'комфорт',
  metro: { name: 'Парнас', minutes: 6 },
  summary: 'Графитовая башня и четыре медных корпуса в шести минутах от конечной станции «Парнас»',
  about: [
    'Зимой здесь темнеет в четыре, поэтому свет — часть проекта. Торцы башни подсвечены снизу, дорожки двора — на уровне колена, входы видно от метро, а спальни остаются в темноте.',
    'Большинство квартир компактные: студии от 21,9 м² и однокомнатные с отдельной кухней. Для семей — евротрёшки с двумя санузлами на тех же площадках.',
    'От станции до дома шесть минут по прямой, дальше — лес: Шуваловский парк начинается за железной дорогой. Школа и сад строятся вместе с первыми корпусами, ещё один корпус готовится к старту продаж.',
  ],
  floors: '9–16',
  ceiling: 2.7,
  finish: 'full',
  finishSet: 'sever',
  headline: 'Графитовая башня, медные корпуса и долгие сумерки',
  story: {
    facade: 'Торцы башни светятся снизу, медные корпуса отвечают им тёплым.',
  },
  pricePerMetre: [185, 235],
  free: 0.52,
  buildings: [
    {
      label: '1',
      main: 'S',
      furnished: 0.15,
      floors: 16,
      handover: [2028, 4],
      sections: [
        [
          [2, 14, 'comfort-11'],
          [15, 16, 'comfort-8'],
        ],
      ],
    },
    {
      label: '2',
      main: 'S',
      floors: 9,
      handover: [2029, 4],
      onSale: false,
      sections: [[[2, 9, 'comfort-10']]],
    },
    {
      label: '3',
      main: 'S',
      floors: 13,
      handover: [2028, 4],
      discounted: 0.1,
      sections: [[[2, 13, 'comfort-10']]],
    },
    {
      label: '4',
      main: 'S',
      floors: 10,
      handover: [2029, 2],
      sections: [[[2, 10, 'comfort-left-6']], [[2, 10, 'comfort-right-6']]],
    },
    {
      label: '5',
      main: 'S',
      floors: 15,
      handover: [2029, 2],
      sections: [
        [
          [2, 14, 'comfort-11'],
          [15, 15, 'comfort-8'],
        ],
      ],
    },
  ],
};
