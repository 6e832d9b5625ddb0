import {
  type COMMUTES,
  limitsOf,
  lotFilters,
  type LotFacet,
  type LotFilter,
  type LotSort,
  type NearbyKind,
} from '@m30/api/filters';
import { FINISHES } from '../../../estate/finish.ts';
import { PAYMENT_KINDS } from '../../../estate/payment-kind.ts';
import { atMost } from '../facet/at-most.ts';
import { choice } from '../facet/choice.ts';
import { flag } from '../facet/flag.ts';
import { payment, type PaymentProgramme } from '../facet/payment.ts';
import { price } from '../facet/price.ts';
import { range } from '../facet/range.ts';
import { allOfSeveral, anyOfSeveral } from '../facet/several.ts';
import { silent } from '../facet/silent.ts';
import { text } from '../facet/text.ts';
import type { Option } from '../facet/types.ts';
import { handoverLabel, handoverLimit, handoverValue } from '../handover.ts';
import { declareCatalogue, type LotIndex } from '../engine/types.ts';
import { mixedPlace } from '../mixed-place.ts';
import {
  FLOOR_OPTIONS,
  LIGHT_OPTIONS,
  LOT_OPTIONS,
  optionsOf,
  ROOM_OPTIONS,
  SIDE_OPTIONS,
  WALK_OPTIONS,
} from './options.ts';

/** What the index knows of a flat that the catalogue lists. */
export interface IndexedFlat {
  id: string;
  /** In its building. */
  number: string;
  /** Alias of the complex. */
  complex: string;
  /** Alias of the building within its complex: `korpus-2`. */
  building: string;
  rooms: string;
  /** Kopecks. */
  price: number;
  /** m², as the kitchen's. */
  area: number;
  kitchen: number | null;
  floor: number;
  /** `first`, `last`: the floors it is not on. */
  floorNot: readonly string[];
  /** Quarters since year 0 (`year × 4 + quarter − 1`); 0 is a completed building. */
  handover: number;
  finish: string;
  options: readonly string[];
  /** `n`, `e`, `s`, `w`. */
  sides: readonly string[];
  /** `morning`, `day`, `evening`: when the sun is in a room; `water` where it is seen. */
  light: readonly string[];
  /** Hours of 22 March, to a tenth below; `null` where it is not known, as the metres to the house opposite. */
  sun: number | null;
  opposite: number | null;
  pay: readonly string[];
  discount: boolean;
  free: boolean;
  /** Minutes on foot, as to the nearest school, kindergarten and clinic. */
  metro: number | null;
  school: number | null;
  kindergarten: number | null;
  clinic: number | null;
  /** Id of the flat type. */
  plan: string;
}

/** What the options of the flats are made of, also those that no flat has now; in the order of the page. */
export interface FlatDictionary {
  complexes: readonly Option[];
  buildings: readonly (Option & { complexes: string[] })[];
  /** Quarters as in `IndexedFlat.handover`, completed ones left out. */
  handovers: readonly number[];
  /** The one of the cards first. */
  programmes: readonly PaymentProgramme[];
  plans: readonly Option[];
}

/** Keys of the ways to addresses. */
type CommuteKey = (typeof COMMUTES)[number][keyof (typeof COMMUTES)[number]];

/** The contract's filter with each way turned into the complexes from where it is short enough. */
export type FlatFilter = Omit<LotFilter, CommuteKey> & {
  commute?: readonly string[] | undefined;
  commute2?: readonly string[] | undefined;
};

type Flat = IndexedFlat;

const readPrice = (flat: Flat) => flat.price;
const readArea = (flat: Flat) => flat.area;
const readFloor = (flat: Flat) => flat.floor;
/** Flats whose light is not known come last. */
const readSun = (flat: Flat) => flat.sun ?? -1;
const readHandover = (flat: Flat) => flat.handover;
const readMetrePrice = (flat: Flat) => flat.price / flat.area;

/** The complexes from where a way is short enough. */
const near = <const Key extends 'commute' | 'commute2'>(key: Key) =>
  silent(
    choice({
      key,
      of: (flat: Flat) => flat.complex,
      options: ({ complexes }: FlatDictionary) => complexes,
    }),
  );

/** Minutes on foot, from the complex. */
const onFoot = <const Key extends 'metro' | NearbyKind>(key: Key) =>
  atMost({
    key,
    of: (flat: Flat) => flat[key],
    limit: (minutes: number | string) => Number(minutes),
    options: (_: FlatDictionary) => WALK_OPTIONS,
  });

/** The catalogue of flats: a line a facet, in the order of the address. */
export const flats = declareCatalogue<Flat, FlatDictionary, FlatFilter, LotSort, LotFacet>()({
  id: (flat) => flat.id,
  price: readPrice,
  facets: {
    complex: choice({
      key: 'complex',
      of: (flat: Flat) => flat.complex,
      options: ({ complexes }: FlatDictionary) => complexes,
    }),
    building: choice({
      key: 'building',
      of: (flat: Flat) => flat.building,
      options: ({ buildings }: FlatDictionary) => buildings,
    }),
    rooms: choice({
      key: 'rooms',
      of: (flat: Flat) => flat.rooms,
      options: (_: FlatDictionary) => ROOM_OPTIONS,
    }),
    price: price<Flat>(),
    payment: payment<Flat>(),
    area: range({ ...limitsOf(lotFilters, 'area'), of: readArea }),
    kitchen: range({ ...limitsOf(lotFilters, 'kitchen'), of: (flat: Flat) => flat.kitchen }),
    floor: range({ ...limitsOf(lotFilters, 'floor'), of: readFloor }),
    floorNot: allOfSeveral({
      key: 'floorNot',
      of: (flat: Flat) => flat.floorNot,
      options: FLOOR_OPTIONS,
    }),
    handover: atMost({
      key: 'handover',
      of: readHandover,
      limit: handoverLimit,
      options: ({ handovers }: FlatDictionary) =>
        [0, ...handovers.toSorted((a, b) => a - b)].map((quarter) => ({
          value: handoverValue(quarter),
          label: handoverLabel(quarter),
        })),
    }),
    finish: choice({
      key: 'finish',
      of: (flat: Flat) => flat.finish,
      options: (_: FlatDictionary) => optionsOf(FINISHES),
    }),
    options: allOfSeveral({
      key: 'options',
      of: (flat: Flat) => flat.options,
      options: LOT_OPTIONS,
    }),
    sides: anyOfSeveral({
      key: 'sides',
      of: (flat: Flat) => flat.sides,
      options: SIDE_OPTIONS,
    }),
    light: allOfSeveral({
      key: 'light',
      of: (flat: Flat) => flat.light,
      options: LIGHT_OPTIONS,
    }),
    sun: range({ ...limitsOf(lotFilters, 'sun'), of: (flat: Flat) => flat.sun }),
    opposite: range({ ...limitsOf(lotFilters, 'opposite'), of: (flat: Flat) => flat.opposite }),
    pay: anyOfSeveral({
      key: 'pay',
      of: (flat: Flat) => flat.pay,
      options: optionsOf(PAYMENT_KINDS),
    }),
    discount: flag({ key: 'discount', of: (flat: Flat) => flat.discount }),
    free: flag({ key: 'free', of: (flat: Flat) => flat.free }),
    metro: onFoot('metro'),
    school: onFoot('school'),
    kindergarten: onFoot('kindergarten'),
    clinic: onFoot('clinic'),
    number: text({ key: 'number', of: (flat: Flat) => [flat.number, flat.id] }),
    plan: silent(
      choice({
        key: 'plan',
        of: (flat: Flat) => flat.plan,
        options: ({ plans }: FlatDictionary) => plans,
      }),
    ),
    commute: near('commute'),
    commute2: near('commute2'),
  },
  sorts: {
    mixed: { by: (flat) => mixedPlace(flat.id) },
    price: { by: readPrice },
    '-price': { by: readPrice, descending: true },
    area: { by: readArea },
    '-area': { by: readArea, descending: true },
    handover: { by: readHandover },
    metre: { by: readMetrePrice },
    '-metre': { by: readMetrePrice, descending: true },
    floor: { by: readFloor },
    '-floor': { by: readFloor, descending: true },
    '-sun': { by: readSun, descending: true },
  },
});

/** The index in memory that answers the filters of `/katalog`: lots, counts of each facet, order. */
export type FlatIndex = LotIndex<Flat, FlatDictionary, FlatFilter, LotSort, typeof flats.facets>;
