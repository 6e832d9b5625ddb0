import type { HouseKind } from '../../../src/modules/estate/resale-types.ts';

/** What flats in houses of one kind have in common. */
interface KindRules {
  /** «панельный дом». */
  house: string;
  /** Types that layouts are like. */
  plans: readonly string[];
  /** How much smaller or larger the flats are than these types. */
  scale: number;
  /** How much dearer a m² is than the district's. */
  dearer: number;
  /** Lowest and highest ceiling, centimetres. */
  ceiling: readonly [number, number];
}

const MODEST = ['1k-35', '2k-54', '1k-38', '2k-58', '3k-79'];

/** The kinds of houses. */
export const KINDS: Readonly<Record<HouseKind, KindRules>> = {
  old: {
    house: 'дом старого фонда',
    plans: ['2k-64', '3k-93', '1k-43', '3k-86', '4k-128'],
    scale: 1.04,
    dearer: 0.97,
    ceiling: [310, 365],
  },
  stalin: {
    house: 'сталинский дом',
    plans: ['2k-58', '3k-79', '1k-38', '2k-64', '3k-86'],
    scale: 1.02,
    dearer: 1.03,
    ceiling: [295, 325],
  },
  brick: {
    house: 'кирпичный дом',
    plans: MODEST,
    scale: 0.89,
    dearer: 0.95,
    ceiling: [250, 265],
  },
  panel: {
    house: 'панельный дом',
    plans: MODEST,
    scale: 0.95,
    dearer: 0.96,
    ceiling: [250, 265],
  },
  monolith: {
    house: 'монолитно-кирпичный дом',
    plans: ['studio-25', 'e2-45', '1k-41', 'e2-48', '3k-86', '2k-64', 'studio-30', 'e3-66'],
    scale: 1,
    dearer: 1.14,
    ceiling: [270, 285],
  },
};

/** Houses of this kind and height have a lift. */
export function hasLift(kind: HouseKind, floors: number): boolean {
  return kind !== 'old' && floors > 5;
}
