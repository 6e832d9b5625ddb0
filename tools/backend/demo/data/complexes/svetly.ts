import type { ComplexSeed } from '../types.ts';

/** When all five buildings got their permits, as the news tell. */
const COMMISSIONED = '2026-05-28';

/** «Светлый двор»: white and wood in Murino, completed. */
export const svetly: ComplexSeed = {
  vendor: 'svetly',
  code: 'sd',
  name: 'Светлый двор',
  title: 'Жилой комплекс «Светлый двор»',
  place: 'Мурино',
  address: 'Ленинградская область, Мурино, Воронцовский бул., 12',
  coordinate: [60.05, 30.439],
  housingClass: 'комфорт',
  metro: { name: 'Девяткино', minutes: 5 },
  summary: 'Белые дома с деревянными лоджиями у метро «Девяткино»: комплекс сдан, ключи сразу',
  about: [
    'Комплекс сдан весной 2026 года и уже заселён: во дворе играют дети, на первых этажах открылись пекарня, аптека и библиотека. Квартиру можно посмотреть в тот же день и получить ключи после регистрации договора.',
    'Лоджии обшиты термообработанной сосной, она не требует покраски и со временем чуть сереет. Белая штукатурка отражает свет во двор, и на нижних этажах днём редко включают лампы.',
    'Все квартиры с чистовой отделкой: ламинат, обои под покраску, плитка и сантехника. Остаётся привезти мебель.',
  ],
  floors: '6–8',
  ceiling: 2.7,
  finish: 'full',
  finishSet: 'dvor',
  headline: 'Белые стены, сосновые лоджии и ключи сразу',
  story: {
    facade: 'Сосна лоджий со временем сереет, белая штукатурка отдаёт свет двору.',
    courtyard: 'Комплекс сдан: во дворе играют, а не строят.',
  },
  pricePerMetre: [170, 215],
  // Nothing is built here any more that an instalment could last for.
  payments: ['full', 'mortgage', 'trade-in', 'capital'],
  free: 0.22,
  buildings: [
    {
      label: '1',
      main: 'S',
      floors: 7,
      handover: null,
      commissioned: COMMISSIONED,
      discounted: 1,
      sections: [[[2, 7, 'comfort-left-6']], [[2, 7, 'comfort-right-6']]],
    },
    {
      label: '2',
      main: 'S',
      furnished: 0.2,
      floors: 8,
      handover: null,
      commissioned: COMMISSIONED,
      discounted: 1,
      sections: [[[2, 8, 'comfort-10']]],
    },
    {
      label: '3',
      main: 'S',
      furnished: 0.2,
      floors: 6,
      handover: null,
      commissioned: COMMISSIONED,
      discounted: 1,
      sections: [[[2, 6, 'comfort-10']]],
    },
    {
      label: '4',
      main: 'S',
      floors: 8,
      handover: null,
      commissioned: COMMISSIONED,
      discounted: 1,
      sections: [[[2, 8, 'comfort-left-5']], [[2, 8, 'comfort-right-6']]],
    },
    {
      label: '5',
      main: 'S',
      floors: 7,
      handover: null,
      commissioned: COMMISSIONED,
      discounted: 1,
      sections: [[[2, 7, 'comfort-left-6']], [[2, 7, 'comfort-right-5']]],
    },
  ],
};
