import type { LegalRule } from '../law/legal-rule.ts';

/** What a m² of a summer room counts for in the reduced area of a flat. */
export const AREA_LAW = {
  value: { loggia: 0.5, balcony: 0.3, terrace: 0.3, veranda: 1 },
  rule: 'Лоджия входит в приведённую площадь с коэффициентом 0,5, балкон и терраса — 0,3, веранда — 1',
  source: 'приказ Минстроя России от 25.11.2016 № 854/пр',
  readOn: '2026-11-24',
} as const satisfies LegalRule;

/** The coefficients of {@link AREA_LAW}, and of an unheated storage room, which it does not name: the company counts it whole, as a room. */
export const AREA_COEFFICIENTS = { ...AREA_LAW.value, storage: 1 } as const;

export type SummerRoomKind = keyof typeof AREA_COEFFICIENTS;

/** A loggia, balcony, terrace, veranda or unheated storage room; m². */
export interface SummerArea {
  kind: SummerRoomKind;
  area: number;
}

/** How the area of a flat comes about; m². */
export interface ReducedArea {
  /** Heated rooms together. */
  rooms: number;
  /** Each summer room by its coefficient. */
  counted: readonly (SummerArea & { coefficient: number; counts: number })[];
  /** Before it is rounded. */
  exact: number;
  /** What is sold: to a tenth, half up. */
  area: number;
}

/**
 * The reduced area of a flat, whose price and contract follow from it.
 *
 * @param rooms m² of the heated rooms, of three decimals at most
 * @throws RangeError for an area below zero
 */
export function reducedArea(
  rooms: readonly number[],
  summer: readonly SummerArea[] = [],
): ReducedArea {
  if ([...rooms, ...summer.map(({ area }) => area)].some((area) => !(area >= 0))) {
    throw new RangeError('an area is zero or more');
  }
  const heated = sum(rooms.map(thousandths));
  const counted = summer.map((room) => {
    const coefficient = AREA_COEFFICIENTS[room.kind];
    return { ...room, coefficient, counts: thousandths(room.area * coefficient) / 1000 };
  });
  const exact = heated + sum(counted.map(({ counts }) => thousandths(counts)));
  return {
    rooms: heated / 1000,
    counted,
    exact: exact / 1000,
    area: Math.round(exact / 100) / 10,
  };
}

/** Whole thousandths of a m², so that tenths add up exactly. */
const thousandths = (area: number) => Math.round(area * 1000);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
