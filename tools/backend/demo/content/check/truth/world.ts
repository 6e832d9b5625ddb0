import { openEmbedded } from '../../../../src/adapters/travel/embedded.ts';
import { CENTRE } from '../../../../src/adapters/travel/types.ts';
import { lotFilters } from '@m30/api/filters';
import { complexes } from '../../../data/complexes/index.ts';
import { generateLots } from '../../../generator/lots.ts';
import { buildingRows } from '../../../generator/objects.ts';
import { generatePlaces } from '../../../generator/places/places.ts';
import { priceHistoryRows } from '../../../generator/price-history.ts';
import { kindOf } from './flat-kinds.ts';

/** A building as texts are held against it. */
interface KnownBuilding {
  label: string;
  isCompleted: boolean;
  /** Kinds of its flats: «студия», «евротрёхкомнатная». */
  kinds: ReadonlySet<string>;
  /** First day of its sales, ISO; `null` where they have not begun. */
  salesFrom: string | null;
}

/** A complex as texts are held against it. */
export interface KnownComplex {
  vendor: string;
  isCompleted: boolean;
  payments: readonly (typeof lotFilters.pay.values)[number][];
  buildings: readonly KnownBuilding[];
  flats: number;
  /** Parking places. */
  places: number;
  /** What a free flat costs at least, roubles, and what its m² costs, thousand roubles. */
  priceFrom: number;
  metre: readonly [from: number, to: number];
  /** Days from which flats have been sold cheaper, ISO. */
  discountDays: ReadonlySet<string>;
}

/** What the generated data says, to hold texts against. */
export interface World {
  complexes: ReadonlyMap<string, KnownComplex>;
  /** The drive from a complex to the middle of the city, without traffic, by the bundled roads. */
  drive(vendor: string): Promise<{ kilometres: number; minutes: number }>;
}

/** Reads the generated data. */
export function knownWorld(): World {
  const flats = generateLots(complexes);
  const places = generatePlaces().lots.filter(({ kind }) => kind === 'parking');
  const history = Map.groupBy(priceHistoryRows(flats, complexes), ({ lotGuid }) => lotGuid);
  const rows = buildingRows(complexes);
  const { router } = openEmbedded();
  const known = complexes.map((complex): [string, KnownComplex] => {
    const { vendor } = complex;
    const own = flats.filter(({ buildingId }) => buildingId.startsWith(`${vendor}/`));
    const free = own.filter(({ status }) => status === 'free');
    const metres = free.map(({ price, area }) => price / 100_000 / area);
    const pricesOf = (some: typeof own) => some.flatMap(({ guid }) => history.get(guid) ?? []);
    const buildings = complex.buildings.map((building): KnownBuilding => {
      const row = rows.find((one) => one.vendor === vendor && one.label === building.label);
      const inside = own.filter(({ buildingId }) => buildingId === row?.id);
      return {
        label: building.label,
        isCompleted: building.handover === null,
        kinds: new Set(inside.map(kindOf)),
        salesFrom:
          pricesOf(inside)
            .map(({ since }) => since)
            .sort()[0] ?? null,
      };
    });
    return [
      vendor,
      {
        vendor,
        isCompleted: buildings.every(({ isCompleted }) => isCompleted),
        payments: rows.find((row) => row.vendor === vendor)?.payments ?? [],
        buildings,
        flats: own.length,
        places: places.filter(({ buildingId }) => buildingId.startsWith(`${vendor}/`)).length,
        priceFrom: Math.min(...free.map(({ price }) => price)) / 100,
        metre: [Math.floor(Math.min(...metres)), Math.ceil(Math.max(...metres))],
        discountDays: new Set(
          pricesOf(own).flatMap(({ reason, since }) => (reason === 'скидка' ? [since] : [])),
        ),
      },
    ];
  });
  return {
    complexes: new Map(known),
    async drive(vendor) {
      const complex = complexes.find((one) => one.vendor === vendor);
      if (!complex) throw new Error(`data/complexes has no «${vendor}»`);
      const { metres, seconds } = await router.route(complex.coordinate, CENTRE);
      return { kilometres: metres / 1000, minutes: seconds / 60 };
    },
  };
}
