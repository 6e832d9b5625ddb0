import type { ComparedLot } from '../../../../store/compare/index.ts';

/** A flat whose plan has lengths. */
export type PlannedFlat = Extract<ComparedLot, { kind: 'flat' }> & {
  planSheet: NonNullable<Extract<ComparedLot, { kind: 'flat' }>['planSheet']>;
};

export const isPlanned = (lot: ComparedLot): lot is PlannedFlat =>
  'planSheet' in lot && lot.planSheet !== null;

/** Where a drawing lies, in per cent of the field that both share. */
export interface Layer {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Inner corner of a flat's facade: left and top, metres. */
function cornerOf({ planSheet: { sizes } }: PlannedFlat): [left: number, top: number] {
  const start = (upright: boolean) =>
    Math.min(...sizes.filter((size) => size.upright === upright).map(({ from }) => from));
  return sizes.length > 0 ? [start(false), start(true)] : [0, 0];
}

/** Two plans at one scale, their facades and their left walls upon each other. */
export function overlay(flats: readonly [PlannedFlat, PlannedFlat]): {
  width: number;
  height: number;
  layers: readonly [Layer, Layer];
} {
  const [first, second] = flats;
  const [a, b] = [cornerOf(first), cornerOf(second)];
  const [left, top] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
  const ends = ([x, y]: [number, number], { planSheet }: PlannedFlat) =>
    [left - x + planSheet.width, top - y + planSheet.height] as const;
  const [endA, endB] = [ends(a, first), ends(b, second)];
  const [width, height] = [Math.max(endA[0], endB[0]), Math.max(endA[1], endB[1])];
  const layer = ([x, y]: [number, number], { planSheet }: PlannedFlat): Layer => ({
    left: ((left - x) / width) * 100,
    top: ((top - y) / height) * 100,
    width: (planSheet.width / width) * 100,
    height: (planSheet.height / height) * 100,
  });
  return { width, height, layers: [layer(a, first), layer(b, second)] };
}
