import type { ExamplesOf } from '../../core/examples.ts';
import type * as methods from './price-parts.methods.ts';

export const pricePartsExamples: ExamplesOf<typeof methods> = {
  'Objects.GetPriceParts': [
    {
      name: 'a flat of two rooms over the canal, with a discount',
      input: { vendor: 'kanal', subvendor: 'korpus-2', id: 'k2-57' },
      result: {
        state: 'explained',
        error: 0.7,
        flats: 434,
        buildings: 6,
        metre: 36_700_000,
        base: 2_334_100_000,
        mean: { area: 58.1, floor: 5.8 },
        parts: [
          { part: 'area', sum: -9_300_000 },
          { part: 'floor', sum: 27_500_000 },
          { part: 'light', sum: 14_800_000 },
          { part: 'view', sum: 42_500_000 },
        ],
        model: 2_409_600_000,
        rest: -77_600_000,
        discount: -93_280_000,
        price: 2_238_720_000,
        pricePerMetre: 35_200_000,
        near: [
          {
            number: '66',
            url: '/obekty/kanal/korpus-2/k2-66',
            buildingName: 'Корпус 2',
            area: 63.6,
            floor: 8,
            status: 'sold',
            pricePerMetre: 37_500_000,
          },
          {
            number: '48',
            url: '/obekty/kanal/korpus-2/k2-48',
            buildingName: 'Корпус 2',
            area: 63.6,
            floor: 6,
            status: 'free',
            pricePerMetre: 34_800_000,
          },
        ],
      },
    },
    {
      name: 'a flat that is sold',
      input: { vendor: 'kanal', subvendor: 'korpus-2', id: 'k2-66' },
      result: { state: 'silent', reason: 'sold' },
    },
  ],
};
