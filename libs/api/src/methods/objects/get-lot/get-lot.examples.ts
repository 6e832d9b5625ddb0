import type { MethodExample } from '../../../core/define-method.ts';
import { discountedLot, familyProgramme, heldLot, kanalLot } from '../../shared/demo-lots.ts';
import type { getLot } from './get-lot.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getLot>[] = [
  {
    name: 'a free flat at the canal',
    input: {
      vendor: 'kanal',
      subvendor: 'korpus-2',
      id: 'k2-23',
    },
    result: {
      ...kanalLot,
      guid: '208f1803-eb5d-5a1a-bd18-5b0624d69054',
      labelledPlan: '/media/plans/e2-45.svg',
      livingArea: 28.3,
      kitchenArea: 16.7,
      balconyArea: 4.1,
      ceiling: 3,
      bathrooms: 1,
      finish: 'предчистовая',
      sides: ['север', 'восток'],
      roomList: [
        {
          area: 16.7,
          name: 'Кухня-гостиная',
        },
        {
          area: 11.6,
          name: 'Спальня',
        },
        {
          area: 5.9,
          name: 'Прихожая',
        },
        {
          area: 4.4,
          name: 'Санузел',
        },
        {
          area: 4.3,
          name: 'Гардероб',
        },
      ],
      pricePerMetre: 36300000,
      address: 'Санкт-Петербург, Курская ул., 9',
      coordinate: [59.911, 30.356],
      facade: {
        picture: {
          id: 'kanal-facade',
          alt: 'ЖК «Канал 9» — девятиэтажный кирпичный квартал у канала, фронтальный вид фасада',
          width: 1600,
          height: 1000,
          colour: '#8a8480',
        },
        polygons: [
          [
            [567.9, 610.8],
            [1032.1, 610.8],
            [1032.1, 554.5],
            [567.9, 554.5],
          ],
        ],
      },
      onFloor: {
        total: 9,
        free: 6,
      },
      priceHistory: [
        { from: '2025-02-19', price: 1_571_000_000, reason: 'старт продаж' },
        { from: '2026-03-04', price: 1_629_870_000, reason: 'плановое повышение' },
      ],
      similar: [discountedLot, heldLot],
      programme: familyProgramme,
    },
  },
];
