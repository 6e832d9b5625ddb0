import type { ComplexSeed } from '../types.ts';

/** «Залив»: three towers on a shared base by the bay. */
export const zaliv: ComplexSeed = {
  vendor: 'zaliv',
  code: 'z',
  name: 'Залив',
  title: 'Жилой комплекс «Залив»',
  place: 'Васильевский остров, намыв',
  address: 'Санкт-Петербург, Васильевский остров, ул. Вадима Шефнера, 30',
  coordinate: [59.933, 30.206],
  housingClass: 'бизнес',
  metro: { name: 'Приморская', minutes: 32 },
  summary: 'Три башни на общем стилобате у Финского залива: вода видна с третьего этажа и выше',
  about: [
    'Башни поставлены уступом, чтобы ни одна не закрывала соседке закат. Самая высокая — 28 этажей, с её верхних квартир в ясный день различим Кронштадт.',
    'Стилобат собирает всё, ради чего обычно выходят из дома: продукты, кофейню, детский центр и спортзал. Его крыша — двор жильцов, поднятый над улицей и закрытый от ветра стеклом.',
    'Фасад двойной: внешнее остекление гасит ветер с залива, поэтому балконом пользуются десять месяцев в году. Отделка предчистовая, в корпусе 3 чистовая, стояки вынесены в коридор, и план легко изменить.',
  ],
  floors: '18–28',
  ceiling: 2.9,
  finish: 'shell',
  finishSet: 'sever',
  headline: 'Стекло башен, ветер залива и вода с третьего этажа',
  story: {
    facade: 'Наружное стекло принимает ветер на себя, поэтому на балконе сидят и в октябре.',
    courtyard: 'Двор поднят на крышу стилобата и закрыт от ветра.',
  },
  payments: ['full', 'mortgage', 'instalment', 'trade-in', 'capital'],
  pricePerMetre: [300, 480],
  free: 0.4,
  buildings: [
    {
      label: '1',
      main: 'S',
      floors: 22,
      handover: [2027, 3],
      discounted: 0.12,
      water: { sides: ['S', 'W'], from: 3 },
      sections: [
        [
          [1, 18, 'tower-9'],
          [19, 21, 'tower-6'],
          [22, 22, 'tower-4'],
        ],
      ],
    },
    {
      label: '2',
      main: 'S',
      floors: 28,
      handover: [2028, 1],
      ahead: 4,
      water: { sides: ['S', 'W'], from: 3 },
      sections: [
        [
          [1, 22, 'tower-9'],
          [23, 26, 'tower-6'],
          [27, 28, 'tower-4'],
        ],
      ],
    },
    {
      label: '3',
      main: 'S',
      finish: 'full',
      furnished: 0.12,
      floors: 18,
      handover: [2027, 3],
      water: { sides: ['S', 'W'], from: 3 },
      sections: [
        [
          [1, 15, 'tower-9'],
          [16, 17, 'tower-6'],
          [18, 18, 'tower-4'],
        ],
      ],
    },
    { label: 'Стилобат', main: 'S', floors: 2, handover: [2027, 3], sections: [] },
  ],
};
