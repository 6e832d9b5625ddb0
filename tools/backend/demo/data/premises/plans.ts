import type { PremisesPlan } from './types.ts';

/** The drawings of `media/commercial`, by id. */
export const premisesPlans: Readonly<Record<string, PremisesPlan>> = {
  'com-62': {
    area: 61.8,
    shopWindow: 5.4,
    power: [15, 25],
    purposes: ['shop', 'cafe', 'beauty', 'pharmacy', 'office'],
    roomList: [
      { name: 'Торговый зал', area: 43.5 },
      { name: 'Загрузочная', area: 7.8 },
      { name: 'Подсобное', area: 6.7 },
      { name: 'Санузел', area: 3.8 },
    ],
  },
  'com-118': {
    area: 118.2,
    shopWindow: 15,
    power: [30, 45],
    purposes: ['shop', 'bakery', 'pharmacy', 'clinic', 'school'],
    roomList: [
      { name: 'Торговый зал', area: 79.2 },
      { name: 'Загрузка и склад', area: 13.3 },
      { name: 'Кабинет', area: 8.3 },
      { name: 'Комната персонала', area: 7 },
      { name: 'Санузел', area: 5.2 },
      { name: 'Моечная', area: 5.2 },
    ],
  },
  'com-240': {
    area: 239.9,
    shopWindow: 23.4,
    power: [60, 80],
    purposes: ['restaurant', 'grocery', 'sport', 'clinic'],
    roomList: [
      { name: 'Обеденный зал', area: 107.9 },
      { name: 'Барный зал', area: 32 },
      { name: 'Кухня', area: 27.3 },
      { name: 'Кабинет', area: 11.9 },
      { name: 'Комната персонала', area: 11.1 },
      { name: 'Моечная', area: 11.1 },
      { name: 'Загрузка', area: 10 },
      { name: 'Санузел', area: 9.7 },
      { name: 'Склад', area: 9.5 },
      { name: 'Санузел', area: 9.4 },
    ],
  },
};
