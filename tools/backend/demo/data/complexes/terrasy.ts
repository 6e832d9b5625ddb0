import type { ComplexSeed } from '../types.ts';

/** «Террасы»: stepped houses in Kudrovo; upper floors set back from the facade. */
export const terrasy: ComplexSeed = {
  vendor: 'terrasy',
  code: 't',
  name: 'Террасы',
  title: 'Жилой комплекс «Террасы»',
  place: 'Кудрово',
  address: 'Ленинградская область, Кудрово, Каштановая аллея, 7',
  coordinate: [59.905, 30.513],
  housingClass: 'комфорт+',
  metro: { name: 'Улица Дыбенко', minutes: 24 },
  summary: 'Дома уступами: верхние этажи отступают от фасада и отдают крышу соседа под террасу',
  about: [
    'Каждый корпус сужается кверху. Там, где обычно был бы карниз, начинается терраса: от шести метров у евродвушки до целой площадки у квартир верхнего яруса. Кадки с можжевельником и водоотвод мы ставим сразу.',
    'Фасады облицованы керамикой двух цветов, шалфейной и терракотовой. Плитку можно мыть из шланга, и через двадцать лет она останется того же тона.',
    'До «Улицы Дыбенко» 24 минуты пешком или четыре остановки автобуса. В квартале свой детский сад на 190 мест и поликлиника в корпусе 2.',
  ],
  floors: '8–9',
  ceiling: 2.8,
  finish: 'shell',
  finishSet: 'dvor',
  headline: 'Керамика цвета шалфея и терракоты, терраса вместо карниза',
  story: {
    facade: 'Плитка двух цветов моется из шланга и не выгорает.',
    courtyard: 'Верхние этажи отступают, и двору достаётся больше неба.',
  },
  pricePerMetre: [180, 230],
  free: 0.48,
  buildings: [
    {
      label: '1',
      main: 'S',
      floors: 9,
      handover: [2028, 1],
      sections: [
        [
          [2, 6, 'comfort-left-6'],
          [7, 7, 'terrace-8'],
          [8, 8, 'terrace-6'],
          [9, 9, 'terrace-4'],
        ],
        [[2, 6, 'comfort-right-6']],
      ],
    },
    {
      label: '2',
      main: 'S',
      floors: 9,
      handover: [2028, 1],
      pace: 1.15,
      discounted: 0.15,
      sections: [
        [
          [2, 7, 'comfort-11'],
          [8, 8, 'terrace-8'],
          [9, 9, 'terrace-6'],
        ],
      ],
    },
    {
      label: '3',
      main: 'S',
      floors: 8,
      handover: [2028, 1],
      sections: [
        [
          [2, 5, 'comfort-10'],
          [6, 6, 'terrace-8'],
          [7, 7, 'terrace-6'],
          [8, 8, 'terrace-4'],
        ],
      ],
    },
    {
      label: '4',
      main: 'S',
      finish: 'prepared',
      floors: 8,
      handover: [2028, 3],
      sections: [
        [
          [2, 7, 'comfort-left-6'],
          [8, 8, 'terrace-8'],
        ],
        [[2, 7, 'comfort-right-6']],
      ],
    },
    {
      label: '5',
      main: 'S',
      finish: 'prepared',
      floors: 9,
      handover: [2028, 3],
      sections: [
        [
          [2, 7, 'comfort-left-6'],
          [8, 8, 'terrace-8'],
          [9, 9, 'terrace-6'],
        ],
        [[2, 7, 'comfort-right-6']],
      ],
    },
  ],
};
