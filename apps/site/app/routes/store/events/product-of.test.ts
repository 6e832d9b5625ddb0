import { expect, test } from 'vitest';
import { lotFixture } from '../../../components/lot-card/lot-card.fixture.ts';
import { flatProduct, lotProduct, resaleProduct, unitProduct } from './product-of.ts';

const built = { complexName: 'Террасы', buildingName: 'Корпус 2', price: 120_000_000 };

test.each([
  [
    'a flat',
    flatProduct(lotFixture()),
    {
      id: 't2-131',
      name: 'Евродвухкомнатная, 48,4 м²',
      category: 'Квартиры/Террасы/Корпус 2',
      price: 10_212_400,
    },
  ],
  [
    'a flat that is sold',
    flatProduct(lotFixture({ rooms: '2', euro: false, price: null })),
    { id: 't2-131', name: '2-комнатная, 48,4 м²', category: 'Квартиры/Террасы/Корпус 2' },
  ],
  [
    'a complex with a slash in its name, which would be a level more',
    flatProduct(lotFixture({ rooms: 'studio', complexName: 'Канал\u00a09/10' })),
    {
      id: 't2-131',
      name: 'Студия, 48,4 м²',
      category: 'Квартиры/Канал 9-10/Корпус 2',
      price: 10_212_400,
    },
  ],
  [
    'premises, by kopecks',
    unitProduct({ ...built, id: 'k2-p1', area: 61.8, price: 2_650_000_050 }),
    {
      id: 'k2-p1',
      name: 'Помещение, 61,8 м²',
      category: 'Коммерция/Террасы/Корпус 2',
      price: 26_500_000.5,
    },
  ],
  [
    'a parking place',
    lotProduct({ ...built, id: 't-m12', kind: 'parking', area: 13.3 }),
    {
      id: 't-m12',
      name: 'Парковочное место, 13,3 м²',
      category: 'Паркинг/Террасы/Корпус 2',
      price: 1_200_000,
    },
  ],
  [
    'a storage room',
    lotProduct({ ...built, id: 't-k5', kind: 'storage', area: 4.2 }),
    {
      id: 't-k5',
      name: 'Кладовая, 4,2 м²',
      category: 'Кладовые/Террасы/Корпус 2',
      price: 1_200_000,
    },
  ],
  [
    'a resale flat, by its district alone',
    resaleProduct({
      ...{ id: 'lanskaya-2k', rooms: '2', euro: false, area: 58.1, price: 1_290_000_000 },
      district: 'Приморский район',
    }),
    {
      id: 'lanskaya-2k',
      name: '2-комнатная, 58,1 м²',
      category: 'Вторичное жильё/Приморский район',
      price: 12_900_000,
    },
  ],
])('%s', (_, product, expected) => {
  expect(product).toEqual(expected);
});

test.each([
  [{ ...lotFixture(), kind: 'flat' as const }, 'Квартиры/Террасы/Корпус 2'],
  [
    { ...built, kind: 'commercial' as const, id: 'k2-p1', area: 61.8 },
    'Коммерция/Террасы/Корпус 2',
  ],
  [{ ...built, kind: 'storage' as const, id: 't-k5', area: 4.2 }, 'Кладовые/Террасы/Корпус 2'],
  [
    { ...lotFixture(), kind: 'resale' as const, district: 'Приморский район' },
    'Вторичное жильё/Приморский район',
  ],
])('a lot of a list is told by its kind', (lot, category) => {
  expect(lotProduct(lot)).toMatchObject({ id: lot.id, category });
});
