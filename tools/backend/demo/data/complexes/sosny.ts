import type { BuildingSeed, ComplexSeed } from '../types.ts';

/** Three or four storeys, one entrance. */
const house = (
  label: string,
  floors: number,
  handover: BuildingSeed['handover'],
): BuildingSeed => ({
  label,
  main: 'S',
  floors,
  handover,
  sections: [
    [
      [1, floors - 1, 'pine-6'],
      [floors, floors, 'pine-5'],
    ],
  ],
});

/** «Сосны»: low houses in the pine forest of Repino. */
export const sosny: ComplexSeed = {
  vendor: 'sosny',
  code: 'so',
  name: 'Сосны',
  title: 'Посёлок «Сосны»',
  place: 'Репино, Приморское шоссе',
  address: 'Санкт-Петербург, Репино, Приморское шоссе, 418',
  coordinate: [60.168, 29.869],
  housingClass: 'малоэтажный',
  metro: null,
  summary: 'Восемь невысоких домов под соснами, в пятнадцати минутах ходьбы от залива',
  about: [
    'Дома ставили между деревьями: каждую сосну толще двадцати сантиметров нанесли на план и обошли. На участке их осталось 312.',
    'Крыши скатные, крыты сланцем; на верхних этажах потолок поднимается до конька. В каждом доме один подъезд и не больше шести квартир на площадке, соседей здесь знают по имени.',
    'До залива пятнадцать минут по лесной тропе, до станции Репино — двадцать. Электричка идёт до Финляндского вокзала около часа.',
  ],
  floors: '3–4',
  ceiling: 3,
  finish: 'shell',
  finishSet: 'sever',
  headline: 'Скатные крыши, сланец и 312 сосен вокруг',
  story: {
    facade: 'Сланец на крышах, потолок верхних этажей поднят до конька.',
    courtyard: 'Каждую сосну толще двадцати сантиметров нанесли на план и обошли.',
  },
  payments: ['full', 'mortgage', 'trade-in', 'capital'],
  pricePerMetre: [210, 290],
  free: 0.4,
  buildings: [
    house('1', 3, [2027, 2]),
    house('2', 3, [2027, 2]),
    house('3', 4, [2027, 2]),
    house('4', 4, [2027, 2]),
    house('5', 3, [2027, 4]),
    house('6', 3, [2027, 4]),
    house('7', 3, [2028, 2]),
    house('8', 3, [2028, 2]),
  ],
};
