import { AREA_COEFFICIENTS, type SummerArea, type SummerRoomKind } from '@m30/calculators/area';

/** Loggias and the like of a flat: the options of its plan say which, and the flat how large; m². */
export function summerRooms({
  balconyArea,
  plan: { options },
}: {
  balconyArea: number | null;
  plan: { options: readonly string[] };
}): SummerArea[] {
  const kind = options.find((option): option is SummerRoomKind => option in AREA_COEFFICIENTS);
  return kind === undefined || balconyArea === null ? [] : [{ kind, area: balconyArea }];
}
