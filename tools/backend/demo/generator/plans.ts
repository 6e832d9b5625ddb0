import {
  AREA_COEFFICIENTS,
  reducedArea,
  type SummerArea,
  type SummerRoomKind,
} from '@m30/calculators/area';
import source from '../data/plans.json' with { type: 'json' };
import type { RoomArea, Rooms } from '../../src/modules/estate/types.ts';

/** One flat type of `data/plans.json`. */
export interface PlanSeed {
  id: string;
  title: string;
  rooms: Rooms;
  euro: boolean;
  /** m², reduced: summer rooms by their coefficients. */
  area: number;
  livingArea: number;
  kitchenArea: number | null;
  balconyArea: number | null;
  bathrooms: number;
  /** Side of the drawing with windows besides the top; `null` where it is not a corner flat. */
  corner: 'left' | 'right' | null;
  options: string[];
  roomList: RoomArea[];
}

/** Every flat type, by id. */
export const plans: ReadonlyMap<string, PlanSeed> = new Map(
  (source as Omit<PlanSeed, 'area'>[]).map((plan) => [
    plan.id,
    {
      ...plan,
      area: reducedArea(
        plan.roomList.map(({ area }) => area),
        summerOf(plan),
      ).area,
    },
  ]),
);

/** @throws Error where a plan measures a summer room that its options do not name, or the other way round */
function summerOf({
  id,
  balconyArea,
  options,
}: Pick<PlanSeed, 'id' | 'balconyArea' | 'options'>): SummerArea[] {
  const kinds = options.filter((option): option is SummerRoomKind => option in AREA_COEFFICIENTS);
  if (kinds.length !== Number(balconyArea !== null)) {
    throw new Error(`flat type «${id}» has ${kinds.length} summer rooms of ${balconyArea} m²`);
  }
  return kinds.map((kind) => ({ kind, area: balconyArea ?? 0 }));
}

/**
 * A flat type by its id.
 * @throws Error where `data/plans.json` has no such type
 */
export function planOf(id: string): PlanSeed {
  const plan = plans.get(id);
  if (!plan) throw new Error(`data/plans.json has no flat type «${id}»`);
  return plan;
}
