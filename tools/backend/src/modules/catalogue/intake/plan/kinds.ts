import type { LotItem } from '../shape/import-shape.ts';
import { LOT_FIELDS, type LotField } from './present.ts';

export type ImportKind = NonNullable<LotItem['type']>;

interface KindFacts {
  /** «Новые квартиры». */
  title: string;
  /** For a count: «квартира», «квартиры», «квартир». */
  words: readonly [string, string, string];
  /** For a count after «у»: «квартиры», «квартир». */
  having: readonly [string, string, string];
  /** What a new one cannot do without. */
  needed: readonly (keyof LotItem)[];
  /** What is compared of one that is there. */
  fields: readonly LotField[];
  /** m² that one has; outside of them it is suspicious. */
  area: readonly [number, number];
  /** Kopecks a m². */
  metre: readonly [number, number];
}

const PLACE = {
  needed: ['floor', 'area', 'price'],
  fields: ['price', 'oldPrice', 'status', 'area'],
} as const;

/** What an import knows of each kind of lots. */
export const KINDS: Readonly<Record<ImportKind, KindFacts>> = {
  flat: {
    title: 'Новые квартиры',
    words: ['квартира', 'квартиры', 'квартир'],
    having: ['квартиры', 'квартир', 'квартир'],
    needed: ['floor', 'area', 'rooms', 'price'],
    fields: LOT_FIELDS,
    area: [8, 600],
    metre: [20_000_00, 3_000_000_00],
  },
  commercial: {
    title: 'Новые помещения',
    words: ['помещение', 'помещения', 'помещений'],
    having: ['помещения', 'помещений', 'помещений'],
    needed: ['floor', 'area', 'price'],
    fields: [...PLACE.fields, 'floor', 'ceiling'],
    area: [5, 5000],
    metre: [20_000_00, 5_000_000_00],
  },
  parking: {
    title: 'Новые машиноместа',
    words: ['машиноместо', 'машиноместа', 'машиномест'],
    having: ['машиноместа', 'машиномест', 'машиномест'],
    ...PLACE,
    area: [2, 60],
    metre: [10_000_00, 2_000_000_00],
  },
  storage: {
    title: 'Новые кладовые',
    words: ['кладовая', 'кладовые', 'кладовых'],
    having: ['кладовой', 'кладовых', 'кладовых'],
    ...PLACE,
    area: [0.8, 40],
    metre: [10_000_00, 2_000_000_00],
  },
};

export const IMPORT_KINDS = Object.keys(KINDS) as ImportKind[];
